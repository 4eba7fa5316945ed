import { eq } from "drizzle-orm";
import { profiles } from "#db/tables/profiles.ts";
import { confirmPassword } from "#features/accounts/profile/confirm-password.ts";
import { readOwn } from "#features/accounts/profile/own-account.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { requireChild } from "#features/family/guardianship.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { certificateFor } from "./certificates.ts";
import type { Certificate } from "./contract.ts";
import { eraseProfile } from "./erase.ts";
import { tellDeletion } from "./tell-deletion.ts";

type Request = { childId: string; confirmation: string; password: string };

/**
 * Deletes every trace of a parent's child at the parent's wish, typed and confirmed with the parent's password where
 * the account has one; every guardian gets the certificate by e-mail. Throws not_found for anybody else's child,
 * invalid_input where the child's first name was not typed, password_wrong.
 */
export async function deleteChild(
  context: RequestContext,
  parentId: string,
  { childId, confirmation, password }: Request,
): Promise<{ certificate: Certificate }> {
  await requireChild(context.db, parentId, childId);
  const parent = await readOwn(context.db, { parentId });
  const [child] = await context.db
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, childId));
  if (!child) throw new AppError("not_found");
  if (!isSameName(confirmation, firstNameOf(child.fullName))) {
    throw new AppError("invalid_input", { fields: { confirmation: "confirmationWrong" } });
  }
  if (parent.passwordHash !== null) await confirmPassword(context, parent, password, "password");
  const { certificate } = await commitWithLetters(context, async (transaction) => {
    // Between the check and this moment the child may have come of age, or another adult may have deleted it.
    await requireChild(transaction, parentId, childId);
    const erased = await eraseProfile(transaction, childId, {
      reason: "guardian",
      deletedBy: parentId,
      now: context.now(),
    });
    const letters = await tellDeletion(transaction, context.settings, erased);
    return { certificate: erased, letters };
  });
  return { certificate: certificateFor(certificate, parentId) };
}

/** Whether the name was typed, whatever its case, its accents and the spaces around it. */
function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) =>
    text.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain(typed) === plain(name);
}
