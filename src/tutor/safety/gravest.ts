import type { Hearing } from "./hear-message.ts";

/** What was heard in several pieces: the gravest counts, and all is surely harmless only where each is. RangeError for none. */
export function gravestOf(heard: readonly Hearing[]): Hearing {
  const [gravest] = heard.toSorted(
    (a, b) => graveness[b.answer] - graveness[a.answer] || b.distress - a.distress,
  );
  if (!gravest) throw new RangeError("nothing was heard");
  return { ...gravest, isSurelyHarmless: heard.every(({ isSurelyHarmless }) => isSurelyHarmless) };
}

const graveness = { alert: 2, "check-in": 1, none: 0 } as const;
