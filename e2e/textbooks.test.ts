import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFamily } from "#features/controls/family.fixture.ts";
import { profiles } from "#db/tables/profiles.ts";
import { birthdayYearsAgo } from "#features/oversight/oversight.fixture.ts";
import { smallBooks } from "#features/textbooks/library.fixture.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { type MovedAcademy, openSignedIn, startMovedAcademy } from "./support/moved-clock.ts";
import { walksOf } from "./support/settings.ts";
import { keepPicture, sayToTutor } from "./support/student-page.ts";
import { textbooksCommand } from "./support/textbooks-command.ts";

let browser: Browser;
let academy: MovedAcademy;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  academy = await startMovedAcademy();
  folder = await mkdtemp(join(tmpdir(), "faro-textbooks-"));
});
afterAll(async () => {
  await browser.close();
  await academy.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the operator's command says. */
async function textbooks(...args: string[]): Promise<string> {
  const { said, code } = await textbooksCommand(academy.database.url, ...args);
  expect(code, said).toBe(0);
  return said;
}

async function importBook(locale: Locale): Promise<string> {
  const { facts, text } = smallBooks[locale];
  const file = join(folder, `${locale}.txt`);
  await writeFile(file, text);
  const { title, licence, link } = facts;
  const told = { title, locale, licence, link, subject: "mathematics" };
  return textbooks(
    "import",
    file,
    ...Object.entries(told).flatMap(([name, value]) => [`--${name}`, value]),
  );
}

const walks = walksOf(2, [
  { locale: "en", screen: "desk", scheme: "light", searched: "numerators", found: "numerator" },
  {
    locale: "es",
    screen: "phone",
    scheme: "dark",
    searched: "denominadores",
    found: "denominador",
  },
] as const);

const questions: Readonly<Record<Locale, string>> = {
  en: "What is a denominator?",
  es: "¿Qué es un denominador?",
};

/** The way to the search stands on the public page only where there is something to search. */
async function isWayShown(page: Page): Promise<boolean> {
  await page.goto("/textbooks");
  await page.waitForLoadState("networkidle");
  return page.getByRole("link", { name: /Search inside/ }).isVisible();
}

test.each(walks)(
  "F-07 a book is imported, searched, read, and cited by the tutor, in $locale on a $screen",
  async ({ locale, screen, scheme, searched, found }) => {
    const words = translators[locale];
    const setting = { locale, screen, scheme };
    const picture = (name: string) => `textbooks-${name}-${locale}-${screen}`;
    const { facts } = smallBooks[locale];
    const visitor = await newVisitor(browser, { origin: academy.origin, ...setting });
    const { page } = visitor;

    const isFirst = (await textbooks("list")).includes("No book is imported");
    if (isFirst) {
      expect(await isWayShown(page)).toBe(false);
      await page.goto("/textbooks/search");
      await page.getByText(words("textbooks.noBooks")).waitFor();
      await expectAccessible(page);
    }
    expect(await importBook(locale)).toContain("is imported");
    expect(await textbooks("list")).toContain(facts.title);

    // Anybody searches, and reads on from what was found.
    expect(await isWayShown(page)).toBe(true);
    await expectAccessible(page);
    await page.getByRole("link", { name: /Search inside/ }).click();
    await page.getByLabel(words("textbooks.box")).fill("xyzzy");
    await page.keyboard.press("Enter");
    await page.getByText(words("textbooks.none")).waitFor();
    await page.getByLabel(words("textbooks.box")).fill(searched);
    await page.getByRole("button", { name: words("textbooks.search"), exact: true }).click();
    await page.locator("mark").first().waitFor();
    expect(await page.locator("mark").first().textContent()).toBe(found);
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, picture("1-search"));
    await page.getByRole("listitem").getByRole("link", { name: /^4\.1/ }).click();
    await page.getByRole("heading", { level: 1, name: /^4\.1/ }).waitFor();
    await page.getByText(words("textbooks.license", { licence: facts.licence })).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, picture("2-passage"));
    await page.getByRole("link", { name: words("textbooks.after") }).click();
    await page.getByRole("heading", { level: 1, name: /^4\.2/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^4\.1/ }).waitFor();
    await page.goto("/textbooks/passage?id=psg_none");
    await page.getByText(words("textbooks.gone")).waitFor();

    // The tutor cites it; the passage opens over the desk by the keyboard, and gives the focus back.
    const family = await makeFamily(academy);
    const student = await openSignedIn(browser, academy, family.child, setting);
    await student.page.goto("/chat?subject=Mathematics");
    await student.page.getByRole("textbox", { name: words("chat.message") }).waitFor();
    await sayToTutor(student.page, locale, questions[locale]);
    await openCitation(student.page, locale);
    await keepPicture(student.page, picture("3-cited"));
    await student.page.keyboard.press("Escape");
    await student.page.getByRole("dialog").waitFor({ state: "detached" });
    const cited = student.page.getByRole("button", { name: facts.title });
    await expect.poll(() => cited.evaluate((node) => node === document.activeElement)).toBe(true);

    // Who looks after the student reads the same under the same turn.
    // Of a child of this age parents read every session.
    await academy.database.db
      .update(profiles)
      .set({ birthDate: birthdayYearsAgo(academy.services.now(), 10) })
      .where(eq(profiles.id, family.childId));
    const parent = await openSignedIn(browser, academy, family.parent, setting);
    await parent.page.goto(`/parent-dashboard/sessions?child=${family.childId}`);
    await parent.page.getByRole("link", { name: words("oversight.openSession") }).click();
    await openCitation(parent.page, locale);

    for (const { context, complaints } of [visitor, student, parent]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

async function openCitation(page: Page, locale: Locale): Promise<void> {
  const words = translators[locale];
  const { facts } = smallBooks[locale];
  const cited = page.getByRole("button", { name: facts.title });
  await cited.waitFor();
  const said = (await cited.textContent()) ?? "";
  expect(said).toContain(words("textbooks.section", { section: "4.1" }));
  expect(said).toContain(words("textbooks.page", { page: 1 }));
  await expectAccessible(page);
  await cited.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: words("textbooks.citedTitle") });
  await dialog
    .getByText(/denomina/)
    .first()
    .waitFor();
  await dialog.getByRole("link", { name: words("textbooks.openInBook") }).waitFor();
  await expectAccessible(page);
}
