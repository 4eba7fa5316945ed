import { z } from "zod";
import { creditsPerProblem, newStudentCredits } from "#shared/constants.ts";
import { site } from "#shared/site.ts";
import { catalogue } from "./catalogue.ts";

/** What a text can name in braces, as it is now. */
export function facts(): Readonly<Record<string, string>> {
  const tutorMonth = site.tutorHourDollars * site.tutorHours;
  return {
    name: site.name,
    email: site.contactEmail,
    saving: String(site.savingPercent),
    hours: site.hours,
    tutorHour: String(site.tutorHourDollars),
    tutorMonth: String(tutorMonth),
    tutorLess: String((tutorMonth * (100 - site.savingPercent)) / 100),
    textbooks: String(site.textbookCount),
    catalogue: String(catalogue.length),
    credits: String(newStudentCredits),
    price: String(creditsPerProblem),
    commission: String(site.affiliateCommissionPercent ?? 0),
  };
}

/** A text with its {facts} filled in; what is no fact stays, and is told of. */
export function fillFacts(text: string, onUnknown?: (name: string) => void): string {
  const known = facts();
  return text
    .replace(/ (?=[−+=·%])|(?<=[−+=·]) /g, "\u00a0")
    .replace(/\{(\w+)\}/g, (whole, key: string) => {
      const fact = known[key];
      if (fact === undefined) onUnknown?.(whole);
      return fact ?? whole;
    });
}

/**
 * A text whose {facts} are filled from the site file, so that no page repeats a figure, and whose
 * mathematics and percentages do not break across lines.
 */
export const words = z
  .string()
  .min(1)
  .transform((text, context) =>
    fillFacts(text, (whole) => context.addIssue(`no fact named ${whole}`)),
  );

/** A heading with a paragraph of its own. */
export const titled = z.strictObject({ title: words, text: words });

/** What search engines and browser tabs show of a page. */
export const meta = z.strictObject({ title: words, description: words });
