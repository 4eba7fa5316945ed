import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { z } from "zod";
import { challenges } from "#db/tables/challenges.ts";
import { attempts } from "#db/tables/learning.ts";
import type { Tutoring } from "#features/tutoring/server.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { ExpressionKey } from "#tutor/item.ts";
import { policySentences, receiptSentences, type Sentence } from "#tutor/items/receipt-words.ts";
import type { MarkingReceipt } from "#tutor/items/receipt.ts";
import { isRecord } from "#shared/records.ts";
import { announce } from "./challenge-mark.ts";
import type { ChallengeCase, challengesContract } from "./contract.ts";
import { challengesPerPage, finding } from "./rules.ts";
import { type ChallengeRow, settleChallenge } from "./settle-challenge.ts";

/** Both are written by this program alone, so that their kind is all there is to check. */
const storedKey = z.custom<ExpressionKey>((stored) => isRecord(stored) && isRecord(stored.policy));
const storedReceipt = z.custom<MarkingReceipt>(
  (stored) => isRecord(stored) && typeof stored.checker === "string",
);

type Row = { challenge: ChallengeRow; receipt: unknown };

/** A page of challenges: those that wait, the longest first; decided ones, the latest first. */
export async function listChallenges(
  context: RequestContext,
  { status, after }: z.output<typeof challengesContract.listChallenges.input>,
): Promise<{ challenges: ChallengeCase[]; next: string | null }> {
  const isWaiting = status === "waiting";
  const beyond = isWaiting ? gt : lt;
  const rows = await context.db
    .select({ challenge: challenges, receipt: attempts.receipt })
    .from(challenges)
    .innerJoin(attempts, eq(attempts.id, challenges.attemptId))
    .where(
      and(
        eq(challenges.status, status),
        after === undefined ? undefined : beyond(challenges.id, after),
      ),
    )
    .orderBy(isWaiting ? asc(challenges.id) : desc(challenges.id))
    .limit(challengesPerPage + 1);
  const page = rows.slice(0, challengesPerPage);
  return {
    challenges: page.map((row) => caseOf(context, row)),
    next: rows.length > page.length ? (page.at(-1)?.challenge.id ?? null) : null,
  };
}

/**
 * Decides a challenge as the administrator who calls. Of two at once one decides and the other is told.
 * Throws not_found, challenge_decided.
 */
export async function decideChallenge(
  context: RequestContext,
  input: z.output<typeof challengesContract.decideChallenge.input>,
  tutoring: Tutoring,
): Promise<{ challenge: ChallengeCase }> {
  const { challengeId, decision, reply } = input;
  const { db } = context;
  const now = context.now();
  const actorId = requireActor(context).id;
  const [known] = await db
    .select({ receipt: attempts.receipt })
    .from(challenges)
    .innerJoin(attempts, eq(attempts.id, challenges.attemptId))
    .where(eq(challenges.id, challengeId));
  if (!known) throw new AppError("not_found");
  const settled = await db.transaction(async (tx) => {
    const done = await settleChallenge(
      tx,
      challengeId,
      { status: decision, decidedBy: "person", administratorId: actorId, reply },
      now,
    );
    if (!done) throw new AppError("challenge_decided");
    const details = { reason: reply };
    const deed = { actorId, ...deeds[decision], subjectId: done.challenge.studentId };
    await recordDeed(tx, { ...deed, details }, now);
    return done;
  });
  announce(tutoring, settled);
  return { challenge: caseOf(context, { ...settled, receipt: known.receipt }) };
}

/** What the audit trail calls each decision. */
const deeds = {
  upheld: { action: "challenge.upheld" },
  kept: { action: "challenge.kept" },
} as const;

function caseOf({ locale }: RequestContext, { challenge, receipt }: Row): ChallengeCase {
  const inWords = ({ key, values }: Sentence) => translators[locale](key, values);
  const key = storedKey.parse(challenge.key);
  const first = storedReceipt.parse(receipt);
  return {
    id: challenge.id,
    locale: challenge.locale,
    prompt: challenge.prompt,
    key: { expression: key.expression, latex: key.latex },
    asks: policySentences(key.policy).map(inWords),
    given: challenge.given,
    mark: { outcome: first.outcome, reasons: receiptSentences(first).map(inWords) },
    finding: finding.parse(challenge.finding),
    verdict: challenge.verdict,
    status: challenge.status,
    decidedBy: challenge.decidedBy,
    reply: challenge.reply,
    createdAt: challenge.createdAt.toISOString(),
  };
}
