import type { z } from "zod";
import { consentRequests } from "#db/tables/parent-accounts.ts";
import { cameUnder } from "#features/brands/families/join-brand.ts";
import { requireUntroubledVisitor } from "#features/oversight/hear-field.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { consentRequestMs, day, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { requireAnswer } from "./age-step.ts";
import type { accountsContract } from "../contract.ts";
import { parentConsentEmail } from "../emails/parent-consent.ts";
import { deleteExpiredConsentRequests } from "./expired-requests.ts";
import { signUpPath } from "../rules.ts";
import { createToken, hashToken } from "../sessions.ts";
import { targetKey } from "../target-key.ts";

type Input = z.output<typeof accountsContract.askParent.input>;

/** Messages to one parent's address, whoever asks for them. */
const lettersPerParent: RateLimit = {
  name: "consent-letter",
  per: "account",
  points: 5,
  windowSeconds: day / second,
};

/**
 * Writes to a parent for consent: the request and its letter stand in one transaction, and requests that
 * nobody answered in time are deleted with it. Throws age_step_missing, forbidden for whoever is old enough to
 * sign up alone, care_first, and rate_limited where this parent had too many letters today.
 */
export async function askParent(
  context: RequestContext,
  input: Input,
): Promise<{ parentEmail: string; expiresAt: string }> {
  const now = context.now();
  const birthDate = await requireAnswer(context);
  if (signUpPath(birthDate, now) === "self") throw new AppError("forbidden");
  const { parentEmail, firstName, locale } = input;
  requireUntroubledVisitor(context, { place: "name", text: firstName });
  await context.limits.count(lettersPerParent, targetKey(parentEmail));
  const token = createToken();
  const expiresAt = new Date(now.getTime() + consentRequestMs);
  const url = new URL(`/parent-consent?token=${token}`, context.settings.publicUrl).href;
  const letter = parentConsentEmail(
    { parentEmail, childFirstName: firstName, url, days: consentRequestMs / day },
    locale,
  );
  await writeLetters(context, async (transaction) => {
    await deleteExpiredConsentRequests(transaction, now);
    await transaction.insert(consentRequests).values({
      id: createId("cns", now.getTime()),
      childFirstName: firstName,
      parentEmail,
      tokenHash: hashToken(token),
      locale,
      createdAt: now,
      expiresAt,
    });
    return [{ ...letter, came: cameUnder(context) }];
  });
  // What Google said of a child is not needed where a parent makes the account.
  context.cookies.clear("google_ticket");
  return { parentEmail, expiresAt: expiresAt.toISOString() };
}
