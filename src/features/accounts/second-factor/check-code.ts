import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { secondFactorCodes, secondFactors } from "#db/tables/second-factors.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { hashToken } from "../session-tokens.ts";
import { plainCode, stepOf } from "./codes.ts";
import { openSecret } from "./secret-box.ts";

/** By what somebody proved to be who they are: their app, or one of the codes for when it is not at hand. */
export type Proof = "app" | "recovery-code";

/**
 * Uses up a code of somebody whose second factor is on, in the caller's transaction; null where it is none of theirs or was
 * used before. Of two that bring the same code at once one is taken.
 */
export async function spendCode(
  queryable: Queryable,
  context: RequestContext,
  profileId: string,
  typed: string,
): Promise<Proof | null> {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return spendAppCode(queryable, context, profileId, code);
  const spent = await queryable
    .update(secondFactorCodes)
    .set({ usedAt: context.now() })
    .where(
      and(
        eq(secondFactorCodes.codeHash, hashToken(code)),
        eq(secondFactorCodes.profileId, profileId),
        isNull(secondFactorCodes.usedAt),
      ),
    )
    .returning({ profileId: secondFactorCodes.profileId });
  return spent.length > 0 ? "recovery-code" : null;
}

async function spendAppCode(
  queryable: Queryable,
  context: RequestContext,
  profileId: string,
  code: string,
): Promise<Proof | null> {
  const isTheirs = and(eq(secondFactors.profileId, profileId), isNotNull(secondFactors.enabledAt));
  const [factor] = await queryable.select().from(secondFactors).where(isTheirs);
  if (!factor) return null;
  const secret = await openOrNull(context, profileId, factor.secret);
  const step = secret === null ? null : stepOf(secret, code, context.now());
  if (step === null) return null;
  const spent = await queryable
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isTheirs, lt(secondFactors.lastStep, step)))
    .returning({ profileId: secondFactors.profileId });
  return spent.length > 0 ? "app" : null;
}

/** Where the installation's secrets were lost, no code of an app is right any more; the others still are. */
async function openOrNull(
  context: RequestContext,
  profileId: string,
  closed: string,
): Promise<string | null> {
  try {
    return await openSecret(context.settings.dataDir, profileId, closed);
  } catch (error) {
    context.log.error(
      { reason: describeFailure(error) },
      "a second factor cannot be read: were the secrets of this installation lost?",
    );
    return null;
  }
}
