import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { walksOf } from "./support/settings.ts";
import { sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(1, [
  ["en", "phone", "I want to die"],
  ["es", "desk", "quiero morirme"],
] as const);

test.each(walks)(
  "L15 what waits stands in one order on top of every page of a parent until it is answered, in %s on a %s",
  async (locale, screen, heavy) => {
    const origin = inject("origin");
    const words = translators[locale];
    const setting = { origin, locale, screen };
    const { page, context, complaints } = await newVisitor(browser, setting);
    const { email } = await signInParent(page, locale);

    // Of a parent who has no child here yet: another parent's invitation, and a child who asks to join.
    const other = await newVisitor(browser, setting);
    await signInParent(other.page, locale);
    const theirs = await addChild(other.page, locale, "Bea Sol");
    await other.page.request.post("/api/family/guardians/invitations", {
      data: { email, childIds: [theirs.childId] },
    });
    const young = await newVisitor(browser, setting);
    await young.page.request.post("/api/accounts/age-step", { data: { birthDate: "2018-05-17" } });
    await young.page.request.post("/api/accounts/consent-requests", {
      data: { firstName: "Leo", parentEmail: email, locale },
    });
    const invited = page.getByText(words("child.invited", { inviter: "Rosa Vega", names: "Bea" }));
    const asks = page.getByText(words("child.asksToJoin", { firstName: "Leo" }));
    await page.goto("/parent-dashboard/rules");
    await invited.waitFor();
    await asks.waitFor();

    // A child with an alert, a wish for more time, and a request for credits.
    const ana = await addChild(page, locale, "Ana Vega");
    const desk = await newVisitor(browser, setting);
    await openDesk(desk.page, locale, ana);
    await sayToTutor(desk.page, locale, heavy);
    await page.request.put(`/api/controls/children/${ana.childId}`, {
      data: { changes: { paused: { until: null } } },
    });
    const wished = await desk.page.request.post("/api/controls/own/requests", {
      data: { minutes: 15, reason: "" },
    });
    expect(wished.status()).toBe(200);
    const asked = await page.request.post(`/api/credits/children/${ana.childId}/requests`, {
      data: { note: "" },
    });
    expect(asked.status()).toBe(200);

    const inOrder = [
      page.getByText(words("child.alertsWait", { firstName: "Ana" })),
      page.getByText(words("requests.wish", { firstName: "Ana", minutes: 15 })),
      page.getByText(words("credits.newsWaiting", { firstName: "Ana" })),
      invited,
      asks,
    ];
    for (const path of ["", "/rules", "/report", "/notices", "/privacy", "/guardians"]) {
      await page.goto(`/parent-dashboard${path}`);
      const tops = [];
      for (const line of inOrder) {
        await line.waitFor();
        tops.push((await line.boundingBox())?.y ?? Number.NaN);
      }
      const heading = (await page.getByRole("heading", { level: 1 }).boundingBox())?.y ?? 0;
      expect([...tops, heading], path).toEqual([...tops, heading].toSorted((a, b) => a - b));
      expect(await page.getByText(words("family.nextNothing")).count()).toBe(0);
    }
    await page.goto("/parent-dashboard");
    await asks.waitFor();
    await expectAccessible(page);

    // An invitation is answered where it stands, without the letter, and is gone from there.
    const card = page.locator("section").filter({ has: invited });
    await card
      .getByRole("link", { name: words("child.answer") })
      .first()
      .click();
    await page.getByRole("button", { name: words("guardians.letterAccept") }).click();
    await page.getByRole("heading", { name: words("family.title"), level: 1 }).waitFor();
    await invited.waitFor({ state: "detached" });
    await asks.waitFor();
    expect(complaints).toEqual([]);
    for (const visitor of [other, young, desk]) await visitor.context.close();
    await context.close();
  },
);
