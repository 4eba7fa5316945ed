import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { bringToTutor, keepPicture, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A sum within brackets, where no line can break. */
const sum = Array.from({ length: 24 }, (_, at) => `${at + 2}x`).join(" + ");

/** How far each formula of a place reaches past the turn it stands in, and how many of them can be scrolled. */
async function formulasOf(place: Locator) {
  await expect.poll(() => place.locator(".katex").count()).toBeGreaterThan(0);
  return place.evaluate((root) => {
    const formulas = [...root.querySelectorAll(".katex")].map((one) => one.parentElement ?? one);
    const over = formulas.map((one) => {
      const turn = one.closest("article, p, li") ?? root;
      return one.getBoundingClientRect().right - turn.getBoundingClientRect().right;
    });
    return {
      pastEdge: Math.max(...over),
      sideways: root.scrollWidth - root.clientWidth,
      scrolling: formulas.filter((one) => one.scrollWidth > one.clientWidth + 1).length,
    };
  });
}

test("a long formula within a sentence scrolls in its own bubble on a phone: in the chat, on paper, in the parent's transcript", async () => {
  const phone = { origin: inject("origin"), screen: "phone", locale: "en" } as const;
  const parent = await newVisitor(browser, phone);
  await signInParent(parent.page, "en");
  const ana = await addChild(parent.page, "en", "Ana Vega");
  const child = await newVisitor(browser, phone);
  await openDesk(child.page, "en", ana);
  await bringToTutor(child.page, "en", `Simplify (${sum}) / 5`);
  await sayToTutor(child.page, "en", `(${sum} + 1) / 5`);

  const log = child.page.getByRole("log");
  const onPhone = await formulasOf(log);
  expect(onPhone.sideways).toBe(0);
  expect(onPhone.pastEdge).toBeLessThanOrEqual(0);
  // The student's own line, and the problem as the tutor repeats it.
  expect(onPhone.scrolling).toBeGreaterThanOrEqual(2);
  await expectFits(child.page);
  await expectAccessible(child.page);
  await keepPicture(child.page, "long-formula-chat");

  // On paper nothing scrolls: it is set smaller, and all of it is there.
  await child.page.emulateMedia({ media: "print" });
  const cutOff = () =>
    log.locator(".katex").evaluateAll((formulas) => {
      const rightOf = (one: Element | null) => one?.getBoundingClientRect().right ?? 0;
      return formulas.filter((one) => rightOf(one) > rightOf(one.closest("article"))).length;
    });
  await expect.poll(cutOff).toBe(0);
  await keepPicture(child.page, "long-formula-paper");

  await parent.page.goto(`/parent-dashboard/sessions?child=${ana.childId}`);
  await parent.page
    .getByRole("link", { name: translators.en("oversight.openSession") })
    .first()
    .click();
  const read = await formulasOf(parent.page.getByRole("main"));
  expect(read.sideways).toBe(0);
  expect(read.pastEdge).toBeLessThanOrEqual(0);
  expect(read.scrolling).toBeGreaterThanOrEqual(2);
  await expectFits(parent.page);
  await expectAccessible(parent.page);
  await keepPicture(parent.page, "long-formula-transcript", true);
  expect([...child.complaints, ...parent.complaints]).toEqual([]);
  await child.context.close();
  await parent.context.close();
});
