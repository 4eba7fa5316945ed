import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { startTestAcademy } from "#app/testing/test-academy.ts";
import type { Browser as Caller } from "#app/contract-client.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { newVisitor, type VisitorOptions } from "./browser.ts";

const built = fileURLToPath(new URL("../../build/public", import.meta.url));

/** The built pages on an academy whose clock the test moves. */
export async function startMovedAcademy() {
  return startTestAcademy({ files: await loadStaticFiles(built) });
}

/**
 * In a page: counts the questions whose answers tell the server's time until the page has read them, and lets none
 * begin while the clock is moved. An answer given by one clock and read by the other would have the page count wrongly
 * ever after.
 */
function holdQuestions(): void {
  const ask = window.fetch.bind(window);
  const asksTime = /\/api\/accounts\/session(?:\/extension)?$/;
  const state: Questions = { open: 0, held: null, release: () => undefined };
  Object.assign(window, { questionsOfTime: state });
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!asksTime.test(new URL(address, location.href).pathname)) return ask(input, init);
    await state.held;
    state.open++;
    // What follows upon the answer is done before the next task.
    const close = () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        state.open--;
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    };
    try {
      const response = await ask(input, init);
      const read = response.json.bind(response);
      response.json = () => read().finally(close);
      return response;
    } catch (error) {
      close();
      throw error;
    }
  };
}

type Questions = { open: number; held: Promise<void> | null; release: () => void };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- what a page has can only be added to
  interface Window {
    questionsOfTime?: Questions;
  }
}

/** Waits until a page has read what it asked about the time, and lets it ask nothing more until it is let go. */
async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = window.questionsOfTime;
    if (!state) return;
    state.held = new Promise((done) => {
      state.release = done;
    });
  });
  await expect
    .poll(() => page.evaluate(() => window.questionsOfTime?.open ?? 0), { interval: 10 })
    .toBe(0);
}

async function letGo(page: Page): Promise<void> {
  const release = page.evaluate(() => {
    const state = window.questionsOfTime;
    if (!state) return;
    state.held = null;
    state.release();
  });
  // Whoever left for another page meanwhile holds nothing there.
  await release.catch(() => undefined);
}

export type MovedAcademy = Awaited<ReturnType<typeof startMovedAcademy>>;

/** Somebody who is signed in already, at a browser whose clock moves with the academy's. */
export async function openSignedIn(
  browser: Browser,
  academy: MovedAcademy,
  caller: Caller,
  options: Omit<VisitorOptions, "origin"> = {},
) {
  const visitor = await newVisitor(browser, { ...options, origin: academy.origin });
  const cookies = [...caller.cookies].map(([name, value]) => ({
    name,
    value,
    url: academy.origin,
  }));
  await visitor.context.addCookies(cookies);
  await visitor.context.addInitScript(holdQuestions);
  await visitor.context.clock.install({ time: academy.services.now() });
  return visitor;
}

/** Lets time pass for the academy and for every tab at once; what was due by the clock happens once. */
export async function pass(
  academy: MovedAcademy,
  context: BrowserContext,
  ms: number,
): Promise<void> {
  const pages = context.pages();
  await Promise.all(pages.map(hold));
  academy.wait(ms);
  await context.clock.fastForward(ms);
  await Promise.all(pages.map(letGo));
}
