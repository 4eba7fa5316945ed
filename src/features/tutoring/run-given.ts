import { type Controls, isWeekOverspent } from "#features/controls/rules.ts";
import { defineTask } from "#platform/workers/task.ts";
import { WorkEnded, type WorkerPool } from "#platform/workers/worker-pool.ts";
import { creditsPerProblem } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { isInteractionItem, type Item } from "#tutor/item.ts";
import type { Given } from "#tutor/items/interaction.ts";
import type { Situation, StudentEvent } from "#tutor/mind/decision.ts";
import { hearOut } from "#tutor/mind/hear-out.ts";
import { closedBy } from "#tutor/mind/obey-limits.ts";
import type { TutorState } from "#tutor/mind/state.ts";
import { isSameRun, passes } from "#tutor/programs/judge.ts";
import type { ProgramOutcome, ProgramRunner, ProgramTest } from "#tutor/programs/program.ts";
import { createJavaScriptRunner } from "#tutor/programs/run-javascript.ts";
import type { MessageDetails } from "./views.ts";

/** How long a student's program may run, in processor time; what will not stop even then is ended with its thread. */
const timeMs = 300;

/** A student's program, its tests, and the programs of known mistakes. */
type Run = {
  program: string;
  tests: readonly ProgramTest[];
  mistakes: readonly { id: string; program: string }[];
};

type Ran = Pick<Extract<Given, { kind: "code" }>, "outcomes" | "shows">;

/** Students whose program runs now: one each, so that nobody takes all threads. */
const running = new Set<string>();

let runner: ProgramRunner | null = null;

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs a student's JavaScript; where it fails, also what known mistakes would have written, to tell which it is. */
export const runProgramTask = defineTask(
  "tutoring.runProgram",
  async ({ program, tests, mistakes }: Run): Promise<Ran> => {
    const run = (runner ??= createJavaScriptRunner({ timeMs, clock: processorTime }));
    const calls = tests.map(({ call }) => call);
    const outcomes = await run({ program, calls });
    if (tests.every((test, at) => isPassed(test, outcomes[at]))) return { outcomes };
    for (const mistake of mistakes)
      if (isSameRun(await run({ program: mistake.program, calls }), outcomes))
        return { outcomes, shows: mistake.id };
    return { outcomes };
  },
);

/**
 * What a student did, a program with what came of running it. It is run only once it was heard, within what the family
 * has set, and where it can be paid for.
 * @throws AppError no_credits, week_credits_used, and as withRun says
 */
export async function runAllowed(
  programs: WorkerPool,
  turn: { situation: Situation; credits: number; controls: Controls | null },
  { studentId, event }: { studentId: string; event: StudentEvent },
): Promise<StudentEvent> {
  if (event.kind !== "given" || event.given.kind !== "code") return event;
  const { situation, credits, controls } = turn;
  if (hearOut(situation, event) !== null || closedBy(situation) !== null) return event;
  const { state, now } = situation;
  if (state.problem?.paid === false) {
    if (credits < creditsPerProblem) throw new AppError("no_credits");
    const charges = [...(controls?.charges ?? []), now];
    if (controls && isWeekOverspent({ ...controls, charges }, now))
      throw new AppError("week_credits_used");
  }
  return withRun(programs, { studentId, state }, event);
}

/**
 * A program with what came of its tests: JavaScript is run here, whatever the page says; of Python the page's word is
 * taken, since it cannot be run safely here. Anything else stays as it is.
 * @throws AppError programs_busy where no thread was free in time, unavailable where too many programs wait or their
 * thread was lost, turn_in_progress where one of this student runs already
 */
export async function withRun(
  programs: WorkerPool,
  { studentId, state }: { studentId: string; state: TutorState },
  event: StudentEvent,
): Promise<StudentEvent> {
  if (event.kind !== "given" || event.given.kind !== "code") return event;
  const { kind, program, outcomes } = event.given;
  const said: StudentEvent = { ...event, given: { kind, program, outcomes } };
  const { problem } = state;
  if (problem?.outcome !== "open" || problem.item.id !== event.itemId) return said;
  const run = runOf(problem.item, program);
  if (!run) return said;
  if (running.has(studentId)) throw new AppError("turn_in_progress");
  running.add(studentId);
  try {
    return { ...event, given: { kind, program, ...(await runApart(programs, run)) } };
  } finally {
    running.delete(studentId);
  }
}

/** What is to be run of an item; null where it is answered otherwise, or runs in the browser alone. */
function runOf(item: Item, program: string): Run | null {
  if (!isInteractionItem(item) || item.key.kind !== "code") return null;
  if (item.interaction.kind !== "code" || item.interaction.language !== "javascript") return null;
  const mistakes = item.misconceptions.flatMap(({ id, signs = [] }) =>
    signs.flatMap((sign) =>
      sign.kind === "code" && sign.program !== null && sign.shows === null
        ? [{ id, program: sign.program }]
        : [],
    ),
  );
  return { program, tests: item.key.tests, mistakes };
}

async function runApart(programs: WorkerPool, run: Run): Promise<Ran> {
  try {
    return await programs.run(runProgramTask, run);
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    if (error.reason === "waited") throw new AppError("programs_busy");
    // A worker that is lost says nothing of the program: its code may not even have loaded.
    if (error.reason === "lost") throw new AppError("unavailable");
    return { outcomes: run.tests.map(() => neverEnded) };
  }
}

const neverEnded: ProgramOutcome = {
  value: null,
  printed: [],
  fault: { kind: "time", name: "", message: "", line: null },
};

function isPassed(test: ProgramTest, outcome: ProgramOutcome | undefined): boolean {
  return outcome !== undefined && passes(test, outcome);
}

/** In which language a student's answer is a program. */
export function codeIn(event: StudentEvent, item: Item | undefined): Pick<MessageDetails, "code"> {
  const isProgram = event.kind === "given" && event.given.kind === "code";
  const { interaction } = item ?? {};
  return isProgram && interaction?.kind === "code" ? { code: interaction.language } : {};
}

/** What came of each test of a program that was marked. */
export function programIn(
  event: StudentEvent,
  item: Item | undefined,
): Pick<MessageDetails, "program"> {
  if (event.kind !== "given" || event.given.kind !== "code") return {};
  const { key, interaction } = item ?? {};
  if (key?.kind !== "code" || interaction?.kind !== "code") return {};
  const { outcomes } = event.given;
  const tests = key.tests.flatMap((test, at) => {
    const outcome = outcomes[at];
    if (!outcome) return [];
    return [{ test, outcome: short(outcome), isPassed: passes(test, outcome) }];
  });
  return { program: { language: interaction.language, tests } };
}

/** How many printed lines of each test are kept with the turn. */
const keptLinesMax = 20;

function short(outcome: ProgramOutcome): ProgramOutcome {
  return { ...outcome, printed: outcome.printed.slice(0, keptLinesMax) };
}
