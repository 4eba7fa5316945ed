import { setTimeout } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner } from "graphile-worker";
import type pg from "pg";
import { second } from "#shared/constants.ts";
import { describeFailure } from "./describe-failure.ts";
import type { Services } from "./http/request-context.ts";
import type { Log } from "./log.ts";

/** Work that is done by the clock, whoever is signed in. */
export type Job = {
  /** "feature.verb". */
  name: string;
  /** Five fields as in crontab(5), in UTC. */
  schedule: string;
  /** How far back a turn that passed while no program ran is made up for at the next start; not at all where left out. */
  makeUpMs?: number;
  /** Must be safe to run again after it broke off: it then is, with growing pauses. */
  run(services: Services): Promise<void>;
};

export type RunningJobs = {
  /** Lets jobs in progress end, then stops. */
  stop(): Promise<void>;
};

/** The schema where the queue keeps its tables, beside ours. */
const schema = "faro_jobs";

/** New jobs announce themselves; this finds those whose announcement came while another of their kind ran. */
const pollMs = 2 * second;

/** A job that failed three times has to wait for its next turn on the clock. */
const triesMax = 3;

/** How long after the queue lost its database it is begun anew. */
const pauseMs = 5 * second;

/**
 * Runs jobs by their schedule. Of several programs on one database one does each turn of a job, and no two turns
 * of a job run at the same time. `pool` is the jobs' own: one of its connections listens all the time.
 */
export async function startJobs(
  services: Services,
  pool: pg.Pool,
  jobs: readonly Job[],
): Promise<RunningJobs> {
  const stopping = new AbortController();
  let runner = await begin(services, pool, jobs);

  /** The queue gives up where it cannot note what it did; another one goes on from what is noted. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason = await runner.promise.then(() => null, describeFailure);
      if (stopping.signal.aborted) return;
      services.log.error({ reason }, "the queue of jobs broke off and is begun anew");
      await setTimeout(pauseMs, undefined, { signal: stopping.signal });
      runner = await begin(services, pool, jobs).catch(() => runner);
    }
  }

  const running = keepRunning().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      // One that broke off cannot be stopped again.
      await runner.stop().catch(() => undefined);
      const stopped = runner;
      await running;
      // Begun anew in this very moment.
      if (runner !== stopped) await runner.stop();
    },
  };
}

function begin(services: Services, pool: pg.Pool, jobs: readonly Job[]): Promise<Runner> {
  return run({
    pgPool: pool,
    schema,
    logger: new Logger(() => (level, message) => tell(services.log, level, message)),
    noHandleSignals: true,
    concurrency: 1,
    pollInterval: pollMs,
    // At once, but as a batch: only what is noted in batches is waited for at the stop, and fails where it can be seen.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, () => runOnce(services, job)] as const),
    ),
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule, makeUpMs: backfillPeriod = 0 }) => ({
        task: name,
        match: schedule,
        options: { backfillPeriod, maxAttempts: triesMax, queueName: name, jobKey: name },
      })),
    ),
  });
}

/** The queue keeps a failure's message in its table, so what a query was about is cut out here. */
async function runOnce(services: Services, job: Job): Promise<void> {
  const isDone = await job.run(services).then(
    () => true,
    (error: unknown) => {
      services.log.error({ job: job.name, reason: describeFailure(error) }, "a job failed");
      return false;
    },
  );
  if (!isDone) throw new Error("failed; see the log");
}

/** The queue's own news are for whoever looks closely, its troubles for everybody. */
function tell(log: Log, level: string, message: string): void {
  const isTrouble = level === "error" || level === "warning";
  log[isTrouble ? "warn" : "debug"]({}, `jobs: ${message}`);
}
