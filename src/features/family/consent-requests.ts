import { and, eq, gt } from "drizzle-orm";
import { consentRequests } from "#db/tables/parent-accounts.ts";
import { hashToken } from "#features/accounts/sessions.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";

/** The child that asked to join, for whoever holds the letter. Throws token_invalid once it is answered or too old. */
export async function readConsentRequest(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ childFirstName: string; expiresAt: string }> {
  const [request] = await context.db
    .select()
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.tokenHash, hashToken(token)),
        gt(consentRequests.expiresAt, context.now()),
      ),
    );
  if (!request) throw new AppError("token_invalid");
  return { childFirstName: request.childFirstName, expiresAt: request.expiresAt.toISOString() };
}

/** Says no: the child's name and the parent's address are deleted. Throws token_invalid where nothing waits. */
export async function declineConsentRequest(
  context: RequestContext,
  { token }: { token: string },
): Promise<Record<string, never>> {
  const gone = await context.db
    .delete(consentRequests)
    .where(eq(consentRequests.tokenHash, hashToken(token)))
    .returning({ id: consentRequests.id });
  if (gone.length === 0) throw new AppError("token_invalid");
  return {};
}
