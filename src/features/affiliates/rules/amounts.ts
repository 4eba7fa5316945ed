/** The largest payment that can be entered, in cents: a slip of the finger is caught. */
export const paymentMaxCents = 10_000_000;

/** An amount as it is typed, with a dot or a comma before the cents; null where it is none. */
export function readCents(typed: string): number | null {
  return readHundredths(typed, /^(\d{1,9})(?:[.,](\d{1,2}))?$/);
}

/** A percentage as it is typed, in hundredths of a percent; null where it is none. */
export function readBasisPoints(typed: string): number | null {
  return readHundredths(typed, /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/);
}

function readHundredths(typed: string, pattern: RegExp): number | null {
  const found = pattern.exec(typed.trim());
  if (!found) return null;
  const [, whole = "0", part = ""] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}
