import { eq } from "drizzle-orm";
import { testPassword } from "#app/testing/make-student.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { affiliatesContract } from "./contract.ts";
import type { StoredAffiliate } from "./records.ts";
import type { Status } from "./rules/standing.ts";

let made = 0;

/** The form of a new affiliate's account, each with an address of their own. */
export function affiliateForm() {
  made++;
  return {
    fullName: "Marta Torres Gil",
    email: `marta.${made}@partners.example`,
    password: testPassword,
    isAdult: true,
    locale: "en" as const,
  };
}

/** A person who has an affiliate account and nothing more. */
export async function makeApplicant(academy: TestAcademy): Promise<Browser> {
  const browser = academy.browser();
  await browser.ok(accountsContract.signUpAffiliate, affiliateForm());
  return browser;
}

export const application = {
  firstName: "Marta",
  lastName: "Torres",
  promotionPlan: "I write for parents of the school.",
};

/** An affiliate who came in by the real calls; the administrator's decision is written into the record. */
export async function makeAffiliate(
  academy: TestAcademy,
  options: { status?: Status } = {},
): Promise<{ browser: Browser; affiliate: StoredAffiliate; email: string }> {
  const browser = academy.browser();
  const form = affiliateForm();
  const { account } = await browser.ok(accountsContract.signUpAffiliate, form);
  await browser.ok(affiliatesContract.register, application);
  await browser.ok(affiliatesContract.acceptPolicies, { terms: true, privacy: true });
  const [affiliate] = await academy.database.db
    .update(affiliates)
    .set({ status: options.status ?? "active" })
    .where(eq(affiliates.userId, account.id))
    .returning();
  if (!affiliate) throw new Error("no affiliate record");
  return { browser, affiliate, email: form.email };
}

/** What browsers of people call themselves. */
export const userAgents = {
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
  tablet:
    "Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  desk: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
} as const;
