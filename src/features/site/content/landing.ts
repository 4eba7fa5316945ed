import { z } from "zod";
import enLanding from "#content/en/landing.json" with { type: "json" };
import esLanding from "#content/es/landing.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { meta, titled, words } from "./words.ts";

const landing = z.strictObject({
  meta,
  title: words,
  lead: words,
  notes: z.array(titled).length(3),
  closing: z.strictObject({ title: words, text: words, start: words }),
});

export type LandingContent = z.output<typeof landing>;

/** The words of the landing page; throws a ZodError that names the place if the file is not as agreed. */
export function landingContent(locale: Locale): LandingContent {
  return landing.parse(locale === "es" ? esLanding : enLanding);
}
