import { z } from "zod";

/** A text as a head teacher corrected it; `was` is what the file said then. */
const correction = z.object({ was: z.string(), says: z.string() });

/** What was changed about a skill beside its files. */
export const skillState = z.object({
  /** Why it is no longer taught or offered; null while it is. */
  offReason: z.string().nullable(),
  /** Fixed items that are not drawn, each with the reason. */
  itemsOff: z.record(z.string(), z.string()),
  /** Corrected texts by their place (see places.ts). */
  texts: z.record(z.string(), correction),
});

export type SkillState = z.infer<typeof skillState>;

/** A skill as its files say. */
export const untouched: SkillState = { offReason: null, itemsOff: {}, texts: {} };

/** What was changed, by skill. `revision` names this very set of changes. */
export type Changes = { revision: string; states: Readonly<Record<string, SkillState>> };

export const noChanges: Changes = { revision: "", states: {} };
