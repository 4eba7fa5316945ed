import { once } from "node:events";
import { createServer } from "node:net";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { readSettings } from "#platform/settings.ts";
import { refusalOf } from "./start-refusals.ts";

const { settings } = readSettings({ PORT: "81", HOST: "203.0.113.7" }, "/srv/faro");
const elsewhere = { ...settings, databaseUrl: "postgres://faro@127.0.0.1:1/faro" };

/** What the system says where a program wants to listen. */
async function listenFailure(host: string): Promise<unknown> {
  const server = createServer().listen(0, host);
  const [error] = await once(server, "error");
  return error;
}

async function connectFailure(url: string): Promise<unknown> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  return client.connect().then(
    () => null,
    (error: unknown) => error,
  );
}

function databaseError(code: string): Error {
  const error = new pg.DatabaseError("words of the server", 0, "error");
  error.code = code;
  return new Error("Failed query", { cause: error });
}

describe("a start that fails again and again is refused in one line", () => {
  test("a host that is no address of this machine", async () => {
    const refusal = refusalOf(await listenFailure("203.0.113.7"), settings);
    expect(refusal?.code).toBe(78);
    expect(refusal?.line).toBe(
      "HOST is 203.0.113.7, which is no address of this machine (EADDRNOTAVAIL). Set HOST to one, or to 0.0.0.0 for all of them.",
    );
  });

  test("a port that is not allowed", () => {
    const error = Object.assign(new Error("listen"), { syscall: "listen", code: "EACCES" });
    expect(refusalOf(error, settings)).toEqual({
      code: 78,
      line: "Port 81 is not allowed to this user. Set PORT to one from 1024 on, or start Faro as a user who may open it.",
    });
  });

  test.each([
    ["28P01", "refuses its user or password"],
    ["3D000", "no database of that name"],
    ["42501", "may not make tables"],
    ["53100", "is full"],
  ])("a database that answers %s", (code, words) => {
    const refusal = refusalOf(databaseError(code), elsewhere);
    expect(refusal?.code).toBe(78);
    expect(refusal?.line).toContain(words);
    expect(refusal?.line).not.toContain("\n");
  });
});

test("a database that does not answer may answer later: the program is started again", async () => {
  const refusal = refusalOf(await connectFailure(elsewhere.databaseUrl), elsewhere);
  expect(refusal).toEqual({
    code: 1,
    line: "The database of DATABASE_URL cannot be reached (ECONNREFUSED).",
  });
});

test("a fault of the program keeps its stack", () => {
  expect(refusalOf(new TypeError("undefined is no function"), settings)).toBeNull();
});
