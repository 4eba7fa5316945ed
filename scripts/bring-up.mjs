/**
 * What `npm start` and `npm test` need before anything else: the packages of the lockfile, the
 * right Node, a fresh build. Runs on Node 20 and newer with nothing installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run } from "./processes.mjs";

/** The Node the program is written for; the package `node` brings it. */
const NODE_MAJOR = 24;

/** A reason to stop that is told in one line, without a stack. */
export class BringUpError extends Error {}

/** The last lines of what a command said. */
function tail(output, lines) {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}

/** Whether node_modules holds what package-lock.json asks for, by npm's own record of it. */
function packagesAreCurrent() {
  const record = join(root, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version;
  });
}

/** Installs the packages of the lockfile when they are not there. */
export async function bringPackages() {
  if (packagesAreCurrent()) return;
  const started = Date.now();
  console.log("Installing packages (about a minute the first time) …");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = npm?.endsWith("js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: process.platform === "win32" });
  if (code !== 0) {
    const errors = output.split("\n").filter((line) => line.startsWith("npm error"));
    const words = errors.slice(0, 12).join("\n") || tail(output, 12);
    throw new BringUpError(`The packages could not be installed:\n${words}`);
  }
  console.log(`Packages installed in ${seconds(started)}`);
}

/** The major version of a Node binary, or 0 when it does not run. */
function majorOf(node) {
  const reply = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(reply.stdout ?? "")?.[1] ?? 0);
}

function packagedNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const node = join(root, "node_modules/node/bin", name);
  return majorOf(node) >= NODE_MAJOR ? node : null;
}

/**
 * The Node that runs the program: the packaged one, or the running one where that is new
 * enough. Where install scripts are off, runs the package's own installer.
 * @returns {Promise<string>} its path
 */
export async function bringNode() {
  const ready = packagedNode();
  if (ready !== null) return ready;
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  console.log(`Installing Node ${NODE_MAJOR} …`);
  const home = join(root, "node_modules/node");
  const env = { npm_config_ignore_scripts: "false" };
  const { output } = await run(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: home,
    env,
  });
  const fetched = packagedNode();
  if (fetched !== null) return fetched;
  throw new BringUpError(
    `Faro needs Node ${NODE_MAJOR}, and its package could not be installed. Install Node ${NODE_MAJOR} from nodejs.org.\n${tail(output, 5)}`,
  );
}

/** What a build is made from. Tests are not in it. */
const SOURCES = ["src", "content", "public", "scripts"];
const SOURCE_FILES = /^(package-lock\.json|tsconfig\.json|index\.html|.+\.config\.ts)$/;
const NOT_BUILT = /[.](test|fixture)[.]tsx?$/;

/** A hash of all that the build is made from. */
function sourceFingerprint() {
  const hash = createHash("sha256").update(process.env.PUBLIC_URL ?? "");
  const add = (path) => hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  const walk = (folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!NOT_BUILT.test(entry.name)) add(path);
    }
  };
  for (const file of readdirSync(root).sort()) if (SOURCE_FILES.test(file)) add(file);
  for (const folder of SOURCES) if (existsSync(join(root, folder))) walk(folder);
  return hash.digest("hex");
}

const STAMP = join(root, "build/fingerprint");

/**
 * Builds when the sources changed since the last whole build.
 * @param {string} node from {@link bringNode}
 */
export async function bringBuild(node) {
  const fingerprint = sourceFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint) return;
  const started = Date.now();
  console.log("Building …");
  rmSync(STAMP, { force: true });
  const { code, output } = await run(node, ["scripts/build.ts"], {
    // A test or a developer may run in another mode; people are given React without its checks.
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new BringUpError(`The build failed:\n${tail(output, 60)}`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint);
  console.log(`Built in ${seconds(started)}`);
}

/** The script behind a package's command, to be run with the chosen Node. */
export function binOf(packageName, command = packageName) {
  const file = join(root, "node_modules", packageName, "package.json");
  const { bin } = JSON.parse(readFileSync(file, "utf8"));
  return join(dirname(file), typeof bin === "string" ? bin : bin[command]);
}

/** The time since `started` in words. */
export function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Tells an error and sets the exit code: one line for what was foreseen, all for the rest. */
export function reportFailure(error) {
  console.error(error instanceof BringUpError ? error.message : error);
  process.exitCode = 1;
}
