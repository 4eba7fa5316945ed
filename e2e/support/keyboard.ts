import type { Locator, Page } from "playwright-core";

const stepsMax = 80;

/**
 * Moves with the Tab key until the element has the focus; throws where the keyboard never comes there. A toast at the
 * page's end gives the focus back to where it came from, and a browser without a window has nothing behind the page:
 * what lies before is then reached backwards.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step < stepsMax; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error(`the keyboard never reaches ${String(target)}`);
}

/** Goes to a field with the Tab key and types, in place of what was there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
}

/** Goes to a button or link with the Tab key and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
