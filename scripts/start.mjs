/** `npm start`: see the help below. Runs on Node 20 and newer with nothing installed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bringBuild, bringNode, bringPackages, reportFailure } from "./bring-up.mjs";
import { keepRunning, SIGNALS } from "./keep-running.mjs";
import { endChildren, root } from "./processes.mjs";

const HELP = `npm start [-- options]

Installs what is missing, builds if anything changed, and runs Faro until you stop it (Ctrl-C).
The first start takes about two minutes, later ones a few seconds.

  --demo   run a throw-away academy: a family with weeks of lessons, an affiliate, an administrator; prints
           how each signs in
  --help   show this

Settings are environment variables, or lines in a file named .env; docs/operations.md lists them.
`;

function stop(signal) {
  endChildren(signal);
  process.exit(0);
}

/** How often is looked whether npm still lives, in milliseconds. */
const LOOK_EVERY = 400;

/**
 * Ends this process with the npm that started it. npm passes signals to the shell between us, which keeps them to
 * itself, and one that is killed with -9 passes nothing on; but what has lost its parent gets another one.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== "start") return;
  const parents = parentsUpToNpm();
  const look = setInterval(() => {
    if (parentsUpToNpm() === parents) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY);
  look.unref();
}

/** The parent, and where that is the shell of our script (Linux tells) the one behind it, in one text. */
function parentsUpToNpm() {
  const parent = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, "utf8").includes("start.mjs");
    const behind = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, "utf8"))?.[1];
    return isShell ? `${parent} ${behind}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

async function start(args) {
  endWithNpm();
  for (const signal of SIGNALS) process.once(signal, stop);
  await bringPackages();
  const node = await bringNode();
  await bringBuild(node);
  for (const signal of SIGNALS) process.off(signal, stop);
  const env = { NODE_ENV: process.env.NODE_ENV ?? "production" };
  process.exit(await keepRunning(node, [join(root, "src/app/main.ts"), ...args], { env }));
}

const args = process.argv.slice(2);
if (args.includes("--help")) process.stdout.write(HELP);
else await start(args).catch(reportFailure);
