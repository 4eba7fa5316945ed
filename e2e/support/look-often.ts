import { errors, type Locator, type Page } from "playwright-core";

/** Playwright looks every tenth of a second as long as a wait may take less than 2.5 s, and otherwise twice a second. */
const roundMs = 2_400;

/** How long Playwright waits where nobody says. */
const patienceMs = 30_000;

/** What is done with an element that may not be there yet. */
const deeds = [
  "check",
  "click",
  "dblclick",
  "evaluate",
  "fill",
  "focus",
  "getAttribute",
  "inputValue",
  "press",
  "pressSequentially",
  "scrollIntoViewIfNeeded",
  "selectOption",
  "setInputFiles",
  "textContent",
  "uncheck",
] as const satisfies readonly (keyof Locator)[];

type WaitFor = Locator["waitFor"];

const taught = new WeakSet<object>();

/**
 * Has every element of every page be looked for ten times a second: a screen that is there after 300 ms is else seen
 * after 770, and each step of a journey waits half a second for nothing.
 */
export function lookOften(page: Page): void {
  const kind = Reflect.getPrototypeOf(page.locator("html"));
  if (kind === null || taught.has(kind)) return;
  taught.add(kind);
  const waitOnce: WaitFor = Reflect.get(kind, "waitFor");
  async function waitFor(this: Locator, options: Parameters<WaitFor>[0] = {}): Promise<void> {
    const { timeout = patienceMs } = options;
    const until = Date.now() + timeout;
    for (;;) {
      const left = Math.max(until - Date.now(), 1);
      try {
        return await waitOnce.call(this, { ...options, timeout: Math.min(left, roundMs) });
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
        if (left > roundMs) continue;
        error.message = error.message.replace(/\d+ms/, `${timeout}ms`);
        throw error;
      }
    }
  }
  Reflect.set(kind, "waitFor", waitFor);
  for (const name of deeds) {
    const deed: (this: Locator, ...args: unknown[]) => unknown = Reflect.get(kind, name);
    Reflect.set(kind, name, async function (this: Locator, ...args: unknown[]) {
      await waitFor.call(this, { state: "attached" });
      return deed.apply(this, args);
    });
  }
}
