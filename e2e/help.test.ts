import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor, publicScript } from "./support/browser.ts";
import { newestMail } from "./support/mailbox.ts";

const origin = inject("origin");
const { email: administrator } = inject("administrator");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function fillIn(page: Page, written: { name: string; email: string; message: string }) {
  await page.getByLabel("Your name").fill(written.name);
  await page.getByLabel("Your email address").fill(written.email);
  await page.getByLabel("Who are you?").selectOption("parent");
  await page.getByLabel("Your message").fill(written.message);
}

/** What the page asks of the server from here on, apart from pages and pictures fetched ahead. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || /fetch|xhr/.test(request.resourceType()))
      asked.push(request.url());
  });
  return asked;
}

test("R-15 a message from the contact page reaches the administrator; a refusal keeps what was typed", async () => {
  const { page, context, complaints } = await newVisitor(browser, { origin });
  await page.goto("/contact");
  await publicScript(page);
  await fillIn(page, { name: "  ", email: "ana@home", message: "Does it teach algebra?" });
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Please enter your name.").waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("Does it teach algebra?");
  expect(await page.getByLabel("Who are you?").inputValue()).toBe("parent");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact-name");
  await expectAccessible(page);

  await page.getByLabel("Your name").fill("Ana Ruiz");
  await page.getByLabel("Your email address").fill("ana@example.com");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your message is on its way").waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await page.getByLabel("Your message").inputValue()).toBe("");
  const mail = await newestMail(administrator, "Does it teach algebra?");
  expect(mail.subject).toBe("A message from Ana Ruiz");
  expect(complaints).toEqual([]);
  await context.close();
});

test("R-15 the contact form works without JavaScript, and gives back what it refuses", async () => {
  const { page, context } = await newVisitor(browser, { origin, javaScript: false });
  await page.goto("/contact");
  await fillIn(page, { name: " ", email: "leo@example.com", message: "Sent without a script" });
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Please enter your name.").waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("Sent without a script");
  await page.getByLabel("Your name").fill("Leo");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your message is on its way").waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect((await newestMail(administrator, "Sent without a script")).subject).toContain("Leo");
  await context.close();
});

test("R-15 what could not be sent stays in the form", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  await page.goto("/contact");
  await publicScript(page);
  await fillIn(page, { name: "Ana", email: "ana@example.com", message: "Written on a train" });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your message could not be sent").waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("Written on a train");
  await context.close();
});

test("R-06 without JavaScript the landing page shows how a lesson goes", async () => {
  const { page, context } = await newVisitor(browser, { origin, javaScript: false });
  await page.goto("/landing-es");
  expect(await page.getByText("En este navegador está desactivado").isVisible()).toBe(true);
  expect(await page.getByText("La respuesta me la guardo").isVisible()).toBe(true);
  expect(await page.locator("[data-begin]").first().isVisible()).toBe(false);
  await context.close();
});

test("R-19 the answers are searched by words and by topic without asking the server, and each has its address", async () => {
  const { page, context, complaints } = await newVisitor(browser, { origin });
  await page.goto("/help-center-es#hints");
  await publicScript(page);
  const answers = page.locator("[data-group]:not([hidden]) li:not([hidden])");
  await page.getByText("Llegan de una en una").waitFor();
  const all = await answers.count();
  expect(all).toBeGreaterThanOrEqual(40);
  const sent = questionsOf(page);

  await page.getByRole("searchbox").fill("CONTRASENA olvido");
  expect(await answers.count()).toBeGreaterThan(0);
  expect(await answers.count()).toBeLessThan(all);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("radio", { name: "Los créditos" }).check({ force: true });
  expect(await page.locator("[data-shown]").textContent()).toBe(String(await answers.count()));

  // A link to an answer that the search hides shows it all the same.
  await page.evaluate(() => location.assign("#consent-letter"));
  await page.getByText("siete días como máximo").waitFor();
  await page.getByRole("searchbox").fill("ninguna tiene estas palabras juntas");
  expect(await page.getByText("Ninguna respuesta tiene esas palabras").isVisible()).toBe(true);
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("R-19 without JavaScript every answer opens in its place", async () => {
  const { page, context } = await newVisitor(browser, { origin, javaScript: false });
  await page.goto("/help-center");
  expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  await page.getByText("How do hints work?").click();
  expect(await page.getByText("Hints come one at a time").isVisible()).toBe(true);
  await context.close();
});
