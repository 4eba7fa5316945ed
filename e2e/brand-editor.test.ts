import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { brandContent } from "#features/brands/content/brand-page.ts";
import { plainPicture } from "#features/brands/pictures/pictures.fixture.ts";
import { pictureSizeMax } from "#features/brands/rules/pictures.ts";
import { contrastChecks } from "#features/brands/rules/contrast-checks.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { newestMail } from "./support/mailbox.ts";
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

const pale = "#ffd84d";

/** Chooses a file for the first of the pictures, the logo. */
function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const input = page.locator("input[type=file]").first();
  return input.setInputFiles({ name, mimeType: "image/png", buffer });
}

describe.each(settingInTurn.phone)(
  "the editor of a partner's page in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const how = { locale, screen, scheme } as const;

    test("D-04 W-01 W-02 W-03 pictures, colours, preview, draft, publish, decisions, one step back", async () => {
      const affiliate = await newAffiliate(browser, { origin, administrator, ...how });
      const { page } = affiliate;
      const subdomain = `editor-${locale}-${screen}-${process.pid}`;
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      const field = (name: string) => page.locator(`form [name=${name}]`);
      const preview = page.frameLocator("iframe");
      await page.goto("/affiliate/brand");
      await page.getByText(words("brands.stateNothing")).waitFor();

      // Whether a name can be had is said while it is typed.
      await field("subdomain").fill("adm1n");
      await page.getByText(words("fields.subdomainLooksAlike")).waitFor();
      await field("subdomain").fill(subdomain);
      await page.getByText(words("brands.subdomainFree", { name: subdomain })).waitFor();
      expect(await page.getByText(words("fields.subdomainLooksAlike")).count()).toBe(0);

      // The preview follows every letter, in the language that is chosen for it alone.
      await field("brandName").fill("Nocturne Prep");
      await field("heroTitle").fill("Quiet evenings");
      await preview.getByRole("heading", { name: "Quiet evenings" }).waitFor();
      await field("heroTitle").pressSequentially(", better maths.");
      await preview.getByRole("heading", { name: "Quiet evenings, better maths." }).waitFor();
      const other = locale === "en" ? "es" : "en";
      await preview.getByText(brandContent(locale).features.title).waitFor();
      await page
        .getByText(other === "es" ? "Español" : "English", { exact: true })
        .last()
        .click();
      await preview.getByText(brandContent(other).features.title).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      await page.getByText(words("brands.previewDesk"), { exact: true }).click();
      await expect.poll(() => preview.locator("html").evaluate(() => innerWidth)).toBe(1280);
      // Nothing in it leads anywhere.
      expect(await preview.locator("a[href], form, script").count()).toBe(0);

      // What is no picture is refused at its field; nothing that was typed is lost.
      await choose(page, "logo.png", Buffer.from("no picture at all"));
      await page.getByText(words("fields.pictureUnknown")).waitFor();
      await choose(page, "huge.png", randomBytes(pictureSizeMax + 1));
      await page.getByText(words("fields.pictureTooLarge")).waitFor();
      expect(await page.getByText(words("fields.pictureUnknown")).count()).toBe(0);
      await choose(page, "logo.png", await plainPicture(400, 100, "png"));
      await preview.locator('header img[src^="/brand-pictures/"]').waitFor();
      expect(await page.getByText(words("fields.pictureTooLarge")).count()).toBe(0);
      expect(await field("heroTitle").inputValue()).toBe("Quiet evenings, better maths.");

      // A pale colour is told of, and mended with one tap.
      await field("accentColor").fill(pale);
      const chosen = { primaryColor: null, secondaryColor: null, accentColor: pale };
      const check = contrastChecks("accentColor", chosen).find(({ part }) => part === "word");
      const suggestion = check?.suggestion ?? "";
      await page
        .getByText(check?.mended ?? "")
        .first()
        .waitFor();
      await button(words("brands.takeColour", { colour: suggestion })).click();
      expect(await field("accentColor").inputValue()).toBe(suggestion);
      await expect
        .poll(() => button(words("brands.takeColour", { colour: suggestion })).count())
        .toBe(0);

      await field("partnerBlurb").fill("I have taught for eighteen years.");
      await page.getByText(words("brands.unsaved")).waitFor();
      await expectAccessible(page);
      await expectFits(page);
      await keepPicture(page, `brand-editor-${locale}`, true);

      // A draft is nobody else's.
      await button(words("brands.save")).click();
      await page.getByText(words("brands.stateDraft"), { exact: true }).waitFor();
      const visitor = await newVisitor(browser, { origin, ...how });
      const admin = await newVisitor(browser, { origin, ...how });
      await signInAdministrator(admin.page, administrator);
      const listed = async () => {
        const { brands } = await (await admin.page.request.get("/api/admin/brands")).json();
        return brands.find((one: { subdomain: string }) => one.subdomain === subdomain);
      };
      expect(await listed()).toBeUndefined();
      await button(words("brands.publish")).click();
      await page.getByText(words("brands.stateUnseen")).waitFor();
      expect(await page.getByText(words("brands.stateDraft"), { exact: true }).count()).toBe(0);
      const { email } = (await listed()).owner;

      // The administrator finds it first.
      await admin.page.goto("/admin/brands");
      const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
      await card.getByText(words("brands.pageWaits")).waitFor();
      await card.getByRole("button", { name: words("brands.approve"), exact: true }).click();
      await card.getByText(words("brands.blurb_approved")).waitFor();
      await card.getByRole("button", { name: words("brands.switchOn"), exact: true }).click();
      await card.getByText(words("brands.on"), { exact: true }).waitFor();
      await newestMail(email, locale === "es" ? "es pública" : "is public");
      const seen = await visitor.page.goto(`/brand/${subdomain}`);
      expect(seen?.status()).toBe(200);
      const logo = visitor.page.locator("header img");
      await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(400);
      await visitor.page.getByText("I have taught for eighteen years.").waitFor();

      // Other words: a draft, then public without them until they are decided.
      await page.reload();
      await page.getByText(words("brands.stateSeen")).waitFor();
      await field("partnerBlurb").fill("The best tutor on earth.");
      await button(words("brands.save")).click();
      await page.getByText(words("brands.stateDraft"), { exact: true }).waitFor();
      await visitor.page.reload();
      await visitor.page.getByText("I have taught for eighteen years.").waitFor();
      await button(words("brands.publish")).click();
      await page.getByText(words("brands.stateBlurbWaits")).waitFor();
      await visitor.page.reload();
      await visitor.page.getByRole("heading", { name: "Quiet evenings" }).waitFor();
      expect(await visitor.page.getByText("eighteen years").count()).toBe(0);
      expect(await visitor.page.getByText("best tutor").count()).toBe(0);

      await admin.page.reload();
      await card.getByText(words("brands.blurbBefore")).waitFor();
      await card.getByText("I have taught for eighteen years.").waitFor();
      await card.getByText("The best tutor on earth.").waitFor();
      await expectAccessible(admin.page);
      await expectFits(admin.page);
      await keepPicture(admin.page, `brand-queue-${locale}`, true);
      await card.getByRole("button", { name: words("brands.refuse") }).click();
      const dialog = admin.page.getByRole("dialog");
      await dialog.getByRole("button", { name: words("brands.refuse") }).click();
      await dialog.getByText(words("fields.reasonMissing")).waitFor();
      const reason = "Nobody can check that.";
      await dialog.locator("[name=reason]").fill(reason);
      await dialog.getByRole("button", { name: words("brands.refuse") }).click();
      await card.getByText(words("brands.blurb_rejected")).waitFor();
      const refusal = await newestMail(email, locale === "es" ? "no se muestran" : "are not shown");
      expect(refusal.text).toContain(reason);
      await page.reload();
      await page.getByText(words("brands.stateBlurbRefused")).waitFor();
      await page.getByText(reason).first().waitFor();

      // One step back: the words that were approved, at once.
      await button(words("brands.undo")).click();
      await page.getByText(words("brands.undone")).waitFor();
      await page.getByText(words("brands.stateDraft"), { exact: true }).waitFor();
      expect(await field("partnerBlurb").inputValue()).toBe("The best tutor on earth.");
      await visitor.page.reload();
      await visitor.page.getByText("I have taught for eighteen years.").waitFor();

      for (const { complaints, context } of [affiliate, visitor, admin]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    });
  },
);
