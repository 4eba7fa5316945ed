import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext } from "playwright-core";
import { startTestAcademy } from "#app/testing/test-academy.ts";
import type { Browser as Caller } from "#app/contract-client.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { newVisitor, type VisitorOptions } from "./browser.ts";

const built = fileURLToPath(new URL("../../build/public", import.meta.url));

/** The built pages on an academy whose clock the test moves. */
export async function startMovedAcademy() {
  return startTestAcademy({ files: await loadStaticFiles(built) });
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
  await visitor.context.clock.install({ time: academy.services.now() });
  return visitor;
}

/** Lets time pass for the academy and for every tab; what was due by the clock happens once. */
export async function pass(
  academy: MovedAcademy,
  context: BrowserContext,
  ms: number,
): Promise<void> {
  academy.wait(ms);
  await context.clock.fastForward(ms);
}
