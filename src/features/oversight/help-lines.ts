import stored from "#content/safety/help-lines.json" with { type: "json" };
import { z } from "zod";
import type { HelpLine } from "#shared/care.ts";
import {
  type FamilyPlace,
  helpCountries,
  type HelpCountry,
  helpKinds,
} from "#shared/help-lines.ts";
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
      /** Whose line it is: the page that says so, where a person is to check it. */
      source: z.url(),
      /** When it was last looked up. */
      lookedUp: z.iso.date(),
      /** How: at the source itself, in notes made from it, by pages of others that a search found, or not at all. */
      by: z.enum(["source", "notes", "search", "unread"]),
    }),
  ),
});

/** People who help, by country; the file has each of them, and no other. */
export const helpLines = z.record(z.enum(helpCountries), country).parse(stored);

const emergencyName: Localized = {
  en: "Emergency, if somebody is in danger now",
  es: "Emergencias, si alguien corre peligro ahora",
};

/** Who helps with a trouble where a family is, the number for an emergency last. */
export function helpLinesFor(
  category: AlertCategory,
  { country: named, timeZone }: FamilyPlace,
): HelpLine[] {
  const here = helpLines[named ?? countryOf(timeZone)];
  const lines = here.lines.filter((line) => line.for.includes(category));
  return [
    ...lines.map(({ name, kind, at, write }) => ({ name, kind, at, ...(write ? { write } : {}) })),
    { name: emergencyName, kind: "call", at: here.emergency },
  ];
}

/** Where the help of a student is: as the family's rules say, else where the student's own clock is set. */
export function placeOf(rules: FamilyPlace | undefined, ownZone: string): FamilyPlace {
  return rules ?? { country: null, timeZone: ownZone };
}

const countries = new Map<string, HelpCountry>();

/** The country with lines of its own that a time zone lies in, or `elsewhere`. */
export function countryOf(timeZone: string): HelpCountry {
  if (countries.size === 0) {
    for (const code of helpCountries.filter((known) => known !== "elsewhere")) {
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
