import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import {
  expectAccessible,
  expectFits,
  launchBrowser,
  newVisitor,
  screens,
} from "./support/browser.ts";
import { keepPicture } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What a finger needs, in CSS pixels. */
const fingerPx = 44;

test.each(locales)(
  "F-09 on a phone every page of the administrators' area is read and reached from one line, in %s",
  async (locale) => {
    const words = translators[locale];
    const setting = { origin: inject("origin"), locale, screen: "phone" } as const;
    const { page, context, complaints } = await newVisitor(browser, setting);
    const { email: identifier, password } = inject("administrator");
    await page.request.post("/api/accounts/student-session", { data: { identifier, password } });
    await page.goto("/admin/curriculum");
    const area = page.getByRole("navigation", { name: words("admin.navigation") });
    const line = area.locator("summary");
    await expect.poll(() => line.textContent()).toContain(words("curriculum.title"));
    await line.click();
    const links = area.getByRole("link");
    await links.first().waitFor();
    expect(await links.count()).toBeGreaterThan(10);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(fingerPx);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screens.phone.width);
      expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
    await expectFits(page);
    await expectAccessible(page);
    await keepPicture(page, `admin-phone-${locale}`);

    await area.getByRole("link", { name: words("factor.title"), exact: true }).click();
    await page.waitForURL("**/admin/security");
    await page.getByRole("heading", { level: 1, name: words("factor.title") }).waitFor();
    await expect.poll(() => links.count()).toBe(0);
    expect(await line.textContent()).toContain(words("factor.title"));
    expect(complaints).toEqual([]);
    await context.close();
  },
);
