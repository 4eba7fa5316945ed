import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { prefetchDelayMs } from "#shared/constants.ts";
import { expectAccessible, launchBrowser, newVisitor, openAtRest } from "./support/browser.ts";
import { keepPicture } from "./support/student-page.ts";
import { layRoad } from "./support/road.ts";

const origin = inject("origin");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Waits until the service worker, which the page registers by itself, has done all that it does at its start. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === "activated",
  );
}

/**
 * Has the browser look whether there is another worker. One that is looking already finds what was there when it began,
 * and a worker that has removed itself is not asked: so this is called until what is expected has come about.
 */
async function lookForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // It may be removing itself just now.
    await registration?.update().catch(() => undefined);
  });
}

/** What service workers keep: the names of their stores, and the paths in them. */
function keptIn(page: Page): Promise<{ stores: string[]; paths: string[] }> {
  return page.evaluate(async () => {
    const stores = await caches.keys();
    const requests = await Promise.all(
      stores.map(async (name) => (await caches.open(name)).keys()),
    );
    return { stores, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
}

test("without a network any address shows the offline page, and its link goes on when the network is back", async () => {
  const road = await layRoad(origin);
  const { page, context } = await newVisitor(browser, { origin: road.origin, serviceWorker: true });
  await page.goto("/about");
  await workerReady(page);
  await page.goto("/login");
  await page.evaluate(() => fetch("/api/accounts/session"));
  const { paths } = await keptIn(page);
  const rest = paths
    .filter((path) => !path.startsWith("/assets/"))
    .toSorted((a, b) => a.localeCompare(b));
  expect(rest).toEqual(["/offline.html"]);
  expect(paths.length).toBeLessThan(8);

  await road.cut();
  await page.goto("/chat?session=1");
  await page.getByRole("heading", { name: "You are offline." }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.fonts.check("16px 'Young Serif'"))).toBe(true);

  await road.mend();
  await page.getByRole("link", { name: "Probar otra vez" }).click();
  await page.waitForURL(/\/login\?next=/);
  await context.close();
  await road.cut();
});

test("a deployment brings a new worker that drops what the old one kept; switched off, nothing is left of it", async () => {
  const road = await layRoad(origin);
  const { page, context } = await newVisitor(browser, { origin: road.origin, serviceWorker: true });
  await page.goto("/pricing");
  await workerReady(page);
  const [before] = (await keptIn(page)).stores;

  const worker = await (await fetch(`${origin}/worker.js`)).text();
  const text = worker.replace(/offlineVersion="\w+"/, 'offlineVersion="next"');
  road.exchange("/worker.js", { text });
  const storesAfterLook = async () => {
    await lookForWorker(page);
    // To open a store that a worker drops just now would make it anew.
    return page.evaluate(() => caches.keys());
  };
  await expect.poll(storesAfterLook).toEqual(["faro-offline-next"]);
  expect(before).not.toBe("faro-offline-next");
  await workerReady(page);

  road.exchange("/worker.js", { path: "/worker-off.js" });
  await expect.poll(storesAfterLook).toEqual([]);
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
  await context.close();
  await road.cut();
});

/** The addresses that the page fetched ahead after so long a time. */
async function prefetched(page: Page, ms: number): Promise<string[]> {
  await page.clock.runFor(ms);
  return page
    .locator("link[rel=prefetch]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

test("K-05 after two seconds, and not before, the pages of the top bar are fetched ahead", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  await openAtRest(page, "/");
  expect(await prefetched(page, prefetchDelayMs - 100)).toEqual([]);
  expect(await prefetched(page, 200)).toEqual(
    expect.arrayContaining(["/why-us", "/about", "/pricing", "/contact"]),
  );
  await context.close();
});

test("K-05 nothing is fetched ahead on a phone, nor for who saves data", async () => {
  const phone = await newVisitor(browser, { origin, screen: "phone" });
  const saver = await newVisitor(browser, { origin });
  await saver.page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  for (const { page, context } of [phone, saver]) {
    await openAtRest(page, "/");
    expect(await prefetched(page, 2 * prefetchDelayMs)).toEqual([]);
    await context.close();
  }
});

test("one public page gives way to the next by a transition, and at once where less motion is asked for", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  for (const [reducedMotion, expected] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/why-us");
    await page.evaluate(() => {
      addEventListener("pageswap", (event) => {
        sessionStorage.setItem("moved", String(Reflect.get(event, "viewTransition") !== null));
      });
    });
    await page.getByRole("navigation", { name: "Main" }).getByText("About").click();
    await page.waitForURL("**/about");
    expect(await page.evaluate(() => sessionStorage.getItem("moved"))).toBe(String(expected));
  }
  await context.close();
});

/** What of a page is on the paper, and in which colours. */
function onPaper(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("header, footer, form, dialog, search")];
    const look = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element) : null;
    };
    return {
      bars: shown.filter((element) => element.checkVisibility()).length,
      ink: look("h1")?.color,
      grounds: [look("body")?.backgroundColor, look("main [data-dusk]")?.backgroundColor],
    };
  });
}

test("on paper a page is its words in ink: no bars, no buttons, whatever the theme", async () => {
  const { page, context } = await newVisitor(browser, { origin, scheme: "dark" });
  for (const path of ["/about", "/help-center-es"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    // Colours arrive a moment after the page is told of its new medium.
    await expect
      .poll(() => onPaper(page))
      .toEqual({
        bars: 0,
        ink: "rgb(19, 33, 58)",
        grounds: ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"],
      });
    await keepPicture(page, `print${path.replaceAll("/", "-")}`);
    await page.emulateMedia({ media: "screen" });
  }
  await context.close();
});
