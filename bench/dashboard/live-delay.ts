import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chats } from "#db/tables/tutoring.ts";
import { hashToken } from "#features/accounts/sessions.ts";
import { appendMessages } from "#features/tutoring/append-messages.ts";
import { messageRow } from "#features/tutoring/prepare-turn.ts";
import { turnNews } from "#features/tutoring/turn-news.ts";
import type { ChatRow } from "#features/tutoring/views.ts";
import { createLiveChannel, type LiveChannel } from "#platform/live-channel.ts";
import { createLog } from "#platform/log.ts";
import { minute, second } from "#shared/constants.ts";
import { cpuSecondsOf, type Figures, figure, median, percentile } from "../support/measure.ts";
import { startFaro } from "../support/faro.ts";
import { openThrowAwayDatabase } from "../support/throw-away-database.ts";

const dashboards = 1000;
const eventsPerMinute = 10_000;
const connections = 10;

/** A turn on its way to a dashboard: the instant that the page will show for it. */
type Expected = { studentId: string; at: number };

/**
 * Turns of children, written by another program than the one that serves, on their way to a thousand open dashboards:
 * from before the turn is stored until the parent's connection has it.
 */
export async function benchLiveDelay(isSmall: boolean): Promise<Figures> {
  const durationMs = isSmall ? 15 * second : minute;
  const database = await openThrowAwayDatabase(connections);
  const faro = await startFaro({ DATABASE_URL: database.url });
  const live = createLiveChannel(database.pool, createLog("warn"));
  const agent = new Agent({ keepAlive: true, maxSockets: dashboards });
  try {
    await makeFamilies(database.db);
    const arrived = await openDashboards(faro.origin, agent);
    const cpuBefore = cpuSecondsOf(faro.pid);
    const sent = await writeTurns(database.db, live, durationMs);
    await pause(2 * second);
    const cpu = cpuSecondsOf(faro.pid) - cpuBefore;
    const delays = sent.map(({ studentId, at }) => {
      const first = arrived.find(studentId, at);
      return first === null ? Number.POSITIVE_INFINITY : first - at;
    });
    const lost = delays.filter((delay) => delay === Number.POSITIVE_INFINITY).length;
    if (lost > 0) throw new Error(`${lost} of ${sent.length} turns never arrived`);
    return {
      "open dashboards on one process": figure(dashboards, "dashboards"),
      "turns told in a minute": figure((sent.length * minute) / durationMs, "turns", {
        what: "the 10,000 asked for",
        value: eventsPerMinute,
      }),
      "delay of a turn, median": figure(median(delays), "ms"),
      "delay of a turn, p95": figure(percentile(delays, 0.95), "ms", {
        what: "the second allowed",
        value: second,
      }),
      "delay of a turn, longest": figure(Math.max(...delays), "ms"),
      "processor time of the serving process": figure((100 * cpu * second) / durationMs, "%"),
    };
  } finally {
    agent.destroy();
    await live.close();
    await faro.end();
    await database.end();
  }
}

/** A parent, their session, their child and the child's chat for each dashboard. */
async function makeFamilies(db: Database): Promise<void> {
  await db.execute(sql`
    insert into parent_accounts (id, email, full_name, phone, email_verified)
    select 'par_' || i, 'p' || i || '@example.org', 'Rosa Vega', '', true from generate_series(1, ${dashboards}) i`);
  const tokens = Array.from({ length: dashboards }, (_, index) => ({
    i: index + 1,
    hash: hashToken(tokenOf(index + 1)),
  }));
  await db.execute(sql`
    insert into sessions (token_hash, id, parent_id, method, created_at, last_active_at, expires_at)
    select hash, 'ses_' || i, 'par_' || i, 'parent', now(), now(), now() + interval '1 hour'
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as made (i int, hash text)`);
  await db.execute(sql`
    insert into profiles (id, username, full_name, grade_level)
    select 'prf_' || i, 'child' || i, 'Leo Vega', 5 from generate_series(1, ${dashboards}) i`);
  await db.execute(sql`
    insert into guardianships (parent_id, student_id)
    select 'par_' || i, 'prf_' || i from generate_series(1, ${dashboards}) i`);
  await db.execute(sql`
    insert into chats (id, student_id, subject, locale, title, state, created_at, updated_at)
    select 'chat_' || i, 'prf_' || i, 'Mathematics', 'en', 'Fractions', '{}', now(), now()
    from generate_series(1, ${dashboards}) i`);
}

function tokenOf(family: number): string {
  return `bench-token-${family}`;
}

/** When which state of a child reached its parent. */
type Arrivals = { find(studentId: string, at: number): number | null };

async function openDashboards(origin: string, agent: Agent): Promise<Arrivals> {
  const seen = new Map<string, { shows: number; at: number }[]>();
  const opened: Promise<void>[] = [];
  for (let family = 1; family <= dashboards; family++) {
    const studentId = `prf_${family}`;
    const list: { shows: number; at: number }[] = [];
    seen.set(studentId, list);
    opened.push(
      new Promise((resolve, reject) => {
        const headers = { cookie: `faro_session=${tokenOf(family)}` };
        const url = `${origin}/api/family/live?timeZone=UTC`;
        const request = get(url, { agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
          response.setEncoding("utf8");
          response.on("error", () => undefined);
          response.on("data", (chunk: string) => {
            const at = Date.now();
            for (const [, instant = ""] of chunk.matchAll(/"lastActiveAt":"([^"]+)"/g)) {
              list.push({ shows: Date.parse(instant), at });
              resolve();
            }
          });
        });
        request.on("error", reject);
      }),
    );
  }
  await Promise.all(opened);
  return {
    find: (studentId, at) => seen.get(studentId)?.find(({ shows }) => shows >= at)?.at ?? null,
  };
}

/** Stores turns at the pace asked for, each by the very statement that stores a student's turn. */
async function writeTurns(
  db: Database,
  live: LiveChannel,
  durationMs: number,
): Promise<Expected[]> {
  const rows = await db.select().from(chats);
  const places: ChatRow[] = rows;
  const sent: Expected[] = [];
  const writing = new Set<Promise<void>>();
  const began = Date.now();
  const total = Math.round((durationMs * eventsPerMinute) / minute);
  for (let i = 0; i < total; i++) {
    const due = began + (i * minute) / eventsPerMinute;
    if (due > Date.now()) await pause(due - Date.now());
    // Steps of a prime walk over all families before one comes again.
    const chat = places[(i * 617) % places.length];
    if (!chat) continue;
    const write = writeTurn(db, live, chat, sent).finally(() => writing.delete(write));
    writing.add(write);
  }
  await Promise.all(writing);
  return sent;
}

async function writeTurn(
  db: Database,
  live: LiveChannel,
  chat: ChatRow,
  sent: Expected[],
): Promise<void> {
  const now = new Date();
  const said = messageRow(chat, 0, now, { author: "student", text: "Is it three quarters?" });
  const told = messageRow(chat, 1, now, { author: "tutor", text: "Show me how you got there." });
  await appendMessages(db, chat, { state: null, title: chat.title, now, study: null }, [
    said,
    told,
  ]);
  live.tell(turnNews, { studentId: chat.studentId });
  chat.nextPosition += 2;
  sent.push({ studentId: chat.studentId, at: now.getTime() });
}
