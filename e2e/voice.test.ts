import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { second } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor, type Visitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { standInForSpeech } from "./support/speech-stand-in.ts";
import { answered, keepPicture } from "./support/student-page.ts";

let browser: Browser;
let parent: Visitor;
beforeAll(async () => {
  browser = await launchBrowser();
  parent = await newVisitor(browser, { origin: inject("origin") });
  await signInParent(parent.page, "en");
});
afterAll(() => browser.close());

/** What is promised: what a parent sets holds on the child's open page within five seconds. */
const promised = { timeout: 5 * second };

/** The words on the page that are marked as being read. */
function markedWords(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...(CSS.highlights.get("faro-aloud") ?? [])]
      .map((range) => (range instanceof Range ? range.toString() : ""))
      .join("|"),
  );
}

/** Does something while somebody goes on speaking: in a silence the microphone would go off. */
async function whileSpeaking(speak: () => Promise<void>, act: () => Promise<void>): Promise<void> {
  await speak();
  const goesOn = setInterval(() => void speak(), second);
  await act();
  clearInterval(goesOn);
}

test("F-03 L3 dictation comes with the parent's consent and goes with it, live; the rule ends what is being read", async () => {
  const origin = inject("origin");
  const words = translators.en;
  const { page } = parent;
  const { childId, ...signIn } = await addChild(page, "en", "Ana Vega");
  const consent = (isGiven: boolean) =>
    page.request.put(`/api/privacy/children/${childId}/consents`, {
      data: { kind: "voice", isGiven },
    });

  const child = await newVisitor(browser, { origin });
  const speechOn = await standInForSpeech(child.context);
  const desk = child.page;
  const speech = speechOn(desk);
  await openDesk(desk, "en", { childId, ...signIn });
  const box = desk.getByRole("textbox", { name: words("chat.message") });
  const read = desk.getByRole("button", { name: words("tools.readAloud") }).last();
  const microphone = desk.getByRole("button", { name: words("tools.dictate") });
  const listening = desk.getByRole("button", { name: words("tools.stopListening") });

  // Without the consent there is no microphone, and the desk says whom to ask.
  await read.waitFor();
  expect(await microphone.count()).toBe(0);
  await desk.getByRole("button", { name: words("desk.menu") }).click();
  await desk.getByRole("menuitem", { name: words("desk.voice") }).click();
  await desk.getByText(words("tools.needsGuardian")).waitFor();
  await keepPicture(desk, "voice-why-en");
  await desk.keyboard.press("Escape");

  // With it the microphone is there within five seconds; what is heard stands in the box and can be changed.
  await consent(true);
  await microphone.waitFor(promised);
  await box.fill("I think ");
  await microphone.click();
  await desk.getByText(words("tools.listening")).waitFor();
  expect(await speech.listensTo()).toBe("en-US");
  await speech.hear([], "it is");
  await expect.poll(() => box.inputValue()).toBe("I think it is");
  await speech.hear(["it is seven"], "maybe");
  await expect.poll(() => box.inputValue()).toBe("I think it is seven maybe");
  await whileSpeaking(
    () => speech.hear(["it is seven"], "maybe"),
    async () => {
      await expectAccessible(desk);
      await keepPicture(desk, "voice-listening-en");
    },
  );
  await speech.hear(["it is seven"]);
  await expect.poll(() => box.inputValue()).toBe("I think it is seven");
  // Nobody speaks any more: it stops by itself.
  await expect.poll(() => speech.listensTo(), { timeout: 9 * second }).toBeNull();
  await desk.getByText(words("tools.listening")).waitFor({ state: "detached" });
  await box.fill("2x + 3 = 11");
  await desk.getByRole("button", { name: words("chat.own") }).click();
  await answered(desk, () => box.press("Enter"));

  // Whoever types while it listens goes on with what stands there.
  await microphone.click();
  await speech.hear([], "one");
  await expect.poll(() => box.inputValue()).toBe("one");
  await box.pressSequentially("2");
  await expect.poll(() => speech.listensTo()).toBeNull();
  await expect.poll(() => box.inputValue()).toBe("one2");

  // Withdrawn while it listens: it ends, the microphone goes, and what was said stays.
  await microphone.click();
  await whileSpeaking(
    () => speech.hear(["three"]),
    async () => {
      await consent(false);
      await desk.getByText(words("tools.switchedOff")).waitFor(promised);
    },
  );
  expect(await microphone.or(listening).count()).toBe(0);
  expect(await speech.listensTo()).toBeNull();
  expect(await box.inputValue()).toBe("one2 three");

  // The rule, set on the parent's page while a turn is read.
  await read.click();
  await expect.poll(() => speech.isSpeaking()).toBe(true);
  const heard = async () => (await speech.said()).map(({ text }) => text).join(" ");
  while (!/2x \+ 3 = 11/.test(await heard())) {
    expect(await speech.isSpeaking(), await heard()).toBe(true);
    await speech.finish();
  }
  await page.goto(`/parent-dashboard/rules?child=${childId}`);
  const rule = page.getByLabel(words("controls.voice"));
  await rule.waitFor();
  await rule.scrollIntoViewIfNeeded();
  await keepPicture(page, "voice-rule-en");
  await rule.click();
  await page.getByText(words("rules.voiceOff")).waitFor();
  await read.waitFor({ state: "detached", ...promised });
  expect(await speech.isSpeaking()).toBe(false);

  expect(parent.complaints).toEqual([]);
  expect(child.complaints).toEqual([]);
  await child.context.close();
});

test("a turn is read aloud in Spanish sentence by sentence by a voice of the machine, held, slowed down and ended", async () => {
  const origin = inject("origin");
  const words = translators.es;
  const ana = await addChild(parent.page, "es", "Ana Vega");
  const child = await newVisitor(browser, {
    origin,
    locale: "es",
    screen: "phone",
    scheme: "dark",
  });
  const speechOn = await standInForSpeech(child.context);
  const { page } = child;
  const speech = speechOn(page);
  await openDesk(page, "es", ana);
  const read = page.getByRole("button", { name: words("tools.readAloud") }).last();
  const bar = page.getByRole("group", { name: words("tools.reading") });
  const lastSaid = async () => (await speech.said()).at(-1);

  await read.click();
  await bar.waitFor();
  await expect.poll(() => speech.isSpeaking()).toBe(true);
  const first = await lastSaid();
  expect(first).toMatchObject({ lang: "es-MX", rate: 1, isLocal: true });
  expect(first?.text).not.toMatch(/[\\${}*`]/);
  expect((await markedWords(page)).length).toBeGreaterThan(0);
  await expectAccessible(page);
  await keepPicture(page, "voice-reading-es");

  // Held, and gone on with from the start of the same sentence; slower from now on.
  await bar.getByRole("button", { name: words("tools.pause") }).click();
  expect(await speech.isSpeaking()).toBe(false);
  await bar.getByRole("button", { name: words("tools.goOn") }).click();
  expect(await lastSaid()).toEqual(first);
  await bar.getByRole("combobox", { name: words("tools.speed") }).selectOption({ value: "0.8" });
  expect(await lastSaid()).toEqual({ ...first, rate: 0.8 });

  // To the end, sentence by sentence: the problem with its formulas in words is part of it.
  const marks = [await markedWords(page)];
  while (await speech.isSpeaking()) {
    await speech.finish();
    marks.push(await markedWords(page));
  }
  await bar.waitFor({ state: "detached" });
  expect(marks.at(-1)).toBe("");
  expect(marks.every((mark, at) => mark !== marks[at - 1])).toBe(true);
  const all = (await speech.said()).slice(3).map(({ text }) => text);
  expect(all.length).toBeGreaterThan(1);
  expect(all.join(" ")).not.toMatch(/[\\${}*`]|\d\s*[+×÷=]\s*\d/);

  // Escape ends it, and so does another turn or the page's end; the speed is remembered.
  await read.click();
  await bar.waitFor();
  await page.keyboard.press("Escape");
  await bar.waitFor({ state: "detached" });
  expect(await speech.isSpeaking()).toBe(false);
  await page.reload();
  await read.click();
  await expect.poll(async () => (await lastSaid())?.rate).toBe(0.8);

  expect(child.complaints).toEqual([]);
  await child.context.close();
});
