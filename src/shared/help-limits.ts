/** How much help the tutor may give: all of it, everything but the answer, or the first hint alone. */
export const helpLimits = ["all", "no-answer", "first-hint"] as const;
export type HelpLimit = (typeof helpLimits)[number];

/** How many rungs of a problem's ladder may be climbed; the last one tells the answer. */
export function rungsAllowed(rungs: number, help: HelpLimit): number {
  if (help === "all") return rungs;
  return help === "no-answer" ? rungs - 1 : Math.min(1, rungs - 1);
}
