import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { minute } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser } from "./support/browser.ts";
import { type MovedAcademy, openSignedIn, pass, startMovedAcademy } from "./support/moved-clock.ts";
import { settingInTurn } from "./support/settings.ts";
import { message, newStudentDesk, openChat, signInToFind } from "./support/student-desk.ts";
import { chatIdOf, keepPicture } from "./support/student-page.ts";

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

describe("T-01 the hour of a username session", () => {
  test.each(settingInTurn.phone)(
    "is said to end while the student writes, and the password lets them go on in place, in $locale on a $screen",
    async (setting) => {
      const { locale, screen, scheme } = setting;
      const words = translators[locale];
      const { browser: caller } = await makeStudent(academy, { locale });
      const visitor = await openSignedIn(browser, academy, caller, setting);
      const { page, context, complaints } = visitor;
      const picture = (name: string) => keepPicture(page, `${name}-${locale}-${screen}-${scheme}`);
      await openChat(page, "/chat?subject=Mathematics", words("chat.message"));
      const box = page.getByRole("textbox", { name: words("chat.message") });
      const chatId = await chatIdOf(page);
      let loads = 0;
      page.on("framenavigated", () => loads++);

      // The strip takes no key from whoever writes.
      await box.fill("still think");
      await pass(academy, context, 56 * minute);
      const stay = page.getByRole("button", { name: words("session.stay") });
      await stay.waitFor();
      await page.keyboard.type("ing");
      expect(await box.inputValue()).toBe("still thinking");
      await expectAccessible(page);
      await picture("sessions-hour");

      await stay.click();
      const password = page.getByLabel(words("session.goOnPassword"), { exact: true });
      await expect
        .poll(() => password.evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.keyboard.type("three boats");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.passwordWrong")).first().waitFor();
      await expectAccessible(page);
      await picture("sessions-go-on");
      await page.getByRole("button", { name: words("session.later") }).click();
      await stay.waitFor();
      expect(await box.inputValue()).toBe("still thinking");

      // The time is up: the question comes by itself, and is not put away.
      await pass(academy, context, 5 * minute);
      const over = page.getByRole("dialog", { name: words("session.overTitle") });
      await over.waitFor();
      await page.keyboard.press("Escape");
      await over.waitFor();
      await expect.poll(() => over.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
      await expectAccessible(page);
      await picture("sessions-over");
      await password.fill(testPassword);
      await page.keyboard.press("Enter");
      await over.waitFor({ state: "detached" });
      await page.getByText(words("session.renewed")).waitFor();

      expect(await box.inputValue()).toBe("still thinking");
      expect(await chatIdOf(page)).toBe(chatId);
      expect(loads).toBe(0);
      // The same page speaks to the tutor, who is heard by it.
      await box.fill("x = 5");
      await page.getByRole("button", { name: words("chat.send"), exact: true }).click();
      await page
        .locator("[data-region=conversation]")
        .getByText("x = 5")
        .first()
        .waitFor({ state: "attached" });
      await expect.poll(() => box.inputValue()).toBe("");
      expect(complaints.filter((complaint) => !complaint.includes("401"))).toEqual([]);
      await context.close();
    },
  );

  test("nobody who answers is led to the login, which says so, and the draft waits", async () => {
    const { page, context, username } = await newStudentDesk(browser, academy);
    await page.getByRole("textbox", { name: message }).fill("still thinking");
    await pass(academy, context, 61 * minute);
    await page.getByRole("dialog", { name: translators.en("session.overTitle") }).waitFor();
    await pass(academy, context, 5 * minute);
    await page.waitForURL(/\/login\?next=%2Fchat.*ended=time/);
    await page.getByText(translators.en("session.ended_time")).waitFor();
    await signInToFind(page, username, "still thinking");
    await context.close();
  });

  test("another student who signs in meanwhile is not taken for the one who wrote", async () => {
    const { page, context } = await newStudentDesk(browser, academy);
    await page.getByRole("textbox", { name: message }).fill("still thinking");
    await pass(academy, context, 61 * minute);
    const over = page.getByRole("dialog", { name: translators.en("session.overTitle") });
    await over.waitFor();
    const { browser: other } = await makeStudent(academy);
    await context.addCookies(
      [...other.cookies].map(([name, value]) => ({ name, value, url: academy.origin })),
    );
    await over.locator("[name=password]").fill(testPassword);
    await page.keyboard.press("Enter");
    await over.getByText(translators.en("errors.session_of_another")).waitFor();
    expect((await other.ok(accountsContract.readSession, {})).account).not.toBeNull();
    await context.close();
  });
});
