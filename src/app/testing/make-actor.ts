import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { createToken, hashToken } from "#features/accounts/sessions.ts";
import { hour } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import type { Role } from "#shared/permissions.ts";
import type { TestAcademy } from "./test-academy.ts";
import type { Browser } from "../contract-client.ts";

/** Somebody who was made for a test. */
export type Made = { browser: Browser; id: string; role: Role };

/**
 * Somebody of a role, signed in, written straight into the database: for tests about what a role may do. An administrator has
 * just given the password again, unless it is said otherwise.
 */
export async function makeActor(
  academy: TestAcademy,
  role: Role,
  { isConfirmed = role === "administrator" }: { isConfirmed?: boolean } = {},
): Promise<Made> {
  const { db } = academy.database;
  const id = createId(role === "parent" ? "par" : "prf");
  const email = `${id}@example.org`;
  const fullName = "Rosa Díaz";
  if (role === "parent") {
    await db.insert(parentAccounts).values({
      id,
      email,
      passwordHash: "none",
      fullName,
      phone: "5550100",
      emailVerified: true,
    });
  } else {
    await db.insert(profiles).values({ id, email, fullName, role, gradeLevel: 7 });
  }
  const token = createToken();
  const now = academy.services.now();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    id: createId("ses"),
    ...(role === "parent" ? { parentId: id } : { profileId: id }),
    method: role === "parent" ? "parent" : "email",
    createdAt: now,
    lastActiveAt: now,
    expiresAt: new Date(now.getTime() + hour),
    confirmedAt: isConfirmed ? now : null,
  });
  const browser = academy.browser();
  const isSecure = academy.services.settings.publicUrl.protocol === "https:";
  browser.cookies.set(isSecure ? "__Host-faro_session" : "faro_session", token);
  return { browser, id, role };
}
