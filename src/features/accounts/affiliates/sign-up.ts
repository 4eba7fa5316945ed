import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { violatedConstraint } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { adultAgeYears } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { readAccount } from "../account-record.ts";
import { afterAnswer } from "../after-answer.ts";
import { isAdministratorEmail } from "../administrators.ts";
import type { Account } from "../contract.ts";
import type { affiliateAccountsContract } from "../contract/affiliates.ts";
import { guessableProblem } from "../guessable.ts";
import { hashPassword } from "../passwords.ts";
import { writeProfileVerification } from "../profile/letters.ts";
import {
  areAnswersNeutral,
  makeUsername,
  writeToWantedAddress,
} from "../profile/neutral-address.ts";
import { ageOn, type Destination, destinationOf } from "../rules.ts";
import { readAnswer } from "../students/age-step.ts";
import { giveCookie, insertSession } from "../sessions.ts";

type Input = z.output<typeof affiliateAccountsContract.signUpAffiliate.input>;

/**
 * Creates an affiliate's account and signs it in. A student's or a parent's account never becomes one: their
 * addresses are taken. The letter that proves the address is apart from it and fails alone. Throws email_taken,
 * and invalid_input for a password too easy to guess.
 */
export async function signUpAffiliate(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination }> {
  await refuseMinor(context);
  const problem = guessableProblem(input.password, [input.email, input.fullName]);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });
  const isNeutral = areAnswersNeutral(context);
  const isKept =
    isAdministratorEmail(context.settings, input.email) ||
    (await isParentEmail(context, input.email));
  if (isKept && !isNeutral) throw taken();
  const passwordHash = await hashPassword(input.password, context.settings.environment);
  const { session, account } = await context.db
    .transaction(async (transaction) => {
      const profile = newProfile(context, input, passwordHash, isNeutral);
      await transaction.insert(profiles).values(profile);
      const opened = await insertSession(transaction, context, { profileId: profile.id }, "email");
      return { session: opened, ...(await readAccount(context, transaction, opened.hash)) };
    })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === "profiles_email_key" ? taken() : error;
    });
  giveCookie(context, session);
  const addressee = { ...account, owner: { profileId: account.id }, isAffiliate: true };
  const write = isNeutral ? writeToWantedAddress : writeProfileVerification;
  afterAnswer(context, () => write(context, addressee, input.email));
  return { account, destination: destinationOf(account) };
}

/**
 * The box of the form is anybody's to tick; a date of birth that this browser gave as a student's, or that whoever is signed
 * in has, counts more.
 */
async function refuseMinor(context: RequestContext): Promise<void> {
  const dates = [await readAnswer(context), await birthDateOfActor(context)];
  const isMinor = dates.some((date) => date !== null && ageOn(date, context.now()) < adultAgeYears);
  if (isMinor) throw new AppError("invalid_input", { fields: { isAdult: "adultNeeded" } });
}

async function birthDateOfActor({ db, actor }: RequestContext): Promise<string | null> {
  if (actor?.kind !== "profile") return null;
  const [found] = await db
    .select({ birthDate: profiles.birthDate })
    .from(profiles)
    .where(eq(profiles.id, actor.id));
  return found?.birthDate ?? null;
}

function newProfile(
  context: RequestContext,
  input: Input,
  passwordHash: string,
  isNeutral: boolean,
) {
  const now = context.now();
  const { fullName, email, locale } = input;
  return {
    id: createId("prf", now.getTime()),
    fullName,
    // Of an address neutral answers tell nothing, so it comes when its link is used.
    ...(isNeutral ? { username: makeUsername(fullName) } : { email }),
    passwordHash,
    onboardingCompleted: true,
    role: "affiliate" as const,
    locale,
    createdAt: now,
    updatedAt: now,
  };
}

async function isParentEmail(context: RequestContext, email: string): Promise<boolean> {
  const found = await context.db
    .select({ id: parentAccounts.id })
    .from(parentAccounts)
    .where(eq(sql`lower(${parentAccounts.email})`, email));
  return found.length > 0;
}

function taken(): AppError {
  return new AppError("email_taken", { fields: { email: "emailTaken" } });
}
