import { and, count, eq, gt, isNull } from "drizzle-orm";
import { secondFactorCodes, secondFactors } from "#db/tables/second-factors.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { secondFactorSetUpMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { confirmPassword } from "../profile/confirm-password.ts";
import { readOwn } from "../profile/own-account.ts";
import { endSessionsOf, hashToken } from "../sessions.ts";
import { countCode } from "../sign-in-limit.ts";
import { spendCode } from "./check-code.ts";
import { makeRecoveryCodes, makeSecret, plainCode, setUpAddress, stepOf } from "./codes.ts";
import { closeSecret, openSecret } from "./secret-box.ts";

/** How the caller's second factor stands. */
type Standing = { enabledAt: string | null; codesLeft: number };

/** Whether sign-ins of the caller ask for a code, and how many recovery codes are left. No secret, ever. */
export async function readSecondFactor(context: RequestContext): Promise<Standing> {
  const { id } = requireActor(context);
  const [factor] = await context.db
    .select({ enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .where(eq(secondFactors.profileId, id));
  const [left] = await context.db
    .select({ count: count() })
    .from(secondFactorCodes)
    .where(and(eq(secondFactorCodes.profileId, id), isNull(secondFactorCodes.usedAt)));
  const enabledAt = factor?.enabledAt?.toISOString() ?? null;
  return { enabledAt, codesLeft: enabledAt === null ? 0 : (left?.count ?? 0) };
}

/**
 * Makes a secret for the caller's app, which is good for nothing until a code proves that the app has it: one that was made
 * before is forgotten. Throws second_factor_changed where the factor is on.
 */
export async function beginSecondFactor(
  context: RequestContext,
): Promise<{ secret: string; address: string }> {
  const { id } = requireActor(context);
  const own = await readOwn(context.db, { profileId: id });
  const secret = makeSecret();
  const closed = await closeSecret(context.settings.dataDir, id, secret);
  const fresh = { secret: closed, createdAt: context.now(), lastStep: 0 };
  const written = await context.db
    .insert(secondFactors)
    .values({ profileId: id, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.profileId,
      set: fresh,
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ profileId: secondFactors.profileId });
  if (written.length === 0) throw new AppError("second_factor_changed");
  return { secret, address: setUpAddress(secret, own.email ?? own.username ?? own.fullName) };
}

/**
 * Switches the second factor on by a first code of the app, ends the caller's other sessions, and gives the recovery codes,
 * which are told this once. Throws code_wrong, and second_factor_changed where no set-up was begun a short while ago.
 */
export async function switchOnSecondFactor(
  context: RequestContext,
  { code }: { code: string },
): Promise<{ codes: string[] }> {
  const { id, sessionHash } = requireActor(context);
  const now = context.now();
  const isBegun = and(
    eq(secondFactors.profileId, id),
    isNull(secondFactors.enabledAt),
    gt(secondFactors.createdAt, new Date(now.getTime() - secondFactorSetUpMs)),
  );
  const codes = makeRecoveryCodes();
  await context.db.transaction(async (transaction) => {
    const [factor] = await transaction.select().from(secondFactors).where(isBegun).for("update");
    if (!factor) throw new AppError("second_factor_changed");
    const secret = await openSecret(context.settings.dataDir, id, factor.secret);
    const lastStep = stepOf(secret, plainCode(code), now);
    if (lastStep === null) throw codeWrong();
    await transaction.update(secondFactors).set({ enabledAt: now, lastStep }).where(isBegun);
    await transaction.delete(secondFactorCodes).where(eq(secondFactorCodes.profileId, id));
    await transaction
      .insert(secondFactorCodes)
      .values(codes.map((one) => ({ codeHash: hashToken(plainCode(one)), profileId: id })));
    await endSessionsOf(transaction, { profileId: id }, { except: sessionHash });
    const deed = { actorId: id, action: "second-factor.switched-on", subjectId: id };
    await recordDeed(transaction, deed, now);
  });
  return { codes };
}

/**
 * Switches the caller's second factor off and forgets its secret and codes. Throws password_wrong, code_wrong,
 * rate_limited, and second_factor_changed where it is off.
 */
export async function switchOffSecondFactor(
  context: RequestContext,
  { password, code }: { password: string; code: string },
): Promise<Record<string, never>> {
  const { id } = requireActor(context);
  const own = await readOwn(context.db, { profileId: id });
  if ((await readSecondFactor(context)).enabledAt === null) {
    throw new AppError("second_factor_changed");
  }
  await confirmPassword(context, own, password, "password");
  const succeed = await countCode(context, { id });
  await context.db.transaction(async (transaction) => {
    if ((await spendCode(transaction, context, id, code)) === null) throw codeWrong();
    await transaction.delete(secondFactors).where(eq(secondFactors.profileId, id));
    const deed = { actorId: id, action: "second-factor.switched-off", subjectId: id };
    await recordDeed(transaction, deed, context.now());
  });
  await succeed();
  return {};
}

function codeWrong(): AppError {
  return new AppError("code_wrong", { fields: { code: "codeWrong" } });
}
