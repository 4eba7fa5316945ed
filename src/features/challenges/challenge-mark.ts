import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { challenges } from "#db/tables/challenges.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { Tutoring } from "#features/tutoring/server.ts";
import { requireLearning } from "#features/privacy/permission.ts";
import { mayUseModel } from "#features/privacy/rules.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { knownOf, type KnownOfStudent, nothingKnown } from "#tutor/voice/personal/veil.ts";
import { askModel } from "./ask-model.ts";
import type { ChallengeView } from "./contract.ts";
import { lookAgainAside } from "./look-again-task.ts";
import { canBeChallenged, findAttempt, type Mark, readMark } from "./read-mark.ts";
import { decide, type Finding, finding as findingShape, isForModel } from "./rules.ts";
import { type ChallengeRow, type Settled, settleChallenge } from "./settle-challenge.ts";

type OfMark = { markId: string };

/**
 * Takes a second look at a mark of the student's: rules decide at once what they can prove, then a model is asked
 * outside any transaction, and what is left waits for a person. A mark that was challenged before is not looked at
 * again; a model outside the academy is asked only where that is agreed to. Throws not_found, nothing_to_challenge,
 * consent_needed.
 */
export async function challengeMark(
  context: RequestContext,
  { markId }: OfMark,
  tutoring: Tutoring,
): Promise<{ challenge: ChallengeView }> {
  const { db } = context;
  const studentId = requireActor(context).id;
  const attempt = await findAttempt(db, markId, studentId);
  const permission = await requireLearning(db, studentId, context.now());
  const known = attempt && (await findChallenge(context, attempt.id));
  if (known) return { challenge: viewOf(known) };
  if (!canBeChallenged(attempt)) throw new AppError("nothing_to_challenge");
  const mark = await readMark(db, attempt);
  const { key, given, chat } = mark;
  const found = mark.isMathematics
    ? await lookAgainAside(context.workers, { key, given, locale: chat.locale })
    : forPerson;
  const opened = await open(context, mark, found);
  if (opened === null) {
    const other = await findChallenge(context, attempt.id);
    if (!other) throw new AppError("not_found");
    return { challenge: viewOf(other) };
  }
  announce(tutoring, opened);
  const { challenge } = opened;
  if (
    challenge.status !== "waiting" ||
    !mark.isMathematics ||
    !mayUseModel(tutoring.modelPlace, permission) ||
    !isForModel(found)
  ) {
    return { challenge: viewOf(challenge) };
  }
  return { challenge: viewOf(await consult(context, mark, found, challenge, tutoring)) };
}

/** What no rule can look at again. */
const forPerson: Finding = { kind: "open", way: null, missing: null };

/** What became of the challenge of a mark. Throws not_found. */
export async function readChallenge(
  context: RequestContext,
  { markId }: OfMark,
): Promise<{ challenge: ChallengeView | null; canChallenge: boolean }> {
  const attempt = await findAttempt(context.db, markId, requireActor(context).id);
  const known = attempt && (await findChallenge(context, attempt.id));
  return {
    challenge: known && viewOf(known),
    canChallenge: !known && canBeChallenged(attempt),
  };
}

/** A challenge as its student sees it. */
function viewOf(row: ChallengeRow): ChallengeView {
  const { status, decidedBy, reply, creditsBack } = row;
  const { kind, missing } = findingShape.parse(row.finding);
  return { status, decidedBy, reply, creditsBack, missing: kind === "value" ? missing : null };
}

async function findChallenge(
  { db }: RequestContext,
  attemptId: string,
): Promise<ChallengeRow | null> {
  const [row] = await db.select().from(challenges).where(eq(challenges.attemptId, attemptId));
  return row ?? null;
}

/** Writes a challenge down, decided where the rules can; null where another press was first. */
function open(
  context: RequestContext,
  { attempt, chat, prompt, key, given }: Mark,
  found: Finding,
): Promise<Settled | null> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [challenge] = await tx
      .insert(challenges)
      .values({
        id: createId("chl", now.getTime()),
        messageId: attempt.messageId,
        attemptId: attempt.id,
        studentId: attempt.studentId,
        chatId: chat.id,
        locale: chat.locale,
        prompt,
        key,
        given,
        status: "waiting",
        finding: found,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!challenge) return null;
    const status = decide(found, null);
    if (!status) return { challenge, announcement: null };
    return settleChallenge(tx, challenge.id, { status, decidedBy: "rules" }, now);
  });
}

/** Asks the model about a challenge that waits already, so that nothing is lost whatever becomes of the model. */
async function consult(
  context: RequestContext,
  mark: Mark,
  found: Finding,
  challenge: ChallengeRow,
  tutoring: Tutoring,
): Promise<ChallengeRow> {
  const { db, log } = context;
  const { prompt, key, given } = mark;
  const known = await readKnown(db, mark.attempt.studentId);
  const question = { prompt, key: key.expression, given, known };
  const verdict = tutoring.model && (await askModel(tutoring.model, question, log));
  if (!verdict) return challenge;
  const status = decide(found, verdict);
  if (!status) {
    await db.update(challenges).set({ verdict }).where(eq(challenges.id, challenge.id));
    return { ...challenge, verdict };
  }
  const settled = await db.transaction((tx) =>
    settleChallenge(tx, challenge.id, { status, decidedBy: "model", verdict }, context.now()),
  );
  // Where a person was quicker, theirs is the decision.
  if (!settled) return (await findChallenge(context, mark.attempt.id)) ?? challenge;
  announce(tutoring, settled);
  return settled.challenge;
}

/** What no model may read of a student. */
async function readKnown(queryable: Queryable, studentId: string): Promise<KnownOfStudent> {
  const { fullName, username, email } = profiles;
  const [student] = await queryable
    .select({ fullName, username, email })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  return student ? knownOf(student) : nothingKnown;
}

/** Tells the windows that show the chat, once the transaction stands. */
export function announce(tutoring: Tutoring, { announcement }: Settled): void {
  if (announcement) tutoring.announce(...announcement);
}
