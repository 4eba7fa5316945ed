import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { type Queryable, violatedConstraint } from "#db/client.ts";
import { creditEntries, creditRequests } from "#db/tables/credits.ts";
import { profiles } from "#db/tables/profiles.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import type { CreditCase, creditsContract as contract } from "./contract.ts";
import { grantByAdministrator } from "./grant-credits.ts";
import { readCase } from "./list-requests.ts";
import type { RequestRow } from "./read-credits.ts";
import { answerLetters } from "./tell-answer.ts";

type Input<Name extends keyof typeof contract> = z.output<(typeof contract)[Name]["input"]>;

/** Grants a student credits without a request. Throws not_found. */
export async function grantToStudent(
  context: RequestContext,
  { accountId, amount, reason, clientId }: Input<"grantCredits">,
): Promise<{ balance: number }> {
  const administratorId = requireActor(context).id;
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const [student] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, accountId), eq(profiles.role, "student")));
    if (!student) throw new AppError("not_found");
    const grant = { administratorId, amount, reason, clientId, now };
    const { balance } = await grantByAdministrator(tx, { studentId: student.id, ...grant });
    return { balance };
  });
}

/**
 * Grants what was asked for and writes to whoever asked. The same grant sent twice is granted once; of two
 * administrators the second is told. Throws not_found, credit_request_over.
 */
export async function grantRequest(
  context: RequestContext,
  { creditRequestId, amount, reason, clientId }: Input<"grantRequest">,
): Promise<{ request: CreditCase }> {
  const administratorId = requireActor(context).id;
  const now = context.now();
  await commitWithLetters(context, async (tx) => {
    const request = await holdRequest(tx, creditRequestId);
    const { studentId } = request;
    if (request.status !== "open") {
      if (await wasGranted(tx, studentId, clientId)) return { letters: [] };
      throw new AppError("credit_request_over");
    }
    const grant = { studentId, administratorId, amount, reason, clientId, now };
    await grantByAdministrator(tx, grant);
    const answered = await answer(tx, request, {
      status: "granted",
      amount,
      reason,
      administratorId,
      answeredAt: now,
    });
    return { letters: await answerLetters(tx, context.settings, answered) };
  });
  return { request: await readCase(context.db, creditRequestId) };
}

/** Declines a request and writes to whoever asked. Throws not_found, credit_request_over. */
export async function declineRequest(
  context: RequestContext,
  { creditRequestId, reason }: Input<"declineRequest">,
): Promise<{ request: CreditCase }> {
  const administratorId = requireActor(context).id;
  const now = context.now();
  await commitWithLetters(context, async (tx) => {
    const request = await holdRequest(tx, creditRequestId);
    if (request.status !== "open") throw new AppError("credit_request_over");
    const answered = await answer(tx, request, {
      status: "declined",
      reason,
      administratorId,
      answeredAt: now,
    });
    const deed = { actorId: administratorId, action: "credits.declined" };
    await recordDeed(tx, { ...deed, subjectId: request.studentId, details: { reason } }, now);
    return { letters: await answerLetters(tx, context.settings, answered) };
  });
  return { request: await readCase(context.db, creditRequestId) };
}

/** Takes a refusal back. Throws not_found, and credit_request_over where the family has asked anew. */
export async function reopenRequest(
  context: RequestContext,
  { creditRequestId }: Input<"reopenRequest">,
): Promise<{ request: CreditCase }> {
  try {
    await context.db.transaction(async (tx) => {
      const request = await holdRequest(tx, creditRequestId);
      if (request.status === "open") return;
      if (request.status === "granted") throw new AppError("credit_request_over");
      await answer(tx, request, {
        status: "open",
        reason: null,
        administratorId: null,
        answeredAt: null,
      });
      const deed = { actorId: requireActor(context).id, action: "credits.reopened" };
      await recordDeed(tx, { ...deed, subjectId: request.studentId }, context.now());
    });
  } catch (error) {
    if (violatedConstraint(error) === "credit_requests_open_key") {
      throw new AppError("credit_request_over");
    }
    throw error;
  }
  return { request: await readCase(context.db, creditRequestId) };
}

async function holdRequest(queryable: Queryable, id: string): Promise<RequestRow> {
  const [request] = await queryable
    .select()
    .from(creditRequests)
    .where(eq(creditRequests.id, id))
    .for("update");
  if (!request) throw new AppError("not_found");
  return request;
}

async function answer(
  queryable: Queryable,
  request: RequestRow,
  given: Partial<RequestRow>,
): Promise<RequestRow> {
  await queryable.update(creditRequests).set(given).where(eq(creditRequests.id, request.id));
  return { ...request, ...given };
}

async function wasGranted(
  queryable: Queryable,
  studentId: string,
  clientId: string,
): Promise<boolean> {
  const found = await queryable
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.studentId, studentId), eq(creditEntries.clientId, clientId)));
  return found.length > 0;
}
