import type { Browser, Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { storageKeys } from "#shared/browser-storage.ts";
import { launchBrowser, layOutAll, newVisitor } from "./support/browser.ts";
import {
  acceptedNames,
  compareWithAccepted,
  draw,
  expectAccepted,
  pictureName,
  show,
  views,
} from "./support/pictures/accepted.ts";
import { comparePictures } from "./support/pictures/compare.ts";
import { toIndexedPng } from "./support/pictures/indexed-png.ts";
import { publicPages } from "./support/public-pages.ts";

const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A visitor at the page on one and the same day, who has seen the comparison that would open over it. */
async function visit(path: string, locale: "en" | "es", among = browser) {
  const visitor = await newVisitor(among, { origin, locale });
  await visitor.page.clock.setFixedTime(new Date("2026-11-21T12:00:00Z"));
  await visitor.page.addInitScript(
    (key) => localStorage.setItem(key, "1"),
    storageKeys.comparisonSeen,
  );
  await visitor.page.goto(path);
  await layOutAll(visitor.page);
  return visitor;
}

describe.concurrent.each(publicPages)("the public page $path", ({ path, locale }) => {
  test("R-14 looks as accepted on a phone and on a desk, light and dark", async () => {
    const { page, context, complaints } = await visit(path, locale);
    for (const view of views) {
      await show(page, view);
      await expectAccepted(page, path, view);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test("every accepted picture is of a page that there is", async () => {
  const names = publicPages.flatMap(({ path }) => views.map((view) => pictureName(path, view)));
  expect(await acceptedNames(names)).toEqual(names.toSorted());
});

/** What a person would see at once, and a comparison must. */
const changes = {
  "a heading moved by 8 px": "main h2 { translate: 8px }",
  "a button moved by 8 px": "main a[href^='/student-register'] { translate: 0 8px }",
  "a button of another colour": "main a[href^='/student-register'] { background: #2a9d6f }",
  "a lost picture of a subject": "main a[href*='=Science'] svg { visibility: hidden }",
  "a line of small print that is gone": "main li:last-of-type { visibility: hidden }",
};

/** What is found while the page has some more style. */
async function withStyle<Found>(
  page: Page,
  css: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const style = await page.addStyleTag({ content: css });
  const found = await find();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found;
}

test("a moved, recoloured or lost element is seen against the accepted picture", async () => {
  const { page, context } = await visit("/", "en");
  for (const view of [views[0], views[2]]) {
    await show(page, view);
    for (const [change, css] of Object.entries(changes)) {
      const compared = await withStyle(page, css, () =>
        compareWithAccepted(page, pictureName("/", view), view),
      );
      const isSeen = compared !== null && !compared.isTolerated;
      expect({ change, ...view, isSeen }).toEqual({ change, ...view, isSeen: true });
    }
  }
  await context.close();
});

test("edges that another machine lays a fraction of a pixel beside are the same page", async () => {
  const { page, context } = await visit("/", "en");
  for (const view of [views[0], views[2]]) {
    await show(page, view);
    // Against this machine's own drawing: it may already lay its edges beside those of the accepted picture.
    const still = await draw(page, view);
    const moved = await withStyle(page, "body { translate: 0.2px 0.2px }", () => draw(page, view));
    const compared = comparePictures(PNG.sync.read(toIndexedPng(still)), moved);
    expect(compared).toMatchObject({ isTolerated: true });
    // The letters were drawn otherwise: without tolerance this would prove nothing.
    expect(compared.isSame).toBe(false);
  }
  await context.close();
});
