import { z } from "zod";
import enLanding from "#content/en/landing.json" with { type: "json" };
import esLanding from "#content/es/landing.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { meta, titled, words } from "./words.ts";

const landing = z.strictObject({
  meta,
  title: words,
  lead: words,
  try: z.strictObject({
    title: words,
    solve: words,
    work: words,
    help: words,
    check: words,
    /** Said to whoever reads without JavaScript. */
    noScript: words,
    hints: z.array(titled).length(3),
    replies: z.strictObject({
      nothing: words,
      "goes-on": words,
      right: words,
      wrong: words,
      unreadable: words,
      slip: words,
      /** Said where the checker did not arrive. */
      failed: words,
    }),
    /** Asked of a slip that no known wrong rule explains. */
    question: words,
    next: words,
  }),
  notes: z.array(titled).length(3),
  closing: z.strictObject({ title: words, text: words, start: words }),
});

export type LandingContent = z.output<typeof landing>;

/** The words of the landing page; throws a ZodError that names the place if the file is not as agreed. */
export function landingContent(locale: Locale): LandingContent {
  return landing.parse(locale === "es" ? esLanding : enLanding);
}
