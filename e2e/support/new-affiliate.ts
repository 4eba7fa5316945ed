import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import type { AdministratorLogin } from "./administrator.ts";
import { newVisitor, type Visitor, type VisitorOptions } from "./browser.ts";
import { fromOwnAddress } from "./own-address.ts";

let made = 0;

/** Signs the administrator in on a page and gives the password again, by the calls alone. */
export async function signInAdministrator(
  page: Page,
  { email: identifier, password }: AdministratorLogin,
): Promise<void> {
  const signedIn = await page.request.post("/api/accounts/student-session", {
    data: { identifier, password },
  });
  expect(signedIn.status()).toBe(200);
  const confirmed = await page.request.post("/api/accounts/session/confirmation", {
    data: { password },
  });
  expect(confirmed.status()).toBe(200);
}

/** An approved affiliate, signed in on a page of their own; made by the calls alone. */
export async function newAffiliate(
  browser: Browser,
  { administrator, ...options }: VisitorOptions & { administrator: AdministratorLogin },
): Promise<Visitor & { code: string }> {
  const affiliate = await newVisitor(browser, options);
  const { request } = affiliate.page;
  const email = `brand.${process.pid}.${Date.now()}.${made++}@example.org`;
  await request.post("/api/accounts/affiliates", {
    headers: fromOwnAddress(),
    data: {
      fullName: "Marta Torres",
      email,
      password: "a calm lamp at dusk",
      isAdult: true,
      locale: options.locale ?? "en",
    },
  });
  const answer = await request.post("/api/affiliates/me", {
    data: { firstName: "Marta", lastName: "Torres", promotionPlan: "On a page of my own" },
  });
  const record = (await answer.json()).affiliate;
  await request.post("/api/affiliates/me/acceptance", { data: { terms: true, privacy: true } });
  const { page, context } = await newVisitor(browser, { origin: options.origin });
  await signInAdministrator(page, administrator);
  await page.request.post(`/api/admin/affiliates/${record.id}/status`, {
    data: { status: "active" },
  });
  await context.close();
  return { ...affiliate, code: String(record.referralCode) };
}
