import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type ModelStandIn, startModelStandIn } from "#platform/testing/model-stand-in.ts";
import { startFaro } from "./support/faro.ts";
import {
  cpuSecondsOf,
  type Figures,
  figure,
  median,
  percentile,
  pinTo,
} from "./support/measure.ts";
import { type BenchServer, startServer } from "./support/processes.ts";
import { timeStream } from "./support/stream-timing.ts";
import { enrolStudent } from "./support/student.ts";

const concurrent = 10;
const streamsPerRound = 40;
const rounds = 5;
const tokenDelayMs = 10;
const loadCore = 1;

/** A hundred tokens as a tutor would say them; no figure in them, so that nothing is held for long. */
const sentence =
  "Good question. Look at what changes and what stays the same from one line to the next, and say it in your own words. ";
const tokens = (sentence.repeat(6).match(/\s*\S+/g) ?? []).slice(0, 100);

type Ask = () => Promise<{ firstMs: number; text: string }>;
type Subject = { server: BenchServer; ask: Ask[] };

/**
 * A turn with a model: the whole way (session, limits, decision, transaction, prompt, gate, record) against a
 * relay that only parses and sends on. Then the built-in voice.
 */
export async function benchChat(): Promise<Figures> {
  pinTo(process.pid, loadCore);
  const upstream = await startModelStandIn({ kind: "reply", tokens, delayMs: tokenDelayMs });
  const relay = await startServer("limits/parse-relay.ts", { UPSTREAM: upstream.url });
  const faro = await startFaro({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in",
    AI_BASE_URL: `${upstream.url}/v1`,
  });
  try {
    const subjects = {
      faro: { server: faro, ask: await asksOfFaro(faro.origin) },
      relay: { server: relay, ask: asksOfRelay(relay.origin) },
    };
    const streamed = await compare(subjects, upstream);
    return { ...streamed, ...(await builtinVoice()) };
  } finally {
    relay.stop();
    await faro.end();
    await upstream.close();
  }
}

async function compare(
  subjects: { faro: Subject; relay: Subject },
  upstream: ModelStandIn,
): Promise<Figures> {
  const first: Record<keyof typeof subjects, number[]> = { faro: [], relay: [] };
  const cpu: Record<keyof typeof subjects, number[]> = { faro: [], relay: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const name of ["faro", "relay"] as const) {
      const { server, ask } = subjects[name];
      const before = cpuSecondsOf(server.pid);
      const timings = await runStreams(ask);
      const used = cpuSecondsOf(server.pid) - before;
      // The first round warms up and is not counted.
      if (round === 0) continue;
      first[name].push(...timings);
      cpu[name].push((used / streamsPerRound) * 1000);
    }
  }
  if (upstream.requests.length < 2 * streamsPerRound * (rounds + 1)) {
    throw new Error("not every turn reached the model");
  }
  const what = "parse relay";
  return {
    "first token, median": figure(median(first.faro), "ms", { what, value: median(first.relay) }),
    "first token added over the relay, median": figure(
      median(first.faro) - median(first.relay),
      "ms",
    ),
    "first token added over the relay, p99": figure(
      percentile(first.faro, 0.99) - percentile(first.relay, 0.99),
      "ms",
    ),
    "CPU per 100-token stream": figure(median(cpu.faro), "ms", { what, value: median(cpu.relay) }),
  };
}

/** Runs the streams of a round, some at a time; gives the milliseconds to each first token. */
async function runStreams(ask: readonly Ask[]): Promise<number[]> {
  const timings: number[] = [];
  const expected = tokens.join("").trim();
  await Promise.all(
    ask.map(async (askOnce, place) => {
      // Students do not press Enter in the same millisecond: starts are spread over the length of a stream.
      await wait((place * tokens.length * tokenDelayMs) / ask.length);
      for (let i = 0; i < streamsPerRound / ask.length; i++) {
        const { firstMs, text } = await askOnce();
        // A fast wrong stream is no result.
        if (text.trim() !== expected) throw new Error(`a stream was not whole: ${text}`);
        timings.push(firstMs);
      }
    }),
  );
  return timings;
}

async function asksOfFaro(origin: string): Promise<Ask[]> {
  const agent = new Agent({ keepAlive: true });
  const students = [];
  for (let i = 0; i < concurrent; i++) students.push(await enrolStudent(origin));
  let sent = 0;
  return students.map(({ browser, chatId }) => () => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const body = JSON.stringify({
      clientId: `bench-${sent++}-${chatId}`,
      text: "Why does that work?",
    });
    return timeStream(`${origin}/api/tutoring/chats/${chatId}/messages`, { cookie }, body, agent);
  });
}

function asksOfRelay(origin: string): Ask[] {
  const agent = new Agent({ keepAlive: true });
  return Array.from({ length: concurrent }, () => () => timeStream(`${origin}/`, {}, "{}", agent));
}

/** The built-in voice alone: from the message to its first words. */
async function builtinVoice(): Promise<Figures> {
  const faro = await startFaro();
  try {
    const asks = await asksOfFaro(faro.origin);
    const timings: number[] = [];
    for (let i = 0; i < 10; i++) {
      for (const ask of asks) timings.push((await ask()).firstMs);
    }
    return { "built-in voice, first sentence, median": figure(median(timings), "ms") };
  } finally {
    await faro.end();
  }
}
