import { minute } from "#shared/constants.ts";
import type { Subject } from "#shared/subjects.ts";
import { addDays, instantOf, wallTimeAt } from "#shared/zoned-time.ts";
import type { Applies, ClosingReason, Rules } from "./contract.ts";
import { closesByHours, nextOpening, openByHours } from "./rules-hours.ts";

/** Silence between two turns counts as study up to this long: thinking is study, being away is not. */
export const silenceMs = 3 * minute;

/** How long an open problem may be finished once time is over. */
export const finishMs = 10 * minute;

/** When the child is warned, in minutes before the end. */
export const warnings = [5, 15] as const;

/** What was studied on one day of the family's calendar. */
export type StudyDay = { day: string; studiedMs: number; lastTurnAt: Date };

/** Extra time that a parent gave. */
export type Grant = {
  /** The day its minutes belong to. */
  day: string;
  extraMinutes: number;
  /** Until when hours, and a pause that was older, do not hold. */
  openUntil: Date;
  grantedAt: Date;
};

/** Everything that decides what a child may do now. */
export type Controls = {
  rules: Rules;
  /** When hours, minutes or time zone were changed last; null before the first time. */
  limitsChangedAt: Date | null;
  /** The last day that was studied on; null before the first. */
  study: StudyDay | null;
  grants: readonly Grant[];
  /** When each credit of the last eight days was spent; only read where the week has a limit. */
  charges: readonly Date[];
};

/** What a child has before a parent sets anything: no limits. */
export function freeRules(timeZone: string): Rules {
  return {
    timeZone,
    country: null,
    subjects: null,
    hours: null,
    minutesPerDay: null,
    breakEveryMinutes: null,
    paused: null,
    ownProblems: true,
    photo: true,
    voice: true,
    help: "all",
    readingGrade: null,
    language: null,
    creditsPerWeek: null,
  };
}

/** What the rules mean at an instant. Pure: the same controls and clock always mean the same. */
export function appliesAt(controls: Controls, now: Date): Applies {
  const { rules } = controls;
  const today = wallTimeAt(now, rules.timeZone).day;
  const studied = studiedToday(controls.study, today, now);
  const allowed = allowedToday(controls, today);
  const grant = openGrant(controls, now);
  const pausedFrom = pauseOf(rules, now);
  const isPaused = pausedFrom !== null && (grant === null || pausedFrom > grant.grantedAt);
  const close = pausedFrom && grant ? grant.openUntil : closesByClock(rules, grant, now);
  const leftMs = allowed === null ? null : allowed * minute - studied;
  const shared = {
    minutesStudied: Math.floor(studied / minute),
    minutesAllowed: allowed,
    breaksDue:
      rules.breakEveryMinutes === null
        ? 0
        : Math.floor(studied / (rules.breakEveryMinutes * minute)),
    creditsThisWeek: chargedThisWeek(controls, now),
  };
  const ended = endedBy();
  if (ended) {
    const { reason, finishUntil } = ended;
    return {
      ...shared,
      state: now < finishUntil ? "finishing" : "closed",
      reason,
      minutesLeft: 0,
      warning: null,
      closesAt: null,
      opensAt: nextOpening(rules, now, reason)?.toISOString() ?? null,
      finishUntil: now < finishUntil ? finishUntil.toISOString() : null,
    };
  }
  const byClock = close && close.getTime() - now.getTime();
  const isByMinutes = leftMs !== null && (byClock === null || leftMs <= byClock);
  const nextMs = isByMinutes ? leftMs : byClock;
  const minutesLeft = nextMs === null ? null : Math.max(1, Math.ceil(nextMs / minute));
  return {
    ...shared,
    state: "open",
    reason: nextMs === null ? null : isByMinutes ? "minutes" : pausedFrom ? "paused" : "hours",
    minutesLeft,
    warning: warnings.find((at) => minutesLeft !== null && minutesLeft <= at) ?? null,
    closesAt: close?.toISOString() ?? null,
    opensAt: null,
    finishUntil: null,
  };

  function endedBy(): { reason: ClosingReason; finishUntil: Date } | null {
    if (isPaused) return { reason: "paused", finishUntil: after(pausedFrom, finishMs) };
    if (!grant && !openByHours(rules, now)) {
      const closedAt = lastClosing(controls, now);
      return { reason: "hours", finishUntil: closedAt ? after(closedAt, finishMs) : now };
    }
    if (leftMs !== null && leftMs <= 0) {
      const run = after(now, Math.max(0, finishMs + leftMs));
      const { limitsChangedAt } = controls;
      const changed = limitsChangedAt ? after(limitsChangedAt, finishMs) : run;
      return { reason: "minutes", finishUntil: changed > run ? changed : run };
    }
    return null;
  }
}

/** Whether a subject may be learned. */
export function allowsSubject(rules: Rules, subject: Subject): boolean {
  return rules.subjects === null || rules.subjects.includes(subject);
}

/** Whether more credits were spent this week than the family set for it. */
export function isWeekOverspent(controls: Controls, now: Date): boolean {
  const { creditsPerWeek } = controls.rules;
  return creditsPerWeek !== null && chargedThisWeek(controls, now) > creditsPerWeek;
}

/**
 * How much of a turn at `now` counts as study of today, from the last turn before: all of a short silence, `silenceMs`
 * of a long one, and nothing that lies before midnight.
 */
export function studiedSince(lastTurnAt: Date | null, dayStart: Date, now: Date): number {
  if (!lastTurnAt) return 0;
  const from = Math.max(lastTurnAt.getTime(), dayStart.getTime());
  const to = Math.min(now.getTime(), lastTurnAt.getTime() + silenceMs);
  return Math.max(0, to - from);
}

/** Extra minutes that make a grant whole where time has run over already. */
export function extraMinutesFor(applies: Applies, minutes: number): number {
  const { minutesAllowed, minutesStudied } = applies;
  const over = minutesAllowed === null ? 0 : Math.max(0, minutesStudied - minutesAllowed);
  return minutes + over;
}

/** Until when a grant given now keeps the hours open: from their end where that is near, else from now. */
export function grantedUntil(applies: Applies, minutes: number, now: Date): Date {
  const end = applies.state === "open" && applies.closesAt ? new Date(applies.closesAt) : null;
  const isNear = end !== null && end.getTime() - now.getTime() <= Math.max(...warnings) * minute;
  return after(isNear ? end : now, minutes * minute);
}

function studiedToday(study: StudyDay | null, today: string, now: Date): number {
  if (study?.day !== today) return 0;
  const { studiedMs, lastTurnAt } = study;
  return studiedMs + Math.max(0, Math.min(silenceMs, now.getTime() - lastTurnAt.getTime()));
}

function allowedToday({ rules, grants }: Controls, today: string): number | null {
  if (rules.minutesPerDay === null) return null;
  return grants
    .filter(({ day }) => day === today)
    .reduce((sum, { extraMinutes }) => sum + extraMinutes, rules.minutesPerDay);
}

function openGrant({ grants }: Controls, now: Date): Grant | null {
  const standing = grants.filter((grant) => grant.grantedAt <= now && grant.openUntil > now);
  return standing.toSorted((a, b) => Number(b.openUntil) - Number(a.openUntil))[0] ?? null;
}

/** When the pause began that stands now; null where none does. */
function pauseOf({ paused }: Rules, now: Date): Date | null {
  if (!paused || (paused.until !== null && new Date(paused.until) <= now)) return null;
  return new Date(paused.since);
}

/** When hours and a grant end that `now` lies in; null where they do not, or where it lies in neither. */
function closesByClock(rules: Rules, grant: Grant | null, now: Date): Date | null {
  if (rules.hours === null) return null;
  const end = openByHours(rules, now) ? closesByHours(rules, now) : (grant?.openUntil ?? null);
  if (!end || !grant) return end;
  const later = grant.openUntil > end ? grant.openUntil : end;
  return openByHours(rules, later) ? closesByHours(rules, later) : later;
}

/** When learning last ended by the clock, within the time that a problem may be finished. */
function lastClosing(controls: Controls, now: Date): Date | null {
  const { rules, grants, limitsChangedAt } = controls;
  const ends = grants.map(({ openUntil }) => openUntil).filter((end) => end <= now);
  if (limitsChangedAt) ends.push(limitsChangedAt);
  const shortlyBefore = new Date(now.getTime() - finishMs);
  const end = closesByHours(rules, shortlyBefore);
  if (openByHours(rules, shortlyBefore) && end && end <= now) ends.push(end);
  return ends.toSorted((a, b) => Number(b) - Number(a))[0] ?? null;
}

function chargedThisWeek({ rules, charges }: Controls, now: Date): number {
  if (rules.creditsPerWeek === null) return 0;
  const { day, weekday } = wallTimeAt(now, rules.timeZone);
  const monday = instantOf(addDays(day, -weekday), 0, rules.timeZone);
  return charges.filter((charge) => charge >= monday).length;
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
