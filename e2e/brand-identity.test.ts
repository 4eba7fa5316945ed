import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

const origin = inject("origin");
const administrator = inject("administrator");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(settingInTurn.phone)(
  "what a brand is known by in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const how = { locale, screen, scheme } as const;
    // As long as a name may be, nearly.
    const before = `The Northern Lights Academy of Patient Mathematics ${locale} ${screen}`;
    const after = `Lamp and Ladder ${locale} ${screen}`;

    test("W-02 a new name waits for the administrator's look, beside the old one that stays; a long one is whole", async () => {
      const affiliate = await newAffiliate(browser, { origin, administrator, ...how });
      const { page } = affiliate;
      const subdomain = `known-by-${locale}-${screen}-${process.pid}`;
      await page.goto("/affiliate/brand");
      await page.locator("[name=subdomain]").fill(subdomain);
      await page.locator("[name=brandName]").fill("Faro Academy");
      const publish = page.getByRole("button", { name: words("brands.publish"), exact: true });
      await publish.click();
      await page.getByText(words("fields.brandNameLooksAlike")).waitFor();
      await page.locator("[name=brandName]").fill(before);
      await publish.click();
      await page.getByText(words("brands.stateUnseen")).waitFor();

      const admin = await newVisitor(browser, { origin, ...how });
      await signInAdministrator(admin.page, administrator);
      await admin.page.goto("/admin/brands");
      const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
      await card.getByRole("button", { name: words("brands.switchOn"), exact: true }).click();
      await card.getByText(words("brands.on"), { exact: true }).waitFor();

      const visitor = await newVisitor(browser, { origin, ...how });
      await visitor.page.goto(`/student-register?brand=${subdomain}`);
      const mark = visitor.page.locator("header").getByText(before);
      await mark.waitFor();
      const isCut = await mark.evaluate(
        (name) =>
          name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1,
      );
      expect(isCut).toBe(false);
      await expectFits(visitor.page);
      await keepPicture(visitor.page, `brand-long-name-${locale}`);

      await page.locator("[name=brandName]").fill(after);
      await publish.click();
      await page.getByText(words("brands.stateIdentityWaits")).waitFor();
      await expectAccessible(page);
      await expectFits(page);
      await visitor.page.reload();
      await mark.waitFor();

      await admin.page.reload();
      const old = card.getByRole("region", { name: words("brands.identityBefore") });
      await old.getByText(before, { exact: true }).waitFor();
      const now = card.getByRole("region", { name: words("brands.identityNow") });
      await now.getByText(after, { exact: true }).waitFor();
      await expectAccessible(admin.page);
      await expectFits(admin.page);
      await old.scrollIntoViewIfNeeded();
      await keepPicture(admin.page, `brand-identity-${locale}`);
      await card.getByRole("button", { name: words("brands.approveIdentity") }).click();
      await old.waitFor({ state: "detached" });
      await visitor.page.reload();
      await visitor.page.locator("header").getByText(after).waitFor();
      for (const { complaints, context } of [affiliate, visitor, admin]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    });
  },
);
