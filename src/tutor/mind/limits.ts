import type { HelpLimit } from "#shared/help-limits.ts";

/** When learning opens again, as the family's clock and calendar show it; plain data for a voice. */
export type Opening = {
  /** 0 is today, 1 tomorrow. */
  daysAhead: number;
  /** 0 is Monday, 6 is Sunday. */
  weekday: number;
  /** Hours and minutes, 24 to a day; the voice says them as its language does: "16:00". */
  time: string;
};

/** Learning is over for now. */
export type Closing = {
  reason: "paused" | "hours" | "minutes";
  /** Null where nobody knows. */
  opens: Opening | null;
  /** The open problem may still be finished. */
  mayFinish: boolean;
};

/** What the family has set for this student, as far as the mind has to obey it. */
export type Limits = {
  closing: Closing | null;
  /** Whether the student may bring problems. */
  ownProblems: boolean;
  help: HelpLimit;
};

export const noLimits: Limits = { closing: null, ownProblems: true, help: "all" };
