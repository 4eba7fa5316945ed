import { adultAgeYears, consentAgeYears } from "#shared/constants.ts";
import type { Sight } from "#shared/oversight.ts";
import { addDays, birthdayOf, wallTimeAt } from "#shared/zoned-time.ts";

/**
 * What parents see by the student's age (L17; AADC standard 11): whole conversations under 13; the parts with an alert
 * and summaries from 13; summaries from 16; nothing from 18. Oldest first: the first line that fits counts.
 */
const sightFrom: readonly { years: number; sight: Sight }[] = [
  { years: adultAgeYears, sight: "none" },
  { years: 16, sight: "summaries" },
  { years: consentAgeYears, sight: "flagged" },
  { years: 0, sight: "full" },
];

/** Of somebody whose age is not known no words are shown. */
const ofUnknownAge: Sight = "summaries";

/** Which rule applies on a day, and what follows when. */
export type Policy = {
  sight: Sight;
  /** The next birthday that changes it, YYYY-MM-DD, and what applies from then on; null where none does. */
  next: { day: string; sight: Sight } | null;
};

/** The policy for somebody born on a date, on the calendar of the family at an instant. */
export function policyAt(birthDate: string | null, now: Date, timeZone: string): Policy {
  if (birthDate === null) return { sight: ofUnknownAge, next: null };
  return policyOn(birthDate, wallTimeAt(now, timeZone).day);
}

/** The policy on a day, YYYY-MM-DD. */
export function policyOn(birthDate: string, today: string): Policy {
  const steps = sightFrom.map(({ years, sight }) => ({ day: birthdayOf(birthDate, years), sight }));
  const at = steps.findIndex(({ day }) => day <= today);
  const index = at < 0 ? steps.length - 1 : at;
  return {
    sight: steps[index]?.sight ?? ofUnknownAge,
    next: steps[index - 1] ?? null,
  };
}

/** How many days before a change both sides are told of it. */
export const warningDays = 30;

/** On how many days after a change it is still told of, should the program not have run on its day. */
const lateDays = 3;

/** A change of what is seen: from which birthday on what is seen, and whether it is ahead. */
export type Change = { day: string; sight: Sight; isAhead: boolean };

/**
 * Which change of what is seen is to be told of on a day: within 30 days ahead, or on its day and the three days after,
 * should the program not have run. The 18th birthday is told of by the rules of privacy, which end the supervision.
 */
export function changeToTell(birthDate: string, today: string): Change | null {
  const { next } = policyOn(birthDate, today);
  if (next && next.sight !== "none" && addDays(today, warningDays) >= next.day) {
    return { ...next, isAhead: true };
  }
  const last = lastChange(birthDate, today);
  return last && addDays(last.day, lateDays) >= today ? last : null;
}

/** The change that brought what is seen on a day; null where nothing has changed yet, or supervision is over. */
function lastChange(birthDate: string, today: string): Change | null {
  const { sight } = policyOn(birthDate, today);
  const years = sightFrom.find((step) => step.sight === sight)?.years ?? 0;
  if (years === 0 || sight === "none") return null;
  return { day: birthdayOf(birthDate, years), sight, isAhead: false };
}

/** Whether a change that was noted once is still one, by the birth date as it now stands. */
export function stillHolds(
  { day, isAhead }: Pick<Change, "day" | "isAhead">,
  birthDate: string | null,
  today: string,
): boolean {
  if (birthDate === null) return false;
  if (isAhead) return policyOn(birthDate, today).next?.day === day;
  return lastChange(birthDate, today)?.day === day;
}

/**
 * Between which dates of birth somebody was born of whom there is a change to tell on a day, one range for each change;
 * wide enough for every calendar of the world.
 */
export function birthDatesToTell(today: string): { from: string; to: string }[] {
  const changes = sightFrom.filter(({ years, sight }) => years > 0 && sight !== "none");
  return changes.map(({ years }) => ({
    from: addDays(birthdayOf(addDays(today, -lateDays - 1), -years), -1),
    to: addDays(birthdayOf(addDays(today, warningDays + 1), -years), 1),
  }));
}

/** Whether the words that were said may be shown, all of them. */
export function showsWords(sight: Sight): boolean {
  return sight === "full";
}
