import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
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

/** What is answered with the server's time, by which a page counts from then on. */
const asksTime = /\/api\/accounts\/session(?:\/extension)?$/;

/** The questions about the time that are under way, by the browser that asked them. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

function noteQuestions(context: BrowserContext): void {
  const asked = new Set<Request>();
  underWay.set(context, asked);
  context.on("request", (request) => {
    if (asksTime.test(new URL(request.url()).pathname)) asked.add(request);
  });
  context.on("requestfinished", (request) => void asked.delete(request));
  context.on("requestfailed", (request) => void asked.delete(request));
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
  noteQuestions(visitor.context);
  await visitor.context.clock.install({ time: academy.services.now() });
  return visitor;
}

/**
 * Lets time pass for the academy and for every tab; what was due by the clock happens once. A page whose question is
 * answered by one clock and read by the other would count wrongly ever after, so the answers are waited for.
 */
export async function pass(
  academy: MovedAcademy,
  context: BrowserContext,
  ms: number,
): Promise<void> {
  const isAsking = () => (underWay.get(context)?.size ?? 0) > 0;
  do {
    await expect.poll(isAsking, { interval: 10 }).toBe(false);
    await Promise.all(context.pages().map(haveRead));
  } while (isAsking());
  academy.wait(ms);
  await context.clock.fastForward(ms);
}

/** An answer that has come is read within so many milliseconds, unless the page is at work for longer. */
const readMs = 50;

/** Waits until a page has read the answers that have come: they tell of the time before. */
async function haveRead(page: Page): Promise<void> {
  await new Promise((done) => setTimeout(done, readMs));
  await page.evaluate(() => undefined);
}
