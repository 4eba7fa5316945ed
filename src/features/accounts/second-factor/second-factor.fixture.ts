import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { second } from "#shared/constants.ts";
import { accountsContract as contract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";

/** How long a code of an app is the present one. */
export const stepMs = 30 * second;

/** An administrator whose password is testPassword, signed in and confirmed. */
export async function newAdministrator(academy: TestAcademy) {
  const made = await makeActor(academy, "administrator");
  const passwordHash = await hashPassword(testPassword, "test");
  await academy.database.db.update(profiles).set({ passwordHash }).where(eq(profiles.id, made.id));
  return { ...made, email: `${made.id}@example.org` };
}

/** What an app shows at the academy's present time. */
export function codeOf(academy: TestAcademy, secret: string): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: academy.services.now().getTime(),
  });
}

/** Switches the second factor on, and waits until the app shows another code. */
export async function switchOn(
  academy: TestAcademy,
  browser: Browser,
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await browser.ok(contract.beginSecondFactor, {});
  const code = codeOf(academy, secret);
  const { codes } = await browser.ok(contract.switchOnSecondFactor, { code });
  academy.wait(stepMs);
  return { secret, codes };
}
