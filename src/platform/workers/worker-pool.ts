import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { describeFailure } from "../describe-failure.ts";
import type { Log } from "../log.ts";
import { fromWorker } from "./messages.ts";
import type { Task } from "./task.ts";

/** Threads for work that would keep the server from answering others. */
export type WorkerPool = {
  /**
   * Has a worker do a task; until the first worker has loaded its code, this thread does it (but see apart). Throws WorkEnded where it
   * took too long or its worker died, AppError unavailable where too much waits or the program is closing.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>;
  /** Starts the first worker, if there is none; ends when one has loaded its code, or cannot. */
  warm(): Promise<void>;
  /** Ends all workers; what waits is refused as unavailable. */
  close(): Promise<void>;
};

export type WorkerPoolOptions = {
  /** The file that a worker runs: it calls performTasks. */
  script: URL;
  log: Log;
  /** Workers at most; one fewer than the machine has cores where left out, two at least and four at most. */
  size?: number;
  /** How long a task may take before its worker is ended, from when the worker has it. */
  deadlineMs?: number;
  /** How long a task may wait for a worker; without an end where left out. */
  waitMaxMs?: number;
  /** Work that this thread never does: it waits until a worker has loaded its code. */
  apart?: boolean;
};

const endings = {
  deadline: "the work took too long",
  lost: "the worker died at its work",
  waited: "no worker was free in time",
} as const;

/** A task was not finished: trying again would most likely end the same way, but for one that no worker was free for. */
export class WorkEnded extends Error {
  readonly reason: "deadline" | "lost" | "waited";

  constructor(reason: "deadline" | "lost" | "waited") {
    super(endings[reason]);
    this.reason = reason;
  }
}

/** With one alone, everybody's work would wait behind the longest. */
const sizeMin = 2;
const sizeMax = 4;
/** All work is bounded to a fraction of a second of processor time; this much is a fault, or a machine worn out. */
const defaultDeadlineMs = 10 * second;
/** More than this waiting would take minutes. */
const waitingMax = 500;
/** A worker that needs more is ended; the program lives on. */
const memoryMaxMb = 256;

type Job = {
  /** Ends its waiting. */
  waits: NodeJS.Timeout | null;
  task: string;
  input: unknown;
  resolve(output: unknown): void;
  reject(error: Error): void;
};

type Seat = {
  worker: Worker;
  /** Whether its code is loaded. */
  ready: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
};

/** Workers are started when there is work for them, and replaced when one ends. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { script, log, deadlineMs = defaultDeadlineMs, apart = false, waitMaxMs } = options;
  const size = options.size ?? Math.min(sizeMax, Math.max(sizeMin, availableParallelism() - 1));
  const seats = new Set<Seat>();
  const waiting: Job[] = [];
  const warming: (() => void)[] = [];
  let loaded = false;
  let closed = false;

  function start(): void {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    });
    // Idle workers keep nobody from ending; whoever waits for one is kept by their connection.
    worker.unref();
    const seat: Seat = { worker, ready: false, job: null, timer: null };
    seats.add(seat);
    worker.on("message", (message: unknown) => hear(seat, message));
    worker.on("error", (error) => {
      log.error({ reason: describeFailure(error) }, "a worker broke; it is replaced");
      lose(seat);
    });
    worker.on("exit", () => lose(seat));
  }

  /** Gives waiting work to idle workers, and starts workers where there are too few. */
  function assign(): void {
    for (const seat of seats) if (seat.ready && !seat.job) give(seat, waiting.shift());
    const loading = [...seats].filter((seat) => !seat.ready).length;
    if (waiting.length > loading && seats.size < size) start();
  }

  function give(seat: Seat, job: Job | undefined): void {
    if (!job) return;
    if (job.waits) clearTimeout(job.waits);
    seat.job = job;
    seat.timer = setTimeout(() => {
      log.warn({ task: job.task }, "a task took too long; its worker is replaced");
      leave(seat, new WorkEnded("deadline"));
      void seat.worker.terminate();
      start();
    }, deadlineMs);
    try {
      seat.worker.postMessage({ task: job.task, input: job.input }, []);
    } catch (error) {
      settle(seat)?.reject(new Error("input that cannot be sent to a worker", { cause: error }));
    }
  }

  function hear(seat: Seat, message: unknown): void {
    const heard = fromWorker.parse(message);
    if (heard.kind === "ready") {
      seat.ready = true;
      loaded = true;
      warmed();
    } else if (heard.kind === "done") settle(seat)?.resolve(heard.output);
    else settle(seat)?.reject(new Error(heard.reason));
    assign();
  }

  function refuseAll(why: () => Error): void {
    for (const job of waiting.splice(0)) {
      if (job.waits) clearTimeout(job.waits);
      job.reject(why());
    }
  }

  function giveUp(job: Job): void {
    const at = waiting.indexOf(job);
    if (at === -1) return;
    waiting.splice(at, 1);
    job.reject(new WorkEnded("waited"));
  }

  function warmed(): void {
    for (const go of warming.splice(0)) go();
  }

  /** Takes the work from a worker that is done with it, whatever came of it. */
  function settle(seat: Seat): Job | null {
    const { job, timer } = seat;
    if (timer) clearTimeout(timer);
    seat.job = null;
    seat.timer = null;
    return job;
  }

  function leave(seat: Seat, error: Error): void {
    seats.delete(seat);
    settle(seat)?.reject(error);
  }

  function lose(seat: Seat): void {
    if (!seats.has(seat)) return;
    leave(seat, new WorkEnded("lost"));
    warmed();
    if (closed) return;
    if (seat.ready) return assign();
    // Its code does not even load: nobody may wait for the next, which would fare no better.
    refuseAll(() => new WorkEnded("lost"));
  }

  function warm(): Promise<void> {
    if (closed || loaded) return Promise.resolve();
    if (seats.size === 0) start();
    return new Promise((resolve) => warming.push(resolve));
  }

  return {
    async run(task, input) {
      if (closed || waiting.length >= waitingMax) throw new AppError("unavailable");
      if (!loaded && !apart) {
        void warm();
        return task.perform(input);
      }
      const output = await new Promise<unknown>((resolve, reject) => {
        const job: Job = { waits: null, task: task.name, input: task.send(input), resolve, reject };
        if (waitMaxMs !== undefined) job.waits = setTimeout(() => giveUp(job), waitMaxMs);
        waiting.push(job);
        assign();
      });
      return task.read(output);
    },
    warm,
    async close() {
      closed = true;
      warmed();
      refuseAll(() => new AppError("unavailable"));
      const ending = [...seats];
      for (const seat of ending) leave(seat, new AppError("unavailable"));
      await Promise.all(ending.map((seat) => seat.worker.terminate()));
    },
  };
}
