import type { Given } from "../interaction.ts";
import type { ReadGiven } from "../kind.ts";

/**
 * How sure a reading is: `certain` may be marked; `likely` too, where the message is known to answer; of `doubtful` is
 * asked; `near` is the best guess about a sentence that is known to answer; `partly` is told so far.
 */
export type How = "certain" | "likely" | "doubtful" | "near" | "partly";

/** A reading as an answer; null where it is only near, or a part of one. */
export function asRead(reading: { how: How } | null, given: Given | null): ReadGiven | null {
  if (!reading || !given) return null;
  switch (reading.how) {
    case "certain":
      return { sure: true, given };
    case "likely":
      return { sure: false, isLikely: true, given };
    case "doubtful":
      return { sure: false, given };
    case "near":
    case "partly":
      return null;
  }
}
