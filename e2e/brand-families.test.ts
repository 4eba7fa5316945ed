import PostalMime from "postal-mime";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestAtHost } from "#app/testing/at-host.ts";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { type Relay, startRelay } from "#platform/testing/relay-stand-in.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { type AdministratorLogin, makeAdministrator } from "./support/administrator.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import {
  darken,
  expectAccessible,
  expectContrast,
  expectFits,
  launchBrowser,
  newVisitor,
} from "./support/browser.ts";
import { freePort } from "./support/free-port.ts";
import { answerItem } from "./support/give-answer.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { startOwnProgram } from "./support/own-program.ts";
import type { RunningProgram } from "./support/running-program.ts";
import { settingInTurn } from "./support/settings.ts";
import { chatIdOf, keepPicture, signUp } from "./support/student-page.ts";

/** An affiliate, an administrator, a parent and a child, a lesson and a letter. */
const journeyMs = 150_000;

let port: number;
let origin: string;
let relay: Relay;
let program: RunningProgram;
let administrator: AdministratorLogin;
let browser: Browser;
beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  relay = await startRelay();
  program = await startOwnProgram({
    port,
    environment: { PUBLIC_URL: origin, SMTP_URL: relay.url, TRUST_PROXY: "127.0.0.1,::1" },
  });
  administrator = await makeAdministrator(program);
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await program.stop();
  await relay.close();
});

/** The words of a brand that is made here. */
const said: Readonly<Record<Locale, { brandName: string; heroTitle: string; subject: string }>> = {
  en: {
    brandName: "Nocturne Prep",
    heroTitle: "Quiet evenings, better maths.",
    subject: "Verify your email address for Nocturne Prep",
  },
  es: {
    brandName: "Escuela Nocturna",
    heroTitle: "Tardes tranquilas, mejores notas.",
    subject: "Confirma tu correo para entrar en Escuela Nocturna",
  },
};

/** Very different colours: dark with a loud accent, and pale with a pale one. */
const colours = {
  en: { primaryColor: "#1a0b2e", secondaryColor: "#4a1d6e", accentColor: "#e0337c" },
  es: { primaryColor: "#e9f5db", secondaryColor: "#cfe1b9", accentColor: "#fff3b0" },
} as const;

let made = 0;

/** A brand that is on, made by the calls alone; gives its id and the affiliate's code. */
async function makeBrand(subdomain: string, locale: Locale) {
  const { page, context, code } = await newAffiliate(browser, { origin, administrator });
  const { brandName, heroTitle } = said[locale];
  await page.request.put("/api/affiliates/me/brand", {
    data: {
      subdomain,
      brandName,
      heroTitle,
      ...colours[locale],
      supportEmail: "help@nocturne.example",
    },
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
  return { code, brandName };
}

/** The letter that the relay was given for an address. */
async function letterTo(email: string) {
  await expect.poll(() => relay.taken.some(({ to }) => to.includes(email))).toBe(true);
  return PostalMime.parse(relay.taken.find(({ to }) => to.includes(email))?.raw ?? "");
}

/** The page in the brand's look: its name in the title and in the bar, and small beside it who runs the academy. */
async function expectLook(page: Page, locale: Locale): Promise<void> {
  const bar = page.locator("header").first();
  await bar.getByText(said[locale].brandName, { exact: true }).waitFor();
  await bar.getByText(`${translators[locale]("shell.runBy")} Faro`, { exact: true }).waitFor();
  await expect.poll(() => page.title()).toContain(said[locale].brandName);
  expect(await page.locator("link[rel=icon]").getAttribute("href")).toMatch(/^data:image\/svg/);
  const { primaryColor } = colours[locale];
  const channels = [1, 3, 5].map((at) => Number.parseInt(primaryColor.slice(at, at + 2), 16));
  const ground = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe(`rgb(${channels.join(", ")})`);
}

/** Nothing of the brand is left. */
async function expectAcademy(page: Page, locale: Locale): Promise<void> {
  await page.locator("header").first().getByText("Faro", { exact: true }).waitFor();
  await expect.poll(() => page.title()).toContain("Faro");
  expect(await page.locator("header").first().textContent()).not.toContain(said[locale].brandName);
}

async function expectReadable(page: Page, scheme: "light" | "dark"): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
  if (scheme === "dark") return;
  await darken(page);
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: "light" });
}

describe.each(settingInTurn.desk)(
  "a family under a partner's name in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const how = { locale, screen, scheme, userAgent: userAgents[screen] } as const;
    const shot = (name: string) => `family-${name}-${locale}-${screen}`;

    test(
      "W-05 W-06 R-31 signs up at its host, learns and is written to in its name, until it is switched off",
      async () => {
        const subdomain = made === 0 ? "acme" : `acme-${made}`;
        made++;
        const { code, brandName } = await makeBrand(subdomain, locale);
        const place = `http://${subdomain}.localhost:${port}`;
        const child = await newVisitor(browser, { origin: place, ...how });
        const { page } = child;
        const reported = page.waitForResponse((one) => one.url().endsWith("/affiliates/clicks"));
        await page.goto("/");
        await page.getByRole("heading", { name: said[locale].heroTitle }).waitFor();
        expect((await reported).status()).toBe(200);
        await page.locator("header a[href*='/student-register']").click();
        await page.waitForURL(
          (url) => url.origin === place && url.pathname === "/student-register",
        );
        await expectLook(page, locale);
        await keepPicture(page, shot("1-sign-up"));
        await expectReadable(page, scheme);

        await signUp(page, locale);
        expect(new URL(page.url()).origin).toBe(place);
        await expectLook(page, locale);
        const chatId = await chatIdOf(page);
        await answerItem(page, locale, await itemOnWorkbench(page, chatId), true);
        await expect
          .poll(() => page.getByRole("log").textContent())
          .toContain(words("chat.receiptRight"));
        await keepPicture(page, shot("2-lesson"));
        await expectReadable(page, scheme);
        expect(child.complaints).toEqual([]);

        // The parent signs up there too, and the letter that proves the address is the brand's.
        const parent = await newVisitor(browser, { origin: place, ...how });
        await parent.page.goto("/register");
        const email = `rosa.${subdomain}@example.org`;
        await parent.page.locator("[name=fullName]").fill("Rosa Vega");
        await parent.page.locator("[name=email]").fill(email);
        await parent.page.locator("[name=phone]").fill("555 0100");
        await parent.page.locator("[name=password]").fill("Lamp at dusk 7!");
        await parent.page.locator("form button[type=submit]").click();
        await parent.page.waitForURL("**/parent-email-verification*");
        const letter = await letterTo(email);
        expect(letter.subject).toBe(said[locale].subject);
        expect(letter.from?.name).toBe(brandName);
        // It carries a token: answers to it are the academy's to read.
        expect(letter.replyTo?.map(({ address }) => address)).toEqual([site.contactEmail]);
        expect(letter.html).toContain(colours[locale].primaryColor);
        expect(letter.html).not.toContain("help@nocturne.example");
        expect(letter.text).toContain("Faro");
        const [link = ""] =
          /http:\/\/\S+\/parent-email-verification\S+/.exec(letter.text ?? "") ?? [];
        expect(new URL(link).origin).toBe(place);
        const reading = await newVisitor(browser, { origin, ...how });
        await reading.page.setContent(letter.html ?? "");
        await keepPicture(reading.page, shot("3-letter"));
        await reading.context.close();
        const proved = parent.page.waitForResponse((one) =>
          one.url().endsWith("/parent-verifications"),
        );
        await parent.page.goto(link);
        expect((await proved).status()).toBe(200);
        await expectLook(parent.page, locale);
        await parent.page.goto("/login?tab=parent");
        await parent.page.locator("[name=email]").fill(email);
        await parent.page.locator("[name=password]").fill("Lamp at dusk 7!");
        await parent.page.locator("form button[type=submit]").click();
        await parent.page.waitForURL("**/parent-dashboard");
        await expectLook(parent.page, locale);
        await keepPicture(parent.page, shot("4-dashboard"));
        await expectReadable(parent.page, scheme);

        // Nobody who is signed in there is so at the academy; signing in there brings the brand along.
        await parent.page.goto(`${origin}/login?tab=parent`);
        await expectAcademy(parent.page, locale);
        await parent.page.locator("[name=email]").fill(email);
        await parent.page.locator("[name=password]").fill("Lamp at dusk 7!");
        await parent.page.locator("form button[type=submit]").click();
        await parent.page.waitForURL(`${origin}/parent-dashboard`);
        await expectLook(parent.page, locale);
        await parent.page.reload();
        await expectLook(parent.page, locale);

        // The visits and the student are the affiliate's.
        const admin = await newVisitor(browser, { origin, ...how });
        await signInAdministrator(admin.page, administrator);
        const { affiliates } = await (await admin.page.request.get("/api/admin/affiliates")).json();
        const own = affiliates.find((one: { referralCode: string }) => one.referralCode === code);
        expect(own).toMatchObject({ clicks: 1, students: 1 });

        await admin.page.goto("/admin/brands");
        const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
        await card.getByRole("button", { name: words("brands.switchOff"), exact: true }).click();
        await card.getByText(words("brands.off"), { exact: true }).waitFor();
        // Whoever asks at once finds it off, however long a busy machine takes to say so.
        const host = `${subdomain}.localhost`;
        const paths = ["/", "/student-register", "/login", "/chat", "/parent-dashboard"];
        const answers = await Promise.all(
          paths.map(async (path) => {
            const answer = await requestAtHost(program.origin, host, `${path}?lang=${locale}`);
            return { path, ...answer };
          }),
        );
        for (const { path, status, text } of answers) {
          expect(status, path).toBe(404);
          expect(text).toContain(words("errors.brand_not_found"));
        }
        for (const path of ["/", "/chat"]) {
          expect((await page.goto(place + path))?.status(), path).toBe(404);
          await page.getByText(words("errors.brand_not_found")).waitFor();
        }
        expect((await page.goto(`${origin}/brand/${subdomain}`))?.status()).toBe(404);
        await parent.page.reload();
        await expectAcademy(parent.page, locale);
        for (const one of [child, parent, admin]) await one.context.close();
      },
      journeyMs,
    );
  },
);

test("R-31 from /brand/{subdomain} the way in is the brand's too, and the academy's again in another browser", async () => {
  await makeBrand("path-door", "en");
  const { page, context, complaints } = await newVisitor(browser, { origin });
  await page.goto("/brand/path-door");
  await page.locator("header a[href*='/student-register']").click();
  await page.waitForURL("**/student-register*");
  await expectLook(page, "en");
  await signUp(page, "en");
  await expectLook(page, "en");
  await page.reload();
  await expectLook(page, "en");
  await page.locator("header a").first().click();
  await page.waitForURL(`${origin}/brand/path-door`);
  expect(complaints).toEqual([]);
  await context.close();
  const other = await newVisitor(browser, { origin });
  await other.page.goto("/login");
  await expectAcademy(other.page, "en");
  await other.context.close();
});
