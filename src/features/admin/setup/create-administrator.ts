import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { studentProgress } from "#db/tables/learning.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { profiles } from "#db/tables/profiles.ts";
import { administratorExists } from "#features/accounts/administrators.ts";
import { findToken, spendToken } from "#features/accounts/one-time-tokens.ts";
import { guessableProblem } from "#features/accounts/guessable.ts";
import { hashPassword } from "#features/accounts/passwords.ts";
import { recordDeed } from "#platform/audit.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { subjects } from "#shared/subjects.ts";
import type { setupContract } from "../contract/setup.ts";
import { forgetDefaultPassword, readDefaultPassword } from "./default-password.ts";

type Input = z.output<typeof setupContract.createAdministrator.input>;

/** The address that the first administrator signs in with: the one the settings name first. */
function adminEmailOf({ settings }: RequestContext): string {
  const [email] = settings.adminEmails;
  if (email === undefined) throw new AppError("internal");
  return email;
}

/** Checks a set-up token without using it up. Throws admin_exists and token_invalid. */
export async function openAdminSetup(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ adminEmail: string; defaultPassword: string }> {
  if (await administratorExists(context.db, context.settings)) throw new AppError("admin_exists");
  const found = await findToken(context.db, token, "admin-setup");
  if (!found || found.usedAt !== null || found.expiresAt <= context.now()) {
    throw new AppError("token_invalid");
  }
  return {
    adminEmail: adminEmailOf(context),
    defaultPassword: await readDefaultPassword(context.settings.dataDir),
  };
}

/**
 * Makes the first administrator in one transaction, which uses every set-up token up (L-05). The token proves
 * the operator, so the address counts as proved. Throws admin_exists and token_invalid; and of M-09
 * admin_user_not_created (the password cannot be hashed now, or the address is somebody else's),
 * admin_user_not_returned (somebody else made the administrator at this very moment) and
 * admin_profile_not_created (a record cannot be written). Nothing is left of a try that failed.
 */
export async function createAdministrator(
  context: RequestContext,
  input: Input,
): Promise<{ email: string }> {
  await openAdminSetup(context, input);
  const { dataDir, environment } = context.settings;
  const email = adminEmailOf(context);
  const password = input.password ?? (await readDefaultPassword(dataDir));
  const problem = guessableProblem(password, [email]);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });
  await refuseTakenAddress(context, email);
  const passwordHash = await hashPassword(password, environment).catch(
    failWith(context, "admin_user_not_created"),
  );
  await context.db
    .transaction((transaction) => writeAdministrator(transaction, context, input, passwordHash))
    .catch(failWith(context, "admin_profile_not_created"));
  await forgetDefaultPassword(dataDir).catch((error: unknown) =>
    context.log.warn(
      { reason: describeFailure(error) },
      "the default password could not be removed",
    ),
  );
  return { email };
}

/** Somebody has the administrator's address and never proved it: they are not the administrator. */
async function refuseTakenAddress(context: RequestContext, email: string): Promise<void> {
  const holders = await context.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  if (holders.length > 0) throw new AppError("admin_user_not_created");
}

/**
 * The profile comes first: of several set-ups at once all but one stop at its address, before they hold a token
 * that another wants to use up.
 */
async function writeAdministrator(
  transaction: Queryable,
  context: RequestContext,
  { token, locale }: Input,
  passwordHash: string,
): Promise<void> {
  const now = context.now();
  const [made] = await transaction
    .insert(profiles)
    .values({
      id: createId("prf", now.getTime()),
      email: adminEmailOf(context),
      emailVerifiedAt: now,
      fullName: translators[locale]("admin.setupName"),
      passwordHash,
      onboardingCompleted: true,
      role: "administrator",
      locale,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: profiles.id });
  if (!made) throw new AppError("admin_user_not_returned");
  if (!(await spendToken(transaction, token, "admin-setup", now))) {
    throw new AppError("token_invalid");
  }
  await transaction
    .insert(studentProgress)
    .values({ studentId: made.id, subject: subjects[0], updatedAt: now })
    .onConflictDoNothing();
  await spendOthers(transaction, now);
  const deed = { actorId: made.id, action: "administrator.created", subjectId: made.id };
  await recordDeed(transaction, deed, now);
}

/** What other programs on this database printed works no more either. */
async function spendOthers(transaction: Queryable, now: Date): Promise<void> {
  await transaction
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.purpose, "admin-setup"),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
}

/** Turns any failure that is no refusal of ours into this one, with its reason in the log. */
function failWith(context: RequestContext, code: ErrorCode): (error: unknown) => never {
  return (error) => {
    if (error instanceof AppError && error.code !== "unavailable") throw error;
    context.log.error({ reason: describeFailure(error) }, "the administrator could not be set up");
    throw new AppError(code);
  };
}
