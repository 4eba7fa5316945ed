import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { readPostmasterFile } from "#db/embedded/postmaster-file.ts";
import { userAgents } from "../affiliate.fixture.ts";
import { affiliatesContract } from "../contract.ts";

const kills = 10;
const reportersAtOnce = 60;

const opened = z.object({ origin: z.string(), url: z.string() });
const answered = z.object({ clickId: z.string(), counted: z.boolean() });

type Program = z.output<typeof opened> & { process: ChildProcess; ended: Promise<unknown> };

async function startProgram(dataDir: string): Promise<Program> {
  const fixture = join(import.meta.dirname, "serve-clicks.fixture.ts");
  const child = spawn(process.execPath, [fixture, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = await Promise.race([
    once(child.stdout, "data"),
    ended.then(() => Promise.reject(new Error("the program did not open"))),
  ]);
  return { ...opened.parse(JSON.parse(String(line))), process: child, ended };
}

/** What reporters know of their visits: which click each was answered with, and which were not answered. */
type Known = { acknowledged: Map<string, string>; open: Set<string>; made: number };

/** Reports visits, unanswered ones of before first, until the program answers no more. */
async function reportUntilKilled({ origin }: Program, known: Known): Promise<void> {
  const again = [...known.open];
  await Promise.all(
    Array.from({ length: reportersAtOnce }, async () => {
      for (;;) {
        known.made += 1;
        const visitorId = again.pop() ?? `visitor_${String(known.made).padStart(12, "0")}`;
        known.open.add(visitorId);
        const click = await report(origin, visitorId, known.made).catch(() => null);
        if (click === null) return;
        known.acknowledged.set(visitorId, click);
        known.open.delete(visitorId);
      }
    }),
  );
}

/** The id a visit was counted under, each from an address of its own; null where the program is gone. */
async function report(origin: string, visitorId: string, place: number): Promise<string | null> {
  const response = await fetch(origin + affiliatesContract.trackClick.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": userAgents.desk,
      "x-forwarded-for": `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
    },
    body: JSON.stringify({ referral_code: "FAROMAGI22AAAA", visitor_id: visitorId }),
  });
  // The database may be gone a moment before the program.
  if (response.status === 503 || response.status === 500) return null;
  expect(response.status).toBe(200);
  return answered.parse(await response.json()).clickId;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

test(
  `C-06 killed ${kills} times while visits come in, no visit that was answered is missing and none is there twice`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "faro-clicks-"));
    await chmod(dataDir, 0o711);
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const known: Known = { acknowledged: new Map(), open: new Set(), made: 0 };
    let program = await startProgram(dataDir);
    onTestFinished(async () => {
      program.process.kill("SIGTERM");
      await program.ended;
    });
    for (let round = 0; round < kills; round++) {
      const before = known.acknowledged.size;
      const reports = reportUntilKilled(program, known);
      await expect.poll(() => known.acknowledged.size).toBeGreaterThan(before + 200);
      await pause(round * 17);
      // Every other time the database is killed with it, and has its own recovery to do.
      const server = (await readPostmasterFile(join(dataDir, "postgres")))?.pid ?? 0;
      if (round % 2 === 1) process.kill(server, "SIGKILL");
      process.kill(program.process.pid ?? 0, "SIGKILL");
      await program.ended;
      await reports;
      expect(known.open.size).toBeGreaterThan(0);
      program = await startProgram(dataDir);
      const stored = new Set(await ask(program.url, "select id from affiliate_clicks"));
      expect([...known.acknowledged.values()].filter((id) => !stored.has(id))).toEqual([]);
      const twice = "select visitor_id from affiliate_clicks group by 1 having count(*) > 1";
      expect(await ask(program.url, twice)).toEqual([]);
    }
    expect(new Set(known.acknowledged.values()).size).toBe(known.acknowledged.size);
  },
);
