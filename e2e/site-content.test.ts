import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { signInAdministrator } from "./support/new-affiliate.ts";
import { keepPicture } from "./support/student-page.ts";

const origin = inject("origin");
const administrator = inject("administrator");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const phone = "+34 600 11 22 33";
const question = "Does the lighthouse sleep?";

test("F-09 an administrator changes a fact and an answer, a visitor sees both, and both are put back from the history", async () => {
  const words = translators.en;
  const { page, context, complaints } = await newVisitor(browser, { origin });
  const visitor = await newVisitor(browser, {
    origin,
    locale: "es",
    screen: "phone",
    scheme: "dark",
  });
  await signInAdministrator(page, administrator);

  await page.goto("/admin/site");
  const field = page.getByLabel(words("content.fact_phone"), { exact: true });
  await field.fill("call us");
  const group = page.locator("form", { has: field });
  // What is typed stays while the page is left, until it is saved or discarded.
  await page.getByRole("link", { name: words("content.history"), exact: true }).click();
  await page.getByRole("heading", { name: words("content.history"), level: 1 }).waitFor();
  await page.getByRole("link", { name: words("content.facts"), exact: true }).click();
  await group.getByText(words("content.unsaved")).waitFor();
  expect(await field.inputValue()).toBe("call us");
  await group.getByRole("button", { name: words("content.dropTyped") }).press("Enter");
  await expect.poll(() => field.inputValue()).toBe("");
  const first = group.getByRole("textbox").first();
  expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill("call us");
  await group.getByRole("button", { name: words("content.save") }).click();
  await group.getByText(words("fields.phoneInvalid")).waitFor();
  expect(await field.inputValue()).toBe("call us");
  await field.fill(phone);
  await group.getByRole("button", { name: words("content.save") }).click();
  await page.getByText(words("content.saved")).waitFor();
  await expectAccessible(page);
  await keepPicture(page, "site-1-facts");

  await visitor.page.goto("/contact-es");
  await visitor.page.getByRole("link", { name: phone }).waitFor();
  await visitor.page.getByText("Por teléfono").waitFor();
  await expectFits(visitor.page);

  await page.goto("/admin/site/help");
  await page.getByLabel(words("content.search")).fill("idioma");
  await page.getByRole("link", { name: "How do I change the language?" }).click();
  const english = page.getByRole("group", { name: words("content.in_en") });
  await english.getByLabel(words("content.part_title")).fill(question);
  await english
    .getByLabel(words("content.part_text"))
    .fill("Never.\n\nSee [the prices](/pricing).");
  const preview = page.getByRole("region", { name: words("content.preview") });
  await preview.getByRole("link", { name: "the prices" }).waitFor();
  await expectAccessible(page);
  await keepPicture(page, "site-2-article");
  await page.getByRole("button", { name: words("content.publish") }).click();
  await page.getByText(words("content.savedArticle")).waitFor();

  await visitor.page.goto("/help-center#language");
  await visitor.page.getByRole("heading", { name: question }).waitFor();
  await visitor.page.getByRole("link", { name: "the prices" }).waitFor();

  // Who reads Spanish finds both in the history, and puts back with one click.
  const spoken = translators.es;
  const second = await newVisitor(browser, {
    origin,
    locale: "es",
    screen: "phone",
    scheme: "dark",
  });
  await signInAdministrator(second.page, administrator);
  await second.page.goto("/admin/site/history");
  for (const [name, said] of [
    [spoken("content.answerOf", { name: "¿Cómo cambio el idioma?" }), question],
    [spoken("content.fact_phone"), phone],
  ] as const) {
    const change = second.page.getByRole("listitem").filter({ hasText: name }).first();
    await change.getByText(said).waitFor();
    if (name === spoken("content.fact_phone")) {
      await expectAccessible(second.page);
      await expectFits(second.page);
      await keepPicture(second.page, "site-3-history");
    }
    await change.getByRole("button", { name: spoken("content.putBackBefore") }).click();
    // The putting back stands at the head of the list, and the change is as it was before.
    await second.page
      .getByRole("listitem")
      .filter({ hasText: name })
      .nth(1)
      .getByText(spoken("content.isAsBefore"))
      .waitFor();
  }
  await visitor.page.reload();
  await visitor.page.getByRole("heading", { name: "How do I change the language?" }).waitFor();
  await visitor.page.goto("/contact-es");
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await visitor.page.getByRole("link", { name: phone }).count()).toBe(0);

  expect([...complaints, ...visitor.complaints, ...second.complaints]).toEqual([]);
  for (const each of [context, visitor.context, second.context]) await each.close();
});
