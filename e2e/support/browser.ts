import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { minute } from "#shared/constants.ts";
import { findSerious } from "./find-serious.ts";
import { lookOften } from "./look-often.ts";

/** Chromium with nothing that talks to the outside; `more` are further switches of its command line. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Letters are drawn alike, whatever the machine's own taste in fonts and colours.
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
      ...more,
    ],
  });
}

export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

/** What a visitor's browser is set to. */
export type VisitorOptions = {
  origin: string;
  screen?: keyof typeof screens;
  locale?: "en" | "es";
  scheme?: "light" | "dark";
  javaScript?: boolean;
  /** What the browser calls itself; left out, it says that it is driven by a program. */
  userAgent?: string;
  /** Lets the service worker be installed; left out, nothing comes between the page and the program. */
  serviceWorker?: boolean;
};

/** A visitor with a page; collects what must never happen on any page. */
export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Requests that left for another host, and errors in the console. */
  complaints: string[];
};

export async function newVisitor(browser: Browser, options: VisitorOptions): Promise<Visitor> {
  const { origin, screen = "desk", locale = "en", scheme = "light", javaScript = true } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screens[screen],
    locale: locale === "es" ? "es-MX" : "en-US",
    colorScheme: scheme,
    // Half-faded words have no contrast to measure, and a journey need not wait for motion.
    reducedMotion: "reduce",
    javaScriptEnabled: javaScript,
    hasTouch: screen === "phone",
    isMobile: screen === "phone",
    serviceWorkers: options.serviceWorker ? "allow" : "block",
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
  });
  const page = await context.newPage();
  lookOften(page);
  const complaints: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url))
      complaints.push(`request to ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself reports refused calls here; the journeys check those by what the page says.
    const isStatus = message.text().startsWith("Failed to load resource");
    // axe tries to run in the preview of a partner's page as well, where nothing runs.
    const isFrame = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === "error" && !isStatus && !isFrame)
      complaints.push(`console: ${message.text()}`);
  });
  return { context, page, complaints };
}

/** Opens a public page whose clock stands still: its script has begun to wait, and no time has passed for it. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(minute);
  await page.goto(path);
  await publicScript(page);
}

/** The script of a public page comes after the first paint; the last it does is to offer the academy as an application. */
export async function publicScript(page: Page): Promise<void> {
  await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBe(0);
}

/**
 * Nothing serious for people who use assistive technology. `passedOver` names what is alike in all but its words to
 * something that is read.
 */
export async function expectAccessible(page: Page, passedOver?: string): Promise<void> {
  const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  expect(await findSerious(page, { type: "tag", values }, passedOver)).toEqual([]);
}

/** Lays out also what waits until it comes into view: until then a browser neither draws it nor knows its colours. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await nextFrame(page);
}

/** What changed is drawn: a browser keeps what came into view in the colours of before until then. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The page as who prefers dark sees it: the browser paints it anew a frame after it was told. */
export async function darken(page: Page): Promise<void> {
  const day = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction((ink) => getComputedStyle(document.body).color !== ink, day);
  await nextFrame(page);
}

/** All words stand out from what is behind them: what remains to be asked of a page in its other scheme. */
export async function expectContrast(page: Page, passedOver?: string): Promise<void> {
  const values = ["color-contrast"];
  expect(await findSerious(page, { type: "rule", values }, passedOver)).toEqual([]);
}
