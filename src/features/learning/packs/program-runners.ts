import { Worker } from "node:worker_threads";
import { z } from "zod";
import {
  type ProgramJob,
  programTimeMs,
  type ProgramLanguage,
  type ProgramOutcome,
  type ProgramRunner,
} from "#tutor/programs/program.ts";
import { readOutcomes } from "#tutor/programs/read-outcomes.ts";
import { createJavaScriptRunner } from "#tutor/programs/run-javascript.ts";

/** What runs the programs of skill files while they are checked; `close` ends it. */
export type ProgramRunners = Readonly<Record<ProgramLanguage, ProgramRunner>> & { close(): void };

export function createRunners(): ProgramRunners {
  const python = createPythonThread();
  return {
    javascript: createJavaScriptRunner({ timeMs: programTimeMs }),
    python: python.run,
    close: () => python.close(),
  };
}

const told = z.object({ id: z.number(), outcomes: z.unknown() });

/** Python in a thread of its own, begun with the first program; one program at a time. */
function createPythonThread(): { run: ProgramRunner; close(): void } {
  let thread: Promise<Worker> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  async function runNow(job: ProgramJob): Promise<ProgramOutcome[]> {
    const worker = await (thread ??= startThread());
    const id = ++lastId;
    const answer = await new Promise<unknown>((resolve) => {
      const timer = setTimeout(() => resolve(null), programTimeMs);
      worker.on("message", function hear(message: unknown) {
        const heard = told.parse(message);
        if (heard.id !== id) return;
        worker.off("message", hear);
        clearTimeout(timer);
        resolve(heard.outcomes);
      });
      worker.postMessage({ id, job }, []);
    });
    const outcomes = readOutcomes(answer);
    if (outcomes) return outcomes;
    thread = null;
    void worker.terminate();
    return job.calls.map(() => ({
      value: null,
      printed: [],
      fault: { kind: "time", name: "", message: "", line: null },
    }));
  }

  return {
    run(job) {
      const now = before.then(() => runNow(job));
      before = now.catch(() => null);
      return now;
    },
    close() {
      void thread?.then((worker) => worker.terminate());
      thread = null;
    },
  };
}

function startThread(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./python-thread.ts", import.meta.url));
    worker.once("message", () => resolve(worker));
    worker.once("error", reject);
  });
}
