import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { linkIn, newestMail } from "./support/mailbox.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(settingInTurn.phone)(
  "L12 L15 a child sees what parents see; an alert reaches the parent, or an administrator who passes it on: $locale, $screen, $scheme",
  async (setting) => {
    const { locale } = setting;
    const words = translators[locale];
    const origin = inject("origin");
    const shot = (name: string) => `oversight-${name}-${locale}-${setting.screen}`;
    const fullName = `Ana Vega ${locale}`;
    const parent = await newVisitor(browser, { origin, ...setting });
    const { email, password: ownPassword } = await signInParent(parent.page, locale);
    const ana = await addChild(parent.page, locale, fullName);

    // The child's sign on the desk, and what it leads to.
    const child = await newVisitor(browser, { origin, ...setting });
    await openDesk(child.page, locale, ana);
    const sign = child.page.getByRole("link", { name: words("time.seen") });
    await sign.waitFor();
    await sayToTutor(child.page, locale, locale === "es" ? "quiero morirme" : "I want to die");
    await sayToTutor(child.page, locale, locale === "es" ? "mi papá me pega" : "my dad hits me");
    await child.page
      .getByRole("log")
      .getByText(/papá me pega|dad hits me/)
      .waitFor();
    // Who helps stands under the careful reply, one tap away, and who is told of it.
    const care = child.page.getByRole("region", { name: words("tools.careTitle") });
    await care.nth(1).waitFor();
    await care.last().getByText(words("tools.careTold_administrators")).waitFor();
    expect(await care.first().getByRole("link").last().getAttribute("href")).toMatch(/^tel:\d+$/);
    await expectAccessible(child.page);
    await keepPicture(child.page, shot("1-desk"));
    await sign.click();
    await child.page.getByText(words("oversight.own_full")).waitFor();
    await expectAccessible(child.page);
    await keepPicture(child.page, shot("2-own"));
    await child.page.goto("/profile");
    await child.page.getByRole("link", { name: words("profile.seenTitle") }).waitFor();

    // The letter of the alert leads to that very alert, through the sign-in.
    const letter = linkIn(await newestMail(email, "&alert="));
    const elsewhere = await newVisitor(browser, { origin, ...setting });
    await elsewhere.page.goto(letter);
    await elsewhere.page.getByLabel(words("parents.email")).fill(email);
    await elsewhere.page.getByLabel(words("parents.password"), { exact: true }).fill(ownPassword);
    await elsewhere.page.keyboard.press("Enter");
    const told = elsewhere.page
      .getByRole("article")
      .filter({ hasText: /want to die|quiero morirme/ });
    await told.waitFor();
    await expect.poll(() => told.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(elsewhere.page.url()).toBe(origin + letter);
    await expectAccessible(elsewhere.page);
    await keepPicture(elsewhere.page, shot("2-letter"));

    // The parent hears of one alert, and says that it was read.
    await parent.page.goto("/parent-dashboard");
    const { page } = parent;
    // It stands on top of every page about a child until it is answered, and nothing there says otherwise.
    for (const path of ["rules", "report", "notices", "privacy", "guardians"]) {
      await page.goto(`/parent-dashboard/${path}`);
      await page.getByText(words("child.alertsWait", { firstName: "Ana" })).waitFor();
    }
    await page.goto("/parent-dashboard");
    await page.getByRole("heading", { name: words("family.nextTitle") }).waitFor();
    expect(await page.getByText(words("family.nextNothing")).count()).toBe(0);
    await page.getByRole("link", { name: words("child.openAlerts", { count: 1 }) }).click();
    const read = page.getByRole("button", { name: words("oversight.alertRead") });
    await read.waitFor();
    expect(await read.count()).toBe(1);
    await expectAccessible(page);
    await keepPicture(page, shot("3-alert"));
    await read.press("Enter");
    const heading = page.getByRole("heading", { name: words("oversight.alerts"), exact: true });
    await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByText(words("oversight.alertsEarlier", { count: 1 })).click();
    await expectAccessible(page);

    // The other one waits for an administrator.
    const admin = await newVisitor(browser, { origin, ...setting });
    const { email: identifier, password } = inject("administrator");
    await admin.page.request.post("/api/accounts/student-session", {
      data: { identifier, password },
    });
    await admin.page.goto("/admin");
    const waitingWords = words("admin.concern_alerts_waiting", { count: 2 });
    await admin.page.getByRole("link", { name: waitingWords.replace(/^\d+/, "").trim() }).waitFor();
    await admin.page.goto(linkIn(await newestMail(identifier, "?alert=")));
    const waiting = admin.page
      .getByRole("article", { name: fullName })
      .filter({ hasText: words("oversight.route_administrators") });
    await waiting.waitFor();
    await expect.poll(() => waiting.evaluate((node) => node === document.activeElement)).toBe(true);
    await waiting.getByText(words("oversight.finding_cared-for")).click();
    await waiting.getByLabel(words("oversight.note")).fill("Centro 7");
    await waiting.getByText(words("oversight.tell"), { exact: true }).click();
    await expectAccessible(admin.page);
    await keepPicture(admin.page, shot("4-queue"));
    await waiting.getByRole("button", { name: words("oversight.reviewSave") }).click();
    // The form gives way to what was found, with the note.
    await admin.page.locator("article p", { hasText: "Centro 7" }).last().waitFor();
    await page.reload();
    await page.getByRole("heading", { name: words("oversight.alert_abuse") }).waitFor();
    await expectAccessible(admin.page);

    for (const { context, complaints } of [parent, child, elsewhere, admin]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);
