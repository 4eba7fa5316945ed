import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { linkIn, newestMail } from "./support/mailbox.ts";
import { addChild, signInParent } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

let made = 0;

function newAddress(): string {
  return `new.parent.${process.pid}.${Date.now()}.${made++}@example.org`;
}

const password = "Lamp at dusk 7!";

/** From a letter, without an account: registers, proves the address by the letter of that, and signs in, as the pages lead. */
async function comeIn(page: Page, locale: Locale, email: string, register: string): Promise<void> {
  const words = translators[locale];
  const main = page.getByRole("main");
  const field = (name: string) => page.locator(`[name=${name}]`);
  await page.getByRole("link", { name: register, exact: true }).click();
  await field("fullName").fill("Rosa Vega");
  if ((await field("email").inputValue()) === "") await field("email").fill(email);
  expect(await field("email").inputValue()).toBe(email);
  await field("phone").fill("555 0100");
  await field("password").fill(password);
  await field("password").press("Enter");
  await page.waitForURL(/parent-email-verification/);
  await page.goto(linkIn(await newestMail(email, "parent-email-verification")));
  await page.getByText(words("parents.verifiedLead", { email })).waitFor();
  await main.getByRole("link", { name: words("parents.signIn") }).click();
  if ((await field("email").inputValue()) === "") await field("email").fill(email);
  await field("password").fill(password);
  await field("password").press("Enter");
  await page.waitForURL(/parent-dashboard|parent-consent|family-invitation/);
}

test.each(settingInTurn.desk)(
  "a parent whom a child under 13 names comes in by the letter and finds the child's question: $locale, $screen, $scheme",
  async (setting) => {
    const { locale, screen } = setting;
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), ...setting });
    const { page, context, complaints } = visitor;
    const email = newAddress();
    const child = await newVisitor(browser, { origin: inject("origin"), ...setting });
    await child.page.request.post("/api/accounts/age-step", { data: { birthDate: "2018-05-17" } });
    await child.page.request.post("/api/accounts/consent-requests", {
      data: { firstName: "Leo", parentEmail: email, locale },
    });
    await page.goto(linkIn(await newestMail(email, "parent-consent")));
    await comeIn(page, locale, email, words("family.letterRegister"));

    // Whichever page they come to, what waits leads to the question, and nothing says that no child is here.
    if (/parent-dashboard/.test(page.url())) {
      await page.getByText(words("child.asksToJoin", { firstName: "Leo" })).waitFor();
      await expectAccessible(page);
      await keepPicture(page, `new-parent-${locale}-${screen}-1-waits`, true);
      await page
        .getByRole("link", { name: words("child.answer") })
        .first()
        .click();
    }
    await page
      .getByRole("heading", { name: words("family.letterTitle", { childFirstName: "Leo" }) })
      .waitFor();
    await page.locator("[name=username]").waitFor();
    await expectAccessible(page);
    await keepPicture(page, `new-parent-${locale}-${screen}-2-question`, true);
    expect(complaints).toEqual([]);
    await child.context.close();
    await context.close();
  },
);

test.each(settingInTurn.phone)(
  "a second guardian who is new here comes in by the invitation and accepts it: $locale, $screen, $scheme",
  async (setting) => {
    const { locale, screen } = setting;
    const words = translators[locale];
    const origin = inject("origin");
    const first = await newVisitor(browser, { origin, locale });
    await signInParent(first.page, locale);
    const leo = await addChild(first.page, locale, "Leo Vega");
    const email = newAddress();
    const invited = await first.page.request.post("/api/family/guardians/invitations", {
      data: { email, childIds: [leo.childId] },
    });
    expect(invited.status()).toBe(200);
    const { page, context, complaints } = await newVisitor(browser, { origin, ...setting });
    await page.goto(linkIn(await newestMail(email, "family-invitation")));
    await comeIn(page, locale, email, words("guardians.letterRegister"));
    if (/parent-dashboard/.test(page.url())) {
      await page
        .getByText(words("child.invited", { inviter: "Rosa Vega", names: "Leo" }))
        .waitFor();
      await keepPicture(page, `new-guardian-${locale}-${screen}-1-waits`, true);
      await page
        .getByRole("link", { name: words("child.answer") })
        .first()
        .click();
    }
    await page.getByRole("button", { name: words("guardians.letterAccept") }).click();
    await page.waitForURL(/parent-dashboard\?child=/);
    await page.getByRole("heading", { name: "Leo" }).first().waitFor();
    await expectAccessible(page);
    await keepPicture(page, `new-guardian-${locale}-${screen}-2-accepted`, true);
    expect(complaints).toEqual([]);
    await context.close();
    await first.context.close();
  },
);
