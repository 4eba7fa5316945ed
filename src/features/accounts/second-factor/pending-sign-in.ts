import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "#db/tables/profiles.ts";
import { secondFactors } from "#db/tables/second-factors.ts";
import type { SessionMethod } from "#db/tables/sessions.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { secondFactorMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { actingRole } from "../administrators.ts";
import { openCookie, sealCookie } from "../google/sealed-cookie.ts";
import type { SessionOwner } from "../sessions/owner.ts";
import { exactKey } from "../target-key.ts";

const pending = z.object({
  profileId: z.string(),
  method: z.enum(["username", "email", "google"]),
  /** A piece of the password's hash: a new password ends what was begun with the former. */
  passwordKey: z.string(),
});

/** A sign-in that only a code is wanting to. */
export type PendingSignIn = {
  profile: typeof profiles.$inferSelect;
  method: z.infer<typeof pending>["method"];
};

function passwordKeyOf(passwordHash: string | null): string {
  return exactKey(passwordHash ?? "").slice(0, 8);
}

/**
 * Stops a sign-in of an administrator whose second factor is on: the browser gets a sealed note of it, good for a few
 * minutes, and a code ends it. Asked at the one place where every door opens sessions. Throws second_factor_needed.
 */
export async function askForSecondFactor(
  context: RequestContext,
  owner: SessionOwner,
  method: SessionMethod,
): Promise<void> {
  if ("parentId" in owner || method === "parent") return;
  const [profile] = await context.db
    .select({
      role: profiles.role,
      email: profiles.email,
      emailVerifiedAt: profiles.emailVerifiedAt,
      passwordHash: profiles.passwordHash,
    })
    .from(secondFactors)
    .innerJoin(profiles, eq(profiles.id, secondFactors.profileId))
    .where(and(eq(secondFactors.profileId, owner.profileId), isNotNull(secondFactors.enabledAt)));
  if (!profile || actingRole(context.settings, profile) !== "administrator") return;
  const { profileId } = owner;
  const note: z.infer<typeof pending> = {
    profileId,
    method,
    passwordKey: passwordKeyOf(profile.passwordHash),
  };
  await sealCookie(context, "second_factor", note, secondFactorMs);
  throw new AppError("second_factor_needed");
}

/** The sign-in that this browser began; null where there is none, it is too old, or the password is another by now. */
export async function readPendingSignIn(context: RequestContext): Promise<PendingSignIn | null> {
  const note = await openCookie(context, "second_factor", pending);
  if (!note) return null;
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, note.profileId));
  if (!profile || passwordKeyOf(profile.passwordHash) !== note.passwordKey) return null;
  return { profile, method: note.method };
}
