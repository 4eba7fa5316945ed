import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { readReferral } from "#shared/referral.ts";
import {
  expectAccessible,
  expectFits,
  launchBrowser,
  newVisitor,
  type Visitor,
} from "./support/browser.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { keepPicture, signUp } from "./support/student-page.ts";
import { type Setting, walksOf } from "./support/settings.ts";

const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Both languages are walked in the gate: what is said of money is said right in each. */
const walks: readonly Setting[] = [
  { locale: "en", screen: "desk", scheme: "light" },
  { locale: "es", screen: "phone", scheme: "dark" },
  { locale: "es", screen: "desk", scheme: "light" },
  { locale: "en", screen: "phone", scheme: "dark" },
];

/** Comes by the link and signs up three days later; gives the username, by which a payment is entered. */
async function comeByLink(code: string, locale: Locale): Promise<string> {
  const { page, context, complaints } = await newVisitor(browser, {
    origin,
    locale,
    userAgent: userAgents.desk,
  });
  await page.goto(`${locale === "es" ? "/inicio" : "/"}?ref=${code}`);
  await page.waitForFunction(() => !location.search.includes("ref="));
  const referral = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.referral);
  const visit = readReferral(await referral());
  const aged = JSON.stringify({ ...visit, timestamp: Date.now() - 3 * day });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.referral,
    aged,
  ] as const);
  await page.goto("/student-register");
  expect(await referral()).toBe(aged);
  await signUp(page, locale);
  const answer = await page.request.get("/api/accounts/session");
  const { account } = await answer.json();
  expect(complaints).toEqual([]);
  await context.close();
  return String(account.username);
}

/** A month and a bit ago, as a date field takes it: the holding period of such a payment is over. */
function longAgo(): string {
  return new Date(Date.now() - 32 * day).toISOString().slice(0, 10);
}

/** The administrator finds the family, enters a payment, and sees what it brings. */
async function enterPayment(
  page: Page,
  locale: Locale,
  { query, sum }: { query: string; sum: string },
): Promise<void> {
  const words = translators[locale];
  await page.locator("[name=query]").fill(query);
  await page.getByRole("button", { name: words("money.search") }).click();
  await page.getByText(query, { exact: false }).first().waitFor();
  await page.getByRole("button", { name: words("money.enter") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=sum]").fill("much");
  await dialog.locator("[name=receivedOn]").fill(longAgo());
  await dialog.getByRole("button", { name: words("money.check") }).click();
  await dialog.getByText(words("fields.amountInvalid")).waitFor();
  await dialog.locator("[name=sum]").fill(sum);
  await dialog.getByRole("button", { name: words("money.check") }).click();
  await dialog.getByText("$400.00").waitFor();
  await expectAccessible(page);
  await keepPicture(page, `money-payment-${locale}`);
  await dialog.getByRole("button", { name: words("money.enter"), exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** The figure beside a name among the sums of the earnings. */
async function sums(affiliate: Visitor): Promise<string[]> {
  await affiliate.page.reload();
  const section = affiliate.page.locator("[data-earnings] dl");
  await section.waitFor();
  return section.locator("dd").allTextContents();
}

describe.each(walksOf(2, walks))("earnings in $locale on a $screen", (setting) => {
  const { locale, screen } = setting;
  const words = translators[locale];

  test("F-08 click, sign-up, payment, refund, payout and statement, each seen by the affiliate", async () => {
    const administrator = inject("administrator");
    const affiliate = await newAffiliate(browser, { origin, ...setting, administrator });
    await affiliate.page.goto("/affiliate/dashboard");
    await affiliate.page.getByText(words("money.noEarnings")).waitFor();
    expect(await sums(affiliate)).toEqual(["$0.00", "$0.00", "$0.00", words("money.few")]);

    const campaign = affiliate.page.locator("[data-campaign]");
    await campaign.locator("[name=utm-source]").fill("newsletter");
    const made = campaign.getByLabel(words("affiliates.campaignLink"), { exact: true });
    expect(new URL(await made.inputValue()).search).toBe(
      `?ref=${affiliate.code}&utm_source=newsletter`,
    );
    await campaign.getByRole("img", { name: words("affiliates.campaignQr") }).waitFor();
    const picture = affiliate.page.waitForEvent("download");
    await campaign.getByRole("button", { name: words("affiliates.saveQr") }).click();
    expect(await readFile(await (await picture).path(), "utf8")).toMatch(/^<svg [^>]*viewBox/);
    await expectAccessible(affiliate.page);
    await expectFits(affiliate.page);

    const desk = await newVisitor(browser, { origin, ...setting });
    const { page } = desk;
    await signInAdministrator(page, administrator);
    await page.goto("/admin/affiliates");
    const card = page.getByRole("article").filter({ hasText: affiliate.code });
    await card.getByRole("button", { name: words("money.plan") }).click();
    const plan = page.getByRole("dialog");
    await plan.locator("[name=percent]").fill("25");
    await plan.locator("[name=months]").fill("12");
    await expectAccessible(page);
    await keepPicture(page, `money-plan-${locale}`);
    await plan.getByRole("button", { name: words("money.agree") }).click();
    await plan.waitFor({ state: "hidden" });

    const query = await comeByLink(affiliate.code, locale);
    await page.goto("/admin/payments");
    await enterPayment(page, locale, { query, sum: "400" });
    const row = page.getByRole("row").filter({ hasText: "$400.00" }).first();
    await row.getByText(words("money.state_payable")).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, `money-payments-${locale}`);
    expect(await sums(affiliate)).toEqual(["$0.00", "$100.00", "$0.00", words("money.few")]);

    await row.getByRole("button", { name: words("money.refund") }).click();
    const refund = page.getByRole("dialog");
    await refund.locator("[name=sum]").fill("500");
    await refund.getByRole("button", { name: words("money.refund") }).click();
    await refund.getByText(words("fields.refundTooLarge")).waitFor();
    await refund.locator("[name=sum]").fill("100");
    await refund.getByRole("button", { name: words("money.refund") }).click();
    await refund.waitFor({ state: "hidden" });
    await row.getByText(words("money.refunded", { amount: "$100.00" })).waitFor();
    expect(await sums(affiliate)).toEqual(["$0.00", "$75.00", "$0.00", words("money.few")]);
    await affiliate.page.getByText(words("money.partBack", { amount: "$25.00" })).waitFor();
    await expectAccessible(affiliate.page);
    await expectFits(affiliate.page);
    await keepPicture(affiliate.page, `money-earnings-${locale}`, true);
    const shown = await affiliate.page.locator("[data-earnings]").textContent();
    for (const name of [query, "Maya", "Lucía Vega"]) expect(shown).not.toContain(name);

    await page.goto("/admin/payouts");
    await page.getByRole("button", { name: words("money.propose") }).click();
    const run = page.getByRole("article").first();
    await run.getByText(words("money.run_proposed"), { exact: true }).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, `money-payouts-${locale}`);
    const saved = page.waitForEvent("download");
    await run.getByRole("button", { name: words("money.csv") }).click();
    const file = await readFile(await (await saved).path(), "utf8");
    expect(file).toContain(`,${affiliate.code},75.00,USD,2`);
    await run.getByRole("button", { name: words("money.approve") }).click();
    const step = page.getByRole("dialog");
    await step.getByRole("button", { name: words("money.approve") }).click();
    await step.waitFor({ state: "hidden" });
    await run.getByRole("button", { name: words("money.pay") }).click();
    await step.getByRole("button", { name: words("money.pay") }).click();
    await step.getByText(words("fields.referenceMissing")).waitFor();
    await step.locator("[name=reference]").fill("SEPA 2026-11");
    await step.getByRole("button", { name: words("money.pay") }).click();
    await step.waitFor({ state: "hidden" });
    await run.getByText("SEPA 2026-11").waitFor();

    expect(await sums(affiliate)).toEqual(["$0.00", "$0.00", "$75.00", words("money.few")]);
    const name = words("money.statement");
    await affiliate.page.locator("[data-earnings] li").getByRole("link", { name }).click();
    await affiliate.page.waitForURL(/\/affiliate\/statement\?payout=/);
    await affiliate.page.getByText("SEPA 2026-11").waitFor();
    const lines = affiliate.page.getByRole("row");
    expect(await lines.count()).toBe(3);
    await lines
      .filter({ hasText: words("money.entry_refund") })
      .getByText("-$25.00")
      .waitFor();
    await expectAccessible(affiliate.page);
    await expectFits(affiliate.page);
    await keepPicture(affiliate.page, `money-statement-${locale}`);
    await affiliate.page.emulateMedia({ media: "print" });
    expect(await affiliate.page.locator("header[data-dusk]").isVisible()).toBe(false);
    expect(
      await affiliate.page.getByRole("button", { name: words("money.print") }).isVisible(),
    ).toBe(false);
    await keepPicture(affiliate.page, `money-statement-print-${locale}`);
    expect([desk.complaints, affiliate.complaints, screen]).toEqual([[], [], screen]);
    await desk.context.close();
    await affiliate.context.close();
  });
});
