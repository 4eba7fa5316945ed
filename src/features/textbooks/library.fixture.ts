import type { Database } from "#db/client.ts";
import { textbookPassages } from "#db/tables/textbooks.ts";
import { type BookFacts, importBook } from "./import-book.ts";

const english = `Chapter 4 Fractions

4.1 Visualize Fractions

The denominator is the number below the line of a fraction. It tells into how many equal parts the whole is cut.

The numerator is the number above the line. It counts the parts that are taken.

4.2 Add Fractions

Fractions with the same denominator are added by adding what stands above the line.

\f4.3 Lowest Terms

A fraction is in lowest terms where no number but one divides both of its parts.
`;

const spanish = `Capítulo 4 Fracciones

4.1 Las partes de una fracción

El denominador es el número debajo de la raya de una fracción. Dice en cuántas partes iguales se corta el todo. El numerador cuenta las partes que se toman.

\f4.2 Sumar fracciones

Las fracciones con el mismo denominador se suman sumando lo que está encima de la raya.
`;

/** A small book of mathematics in each language. */
export const smallBooks = {
  en: {
    text: english,
    facts: {
      title: "Small Prealgebra",
      subject: "Mathematics",
      locale: "en",
      licence: "CC BY 4.0",
      link: "https://example.org/small-prealgebra",
    },
  },
  es: {
    text: spanish,
    facts: {
      title: "Pequeña prealgebra",
      subject: "Mathematics",
      locale: "es",
      licence: "CC BY-SA 4.0",
      link: "https://example.org/pequena-prealgebra",
    },
  },
} as const satisfies Record<string, { text: string; facts: BookFacts }>;

const silent = { onRead: () => undefined, onStored: () => undefined };

/** Imports a text as one of the small books, or with other facts. */
export function importText(db: Database, facts: BookFacts, text: string, now = new Date()) {
  return importBook(db, { file: new TextEncoder().encode(text), facts, now }, silent);
}

/** Imports both small books. */
export async function importSmallBooks(db: Database): Promise<void> {
  for (const { facts, text } of Object.values(smallBooks)) await importText(db, facts, text);
}

/** A passage of one of them, which is everybody's to read; gives its id. */
export async function makePassage(db: Database): Promise<string> {
  await importSmallBooks(db);
  const [passage] = await db.select({ id: textbookPassages.id }).from(textbookPassages).limit(1);
  return passage?.id ?? "";
}
