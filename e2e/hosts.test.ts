import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestAtHost } from "#app/testing/at-host.ts";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { type DnsServer, startDnsServer } from "#features/brands/dns-server.fixture.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { minute } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { readReferral } from "#shared/referral.ts";
import { type AdministratorLogin, makeAdministrator } from "./support/administrator.ts";
import {
  expectAccessible,
  expectFits,
  launchBrowser,
  newVisitor,
  publicScript,
} from "./support/browser.ts";
import { freePort } from "./support/free-port.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { startOwnProgram } from "./support/own-program.ts";
import type { RunningProgram } from "./support/running-program.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

/** Three people, six pages, and a DNS that is looked at every few seconds. */
const journeyMs = 150_000;

let port: number;
let origin: string;
let dns: DnsServer;
let program: RunningProgram;
let administrator: AdministratorLogin;
let browser: Browser;
beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  dns = await startDnsServer();
  program = await startOwnProgram({
    port,
    environment: { PUBLIC_URL: origin, DNS_SERVER: dns.address },
  });
  administrator = await makeAdministrator(program);
  // The name is nobody's outside of this browser.
  browser = await launchBrowser([
    "--host-resolver-rules=MAP *.night-school-of-marta.org 127.0.0.1",
  ]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await program.stop();
  await dns.close();
});

describe.each(settingInTurn.phone)(
  "a partner's own hostname in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const how = { locale, screen, scheme, origin } as const;

    test(
      "W-05 M-08 is entered, proved by its records, approved, seen, and switched off at once",
      async () => {
        const subdomain = `night-${locale}-${screen}`;
        const hostname = `tutor-${locale}-${screen}.night-school-of-marta.org`;
        const affiliate = await newAffiliate(browser, { ...how, origin, administrator });
        const { page, context } = affiliate;
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        const admin = await newVisitor(browser, { ...how, origin });
        await signInAdministrator(admin.page, administrator);
        const visitor = await newVisitor(browser, {
          ...how,
          origin: `http://${hostname}:${port}`,
          userAgent: userAgents.desk,
        });

        await page.goto("/affiliate/brand");
        await page.getByText(words("brands.hostnameFirst")).waitFor();
        await page.locator("[name=subdomain]").fill(subdomain);
        await page.locator("[name=brandName]").fill("Nocturne Prep");
        await page.locator("[name=heroTitle]").fill("Quiet evenings, better maths.");
        await page.getByRole("button", { name: words("brands.publish"), exact: true }).click();
        const field = page.locator("[name=hostname]");
        await field.fill(`https://${hostname}`);
        const save = page.getByRole("button", { name: words("brands.hostnameSave") });
        await save.click();
        await page.getByText(words("fields.hostnamePath")).waitFor();
        expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
        await field.fill(hostname.toUpperCase());
        await save.click();
        const record = (type: string) =>
          page.getByRole("article").filter({ hasText: words("brands.recordTitle", { type }) });
        await record("TXT").getByText(words("brands.record_missing")).waitFor();
        await record("CNAME").getByText(words("brands.record_missing")).waitFor();
        await record("TXT").getByText(`_faro.tutor-${locale}-${screen}`, { exact: true }).waitFor();
        await record("TXT").getByText(`_faro.${hostname}`, { exact: true }).waitFor();
        const named = { what: words("brands.recordValue"), type: "TXT" };
        await page.getByRole("button", { name: words("brands.copyNamed", named) }).click();
        await page.getByText(words("brands.copied"), { exact: true }).waitFor();
        const proof = await page.evaluate(() => navigator.clipboard.readText());
        expect(proof).toMatch(/^faro-proof=[0-9a-f]{32}$/);
        // What to do while DNS still remembers what stood there.
        await page.getByText(words("brands.recordsMemory")).click();
        await page.getByText(words("brands.recordsMemoryText")).waitFor();
        await expectAccessible(page);
        await expectFits(page);
        await keepPicture(page, `hostname-records-${locale}`, true);

        const unseen = await visitor.page.goto("/");
        expect(unseen?.status()).toBe(404);
        await visitor.page.getByText(words("errors.brand_not_found")).waitFor();
        await expectAccessible(visitor.page);
        await expectFits(visitor.page);
        await keepPicture(visitor.page, `hostname-unknown-${locale}`);

        dns.set("CNAME", hostname, "parking.registrar.example");
        await record("CNAME").getByText(words("brands.record_wrong")).waitFor();
        const instead = words("brands.recordInstead", { found: "parking.registrar.example" });
        await record("CNAME").getByText(instead).waitFor();
        dns.set("CNAME", hostname, "localhost");
        dns.set("TXT", `_faro.${hostname}`, proof);
        await record("TXT").getByText(words("brands.record_found")).waitFor();
        await record("CNAME").getByText(words("brands.record_found")).waitFor();
        await page.getByText(words("brands.hostnameWaits", { hostname })).waitFor();
        expect((await visitor.page.goto("/"))?.status()).toBe(404);

        await admin.page.goto("/admin/brands");
        const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
        await card.getByText(words("brands.hostnameState_waits"), { exact: true }).waitFor();
        await expectAccessible(admin.page);
        await expectFits(admin.page);
        await card.getByRole("button", { name: words("brands.switchOn"), exact: true }).click();
        await card.getByText(words("brands.on"), { exact: true }).waitFor();
        await card.getByRole("button", { name: words("brands.approveHostname") }).click();
        await card.getByText(words("brands.hostnameState_served")).waitFor();
        await keepPicture(admin.page, `hostname-admin-${locale}`, true);
        await page.getByText(words("brands.hostnameServed", { hostname })).waitFor();

        for (const place of [
          `http://${hostname}:${port}/`,
          `http://${subdomain}.localhost:${port}/`,
        ]) {
          const seen = await visitor.page.goto(place);
          expect(seen?.status(), place).toBe(200);
          expect(await visitor.page.locator("html").getAttribute("lang")).toBe(locale);
          await visitor.page
            .getByRole("heading", { name: "Quiet evenings, better maths." })
            .waitFor();
          await expectFits(visitor.page);
          // Nobody who is signed in at the academy is so here.
          expect(await context.cookies(place)).toEqual([]);
        }
        expect(await context.cookies(origin)).not.toEqual([]);
        await visitor.page.goto("/?utm_source=leaflet");
        await expectAccessible(visitor.page);
        await keepPicture(visitor.page, `hostname-page-${locale}`);
        const other = locale === "en" ? "es" : "en";
        await visitor.page.locator(`footer a[lang=${other}]`).click();
        await visitor.page.waitForURL(
          `http://${hostname}:${port}/?lang=${other}&utm_source=leaflet`,
        );
        expect(await visitor.page.locator("html").getAttribute("lang")).toBe(other);
        await visitor.page.locator("header a[href*='/student-register']").click();
        await visitor.page.waitForURL(
          (url) => url.port === String(port) && url.pathname === "/student-register",
        );

        expect(new URL(visitor.page.url()).hostname).toBe(hostname);

        await card.getByRole("button", { name: words("brands.switchHostnameOff") }).click();
        await card.getByText(words("brands.hostnameState_off")).waitFor();
        const switchedOff = Date.now();
        const { status } = await requestAtHost(program.origin, hostname);
        expect(Date.now() - switchedOff).toBeLessThan(1000);
        expect(status).toBe(404);
        expect((await visitor.page.goto(`http://${hostname}:${port}/`))?.status()).toBe(404);
        await visitor.page.getByText(words("errors.brand_not_found")).waitFor();

        for (const { complaints } of [affiliate, admin]) expect(complaints).toEqual([]);
        const errors = visitor.complaints.filter((line) => !line.startsWith("request to"));
        expect(errors).toEqual([]);
        for (const one of [affiliate, visitor, admin]) await one.context.close();
      },
      journeyMs,
    );
  },
);

/** A brand that is on, made by the calls alone. */
async function newBrand(subdomain: string): Promise<{ code: string }> {
  const { page, context, code } = await newAffiliate(browser, { origin, administrator });
  await page.request.put("/api/affiliates/me/brand", {
    data: { subdomain, brandName: "Blue Door" },
  });
  const published = await page.request.post("/api/affiliates/me/brand/publish", { data: {} });
  const { brand } = await published.json();
  await context.close();
  const admin = await newVisitor(browser, { origin });
  await signInAdministrator(admin.page, administrator);
  await admin.page.request.post(`/api/admin/brands/${brand.id}/active`, {
    data: {
      active: true,
      subdomain,
      identity: brand,
    },
  });
  await admin.context.close();
  return { code };
}

/** The next report of a visit, as the page sends it. */
async function nextReport(page: Page) {
  const isReport = (url: string) => url.endsWith("/api/affiliates/clicks");
  const response = await page.waitForResponse((one) => isReport(one.url()));
  expect(response.status()).toBe(200);
  return response.request().postDataJSON();
}

/** How many visits of a partner count. */
async function countedVisits(code: string): Promise<number> {
  const { page, context } = await newVisitor(browser, { origin });
  await signInAdministrator(page, administrator);
  const { affiliates } = await (await page.request.get("/api/admin/affiliates")).json();
  await context.close();
  return affiliates.find((one: { referralCode: string }) => one.referralCode === code).clicks;
}

test("W-06 T-09 on a partner's host a visit is counted by the brand's code, and not again at the sign-up", async () => {
  const { code } = await newBrand("blue-door");
  const place = `http://blue-door.localhost:${port}`;
  const { page, context } = await newVisitor(browser, {
    origin: place,
    userAgent: userAgents.desk,
  });
  const reported = nextReport(page);
  await page.goto("/?utm_source=leaflet");
  const first = await reported;
  expect(first).toMatchObject({
    referral_code: code,
    landing_url: "/",
    utm_source: "leaflet",
    visitor_id: expect.stringMatching(/^visitor_/),
  });
  expect(await countedVisits(code)).toBe(1);
  const start = page.locator("header a[href*='/student-register']");
  const again = nextReport(page);
  await start.click();
  const second = await again;
  expect(second).toMatchObject({ referral_code: code, visitor_id: first.visitor_id });
  expect(await countedVisits(code)).toBe(1);
  await page.waitForFunction(() => !/ref=/.test(location.search));
  expect(new URL(page.url()).searchParams.get("utm_source")).toBe("leaflet");
  const kept = await page.evaluate((key) => localStorage.getItem(key), storageKeys.referral);
  expect(readReferral(kept)).toMatchObject({ referralCode: code, utm: { source: "leaflet" } });
  await context.close();
});

test("W-06 on a phone the visit is reported after 1.5 s, once the page is idle or 2.5 s later", async () => {
  const { code } = await newBrand("green-door");
  const { page, context } = await newVisitor(browser, {
    origin,
    screen: "phone",
    userAgent: userAgents.phone,
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(minute);
  // The browser's idleness is made to last until the time is up.
  await page.addInitScript(() => {
    const waits: (number | undefined)[] = [];
    Object.defineProperty(window, "waits", { value: waits });
    Object.defineProperty(window, "requestIdleCallback", {
      value: (run: () => void, options?: IdleRequestOptions) => {
        waits.push(options?.timeout);
        return window.setTimeout(run, options?.timeout);
      },
    });
  });
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/affiliates/")) reports.push(request.url());
  });
  const waits = () => page.evaluate(() => Reflect.get(window, "waits"));
  await page.goto("/brand/green-door");
  await publicScript(page);
  expect(await waits()).toEqual([]);
  await page.clock.runFor(1499);
  expect(await waits()).toEqual([]);
  await page.clock.runFor(1);
  expect(await waits()).toEqual([2500]);
  await page.clock.runFor(2499);
  expect(reports).toEqual([]);
  const reported = nextReport(page);
  await page.clock.runFor(1);
  expect(await reported).toMatchObject({
    referral_code: code,
    landing_url: "/brand/green-door",
  });
  await context.close();
});
