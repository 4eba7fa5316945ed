import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { makeChild } from "#features/privacy/family.fixture.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { minute, second } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser } from "./support/browser.ts";
import { type MovedAcademy, openSignedIn, pass, startMovedAcademy } from "./support/moved-clock.ts";
import { message, newStudentDesk, openChat, signInToFind } from "./support/student-desk.ts";
import { chatIdOf, keepPicture } from "./support/student-page.ts";
import { type Setting, settingInTurn } from "./support/settings.ts";

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

/** A parent with the dashboard open in two tabs. */
async function newParent(setting: Setting) {
  const { browser: caller, id } = await makeActor(academy, "parent");
  await caller.ok(accountsContract.extendSession, {});
  const visitor = await openSignedIn(browser, academy, caller, setting);
  const other = await visitor.context.newPage();
  for (const tab of [visitor.page, other]) {
    await tab.goto("/parent-dashboard");
    await tab.getByRole("heading", { level: 1 }).waitFor();
    await tab.getByText(translators[setting.locale]("family.emptyTitle")).waitFor();
  }
  return { ...visitor, other, caller, id };
}

/**
 * Remembers from now on whether words come to stand on the page: a toast of five seconds may be gone before a busy
 * browser looks at a tab in the background. Gives what says so.
 */
async function awaitWords(page: Page, words: string): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle((wanted) => {
    const state = { isSeen: false };
    new MutationObserver(() => {
      state.isSeen ||= document.body.textContent.includes(wanted);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return state;
  }, words);
  return () => watch.evaluate(({ isSeen }) => isSeen);
}

describe("a parent who does nothing", () => {
  test.each(settingInTurn.desk)(
    "T-11 L-06 M-10 is warned in every tab, stays by Extend alone, and is signed out at nought, in $locale on a $screen",
    async (setting) => {
      const { locale, screen, scheme } = setting;
      const words = translators[locale];
      const { page, other, context, complaints, caller } = await newParent(setting);
      const picture = (name: string) => keepPicture(page, `${name}-${locale}-${screen}-${scheme}`);
      const question = { name: words("session.expiringTitle") };
      const dialog = page.getByRole("dialog", question);
      const extend = dialog.getByRole("button", { name: words("session.extend") });

      await pass(academy, context, 24 * minute);
      expect(await dialog.count()).toBe(0);
      const isTold = await awaitWords(page, words("session.expiringToast", { count: 5 }));
      await pass(academy, context, minute);
      await extend.waitFor();
      await expect.poll(isTold).toBe(true);
      await expectAccessible(page);
      await picture("sessions-idle");

      // Neither being there nor closing the question answers it.
      await page.mouse.move(30, 30);
      await page.mouse.move(60, 60);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await pass(academy, context, minute);
      await extend.waitFor();
      await expect.poll(() => dialog.getByRole("timer").textContent()).toMatch(/^[34]:\d\d$/);

      await extend.click();
      await dialog.waitFor({ state: "detached" });
      await context.clock.runFor(2 * second);
      await other.getByRole("dialog", question).waitFor({ state: "detached" });

      await pass(academy, context, 29 * minute);
      await extend.waitFor();
      // The last seconds pass by themselves: tabs that are moved one after the other end one after the other.
      await pass(academy, context, 50 * second);
      for (const tab of [page, other]) {
        await tab.waitForURL(/\/login\?tab=parent&.*ended=idle/);
        await tab.getByText(words("session.ended_idle")).waitFor();
      }
      await expectAccessible(page);
      await picture("sessions-ended");
      expect((await caller.ok(accountsContract.readSession, {})).account).toBeNull();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test("M-10 the toast stands in front of a dialog that opens after it", async () => {
    const { page, context } = await newParent({ locale: "en", screen: "desk", scheme: "light" });
    await pass(academy, context, 25 * minute);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    // Escape has the question asked anew, by a dialog that comes later than the toast.
    await page.keyboard.press("Escape");
    await dialog.waitFor();
    await expectPainted(page, translators.en("session.expiringToast", { count: 5 }));
    await context.close();
  });

  test("L-06 Log Out in the question signs out at once", async () => {
    const { page, context } = await newParent({ locale: "en", screen: "desk", scheme: "dark" });
    await pass(academy, context, 26 * minute);
    await page.getByRole("button", { name: translators.en("session.logOut") }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await context.close();
  });
});

test("T-03 a parent who is there stays signed in, in every tab, beyond the thirty minutes", async () => {
  const { page, other, context } = await newParent({
    locale: "en",
    screen: "desk",
    scheme: "light",
  });
  // What the page knows of the end of its session: an answer that has come and was not read yet tells of an earlier time.
  const knownEnd = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.displayHint);
  let place = 10;
  for (let i = 0; i < 3; i++) {
    const before = await knownEnd();
    await pass(academy, context, 20 * minute);
    const stir = async () => {
      await page.mouse.move(place++, 10);
      return knownEnd();
    };
    await expect.poll(stir, { timeout: 30_000 }).not.toBe(before);
  }
  for (const tab of [page, other]) {
    expect(await tab.getByRole("dialog").count()).toBe(0);
    expect(new URL(tab.url()).pathname).toBe("/parent-dashboard");
  }
  await context.close();
});

/** Waits until a toast is painted in its own colour: not behind a dialog's dark, nor half there. */
async function expectPainted(page: Page, text: string): Promise<void> {
  const said = page.getByText(text);
  await said.waitFor();
  const wanted = await said.evaluate((element) => {
    const card = element.closest("[class*=bg-raised]");
    return card === null ? "" : getComputedStyle(card).backgroundColor;
  });
  const seen = async () => {
    const box = await said.boundingBox();
    if (!box) return "";
    const clip = { x: box.x + box.width - 3, y: box.y + box.height - 2, width: 2, height: 2 };
    const picture = (await page.screenshot({ clip })).toString("base64");
    return page.evaluate(async (encoded) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const canvas = document.createElement("canvas").getContext("2d");
      canvas?.drawImage(image, 0, 0);
      const [red, green, blue] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return `rgb(${red}, ${green}, ${blue})`;
    }, picture);
  };
  await expect.poll(seen).toBe(wanted);
}

async function endFromElsewhere(identifier: string): Promise<void> {
  const elsewhere = academy.browser();
  await elsewhere.ok(accountsContract.signInStudent, { identifier, password: testPassword });
  await elsewhere.ok(accountsContract.endAllOtherSessions, {});
}

test("C-03 a session ended from another device is noticed in every tab, and what was typed is there afterwards", async () => {
  const { page, context, chatId, username } = await newStudentDesk(browser, academy);
  const another = await context.newPage();
  await openChat(another, `/chat?session=${chatId}`);
  await page.getByRole("textbox", { name: message }).fill("half a thought: 3/4");
  await endFromElsewhere(username);
  await pass(academy, context, 65_000);
  for (const tab of [page, another]) {
    await tab.waitForURL(/\/login\?next=%2Fchat.*ended=elsewhere/);
    await tab.getByText(translators.en("session.ended_elsewhere")).waitFor();
  }
  await keepPicture(page, "sessions-elsewhere");
  await signInToFind(page, username, "half a thought: 3/4");
  expect(await chatIdOf(page)).toBe(chatId);
  await context.close();
});

test("a message refused because the session is gone leads to the login and is kept", async () => {
  const { page, context, username } = await newStudentDesk(browser, academy);
  // The page is told of the end at once, and leaves when it has asked: so it cannot ask before the message is sent.
  let isSent = false;
  await page.route("**/api/accounts/session", (route) =>
    isSent ? route.continue() : route.abort(),
  );
  await endFromElsewhere(username);
  await page.getByRole("textbox", { name: message }).fill("x = 5");
  isSent = true;
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login\?next=%2Fchat.*ended=elsewhere/);
  await signInToFind(page, username, "x = 5");
  await context.close();
});

test("a message on its way when the page is left for the login is kept", async () => {
  const { page, context, username } = await newStudentDesk(browser, academy);
  // The answer never comes: the page hears of the session's end first, and leaves.
  await page.route("**/messages", () => undefined);
  await page.getByRole("textbox", { name: message }).fill("x = 5");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("textbox", { name: message }).inputValue()).toBe("");
  await endFromElsewhere(username);
  await page.waitForURL(/\/login\?next=%2Fchat.*ended=elsewhere/);
  await signInToFind(page, username, "x = 5");
  await context.close();
});

test("C-03 signing out in one tab is seen in the others", async () => {
  const { page, context, chatId } = await newStudentDesk(browser, academy);
  const another = await context.newPage();
  await openChat(another, `/chat?session=${chatId}`);
  await page.getByRole("button", { name: /Maya/ }).click();
  await page.getByRole("menuitem", { name: translators.en("shell.signOut") }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await another.waitForURL(/\/login\?/);
  await context.close();
});

describe("S16 an account that is shut while its page is open", () => {
  /** Waits five seconds at most for the login that says why. */
  async function expectTold(page: Page, why: "suspended" | "consent" | "deleted"): Promise<void> {
    await page.waitForURL(new RegExp(`/login\\?.*ended=${why}`), { timeout: 5 * second });
    await page.getByText(translators.en(`session.ended_${why}`)).waitFor();
  }

  test("a suspended student's desk and a suspended parent's page lead to the login within five seconds, which says so", async () => {
    const { page, context, username } = await newStudentDesk(browser, academy);
    const parent = await newParent({ locale: "en", screen: "desk", scheme: "light" });
    await parent.page.goto("/profile");
    await parent.page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("textbox", { name: message }).fill("half a thought: 3/4");
    const admin = await makeActor(academy, "administrator");
    const { db } = academy.database;
    const [student] = await db.select().from(profiles).where(eq(profiles.username, username));
    for (const accountId of [student?.id ?? "", parent.id]) {
      await admin.browser.ok(adminContract.suspendAccount, { accountId, reason: "Asked for" });
    }
    await Promise.all([expectTold(page, "suspended"), expectTold(parent.page, "suspended")]);
    await keepPicture(page, "sessions-suspended");
    await context.close();
    await parent.context.close();
  });

  test("a child whose consent is withdrawn and a child that is deleted are told so within five seconds", async () => {
    for (const why of ["consent", "deleted"] as const) {
      const { parent, parentId, child, childId } = await makeChild(academy);
      const { db } = academy.database;
      await db
        .update(parentAccounts)
        .set({ passwordHash: null })
        .where(eq(parentAccounts.id, parentId));
      const { page, context } = await openSignedIn(browser, academy, child);
      // Who is not listening yet learns that the session is over, and not why.
      const listening = page.waitForResponse(`**${accountsContract.followSession.path}`);
      await openChat(page, "/chat?subject=Mathematics");
      await listening;
      if (why === "consent") {
        const change = { childId, kind: "core", isGiven: false } as const;
        await parent.ok(privacyContract.setChildConsent, change);
      } else {
        const typed = { childId, confirmation: "Nora", password: "" };
        await parent.ok(privacyContract.deleteChild, typed);
      }
      await expectTold(page, why);
      await keepPicture(page, `sessions-${why}`);
      await context.close();
    }
  });
});
