import { addDays } from "#shared/zoned-time.ts";

/** The date of birth of somebody who became so many years old so many days ago (days below 0: will become). */
export function birthdayYearsAgo(now: Date, years: number, days = 0): string {
  const today = addDays(now.toISOString().slice(0, 10), -days);
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}
