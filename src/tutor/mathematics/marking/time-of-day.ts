/** "9:46 PM", "9.46 p. m.", "21:46 h": an hour, minutes and the half of the day. */
const clock = /^\s*(\d{1,2}):(\d{2})\s*(?:([ap])\.?\s?m\.?|h(?:rs|ours|oras)?\.?)?\s*$/iu;

/**
 * The minutes since midnight of a time of day, where its text says which half of the day it is in: by AM or PM, or by the hours of a
 * day of twenty-four. null for "3:20", which may be a ratio or either half, and for other texts.
 */
function minutesOfDay(text: string): number | null {
  const [, hourText, minuteText, half] = clock.exec(text) ?? [];
  if (hourText === undefined || minuteText === undefined) return null;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || hour > 23) return null;
  if (half === undefined) return hour > 12 || hourText.startsWith("0") ? hour * 60 + minute : null;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + minute;
}

/**
 * Whether two times of day are the same; null where they need not be times: "14:28" and "7:14" may be ratios, which one of them shows
 * to be times by its letters or its leading zero.
 */
export function isSameTime(key: string, given: string): boolean | null {
  if (!/[a-z]|^\s*0/iu.test(key) && !/[a-z]|^\s*0/iu.test(given)) return null;
  // Where the key says the half of the day, "5:35" need not.
  const asked = /^(.*\d)\s*[ap]\.?\s?m\.?\s*$/iu.exec(key)?.[1]?.trim();
  if (asked !== undefined && asked === given.trim()) return true;
  const [one, other] = [minutesOfDay(key), minutesOfDay(given)];
  return one === null || other === null ? null : one === other;
}

/** "2 h 25 min", "2 horas y 25 minutos", "7 r 1", "7 remainder 1": a count of one thing and of a smaller one. */
const duration =
  /^\s*(\d+)\s*h(?:rs?|ours?|oras?)?\.?\s*(?:and|y|,)?\s*(\d+)\s*m(?:ins?|inutes?|inutos?)?\.?\s*$/iu;
const remainder =
  /^\s*(\d+)\s*,?\s*(?:and\s+|y\s+|con\s+)?(?:r|rem|remainder|(?:de\s+)?resto|residuo|left over|sobran?)\.?\s*(?:of\s+|de\s+)?(\d+)\s*$/iu;

/** Whether two texts that have two such counts have the same; null where one of them is none. */
export function isSameInTwoCounts(key: string, given: string): boolean | null {
  for (const form of [duration, remainder]) {
    const [one, other] = [form.exec(key), form.exec(given)];
    if (one && other) return one[1] === other[1] && one[2] === other[2];
  }
  return null;
}
