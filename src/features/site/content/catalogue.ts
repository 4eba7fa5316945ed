import { z } from "zod";
import books from "#content/textbooks/catalogue.json" with { type: "json" };
import { type Subject, subjects } from "#shared/subjects.ts";

/** A textbook that anyone may read and pass on: in the public domain or under an open licence. */
const textbook = z.strictObject({
  title: z.string().min(1),
  /** The catalogue that lists it. */
  source: z.enum(["OpenStax", "Open Textbook Library", "B.C. Open Collection"]),
  subject: z.enum(subjects),
  /** As the catalogue states it: "CC BY 4.0". Never one that forbids adapting. */
  licence: z.string().regex(/^(CC BY(-NC)?(-SA)?( \d\.\d)?|CC0|GNU FDL|Public domain)$/),
  /** Where it can be read, or fetched. */
  url: z.url({ protocol: /^https$/ }),
  publisher: z.string().min(1).optional(),
});

export type Textbook = z.output<typeof textbook>;

/** Every reference textbook (rows R-18, K-08); an entry that is not as agreed stops the build. */
export const catalogue: readonly Textbook[] = z.array(textbook).parse(books);

/** The textbooks of one subject, by title. */
export function textbooksOf(subject: Subject): readonly Textbook[] {
  return catalogue.filter((book) => book.subject === subject);
}
