import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor, publicScript } from "./support/browser.ts";
import { publicPages } from "./support/public-pages.ts";

const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("no public page makes markup or scripts of text, and none of them needs to", async () => {
  const { page, context, complaints } = await newVisitor(browser, { origin });
  for (const { path } of publicPages) {
    await page.goto(path);
    await publicScript(page);
    const refused = await page.evaluate(() => {
      const made = document.createElement("p");
      try {
        made.innerHTML = "<b>made of text</b>";
      } catch (error) {
        return error instanceof TypeError;
      }
      return false;
    });
    expect(refused, path).toBe(true);
    // The browser tells of what was just tried, and of nothing else.
    expect(complaints.splice(0), path).toEqual([expect.stringContaining("TrustedHTML")]);
  }
  await context.close();
});

test("a public page registers its service worker, whose address its one policy makes", async () => {
  const { page, context, complaints } = await newVisitor(browser, { origin, serviceWorker: true });
  await page.goto("/about");
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${origin}/`);
  const own = await page.evaluate(() => {
    const types: unknown = Reflect.get(window, "trustedTypes");
    if (typeof types !== "object" || types === null) return "none";
    const create: unknown = Reflect.get(types, "createPolicy");
    try {
      if (typeof create === "function") Reflect.apply(create, types, ["another", {}]);
    } catch (error) {
      return error instanceof TypeError ? "refused" : "failed";
    }
    return "made";
  });
  expect(own).toBe("refused");
  expect(complaints.filter((told) => !told.includes("another"))).toEqual([]);
  await context.close();
});

test("a lesson is tried and the contact form refused without a word of the browser's", async () => {
  const { page, context, complaints } = await newVisitor(browser, { origin });
  await page.goto("/");
  await publicScript(page);
  await page.locator("[data-begin]").first().click();
  await page.locator("[data-begin][aria-pressed=true]").waitFor();
  await expectAccessible(page);
  await page.goto("/contact");
  await publicScript(page);
  const form = page.locator("form[data-contact]");
  // The browser itself lets nothing empty go.
  await form.locator("[name=name]").fill("  ");
  await form.locator("[name=email]").fill("ana@example.com");
  await form.locator("[name=sender]").selectOption("parent");
  await form.locator("[name=message]").fill("Does it teach algebra?");
  await form.locator("button").click();
  await form.locator("[aria-invalid=true]").first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
