import {
  type ProgramJob,
  type ProgramLanguage,
  type ProgramOutcome,
  programTimeMs,
} from "#tutor/programs/program.ts";
import { readOutcomes } from "#tutor/programs/read-outcomes.ts";
import { type Engine, engines } from "./engines.ts";
import type { FromProgramWorker, ToProgramWorker } from "./worker-messages.ts";

/** Whether a language can be run, and how much of its engine has come, from 0 to 1. */
export type EngineState =
  | { kind: "away" }
  | { kind: "coming"; share: number }
  | { kind: "ready" }
  | { kind: "failed" };

/** Where the engine itself fails to stop a program, its worker is ended so much later. */
const graceMs = 500;

type Running = { id: number; finish(outcomes: ProgramOutcome[] | null): void };

type Seat = { worker: Worker; isReady: Promise<boolean>; running: Running | null };

const seats = new Map<ProgramLanguage, Seat>();
const states = new Map<ProgramLanguage, EngineState>();
/** What ends when the last program that was asked for in a language has ended. */
const before = new Map<ProgramLanguage, Promise<unknown>>();
const files = new Map<ProgramLanguage, Promise<Record<string, ArrayBuffer>>>();
const listeners = new Set<() => void>();
let lastId = 0;

export function engineState(language: ProgramLanguage): EngineState {
  return states.get(language) ?? away;
}

const away: EngineState = { kind: "away" };

/** Calls back whenever an engine's state has changed, until the function that it gives is called. */
export function watchEngines(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(language: ProgramLanguage, state: EngineState): void {
  states.set(language, state);
  for (const listener of listeners) listener();
}

/** Brings what a language needs, so that the first program need not wait for it. */
export function bringEngine(language: ProgramLanguage): void {
  void seatFor(language).isReady;
}

/**
 * Runs a program in a worker of its own, one at a time in each language; null where the engine could not be brought, or
 * broke. What does not end is ended.
 */
export function runProgram(
  language: ProgramLanguage,
  job: ProgramJob,
): Promise<ProgramOutcome[] | null> {
  const now = (before.get(language) ?? Promise.resolve()).then(() => runNow(language, job));
  before.set(
    language,
    now.catch(() => null),
  );
  return now;
}

async function runNow(
  language: ProgramLanguage,
  job: ProgramJob,
): Promise<ProgramOutcome[] | null> {
  const seat = seatFor(language);
  if (!(await seat.isReady)) return null;
  const id = ++lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      seat.running = null;
      drop(language, seat);
      bringEngine(language);
      resolve(job.calls.map(ranTooLong));
    }, programTimeMs + graceMs);
    seat.running = {
      id,
      finish(outcomes) {
        clearTimeout(timer);
        seat.running = null;
        resolve(outcomes);
      },
    };
    tell(seat.worker, { kind: "run", id, job });
  });
}

function ranTooLong(): ProgramOutcome {
  return {
    value: null,
    printed: [],
    fault: { kind: "time", name: "", message: "", line: null },
  };
}

function tell(worker: Worker, message: ToProgramWorker): void {
  worker.postMessage(message, []);
}

/** Ends a worker; the next program gets another. */
function drop(language: ProgramLanguage, seat: Seat): void {
  seat.worker.terminate();
  if (seats.get(language) === seat) seats.delete(language);
}

function seatFor(language: ProgramLanguage): Seat {
  const known = seats.get(language);
  if (known) return known;
  const worker = engines[language].start();
  const seat: Seat = { worker, isReady: Promise.resolve(false), running: null };
  seat.isReady = makeReady(language, seat);
  seats.set(language, seat);
  return seat;
}

async function makeReady(language: ProgramLanguage, seat: Seat): Promise<boolean> {
  try {
    const brought = await filesOf(language);
    await new Promise<void>((resolve, reject) => {
      seat.worker.addEventListener("message", ({ data }: MessageEvent<FromProgramWorker>) => {
        if (data.kind === "ready") resolve();
        else if (data.kind === "failed") reject(new Error("the engine failed"));
        else if (data.id === seat.running?.id) seat.running.finish(readOutcomes(data.outcomes));
        if (data.kind === "failed") lose();
      });
      seat.worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new Error("the worker failed"));
        lose();
      });
      tell(seat.worker, { kind: "load", files: brought });
    });
    setState(language, { kind: "ready" });
    return true;
  } catch {
    drop(language, seat);
    files.delete(language);
    setState(language, { kind: "failed" });
    return false;
  }

  function lose(): void {
    drop(language, seat);
    seat.running?.finish(null);
  }
}

/** The files of an engine, kept once they are here: a worker that was ended has a successor. */
function filesOf(language: ProgramLanguage): Promise<Record<string, ArrayBuffer>> {
  const known = files.get(language);
  if (known) return known;
  const coming = bring(language, engines[language]);
  files.set(language, coming);
  return coming;
}

async function bring(
  language: ProgramLanguage,
  engine: Engine,
): Promise<Record<string, ArrayBuffer>> {
  let here = 0;
  setState(language, { kind: "coming", share: 0 });
  const brought = await Promise.all(
    Object.entries(engine.files).map(async ([name, url]) => {
      const response = await fetch(url);
      if (!response.ok || !response.body) throw new Error(`${url} did not come`);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      const reader = response.body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        parts.push(read.value);
        here += read.value.byteLength;
        setState(language, { kind: "coming", share: Math.min(1, here / engine.size) });
      }
      return [name, await new Blob(parts).arrayBuffer()] as const;
    }),
  );
  return Object.fromEntries(brought);
}
