import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { linkIn, newestMail } from "./support/mailbox.ts";
import { keepPicture } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

let made = 0;

const parentPassword = "Lamp at dusk 7!";
const childPassword = "a calm lamp at dusk";

/** A parent with two children, the younger one last, by the calls that the screens make; the parent is signed in at this page. */
async function makeFamily(
  page: Page,
  locale: Locale,
): Promise<{ username: string; email: string }> {
  const name = `${process.pid}.${Date.now()}.${made++}`;
  const email = `privacy.${name}@example.org`;
  const username = `noa.${name}`.slice(0, 30);
  const headers = { "x-locale": locale };
  await page.request.post("/api/accounts/parents", {
    headers,
    data: { email, password: parentPassword, fullName: "Rosa Vega", phone: "555 0100", locale },
  });
  const token = new URL(linkIn(await newestMail(email)), inject("origin")).searchParams.get(
    "token",
  );
  await page.request.post("/api/accounts/parent-verifications", { headers, data: { token } });
  await page.request.post("/api/accounts/parent-session", {
    headers,
    data: { email, password: parentPassword },
  });
  const child = {
    fullName: "Noa Vega",
    username,
    password: childPassword,
    birthDate: "2017-03-02",
    gradeLevel: 4,
    primarySubject: "Mathematics",
    locale,
    consent: true,
  };
  const sibling = { ...child, fullName: "Eva Vega", username: `e${username}`.slice(0, 30) };
  for (const data of [child, sibling]) {
    const added = await page.request.post("/api/family/children", { headers, data });
    expect(added.status()).toBe(200);
  }
  return { username, email };
}

describe.each(settingInTurn.phone)(
  "privacy in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const firstName = "Noa";

    test("L3 L4 L7 L8 a parent withdraws and gives consent, takes the copy, deletes, and keeps the certificate", async () => {
      const origin = inject("origin");
      const parent = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = parent;
      const { username, email } = await makeFamily(page, locale);
      await page.goto("/parent-dashboard/privacy");
      await page.getByRole("heading", { name: words("privacy.consentsTitle") }).waitFor();
      const consent = (what: string) =>
        page.getByRole("checkbox", { name: words("privacy.turnOn", { what }) });
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1);
      await consent(words("privacy.voice")).press("Space");
      await page.getByRole("checkbox", { checked: true }).nth(1).waitFor();
      await page.getByText(words("privacy.history")).first().click();
      await expectAccessible(page);
      await keepPicture(page, `privacy-${locale}-${screen}-${scheme}`);

      // Withdrawn: the child is out, and cannot begin.
      const child = await newVisitor(browser, { origin, locale });
      const signIn = async () =>
        child.page.request.post("/api/accounts/student-session", {
          headers: { "x-locale": locale },
          data: { identifier: username, password: childPassword },
        });
      await signIn();
      await consent(words("privacy.core")).click();
      await page.getByRole("heading", { name: words("privacy.withdrawTitle") }).waitFor();
      await expectAccessible(page);
      await keepPicture(page, `privacy-withdraw-${locale}-${screen}-${scheme}`);
      await page.getByRole("button", { name: words("privacy.withdraw"), exact: true }).click();
      await page.getByText(words("privacy.onHold", { firstName })).waitFor();
      await keepPicture(page, `privacy-on-hold-${locale}-${screen}-${scheme}`);
      const session = await child.page.request.get("/api/accounts/session");
      expect(await session.json()).toMatchObject({ account: null });
      await signIn();
      await child.page.goto("/chat?subject=Mathematics");
      await child.page.getByText(words("errors.consent_needed")).first().waitFor();
      await keepPicture(child.page, `privacy-child-on-hold-${locale}`);
      await consent(words("privacy.core")).click();
      await page.getByText(words("privacy.onHold", { firstName })).waitFor({ state: "detached" });
      await child.page.goto("/chat?subject=Mathematics");
      await child.page.getByRole("textbox", { name: words("chat.message") }).waitFor();

      // The child sees what was chosen, and cannot change it.
      await child.page.goto("/profile");
      await child.page.getByText(words("privacy.guardianDecides")).waitFor();
      await expectAccessible(child.page);
      await keepPicture(child.page, `privacy-own-${locale}`);

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: words("privacy.copy"), exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^faro-.*\.html$/);

      await page.getByRole("button", { name: words("privacy.deleteOpen") }).click();
      await page.locator("[name=confirmation]").fill("Nobody");
      await page.locator("[name=password]").fill(parentPassword);
      await page.getByRole("button", { name: words("privacy.deleteConfirm") }).click();
      await page.getByText(words("fields.confirmationWrong")).waitFor();
      expect(await page.locator("[name=password]").inputValue()).toBe(parentPassword);
      await expectAccessible(page);
      await keepPicture(page, `privacy-delete-${locale}-${screen}-${scheme}`);
      await page.locator("[name=confirmation]").fill("noa");
      await page.getByRole("button", { name: words("privacy.deleteConfirm") }).click();
      await page.getByRole("heading", { name: words("privacy.certificatesTitle") }).waitFor();
      await page.getByRole("heading", { level: 1, name: words("privacy.deleted") }).waitFor();
      // Nothing else that could be deleted stands under the finger.
      expect(await page.getByRole("button", { name: words("privacy.deleteOpen") }).count()).toBe(0);
      await expectAccessible(page);
      await keepPicture(page, `privacy-certificate-${locale}-${screen}-${scheme}`);
      await page.getByRole("link", { name: words("child.toDashboard") }).click();
      await page.waitForURL(/\/parent-dashboard$/);
      await page.getByRole("heading", { name: "Eva" }).first().waitFor();
      expect(await page.getByRole("heading", { name: firstName, exact: true }).count()).toBe(0);
      expect((await newestMail(email, "cert_")).subject).toMatch(/cert_/);
      expect(parent.complaints).toEqual([]);
      await parent.context.close();
      await child.context.close();
    });
  },
);
