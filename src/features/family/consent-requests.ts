import { and, eq, gt, or, type SQL } from "drizzle-orm";
import { consentRequests } from "#db/tables/parent-accounts.ts";
import { hashToken } from "#features/accounts/sessions.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { provedAddress } from "./own-letters.ts";

/** Holds for the request with this token, or with this id where its letter went to the reader's own address. */
export async function isAsked(context: RequestContext, token: string): Promise<SQL | undefined> {
  const { id, parentEmail, tokenHash } = consentRequests;
  const address = await provedAddress(context);
  const isOwn = and(eq(id, token), eq(parentEmail, address ?? ""));
  return or(eq(tokenHash, hashToken(token)), isOwn);
}

/** The child that asked to join, for whoever holds the letter. Throws token_invalid once it is answered or too old. */
export async function readConsentRequest(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ childFirstName: string; parentEmail: string; expiresAt: string }> {
  const [request] = await context.db
    .select()
    .from(consentRequests)
    .where(and(await isAsked(context, token), gt(consentRequests.expiresAt, context.now())));
  if (!request) throw new AppError("token_invalid");
  const { childFirstName, parentEmail, expiresAt } = request;
  return { childFirstName, parentEmail, expiresAt: expiresAt.toISOString() };
}

/** Says no: the child's name and the parent's address are deleted. Throws token_invalid where nothing waits. */
export async function declineConsentRequest(
  context: RequestContext,
  { token }: { token: string },
): Promise<Record<string, never>> {
  const gone = await context.db
    .delete(consentRequests)
    .where(await isAsked(context, token))
    .returning({ id: consentRequests.id });
  if (gone.length === 0) throw new AppError("token_invalid");
  return {};
}
