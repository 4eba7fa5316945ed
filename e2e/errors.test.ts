import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { keepPicture } from "./support/student-page.ts";
import { type Setting, settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A visitor, and what reports their browser keeps. */
async function open(setting: Setting) {
  const visitor = await newVisitor(browser, { origin: inject("origin"), ...setting });
  const keptReports = (): Promise<Record<string, unknown>[]> =>
    visitor.page.evaluate(() => JSON.parse(localStorage.getItem("faro.error-reports") ?? "[]"));
  return { ...visitor, keptReports };
}

/** The next answers of the login screen's code are lost, as after a deployment or without a network. */
async function loseLoginScreen(page: Page): Promise<void> {
  await page.route(/\/assets\/login-page-/, (route) => route.abort());
}

async function signInAsAdministrator(page: Page): Promise<void> {
  const { email: identifier, password } = inject("administrator");
  const response = await page.request.post("/api/accounts/student-session", {
    data: { identifier, password },
  });
  expect(response.status()).toBe(200);
}

describe.each(settingInTurn.phone)("$locale, $screen, $scheme", (setting) => {
  const { locale, screen } = setting;
  const words = translators[locale];

  test("E-01 E-03 a screen that fails gives way to a page that tries again, counts it, reloads, and sends a report when told to", async () => {
    const { page, context, keptReports } = await open(setting);
    await loseLoginScreen(page);
    await page.goto("/login");
    const heading = page.getByRole("heading", { name: words("mishaps.missingTitle") });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await keepPicture(page, `errors-${locale}-${screen}-1-missing`);

    const again = page.getByRole("button", { name: words("mishaps.again"), exact: true });
    await again.click();
    await page.getByText(words("mishaps.retried", { count: 1 })).waitFor();
    await again.click();
    await page.getByText(words("mishaps.retried", { count: 2 })).waitFor();

    const [report] = await keptReports();
    expect(report).toMatchObject({
      message: "TypeError: A part of the page could not be loaded",
      category: "network",
      severity: "high",
      recoverable: true,
      userMessage: words("mishaps.message_network"),
      recoveryActions: [words("mishaps.tip_network_1"), words("mishaps.tip_network_2")],
      context: { url: "/login", extra: { source: "screen", language: locale, online: true } },
    });
    expect(report?.["context"]).toMatchObject({
      sessionId: expect.stringMatching(/^session_[0-9a-z]{16}$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      userAgent: expect.stringContaining("Chrome/"),
    });

    await page.getByRole("button", { name: words("mishaps.send") }).click();
    await page.getByText(words("mishaps.sent")).waitFor();
    await page.getByText(words("mishaps.contents")).click();
    await expectAccessible(page);
    await keepPicture(page, `errors-${locale}-${screen}-2-sent`);

    await page.unroute(/\/assets\/login-page-/);
    await again.click();
    await page.getByLabel(words("accounts.password"), { exact: true }).first().waitFor();

    await loseLoginScreen(page);
    await page.reload();
    await heading.waitFor();
    await page.unroute(/\/assets\/login-page-/);
    await page.getByRole("button", { name: words("mishaps.reload") }).click();
    await page.getByLabel(words("accounts.password"), { exact: true }).first().waitFor();
    await context.close();
  });

  test("E-02 where the application cannot start, the page says that the site is temporarily unavailable", async () => {
    const title =
      locale === "es" ? "Sitio no disponible temporalmente" : "Site temporarily unavailable";
    for (const lost of [/\/assets\/app-.*\.js/, /\/assets\/words-(en|es)-/]) {
      const { page, context } = await open(setting);
      await page.route(lost, (route) => route.abort());
      await page.goto("/login");
      await page.getByRole("heading", { name: title }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      await expectAccessible(page);
      await keepPicture(page, `errors-${locale}-${screen}-3-unavailable`);
      await page.unroute(lost);
      await page.getByRole("button").click();
      await page.getByLabel(words("accounts.password"), { exact: true }).first().waitFor();
      await context.close();
    }
  });

  test("R-03 E-06 D-07 the diagnostics page asks three addresses, shows each answer and the 10 most recent of 100 reports", async () => {
    const { page, context, complaints, keptReports } = await open(setting);
    await page.goto("/login");
    await page.waitForFunction(() => Array.isArray(Reflect.get(window, "faroFailures")));
    for (let n = 0; n < 3; n++) {
      await page.evaluate(() => Promise.reject(new Error("Maya Vega"))).catch(() => undefined);
    }
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError("maya is not a function");
      });
    });
    await expect.poll(async () => (await keptReports()).length).toBeGreaterThan(0);
    const [latest] = await keptReports();
    expect(JSON.stringify(await keptReports())).not.toMatch(/maya|vega/i);
    // 120 of them, as a browser of somebody unlucky would hold.
    await page.evaluate((report) => {
      const reports = Array.from({ length: 120 }, (_, n) => ({ ...report, id: `err_${n}` }));
      localStorage.setItem("faro.error-reports", JSON.stringify(reports));
    }, latest);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(locale === "es" ? "/inicio?debug=true" : "/?debug=true");
    await page.getByRole("heading", { name: words("diagnostics.title"), exact: true }).waitFor();
    const backend = page.locator("[data-check=backend]");
    await backend.getByText(words("diagnostics.ok")).waitFor();
    expect(await backend.textContent()).toMatch(/200 .*\d+ ms, [\d.,]+ kB/);
    await page.locator("[data-check=favicon]").getByText(words("diagnostics.ok")).waitFor();
    const manifest = await page.request.get("/manifest.json");
    const verdict = manifest.ok() ? "diagnostics.ok" : "diagnostics.notOk";
    const row = page.locator("[data-check=manifest]");
    await row.getByText(words(verdict)).waitFor();
    expect(await row.textContent()).toContain(String(manifest.status()));
    expect(asked).toEqual(expect.arrayContaining(["/favicon.svg", "/manifest.json"]));
    expect(await page.getByRole("button", { name: words("mishaps.send") }).count()).toBe(10);
    await page.getByText(/^Faro \d+\.\d+\.\d+\+[\w-]{8}$/).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    await expectAccessible(page);
    await keepPicture(page, `errors-${locale}-${screen}-4-diagnostics`);

    await page.route("**/favicon.svg*", (route) => route.abort());
    await page.getByRole("button", { name: words("diagnostics.again") }).click();
    await page.locator("[data-check=favicon]").getByText(words("diagnostics.noAnswer")).waitFor();

    await page.getByRole("button", { name: words("diagnostics.clear") }).click();
    await page.getByText(words("diagnostics.cleared")).waitFor();
    expect(await keptReports()).toEqual([]);
    expect(complaints.filter((one) => !/vega|maya/i.test(one))).toEqual([]);
    await context.close();
  });

  test("E-01 Try Again asks anew, and reports go to the administrators by themselves only where the switch is on, and can be deleted there", async () => {
    const { page, context, keptReports } = await open(setting);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/errors/reports")) sent.push(request.postData() ?? "");
    });
    await loseLoginScreen(page);
    await page.goto("/login");
    const always = page.getByRole("checkbox", { name: words("mishaps.always") });
    await always.waitFor();
    expect(await always.isChecked()).toBe(false);
    expect(sent).toEqual([]);
    await always.check();
    await page.reload();
    await expect.poll(() => sent.length).toBe(1);

    await page.unroute(/\/assets\/login-page-/);
    await signInAsAdministrator(page);
    await page.goto("/admin/errors");
    const card = page.getByRole("article", { name: /A part of the page could not be loaded/ });
    await card.first().waitFor();
    await expectAccessible(page);
    await keepPicture(page, `errors-${locale}-${screen}-5-admin`);
    const count = await card.count();
    await card
      .first()
      .getByRole("button", { name: words("reports.delete") })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: words("reports.delete") }).click();
    await expect.poll(() => card.count()).toBe(count - 1);

    // An answer that no server of ours gives, so that the screen reaches into what is not there.
    const nonsense = { fingerprint: "x", message: "Maya Vega", lastAt: 0, firstAt: 0 };
    await page.route("**/api/admin/errors*", (route) =>
      route.fulfill({ json: { failures: [nonsense], next: null } }),
    );
    await page.reload();
    await page.getByRole("heading", { name: words("mishaps.title") }).waitFor();
    await page.getByText(words("mishaps.tip_render_1"), { exact: true }).waitFor();
    await page.getByText(words("mishaps.contents")).waitFor();
    expect((await keptReports())[0]).toMatchObject({
      message: "TypeError: A property of undefined or null was asked for",
      category: "render",
      severity: "critical",
      recoverable: false,
      stack: expect.stringMatching(/^assets\/[\w-]+\.js:\d+:\d+/),
    });
    await expectAccessible(page);
    await keepPicture(page, `errors-${locale}-${screen}-6-crash`);
    expect(sent).toHaveLength(2);
    expect(sent.join()).not.toMatch(/maya|vega/i);

    await page.unroute("**/api/admin/errors*");
    await page.getByRole("button", { name: words("mishaps.again"), exact: true }).click();
    await page.getByRole("heading", { name: words("reports.title") }).waitFor();
    await context.close();
  });
});

test("E-01 Copy Debug Info copies the report, in development only", async () => {
  const words = translators.en;
  const { page, context } = await open({ locale: "en", screen: "desk", scheme: "light" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await loseLoginScreen(page);
  await page.goto("/login");
  await page.getByRole("button", { name: words("mishaps.copy") }).click();
  await page.getByText(words("mishaps.copied")).waitFor();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({ category: "network", context: { url: "/login" } });

  // What a program in production serves: the same page, without that line.
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<meta name="environment"', '<meta name="was"');
    await route.fulfill({ response, body: html });
  });
  await page.reload();
  await page.getByRole("button", { name: words("mishaps.again"), exact: true }).waitFor();
  await page.getByText(words("mishaps.contents")).waitFor();
  expect(await page.getByRole("button", { name: words("mishaps.copy") }).count()).toBe(0);
  await context.close();
});

test("E-01 with the network gone, a plain fallback offers both ways on, and what comes back is shown", async () => {
  const words = translators.en;
  const { page, context } = await open({ locale: "en", screen: "desk", scheme: "light" });
  await loseLoginScreen(page);
  await page.route(/\/assets\/failure-desk-/, (route) => route.abort());
  await page.goto("/login");
  const again = page.getByRole("button", { name: words("shell.tryAgain") });
  await again.waitFor();
  expect(await page.getByRole("button", { name: words("shell.reload") }).count()).toBe(1);
  await expectAccessible(page);
  await page.unroute(/\/assets\/login-page-/);
  await again.click();
  await page.getByLabel(words("accounts.password"), { exact: true }).first().waitFor();
  await context.close();
});

test("E-03 E-06 what fails on a public page is kept in the browser too, without a word of what it was about, and sent only where that is switched on", async () => {
  const { page, context, keptReports } = await open({
    locale: "es",
    screen: "desk",
    scheme: "light",
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/errors")) sent.push(request.method());
  });
  await page.goto("/pricing-es");
  const fail = async () => {
    // The script that keeps failures comes after the first paint, and brings the manifest.
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError("undefined is not a function: what Maya typed");
      });
      void Promise.reject(new Error("another thing that Maya typed"));
    });
  };
  await fail();
  await expect.poll(async () => (await keptReports()).length).toBe(2);
  const reports = await keptReports();
  expect(reports).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        message: "TypeError: Something that is not a function was called",
        severity: "critical",
        userMessage: translators.es("mishaps.message_unknown"),
      }),
      expect.objectContaining({ message: "Error: The words of the browser are withheld" }),
    ]),
  );
  expect(JSON.stringify(reports)).not.toContain("Maya");
  expect(sent).toEqual([]);

  await page.evaluate(() => localStorage.setItem("faro.send-error-reports", "1"));
  await page.reload();
  await fail();
  await expect.poll(() => sent).toEqual(["POST", "POST"]);
  await context.close();
});
