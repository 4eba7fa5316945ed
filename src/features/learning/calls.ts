import { readControls } from "#features/controls/read-controls.ts";
import { calendarOf } from "#features/controls/study-days.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { AppError } from "#shared/errors.ts";
import { learningContract } from "./contract.ts";
import { readStanding } from "./read-standing.ts";
import { subjectsTaught } from "./subject-skills.ts";

/** The calls of learning with what answers them. */
export const learningCalls: readonly BoundCall[] = [
  answer(learningContract.listTaughtSubjects, async () => ({ subjects: subjectsTaught() })),
  answer(learningContract.readProgress, async (context, { timeZone }) => {
    if (!context.actor) throw new AppError("unauthenticated");
    const now = context.now();
    const calendar = calendarOf(await readControls(context.db, context.actor.id, now), timeZone);
    return readStanding(context.db, context.actor.id, { now, timeZone: calendar });
  }),
];
