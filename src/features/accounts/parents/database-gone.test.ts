import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Academy, createAcademy } from "#app/academy.ts";
import { isConnectionFailure, type OpenDatabase, openDatabase } from "#db/client.ts";
import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import { parentsContract } from "../contract/parents.ts";
import { parentForm, parentPassword, refusalOf } from "./parent.fixture.ts";

/** A line to the database that can be cut, as when its machine goes away. */
type Line = { url: string; cut(): Promise<void> };

async function openLine(url: string): Promise<Line> {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    near.pipe(far).pipe(near);
  });
  const open = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return {
    url: `postgres://${user}@127.0.0.1:${open}/${database}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

let testDatabase: TestDatabase;
let line: Line;
let database: OpenDatabase;
let dataDir: string;
let academy: Academy;
let origin: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  line = await openLine(testDatabase.url);
  database = openDatabase({ connectionString: line.url }, () => undefined);
  dataDir = await mkdtemp(join(tmpdir(), "faro-gone-"));
  const { settings } = readSettings(
    { ENVIRONMENT: "test", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
    process.cwd(),
  );
  academy = createAcademy({ settings, log: createLog("silent"), database, files: new Map() });
  origin = await academy.listen();
});
afterAll(async () => {
  await academy.close();
  await database.close();
  await testDatabase.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test("a statement whose connection the server ends is a failed connection; one that is refused is not", async () => {
  const { db } = testDatabase;
  const ended = db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  expect(await ended.then(() => null, isConnectionFailure)).toBe(true);
  const refused = db.execute(sql`select * from nowhere`);
  expect(await refused.then(() => null, isConnectionFailure)).toBe(false);
});

test("M-02 with the database gone every call says 'Database connection error. Please try again.'", async () => {
  const { signInParent, signUpParent, resendParentVerification } = parentsContract;
  const signIn = { email: "rosa@example.com", password: parentPassword };
  const known = await refusalOf({ origin }, signInParent, signIn);
  expect(known.code).toBe("invalid_parent_credentials");
  await line.cut();
  const bodies = [
    [signInParent, signIn],
    [signUpParent, parentForm()],
    [resendParentVerification, { parentEmail: "rosa@example.com" }],
  ] as const;
  for (const [call, body] of bodies) {
    expect(await refusalOf({ origin }, call, body)).toEqual({
      status: 503,
      code: "database_unavailable",
      message: "Database connection error. Please try again.",
    });
  }
  expect(await refusalOf({ origin }, signInParent, signIn, { locale: "es" })).toMatchObject({
    message: "No se pudo conectar con la base de datos. Inténtalo de nuevo.",
  });
});
