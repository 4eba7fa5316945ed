import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { keepPicture, signUpAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A skill that no other journey comes to, and its two easy problems. */
const skillId = "cold-war";
const corrected = "why-cold";
const takenOut = "dividing-line";
const words = translators.en;
const spanish = translators.es;

async function openAdministrator(locale: "en" | "es", screen: "desk" | "phone") {
  const scheme = screen === "desk" ? "light" : "dark";
  const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
  const { email: identifier, password } = inject("administrator");
  const signedIn = await visitor.page.request.post("/api/accounts/student-session", {
    data: { identifier, password },
  });
  expect(signedIn.status()).toBe(200);
  return visitor;
}

const opened = z.object({
  chat: z.object({
    id: z.string(),
    workbench: z.object({
      problem: z.object({ itemId: z.string(), prompt: z.object({ en: z.string() }) }),
    }),
  }),
});

/** The problems of lessons that begin with the skill. */
async function problemsOf(page: Page, count: number) {
  const found = [];
  for (let at = 0; at < count; at++) {
    const answer = await page.request.post("/api/tutoring/chats", {
      data: { subject: "History", locale: "en", clientId: `journey-${Date.now()}-${at}`, skillId },
    });
    const { chat } = opened.parse(await answer.json());
    const { itemId, prompt } = chat.workbench.problem;
    found.push({ chatId: chat.id, item: itemId.split(/[#@]/)[1], prompt: prompt.en });
  }
  return found;
}

/** Keeps a call on its way until it is let go. */
async function holdCall(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await gone.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: gone.resolve };
}

test("F-09 a head teacher corrects a question and takes a problem out: students get the one and never the other, and both come back", async () => {
  const admin = await openAdministrator("en", "desk");
  const { page } = admin;
  const card = (id: string) => page.getByRole("article", { name: id });

  await page.goto("/admin/curriculum");
  await page.getByLabel(words("curriculum.search")).fill("cold war");
  await page.getByText(words("curriculum.found", { count: 1 }), { exact: true }).waitFor();
  await expectAccessible(page);
  await keepPicture(page, "curriculum-1-list");
  await page.getByRole("link", { name: "The Cold War" }).click();
  await card(corrected).waitFor();
  await keepPicture(page, "curriculum-2-skill", true);

  await card(corrected)
    .getByRole("button", { name: words("curriculum.correct") })
    .click();
  const question = card(corrected).getByLabel(
    words("curriculum.textIn", {
      what: words("curriculum.textAsk"),
      language: words("curriculum.language_en"),
    }),
  );
  const before = await question.inputValue();
  const hint = card(corrected).getByLabel(
    words("curriculum.textIn", {
      what: words("curriculum.textHint", { number: 1 }),
      language: words("curriculum.language_en"),
    }),
  );
  const hintBefore = await hint.inputValue();
  // A correction that the check refuses is told at its field, and nothing that was typed is lost.
  await question.fill(`${before} Choose with care.`);
  // What is typed stays while the lesson is looked at in the other language, and while the page is left.
  const tab = (locale: "en" | "es") =>
    page.getByRole("tab", { name: words(`curriculum.in_${locale}`) });
  await tab("es").click();
  await card(corrected).getByText("¿Por qué este conflicto").first().waitFor();
  expect(await question.inputValue()).toBe(`${before} Choose with care.`);
  await tab("en").click();
  await page.getByRole("link", { name: words("curriculum.back") }).click();
  await page.getByLabel(words("curriculum.search")).fill("cold war");
  await page.getByRole("link", { name: "The Cold War" }).click();
  await card(corrected).waitFor();
  expect(await question.inputValue()).toBe(`${before} Choose with care.`);
  await hint.fill(" ");
  await page.getByRole("button", { name: words("curriculum.save") }).click();
  await card(corrected).getByText(words("fields.textMissing")).waitFor();
  expect(await question.inputValue()).toBe(`${before} Choose with care.`);
  await expectAccessible(page);
  await keepPicture(page, "curriculum-3-refused", true);
  await hint.fill(hintBefore);
  const takeOut = card(takenOut).getByRole("button", { name: words("curriculum.itemOut") });
  const dialog = page.getByRole("dialog");
  const held = await holdCall(page, "**/api/admin/curriculum/*/texts");
  await page.getByRole("button", { name: words("curriculum.save") }).click();
  await held.asked;
  await takeOut.click();
  // Whoever thinks better of it is back at the button, also when what they saved before is done only then.
  await dialog.getByRole("button", { name: words("shell.cancel") }).press("Enter");
  await dialog.waitFor({ state: "hidden" });
  const isBack = () => takeOut.evaluate((one) => one === document.activeElement);
  await expect.poll(isBack).toBe(true);
  held.letGo();
  await question.waitFor({ state: "detached" });
  await card(corrected).getByText("Choose with care.").waitFor();
  expect(await isBack()).toBe(true);
  await takeOut.press("Enter");
  await dialog.getByLabel(words("curriculum.reason")).fill("Wrong key reported");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words("curriculum.itemOut") }).click();
  await card(takenOut).getByText("Wrong key reported").waitFor();
  const history = page.getByRole("list", { name: words("curriculum.history") });
  await expect.poll(() => history.getByRole("listitem").count()).toBe(2);
  await expectAccessible(page);
  await keepPicture(page, "curriculum-4-changed", true);

  const student = await newVisitor(browser, { origin: inject("origin") });
  await student.page.goto("/login");
  await signUpAlone(student.page, "en", "Maya O'Brien");
  const problems = await problemsOf(student.page, 6);
  expect(problems.map(({ item }) => item)).not.toContain(takenOut);
  const shown = problems.find(({ item }) => item === corrected);
  expect(shown?.prompt).toBe(`${before} Choose with care.`);
  await student.page.goto(`/chat?session=${shown?.chatId}`);
  const desk = student.page.getByRole("log");
  await desk.getByText("Choose with care.").first().waitFor();

  // One click each takes them back; the problem that lies open keeps its words.
  const back = history.getByRole("button", { name: words("curriculum.takeBack") });
  await back.first().click();
  await expect.poll(() => history.getByRole("listitem").count()).toBe(3);
  await back.last().click();
  await expect.poll(() => history.getByRole("listitem").count()).toBe(4);
  await student.page.reload();
  await desk.getByText("Choose with care.").first().waitFor();
  const later = await problemsOf(student.page, 3);
  expect(later.some(({ prompt }) => prompt.includes("Choose with care."))).toBe(false);
  expect([...admin.complaints, ...student.complaints]).toEqual([]);
  await admin.context.close();
  await student.context.close();
});

test("F-09 in Spanish on a phone in the dark the skill is read, and fits", async () => {
  const { page, complaints, context } = await openAdministrator("es", "phone");
  await page.goto("/admin/curriculum");
  await page.getByLabel(spanish("curriculum.search")).fill("guerra fria");
  await page.getByText(spanish("curriculum.found", { count: 1 }), { exact: true }).waitFor();
  await expectFits(page);
  await keepPicture(page, "curriculum-es-1-list");
  await page.getByRole("link", { name: "Guerra Fría" }).click();
  const card = page.getByRole("article", { name: corrected });
  await card.getByText(spanish("curriculum.answerAndHints")).click();
  await card.getByText(spanish("curriculum.because")).waitFor();
  await expectFits(page);
  await expectAccessible(page);
  await keepPicture(page, "curriculum-es-2-skill", true);
  expect(complaints).toEqual([]);
  await context.close();
});
