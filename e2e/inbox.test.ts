import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { newestMail } from "./support/mailbox.ts";
import { signInAdministrator } from "./support/new-affiliate.ts";
import { newName } from "./support/new-name.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(settingInTurn.phone)(
  "R-15 a message of the contact page is read, answered by letter, closed and opened again, in $locale on a $screen",
  async (setting) => {
    const { locale, screen, scheme } = setting;
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin, ...setting });
    const { page, context, complaints } = visitor;
    const name = newName("Ana");
    const email = `ana.${process.pid}.${Date.now()}@example.org`;
    const written = await page.request.post("/api/contact/messages", {
      form: { name, email, sender: "parent", message: "Do you teach\n\nLatin?", locale },
      headers: { origin },
    });
    expect(written.status()).toBe(200);

    await signInAdministrator(page, inject("administrator"));
    await page.goto("/admin/messages");
    const card = page.getByRole("article", { name });
    await card.getByText("Latin?").waitFor();
    await card.getByRole("link", { name: email }).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await card.scrollIntoViewIfNeeded();
    await keepPicture(page, `inbox-1-open-${locale}-${screen}-${scheme}`);

    await card.getByRole("button", { name: words("inbox.send") }).click();
    await card.getByText(words("fields.messageMissing")).waitFor();
    await card.getByRole("textbox", { name: words("inbox.answer") }).fill("Not yet.\n\nWe will.");
    await card.getByRole("button", { name: words("inbox.send") }).click();
    await card.getByText(words("inbox.closed"), { exact: true }).waitFor();
    await card.getByText("We will.").waitFor();
    await expect
      .poll(() => card.getByRole("heading").evaluate((title) => title === document.activeElement))
      .toBe(true);
    await expectAccessible(page);
    await keepPicture(page, `inbox-2-answered-${locale}-${screen}-${scheme}`);
    const letter = await newestMail(email);
    expect(letter.text).toContain("We will.");
    expect(letter.text).toContain("> Latin?");

    await page.reload();
    await page.getByRole("heading", { level: 1, name: words("inbox.title") }).waitFor();
    await page.getByLabel(words("inbox.show"), { exact: true }).selectOption("closed");
    await card.waitFor();
    await card.getByRole("button", { name: words("inbox.reopen") }).click();
    await card.getByText(words("inbox.open"), { exact: true }).waitFor();
    await page.getByLabel(words("inbox.show"), { exact: true }).selectOption("open");
    await card.getByText("We will.").waitFor();
    await card.getByRole("button", { name: `${words("inbox.close")}: ${name}` }).click();
    await card.getByText(words("inbox.closed"), { exact: true }).waitFor();
    expect(complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
    await context.close();
  },
);
