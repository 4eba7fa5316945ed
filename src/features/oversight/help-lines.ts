import stored from "#content/safety/help-lines.json" with { type: "json" };
import { z } from "zod";
import type { HelpLine } from "#shared/care.ts";
import { helpKinds } from "#shared/help-lines.ts";
import type { Localized } from "#shared/locale.ts";
import { type AlertCategory, alertCategories } from "#shared/oversight.ts";

const country = z.object({
  /** The number for whoever is in danger now. */
  emergency: z.string(),
  lines: z.array(
    z.object({
      name: z.object({ en: z.string(), es: z.string() }),
      kind: z.enum(helpKinds),
      at: z.string(),
      write: z.string().optional(),
      for: z.array(z.enum(alertCategories)),
      /** Where it was read, and when. */
      source: z.url(),
      checked: z.iso.date(),
    }),
  ),
});

/** People who help, by country (ISO 3166); `elsewhere` for all the others. */
export const helpLines = z.record(z.string(), country).parse(stored);

const emergencyName: Localized = {
  en: "Emergency, if somebody is in danger now",
  es: "Emergencias, si alguien corre peligro ahora",
};

/** Who helps with a trouble where a student's clock is set, the number for an emergency last. */
export function helpLinesFor(category: AlertCategory, timeZone: string): HelpLine[] {
  const here = helpLines[countryOf(timeZone)];
  if (!here) return [];
  const lines = here.lines.filter((line) => line.for.includes(category));
  return [
    ...lines.map(({ name, kind, at, write }) => ({ name, kind, at, ...(write ? { write } : {}) })),
    { name: emergencyName, kind: "call", at: here.emergency },
  ];
}

const countries = new Map<string, string>();

/** The country with lines of its own that a time zone lies in, or `elsewhere`. */
export function countryOf(timeZone: string): string {
  if (countries.size === 0) {
    for (const code of Object.keys(helpLines).filter((key) => key !== "elsewhere")) {
      for (const zone of zonesOf(code)) countries.set(canonical(zone), code);
    }
  }
  return countries.get(canonical(timeZone)) ?? "elsewhere";
}

/** A zone under the name that the runtime uses for it; an unknown one stays as it is. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/** The time zones of a country, as the runtime's own data has them: a method in some versions, a property in others. */
function zonesOf(code: string): readonly string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } =
    new Intl.Locale("und", { region: code });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
