import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { readReferral, type ReferralRecord } from "#shared/referral.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { giveOwnPassword } from "./support/give-own-password.ts";
import { enterOn, tabTo, typeInto } from "./support/keyboard.ts";
import { newestMail } from "./support/mailbox.ts";
import { keepPicture, signUp, signUpAlone } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

let made = 0;

/** Comes in as an affiliate by the keyboard alone, from the public page to the dashboard; gives the address. */
async function becomeAffiliate(page: Page, locale: Locale): Promise<string> {
  const words = translators[locale];
  const email = `partner.${process.pid}.${Date.now()}.${made++}@example.org`;
  await page.goto(locale === "es" ? "/afiliados" : "/affiliate");
  await expectAccessible(page);
  await keepPicture(page, `affiliate-info-${locale}`);
  await enterOn(page, page.locator("main a[href^='/affiliate/login?new=1']"));

  await page.waitForURL(/\/affiliate\/login/);
  await typeInto(page, page.locator("[name=fullName]"), "Marta Torres Gil");
  await typeInto(page, page.locator("[name=email]"), email);
  await typeInto(page, page.locator("[name=password]"), "a calm lamp at dusk");
  await expectAccessible(page);
  await keepPicture(page, `affiliate-login-${locale}`);
  const create = page.getByRole("button", { name: words("affiliates.create") });
  await enterOn(page, create);
  await page.getByText(words("fields.adultNeeded")).waitFor();
  expect(
    await page.locator("[name=isAdult]").evaluate((box) => box === document.activeElement),
  ).toBe(true);
  expect(await page.locator("[name=fullName]").inputValue()).toBe("Marta Torres Gil");
  await page.keyboard.press("Space");
  await enterOn(page, create);

  await page.waitForURL(/\/affiliate\/register/);
  const apply = page.getByRole("button", { name: words("affiliates.apply") });
  await enterOn(page, apply);
  await page.getByText(words("fields.planMissing")).waitFor();
  expect(await page.locator("[name=lastName]").inputValue()).toBe("Torres Gil");
  await page.keyboard.type("I write for the parents of our school.");
  await expectAccessible(page);
  await keepPicture(page, `affiliate-register-${locale}`);
  await enterOn(page, apply);

  await page.waitForURL(/\/affiliate\/policies/);
  const accept = page.getByRole("button", { name: words("affiliates.accept") });
  await tabTo(page, page.locator("[name=terms]"));
  await page.keyboard.press("Space");
  await enterOn(page, accept);
  await page.getByText(words("fields.privacyNotAccepted")).waitFor();
  await expectAccessible(page);
  await keepPicture(page, `affiliate-policies-${locale}`);
  await page.keyboard.press("Space");
  await enterOn(page, accept);
  await page.waitForURL(/\/affiliate\/dashboard/);
  return email;
}

/** The card of whoever applied with this address, on the administrator's page. */
async function openCard(email: string, locale: Locale, screen: "desk" | "phone") {
  const { page, context, complaints } = await newVisitor(browser, { origin, locale, screen });
  const { email: identifier, password } = inject("administrator");
  const signedIn = await page.request.post("/api/accounts/student-session", {
    data: { identifier, password },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto("/admin/affiliates");
  const card = page.getByRole("article").filter({ hasText: email });
  await card.waitFor();
  return { page, card, context, complaints, password };
}

/** The administrator approves whoever applied with this address, on the page made for it, by keyboard. */
async function approve(email: string, locale: Locale, screen: "desk" | "phone"): Promise<void> {
  const words = translators[locale];
  const { page, card, context, complaints, password } = await openCard(email, locale, screen);
  await expectAccessible(page);
  await keepPicture(page, `affiliate-admin-${locale}`);
  await enterOn(page, card.getByRole("button", { name: words("affiliates.approve") }));
  await giveOwnPassword(page, locale, password);
  await card.getByText(words("affiliates.statusActive")).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}

async function storedReferral(page: Page): Promise<ReferralRecord | null> {
  return readReferral(
    await page.evaluate((key) => localStorage.getItem(key), storageKeys.referral),
  );
}

async function withoutCode(page: Page): Promise<void> {
  await page.waitForFunction(() => !location.search.includes("ref="));
}

/** An approved affiliate's code, made by the calls alone. */
async function newCode(): Promise<string> {
  const { page, context } = await newVisitor(browser, { origin });
  const email = `partner.${process.pid}.${Date.now()}.${made++}@example.org`;
  const form = { fullName: "Ana Ruiz", email, password: "a calm lamp at dusk" };
  await page.request.post("/api/accounts/affiliates", {
    data: { ...form, isAdult: true, locale: "en" },
  });
  const application = { firstName: "Ana", lastName: "Ruiz", promotionPlan: "By word of mouth" };
  const answer = await page.request.post("/api/affiliates/me", { data: application });
  const { affiliate } = await answer.json();
  await context.clearCookies();
  const { email: identifier, password } = inject("administrator");
  await page.request.post("/api/accounts/student-session", { data: { identifier, password } });
  await page.request.post("/api/accounts/session/confirmation", { data: { password } });
  const decided = await page.request.post(`/api/admin/affiliates/${affiliate.id}/status`, {
    data: { status: "active" },
  });
  expect(decided.status()).toBe(200);
  await context.close();
  return String(affiliate.referralCode);
}

describe.each(settingInTurn.desk)(
  "an affiliate in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    test("R-21 R-22 R-23 R-24 R-25 N-04 T-08 comes in, is approved, shares the link, and sees what it brought, of one student no number", async () => {
      const { page, context, complaints } = await newVisitor(browser, {
        origin,
        locale,
        screen,
        scheme,
      });
      const email = await becomeAffiliate(page, locale);
      await page.getByText(words("affiliates.pendingTitle")).waitFor();
      await page.getByText(words("shell.affiliateAccount")).waitFor();
      await expectAccessible(page);
      await approve(email, locale, screen);
      expect((await newestMail(email)).subject).toContain("Faro");

      await page.reload();
      await page.getByText(words("affiliates.statusActive")).waitFor();
      const link = page.getByLabel(words("affiliates.link"), { exact: true });
      const { search } = new URL(await link.inputValue());

      const student = await newVisitor(browser, { origin, locale, userAgent: userAgents.desk });
      const landing = locale === "es" ? "/pricing-es" : "/pricing";
      await student.page.goto(`${landing}${search}&utm_source=blog`);
      await withoutCode(student.page);
      expect(new URL(student.page.url()).search).toBe("?utm_source=blog");
      await student.page.goto("/student-register");
      await signUp(student.page, locale);
      expect(student.complaints).toEqual([]);
      await student.context.close();

      const admin = await openCard(email, locale, screen);
      await admin.card
        .getByText(words("affiliates.adminCounts", { clicks: 1, students: 1 }))
        .waitFor();
      await admin.context.close();

      await page.reload();
      await page.getByText(landing).first().waitFor();
      const totals = page.locator("dl").filter({ hasText: words("affiliates.visitors") });
      const few = words("affiliates.few");
      expect(await totals.locator("dd").allTextContents()).toEqual([
        "1",
        "1",
        few,
        words("affiliates.none"),
      ]);
      await page.getByText(words("affiliates.fewNote")).waitFor();
      await expectAccessible(page);
      await keepPicture(page, `affiliate-dashboard-${locale}`);
      await enterOn(page, page.getByRole("button", { name: words("affiliates.showTable") }));
      await page.getByRole("columnheader", { name: words("affiliates.day") }).waitFor();
      await expectFits(page);

      const saved = page.waitForEvent("download");
      await enterOn(page, page.getByRole("button", { name: words("affiliates.export") }));
      expect((await saved).suggestedFilename()).toBe("faro-visits.csv");

      for (const path of ["/chat", "/profile", "/admin", "/onboarding", "/parent-dashboard"]) {
        await page.goto(path);
        expect(new URL(page.url()).pathname).toBe("/affiliate/dashboard");
      }
      for (const path of ["/progress", "/student-register", "/no-such-page", "/affiliate/login"]) {
        await page.goto(path);
        expect(new URL(page.url()).pathname).toBe("/affiliate/dashboard");
      }
      await page.goto(locale === "es" ? "/inicio" : "/");
      if (screen === "phone") await page.locator("header summary").click();
      const bar = page.locator("header");
      await bar.getByText(words("shell.affiliateAccount")).filter({ visible: true }).waitFor();
      await bar
        .getByRole("link", { name: words("shell.affiliateDashboard") })
        .filter({ visible: true })
        .click();
      await page.waitForURL(/\/affiliate\/dashboard/);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

test.each(["en", "es"] as const)(
  "R-24 a signed-in student registers as an affiliate at the page itself, in %s, and is a student still",
  async (locale) => {
    const words = translators[locale];
    const { page, context, complaints } = await newVisitor(browser, { origin, locale });
    const email = `was.student.${process.pid}.${Date.now()}.${made++}@example.org`;
    const username = await signUpAlone(page, locale, "Maya Torres", "2004-06-17");
    await page.goto("/affiliate/register");
    await page.getByRole("heading", { name: words("affiliates.otherAccountTitle") }).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, `affiliate-register-student-${locale}`);
    await typeInto(page, page.locator("[name=fullName]"), "Marta Torres Gil");
    await typeInto(page, page.locator("[name=email]"), email);
    await typeInto(page, page.locator("[name=password]"), "a calm lamp at dusk");
    await tabTo(page, page.locator("[name=isAdult]"));
    await page.keyboard.press("Space");
    await enterOn(page, page.getByRole("button", { name: words("affiliates.create") }));
    const heading = page.getByRole("heading", { name: words("affiliates.registerTitle") });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/affiliate/register");
    await page.locator("[name=promotionPlan]").fill("I write for the parents of our school.");
    await enterOn(page, page.getByRole("button", { name: words("affiliates.apply") }));
    await page.waitForURL(/\/affiliate\/policies/);
    await context.clearCookies();
    const data = { identifier: username, password: "a calm lamp at dusk" };
    const back = await page.request.post("/api/accounts/student-session", { data });
    expect((await back.json()).account.role).toBe("student");
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("T-09 T-10 K-07 a valid code is stored and leaves the address; for 720 hours no other takes its place", async () => {
  const [first, second] = [await newCode(), await newCode()];
  const { page, context, complaints } = await newVisitor(browser, {
    origin,
    userAgent: userAgents.phone,
  });
  await page.goto(`/?ref=${first.toLowerCase()}&utm_source=blog&utm_medium=post#subjects`);
  await withoutCode(page);
  expect(new URL(page.url()).hash).toBe("#subjects");
  const stored = await storedReferral(page);
  expect(stored).toMatchObject({
    referralCode: first,
    utm: { source: "blog", medium: "post", campaign: null },
    landingPage: "/",
  });
  expect(stored?.visitorId).toMatch(/^visitor_\w{32}$/);
  expect(stored?.sessionId).toMatch(/^session_\w{32}$/);

  await page.goto(`/student-register?subject=Science&ref=${second}`);
  await withoutCode(page);
  expect(new URL(page.url()).search).toBe("?subject=Science");
  expect(await storedReferral(page)).toEqual(stored);

  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.referral,
    JSON.stringify({ ...stored, timestamp: Date.now() - 720 * 3600 * 1000 }),
  ] as const);
  await page.goto(`/about?ref=${second}`);
  await withoutCode(page);
  expect(await storedReferral(page)).toMatchObject({
    referralCode: second,
    visitorId: stored?.visitorId,
    landingPage: "/about",
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test("T-09 M-07 of an invalid code nothing is stored, and it leaves the address too", async () => {
  const { page, context, complaints } = await newVisitor(browser, { origin });
  for (const path of ["/?ref=FAROXXXX000000", "/login?ref=", "/affiliate?ref=%00%2F..%2F"]) {
    await page.goto(path);
    await withoutCode(page);
    expect(await storedReferral(page)).toBeNull();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test("T-09 a browser that asks not to be tracked keeps the code, and no number for the visitor", async () => {
  const code = await newCode();
  const { page, context } = await newVisitor(browser, { origin, userAgent: userAgents.desk });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const reported = page.waitForRequest((request) =>
    request.url().endsWith("/api/affiliates/clicks"),
  );
  await page.goto(`/?ref=${code}`);
  await withoutCode(page);
  expect(await storedReferral(page)).toMatchObject({
    referralCode: code,
    visitorId: null,
    sessionId: null,
    referrer: null,
  });
  expect((await reported).postDataJSON()).toMatchObject({ visitor_id: null, session_id: null });
  await context.close();
});

test("without a code in the address a page asks for nothing about referrals", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /referral|affiliates\//.test(url))).toEqual([]);
  await context.close();
});

test("M-07 T-09 a code that is nobody's is said to be so, on a public page and in the application, and leaves the address", async () => {
  for (const [path, words] of [
    ["/inicio?REF=NOBODY-HAS-IT", "El código de recomendación no es válido o no está activo"],
    ["/login?ref=NOBODY-HAS-IT", "Invalid or inactive referral code"],
  ] as const) {
    const { page, context } = await newVisitor(browser, {
      origin: inject("origin"),
      locale: "en",
      screen: "phone",
      scheme: "light",
    });
    await page.goto(path);
    await page.getByRole("status").getByText(words).waitFor();
    await expectAccessible(page);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.getByText(words).waitFor({ state: "detached" });
    await context.close();
  }
});
