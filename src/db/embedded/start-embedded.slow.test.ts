import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { findNative } from "./binaries.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { isRoot } from "./runtime-user.ts";
import { startEmbedded } from "./start-embedded.ts";
import type { EmbeddedOptions, EmbeddedServer } from "./start-embedded.ts";

const fixture = join(import.meta.dirname, "hold-database.fixture.ts");

const running: EmbeddedServer[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) {
    const note = await readFile(join(folder, "postgres.location"), "utf8").catch(() => "");
    const elsewhere = note.split("\n")[0] ?? "";
    if (elsewhere !== "") await rm(elsewhere, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "faro-db-"));
  await chmod(folder, 0o711);
  folders.push(folder);
  return folder;
}

async function start(
  dataDir: string,
  more: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, log: () => undefined, ...more });
  running.push(server);
  return server;
}

async function ask(server: { url: string }, sql: string): Promise<unknown[]> {
  const client = new Client(server.url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Asks again while the server is being brought back. */
async function askUntilAnswered(server: { url: string }, sql: string): Promise<unknown[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await ask(server, sql).catch(() => null);
    if (answer !== null) return answer;
    await sleep(50);
  }
  throw new Error("no answer in 10 s");
}

async function serverPid(cluster: string): Promise<number> {
  return (await readPostmasterFile(cluster))?.pid ?? 0;
}

function spawnProgram(...args: string[]) {
  const child = spawn(process.execPath, [fixture, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const firstLine = once(child.stdout, "data").then(([data]) => String(data).trim());
  const ended = once(child, "exit");
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }
  onTestFinished(() => end("SIGTERM"));
  return { pid: child.pid ?? 0, firstLine, end };
}

describe("the life of the embedded database", () => {
  test("the first start makes a private UTF-8 database with its extensions, owned by an ordinary role", async () => {
    const dataDir = await newFolder();
    const server = await start(dataDir);
    expect(await ask(server, "show server_encoding")).toEqual(["UTF8"]);
    expect(await ask(server, "show fsync")).toEqual(["on"]);
    expect(await ask(server, "select unaccent('Álgebra'), lower('Ñ')")).toEqual(["Algebra", "ñ"]);
    expect(await ask(server, "select similarity('faro', 'faros') > 0.5")).toEqual([true]);
    expect(
      await ask(
        server,
        "select current_user::text, usesuper from pg_user where usename = current_user",
      ),
    ).toEqual(["faro", false]);
    await ask(server, "create table note (words text)");
    for (const name of ["postgres", "postgres-socket"]) {
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o700);
    }
  });

  test("a restart finds every row, and a stopped server answers no more", async () => {
    const dataDir = await newFolder();
    const first = await start(dataDir);
    await ask(first, "create table note as select 'kept' as words");
    await first.stop();
    await expect(ask(first, "select 1")).rejects.toThrow();
    const second = await start(dataDir);
    expect(await ask(second, "select words from note")).toEqual(["kept"]);
  });

  test("a killed program leaves its server to the next one, which adopts and can stop it", async () => {
    const dataDir = await newFolder();
    const program = spawnProgram(dataDir);
    const url = await program.firstLine;
    await ask({ url }, "create table note as select 1 as n");
    const pid = await serverPid(join(dataDir, "postgres"));
    await program.end("SIGKILL");
    const server = await start(dataDir);
    expect(await serverPid(join(dataDir, "postgres"))).toBe(pid);
    expect(await ask(server, "select n from note")).toEqual([1]);
    await server.stop();
    expect(await serverPid(join(dataDir, "postgres"))).toBe(0);
  });

  test("a server killed under a running program is started again with every acknowledged row", async () => {
    const dataDir = await newFolder();
    const lines: string[] = [];
    const server = await start(dataDir, { log: (line) => lines.push(line) });
    await ask(server, "create table note as select generate_series(1, 500) as n");
    process.kill(await serverPid(join(dataDir, "postgres")), "SIGKILL");
    expect(await askUntilAnswered(server, "select count(*)::int from note")).toEqual([500]);
    await expect.poll(() => lines.at(-1)).toBe("The database server runs again");
  });

  test("program and server killed together are started again at once", async () => {
    const dataDir = await newFolder();
    const program = spawnProgram(dataDir);
    const url = await program.firstLine;
    await ask({ url }, "create table note as select generate_series(1, 500) as n");
    const pid = await serverPid(join(dataDir, "postgres"));
    await program.end("SIGKILL");
    process.kill(pid, "SIGKILL");
    const server = await start(dataDir);
    expect(await ask(server, "select count(*)::int from note")).toEqual([500]);
  });

  test.each([20, 150, 400])(
    "a first start killed after %i ms of initdb is made good by the next",
    async (delay) => {
      const dataDir = await newFolder();
      const program = spawnProgram(dataDir);
      for (let tries = 0; tries < 500; tries += 1) {
        if ((await readdir(dataDir)).some((name) => name.startsWith("postgres.new-"))) break;
        await sleep(5);
      }
      await sleep(delay);
      await program.end("SIGKILL");
      const server = await start(dataDir);
      expect(await ask(server, "select 1")).toEqual([1]);
    },
  );
});

describe("one program on one database", () => {
  test("a second program is refused in one line that names the first, which goes on unharmed", async () => {
    const dataDir = await newFolder();
    const first = await start(dataDir);
    await first.announce("http://localhost:3000");
    const second = spawnProgram(dataDir);
    const line = await second.firstLine;
    expect(line).toContain(
      `already running on ${dataDir} (pid ${process.pid}, http://localhost:3000)`,
    );
    expect(line.split("\n")).toHaveLength(1);
    expect(await ask(first, "select 1")).toEqual([1]);
  });

  test("a program that only joins leaves the server to its owner", async () => {
    const dataDir = await newFolder();
    const owner = await start(dataDir);
    const guest = await start(dataDir, { mode: "join" });
    expect(await ask(guest, "select 1")).toEqual([1]);
    await guest.stop();
    expect(await ask(owner, "select 1")).toEqual([1]);
  });

  test("of two first starts at the same moment one runs and one is refused", async () => {
    const dataDir = await newFolder();
    const programs = [spawnProgram(dataDir), spawnProgram(dataDir)];
    const lines = (await Promise.all(programs.map((program) => program.firstLine))).sort();
    expect(lines[0]).toMatch(/^failed: Faro is already running/);
    expect(await ask({ url: lines[1] ?? "" }, "select 1")).toEqual([1]);
  });

  test("a copy of a running DATA_DIR gets a server of its own", async () => {
    const original = await newFolder();
    const first = await start(original);
    await ask(first, "create table note as select 'original' as words");
    const copied = await newFolder();
    await cp(original, copied, {
      recursive: true,
      filter: (path) => !path.includes("postgres-socket"),
    });
    const lock = await readFile(join(original, "postgres-socket", ".s.PGSQL.5432.lock"), "utf8");
    await mkdir(join(copied, "postgres-socket"));
    await writeFile(join(copied, "postgres-socket", ".s.PGSQL.5432.lock"), lock);
    const second = await start(copied);
    await ask(second, "update note set words = 'copy'");
    expect(await ask(first, "select words from note")).toEqual(["original"]);
  });

  test("a stale postmaster.pid whose number now belongs to a stranger does not stop the start", async () => {
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    const cluster = join(dataDir, "postgres");
    const stranger = spawn("sleep", ["60"], isRoot() ? { uid: 65_534, gid: 65_534 } : {});
    onTestFinished(() => void stranger.kill());
    const socket = join(dataDir, "postgres-socket");
    await writeFile(
      join(cluster, "postmaster.pid"),
      `${stranger.pid}\n${cluster}\n1\n5432\n${socket}\n\n 1 1\nready   \n`,
    );
    await writeFile(join(socket, ".s.PGSQL.5432.lock"), `${stranger.pid}\n`);
    expect(await ask(await start(dataDir), "select 1")).toEqual([1]);
    expect(stranger.exitCode).toBeNull();
  });
});

describe("every machine it may meet", () => {
  test("a DATA_DIR too deep for a socket path works", async () => {
    const dataDir = join(await newFolder(), "d".repeat(80), "e".repeat(80));
    const server = await start(dataDir);
    expect(server.connection.host.length).toBeLessThan(86);
    expect(await ask(server, "select 1")).toEqual([1]);
    onTestFinished(() => rm(server.connection.host, { recursive: true, force: true }));
  });

  test("over loopback only the generated password opens the database", async () => {
    const dataDir = await newFolder();
    const server = await start(dataDir, { transport: "loopback" });
    expect(await ask(server, "select 1")).toEqual([1]);
    const intruder = { url: server.url.replace(/:[^:@]+@/, ":guess@") };
    await expect(ask(intruder, "select 1")).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(dataDir, "postgres.password"))).mode & 0o777).toBe(0o600);
  });

  test("where no binary runs, one line asks for DATABASE_URL", async () => {
    const native = await newFolder();
    await mkdir(join(native, "bin"));
    await writeFile(join(native, "bin", "postgres"), "not a program", { mode: 0o755 });
    const attempt = start(await newFolder(), { native });
    await expect(attempt).rejects.toMatchObject({
      reason: "unsupported",
      message: expect.stringMatching(/^[^\n]*DATABASE_URL[^\n]*$/),
    });
  });

  test("data written by another version of PostgreSQL are not touched", async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, "postgres"));
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "15\n");
    await expect(start(dataDir)).rejects.toThrow(/written by PostgreSQL 15/);
  });
});

/** A user of this machine who is neither root nor nobody. */
async function ordinaryUser(): Promise<string> {
  const users = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .map((line) => line.split(":")[2] ?? "");
  return users.find((uid) => Number(uid) > 0 && Number(uid) < 65_534) ?? "1";
}

describe.runIf(isRoot())("as root", () => {
  test("a DATA_DIR and binaries closed to others are served from /var/lib/faro, told by a note", async () => {
    const closed = await newFolder();
    await chmod(closed, 0o700);
    const native = join(closed, "native");
    await cp(findNative(), native, { recursive: true, verbatimSymlinks: true });
    await writeFile(
      join(closed, "package.json"),
      JSON.stringify({ version: `0.0.0-test-${process.pid}` }),
    );
    const copy = `/var/lib/faro/postgresql-0.0.0-test-${process.pid}`;
    onTestFinished(() => rm(copy, { recursive: true, force: true }));
    const dataDir = join(closed, "data");
    folders.unshift(dataDir);
    const server = await start(dataDir, { native });
    const place = (await readFile(join(dataDir, "postgres.location"), "utf8")).split("\n")[0] ?? "";
    expect(place).toMatch(/^\/var\/lib\/faro\/[0-9a-f]{16}$/);
    expect((await stat(join(place, "postgres"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(copy, "bin", "postgres"))).mode & 0o777).toBe(0o755);
    await ask(server, "create table note as select 1 as n");
    await server.stop();
    await chmod(closed, 0o711);
    expect(await ask(await start(dataDir, { native }), "select n from note")).toEqual([1]);
  });

  test("an ordinary user runs it in place, and root later serves the same data as that user", async () => {
    const home = await newFolder();
    const uid = await ordinaryUser();
    const native = join(home, "native");
    await cp(findNative(), native, { recursive: true, verbatimSymlinks: true });
    await chmod(home, 0o777);
    const dataDir = join(home, "data");
    const program = spawnProgram(dataDir, uid, native);
    const url = await program.firstLine;
    await ask({ url }, "create table note as select 1 as n");
    await program.end("SIGTERM");
    expect(await serverPid(join(dataDir, "postgres"))).toBe(0);
    expect((await stat(join(dataDir, "postgres"))).uid).toBe(Number(uid));
    await chmod(dataDir, 0o711);
    expect(await ask(await start(dataDir), "select n from note")).toEqual([1]);
  });

  test("an ordinary user is told whose the data are", async () => {
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    await chmod(dataDir, 0o777);
    const program = spawnProgram(dataDir, await ordinaryUser());
    expect(await program.firstLine).toMatch(
      /^failed: The database in .* belongs to the user with id 65534/,
    );
  });
});
