import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { expect, inject } from "vitest";
import { screens } from "../browser.ts";
import { type Comparison, comparePictures } from "./compare.ts";
import { toIndexedPng } from "./indexed-png.ts";

/** How a page is seen in one picture. */
export type View = { screen: keyof typeof screens; scheme: "light" | "dark" };

/** In an order in which the next view is one change away. */
export const views = [
  { screen: "phone", scheme: "light" },
  { screen: "phone", scheme: "dark" },
  { screen: "desk", scheme: "dark" },
  { screen: "desk", scheme: "light" },
] as const satisfies readonly View[];

const root = new URL("../../../", import.meta.url).pathname;
const acceptedFolder = join(root, "e2e/accepted");
const differingFolder = join(root, "build/differing-pictures");

/** Small enough for the repository, large enough for a lost line: the pictures are 130 and 360 pixels wide. */
const scale = { phone: 1 / 3, desk: 1 / 4 } as const;

/** How often a page that differs is drawn anew before it counts. */
const redrawings = 3;
const redrawingDelayMs = 500;

/** In CSS pixels; only the textbook catalogue is taller, and its lines are all alike. */
const tallest = 16_000;

/** The picture's name: "why-us-phone-dark". */
export function pictureName(path: string, { screen, scheme }: View): string {
  const page = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `${page}-${screen}-${scheme}`;
}

/** Turns the open page to a view, without asking for it again. */
export async function show(page: Page, { screen, scheme }: View): Promise<void> {
  await page.setViewportSize(screens[screen]);
  await page.emulateMedia({ colorScheme: scheme });
  // A busy browser may still be applying the new size: its layout holds once two frames were drawn in it.
  await page.waitForFunction((width) => innerWidth === width, screens[screen].width);
  await page.evaluate(async () => {
    const { fonts } = document;
    // A face that names only fonts of the machine comes to nothing where it has none; ours, served, must come.
    const bare = (family: string) => family.replaceAll(/["']/g, "");
    const served = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((rule) => rule.style.getPropertyValue("src").includes("url("))
      .map((rule) => bare(rule.style.getPropertyValue("font-family")));
    const ours = [...fonts].filter(({ family }) => served.includes(bare(family)));
    if (ours.length === 0) throw new Error("The page declares no letters of ours.");
    await Promise.all(ours.map((font) => font.load()));
    await fonts.ready;
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    }
  });
}

/**
 * The page, shown in this view, compared with its accepted picture; null where none is accepted. With SCREENSHOTS the
 * page is kept there in full size.
 */
export async function compareWithAccepted(
  page: Page,
  name: string,
  view: View,
): Promise<(Comparison & { actual: PNG }) | null> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await writeFile(join(folder, `${name}.png`), await capture(page, 1));
  const actual = await draw(page, view);
  const file = acceptedFile(name);
  if (!existsSync(file)) {
    if (!inject("accepting")) return null;
    await accept(name, actual);
  }
  return { ...comparePictures(PNG.sync.read(await readFile(file)), actual), actual };
}

/**
 * The page looks as it was accepted; where it does not, the page in full size, what was compared and the difference
 * are kept under build/differing-pictures. With `npm run accept` what differs is accepted instead.
 */
export async function expectAccepted(page: Page, path: string, view: View): Promise<void> {
  const name = pictureName(path, view);
  let compared = await compareWithAccepted(page, name, view);
  // A busy browser may have drawn a page that it was still laying out; what is wrong stays wrong.
  for (let more = 0; compared && !compared.isTolerated && more < redrawings; more++) {
    await page.waitForTimeout(redrawingDelayMs);
    compared = await compareWithAccepted(page, name, view);
  }
  if (compared?.isTolerated) return;
  if (compared && inject("accepting")) return accept(name, compared.actual);

  await mkdir(differingFolder, { recursive: true });
  const kept = join(differingFolder, name);
  await writeFile(`${kept}.png`, await capture(page, 1));
  if (compared) {
    await writeFile(`${kept}.actual.png`, PNG.sync.write(compared.actual));
    await writeFile(`${kept}.difference.png`, PNG.sync.write(compared.difference));
  }
  const found = compared
    ? `differs in ${compared.differing} pixels, ${compared.inWorstTile} of them in one spot`
    : "has no accepted picture";
  expect.fail(
    `${path} (${view.screen}, ${view.scheme}) ${found}; see ${kept}*.png and ${acceptedFile(name)}. ` +
      "Is it right as it is now? Then run: npm run accept",
  );
}

/** The names of all accepted pictures, sorted; while accepting, those not in `wanted` are removed first. */
export async function acceptedNames(wanted: readonly string[]): Promise<string[]> {
  const files = await readdir(acceptedFolder);
  const names = files.map((file) => file.replace(/\.png$/, "")).toSorted();
  if (!inject("accepting")) return names;
  const left = names.filter((name) => !wanted.includes(name));
  for (const name of left) await rm(acceptedFile(name));
  return names.filter((name) => wanted.includes(name));
}

function acceptedFile(name: string): string {
  return join(acceptedFolder, `${name}.png`);
}

async function accept(name: string, picture: PNG): Promise<void> {
  await mkdir(acceptedFolder, { recursive: true });
  await writeFile(acceptedFile(name), toIndexedPng(picture));
}

/** The whole page, shown in this view, at the size of an accepted picture. */
export async function draw(page: Page, { screen }: View): Promise<PNG> {
  return PNG.sync.read(await capture(page, scale[screen]));
}

/** The whole page, drawn by the browser at a scale, as PNG. */
async function capture(page: Page, pictureScale: number): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: pictureScale },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}
