import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ProgramOutcome, programTimeMs } from "#tutor/programs/program.ts";
import { runProgram } from "./run-program.ts";
import type { ToProgramWorker } from "./worker-messages.ts";

const { workers } = vi.hoisted(() => ({ workers: new Array<EventTarget>() }));

/** A worker that is ready at once, and tells what each program gives a while later, unless it is to hang. */
vi.mock("./engines.ts", () => {
  class SlowWorker extends EventTarget {
    isEnded = false;
    free = 0;
    constructor() {
      super();
      workers.push(this);
    }
    terminate(): void {
      this.isEnded = true;
    }
    say(data: unknown): void {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent("message", { data }));
    }
    postMessage(told: ToProgramWorker): void {
      if (told.kind === "load") return this.say({ kind: "ready" });
      const { id, job } = told;
      if (job.program === "break") return this.say({ kind: "failed" });
      const outcome: ProgramOutcome = { value: job.program, printed: [], fault: null };
      const outcomes = job.calls.map(() => outcome);
      const lasts = job.program === "hang" ? 1e9 : programTimeMs * 0.8;
      this.free = Math.max(Date.now(), this.free) + lasts;
      setTimeout(() => this.say({ kind: "done", id, outcomes }), this.free - Date.now());
    }
  }
  const engine = { start: () => new SlowWorker(), files: {}, size: 1 };
  return { engines: { javascript: engine, python: engine } };
});

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

async function valuesOf(...programs: string[]): Promise<(string | undefined | null)[]> {
  const asked = programs.map((program) => runProgram("python", { program, calls: [null] }));
  await vi.runAllTimersAsync();
  const ran = await Promise.all(asked);
  return ran.map((outcomes) => outcomes && (outcomes[0]?.fault?.kind ?? outcomes[0]?.value));
}

test("programs that are asked for at once run one after the other, each with all its time", async () => {
  expect(await valuesOf("1", "2", "3")).toEqual(["1", "2", "3"]);
});

test("a program that never ends is ended alone, and the next one runs in another worker", async () => {
  await valuesOf("0");
  const before = workers.length;
  expect(await valuesOf("1", "hang", "3")).toEqual(["1", "time", "3"]);
  expect(workers).toHaveLength(before + 1);
});

test("a program whose worker breaks has no outcome, and the next one runs", async () => {
  expect(await valuesOf("break", "2")).toEqual([null, "2"]);
});
