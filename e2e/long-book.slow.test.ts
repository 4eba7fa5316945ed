import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textbookPassages, textbooks } from "#db/tables/textbooks.ts";
import { makeFamily } from "#features/controls/family.fixture.ts";
import { type FixturePage, makePdf, sentences } from "#features/textbooks/books.fixture.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser } from "./support/browser.ts";
import { type MovedAcademy, openSignedIn, startMovedAcademy } from "./support/moved-clock.ts";
import { sayToTutor } from "./support/student-page.ts";
import { textbooksCommand } from "./support/textbooks-command.ts";

let browser: Browser;
let academy: MovedAcademy;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  academy = await startMovedAcademy();
  folder = await mkdtemp(join(tmpdir(), "faro-long-book-"));
});
afterAll(async () => {
  await browser.close();
  await academy.close();
  await rm(folder, { recursive: true, force: true });
});

const pagesOfBook = 500;
const citedPage = 321;

const books = {
  en: {
    title: "Boats and Fractions",
    filler: sentences,
    heading: "4.1 Visualize Fractions",
    cited:
      "The denominator is the number below the line of a fraction. It tells into how many equal parts the whole is cut.",
    question: "What is a denominator?",
  },
  es: {
    title: "Barcos y fracciones",
    filler: (many: number, first = 0) =>
      Array.from(
        { length: many },
        (_, at) =>
          `La frase ${first + at} cuenta en diez palabras algo sobre los barcos del puerto.`,
      ).join(" "),
    heading: "4.1 Las partes de una fracción",
    cited:
      "El denominador es el número debajo de la raya de una fracción. Dice en cuántas partes iguales se corta el todo.",
    question: "¿Qué es un denominador?",
  },
} as const;

/** A book of 500 pages, each of two paragraphs, with what is asked about on one of them. */
function pagesOf({ filler, heading, cited }: (typeof books)["en" | "es"]): FixturePage[] {
  return Array.from({ length: pagesOfBook }, (_, at): FixturePage => {
    if (at + 1 === citedPage) return { heading, paragraphs: [cited] };
    const section = at + 1 === citedPage + 1 ? { heading: "4.2 Z" } : {};
    return { ...section, paragraphs: [filler(12, at * 40), filler(12, at * 40 + 20)] };
  });
}

/** How many books and passages the database has. */
async function stored() {
  const { db } = academy.database;
  const [[book], [passage]] = await Promise.all([
    db.select({ count: count() }).from(textbooks),
    db.select({ count: count() }).from(textbookPassages),
  ]);
  return { books: book?.count, passages: passage?.count };
}

test.each([
  { locale: "en", screen: "desk", scheme: "light" },
  { locale: "es", screen: "phone", scheme: "dark" },
] as const)(
  "F-07 of a book of 500 pages the tutor cites the page that is asked about, and a damaged file leaves nothing, in $locale",
  async (setting) => {
    const { locale } = setting;
    const words = translators[locale];
    const { title, cited, question } = books[locale];
    const command = (...args: string[]) => textbooksCommand(academy.database.url, ...args);
    const facts = { title, locale, licence: "CC BY 4.0", link: "https://example.org/book" };
    const told = Object.entries({ ...facts, subject: "mathematics" }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ]);
    const pdf = await makePdf(pagesOf(books[locale]), { header: title });

    const damaged = join(folder, `damaged-${locale}.pdf`);
    await writeFile(damaged, pdf.slice(0, pdf.length / 2));
    const before = await stored();
    expect(await command("import", damaged, ...told)).toEqual({
      said: "This PDF is damaged and cannot be read. Fetch it again.\n",
      code: 1,
    });
    expect(await stored()).toEqual(before);

    const file = join(folder, `${locale}.pdf`);
    await writeFile(file, pdf);
    const { said, code } = await command("import", file, ...told);
    expect(code, said).toBe(0);
    expect(said).toContain(`250 of ${pagesOfBook} read`);

    const family = await makeFamily(academy);
    const { page, context, complaints } = await openSignedIn(
      browser,
      academy,
      family.child,
      setting,
    );
    await page.goto("/chat?subject=Mathematics");
    await page.getByRole("textbox", { name: words("chat.message") }).waitFor();
    await sayToTutor(page, locale, question);
    const button = page.getByRole("button", { name: title });
    await button.waitFor();
    const place = (await button.textContent()) ?? "";
    expect(place).toContain(words("textbooks.section", { section: "4.1" }));
    expect(place).toContain(words("textbooks.page", { page: citedPage }));
    await button.click();
    const dialog = page.getByRole("dialog", { name: words("textbooks.citedTitle") });
    await dialog.getByText(cited).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
