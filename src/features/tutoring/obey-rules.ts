import type { Applies, ClosingReason } from "#features/controls/contract.ts";
import { allowsSubject, appliesAt, type Controls, finishMs } from "#features/controls/rules.ts";
import { studyOf, type StudyToAdd } from "#features/controls/study-days.ts";
import { type ErrorCode, AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import { dayMinutes, wallTimeAt } from "#shared/zoned-time.ts";
import { type Limits, noLimits, type Opening } from "#tutor/mind/limits.ts";
import { subjectOf, type ChatRow } from "./views.ts";

const refusals: Readonly<Record<ClosingReason, ErrorCode>> = {
  paused: "learning_paused",
  hours: "outside_hours",
  minutes: "minutes_used_up",
};

/** Up to this grade a reader is given the plain wordings, where the family chose a grade to write for. */
const plainToGrade = 4;

/** The language that a lesson is held in: the family's, where they chose one. */
export function lessonLocale(controls: Controls | null, chosen: Locale): Locale {
  return controls?.rules.language ?? chosen;
}

/** Whom the tutor writes for: the family's grade, where they chose one. */
export function readerOf(
  controls: Controls | null,
  grade: number | null,
): { gradeLevel: number | null; plain: boolean } {
  const readingGrade = controls?.rules.readingGrade ?? null;
  return {
    gradeLevel: readingGrade ?? grade,
    plain: readingGrade !== null && readingGrade <= plainToGrade,
  };
}

/**
 * Lets a student begin something new only where the family's rules do.
 * @throws AppError subject_not_allowed, learning_paused, outside_hours, minutes_used_up
 */
export function requireOpen(controls: Controls | null, subject: Subject, now: Date): void {
  if (!controls) return;
  requireSubject(controls, subject);
  const applies = appliesAt(controls, now);
  if (applies.state !== "open" && applies.reason) throw new AppError(refusals[applies.reason]);
}

/** @throws AppError subject_not_allowed */
export function requireSubject(controls: Controls | null, subject: Subject): void {
  if (controls && !allowsSubject(controls.rules, subject))
    throw new AppError("subject_not_allowed");
}

/** What the mind has to obey in a turn of this chat. */
export function limitsOfTurn(controls: Controls | null, chat: ChatRow, now: Date): Limits {
  if (!controls) return noLimits;
  const { rules } = controls;
  const applies = appliesAt(controls, now);
  const isAtHand = now.getTime() - chat.updatedAt.getTime() <= finishMs;
  return {
    ownProblems: rules.ownProblems,
    help: rules.help,
    closing:
      applies.state === "open" || !applies.reason
        ? null
        : {
            reason: applies.reason,
            opens: openingOf(applies, rules.timeZone, now),
            mayFinish: applies.state === "finishing" && isAtHand,
          },
  };
}

/** The study that a turn adds; null where it only tells that learning is over. */
export function studyOfTurn(
  controls: Controls | null,
  isClosed: boolean,
  { studentId, timeZone, now }: { studentId: string; timeZone: string; now: Date },
): StudyToAdd | null {
  return isClosed ? null : studyOf(controls, { studentId, timeZone, now });
}

/** The subject of a chat, checked against what the family allows. @throws AppError subject_not_allowed */
export function allowedSubjectOf(controls: Controls | null, chat: ChatRow): Subject {
  const subject = subjectOf(chat);
  requireSubject(controls, subject);
  return subject;
}

function openingOf({ opensAt }: Applies, timeZone: string, now: Date): Opening | null {
  if (opensAt === null) return null;
  const { day, minutes, weekday } = wallTimeAt(new Date(opensAt), timeZone);
  const today = wallTimeAt(now, timeZone).day;
  const daysAhead = Math.round((Date.parse(day) - Date.parse(today)) / (dayMinutes * 60_000));
  const two = (number: number) => String(number).padStart(2, "0");
  return { daysAhead, weekday, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}
