import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import {
  daysAgo,
  makeFamily,
  makePartner,
  newKey,
} from "#features/affiliates/money/money.fixture.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser } from "./support/browser.ts";
import { enterOn } from "./support/keyboard.ts";
import { type MovedAcademy, openSignedIn, startMovedAcademy } from "./support/moved-clock.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

let browser: Browser;
let academy: MovedAcademy;
beforeAll(async () => {
  browser = await launchBrowser();
  academy = await startMovedAcademy();
});
afterAll(async () => {
  await browser.close();
  await academy.close();
});

/** An affiliate of whose commission sixty dollars are not paid. */
async function makeEarner() {
  const administrator = (await makeActor(academy, "administrator")).browser;
  const partner = await makePartner(academy, administrator);
  const { studentId } = await makeFamily(academy, { code: partner.affiliate.referralCode });
  await administrator.ok(affiliatesContract.recordPayment, {
    studentId,
    sum: "300.00",
    receivedOn: daysAgo(academy, 31),
    clientId: newKey(),
  });
  return partner;
}

test.each(settingInTurn.phone)(
  "P-04 an affiliate changes password, address and language, and deletes the account after what is owed was said, in $locale on a $screen",
  async (setting) => {
    const { locale, screen, scheme } = setting;
    const words = translators[locale];
    const { browser: caller, email } = await makeEarner();
    const visitor = await openSignedIn(browser, academy, caller, setting);
    const { page, context, complaints } = visitor;
    const field = (name: string) => page.locator(`[name=${name}]`);
    const section = (id: string) => page.locator(`#${id}`);

    await page.goto("/affiliate/dashboard");
    await page.getByRole("button", { name: words("shell.affiliateAccount") }).click();
    await page.getByRole("menuitem", { name: words("shell.profile") }).click();
    await page.waitForURL(/\/affiliate\/account$/);
    await page.getByRole("heading", { level: 1, name: words("profile.affiliateTitle") }).waitFor();
    await section("sign-in").getByText(email).first().waitFor();
    expect(await section("sign-in").locator("[name=username]").count()).toBe(0);
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, `affiliate-account-${locale}-${screen}-${scheme}`, true);

    await field("presentPassword").fill(testPassword);
    await field("newPassword").fill("another calm lamp");
    await page.keyboard.press("Enter");
    await section("password").getByText(words("profile.passwordChanged")).waitFor();

    await field("email").fill(`new.${email}`);
    await field("emailPassword").fill("another calm lamp");
    await page.keyboard.press("Enter");
    await section("sign-in").getByText(`new.${email}`).first().waitFor();

    const other = locale === "en" ? "es" : "en";
    await section("look").getByRole("combobox").first().selectOption(other);
    const otherTitle = translators[other]("profile.affiliateTitle");
    await page.getByRole("heading", { level: 1, name: otherTitle }).waitFor();
    await section("look").getByRole("combobox").first().selectOption(locale);
    await page.getByRole("heading", { level: 1, name: words("profile.affiliateTitle") }).waitFor();

    const owed = words("profile.deleteOwed", { amount: "$60.00" });
    await section("delete").getByText(owed).first().waitFor();
    await enterOn(page, page.getByRole("button", { name: words("profile.deleteOpen") }));
    await page.getByRole("dialog").getByText(owed).waitFor();
    await expectAccessible(page);
    await keepPicture(page, `affiliate-deletion-${locale}-${screen}-${scheme}`);
    await field("confirmation").fill("another calm lamp");
    await page.keyboard.press("Enter");
    await page.waitForURL(({ pathname }) => pathname === "/");
    await page.goto("/affiliate/account");
    expect(new URL(page.url()).pathname).toBe("/affiliate/login");
    expect(complaints).toEqual([]);
    await context.close();
  },
);
