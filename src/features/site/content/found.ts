import { z } from "zod";
import { subjects } from "#shared/subjects.ts";
import enFound from "#content/en/found.json" with { type: "json" };
import esFound from "#content/es/found.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { words } from "./words.ts";

const course = z.strictObject({ name: words, text: words });

const found = z.strictObject({
  /** What the academy is, for search engines. */
  organization: words,
  /** One line below the heading of a page's preview picture. */
  line: words,
  /** The subjects that the tutor teaches. */
  courses: z.record(z.enum(subjects), course),
});

export type FoundContent = z.output<typeof found>;

/** The words that only search engines and previews show; throws a ZodError where the file is not as agreed. */
export function foundContent(locale: Locale): FoundContent {
  return found.parse(locale === "es" ? esFound : enFound);
}
