import { and, desc, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import { emails } from "#db/tables/emails.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { ListedEmail, outboxContract } from "../contract/outbox.ts";
import { pageOf, rowsPerPage, veilTokens } from "../rules.ts";

type Filter = z.output<typeof outboxContract.listEmails.input>;

const listed = {
  id: emails.id,
  kind: emails.kind,
  recipient: emails.recipient,
  subject: emails.subject,
  status: emails.status,
  tries: emails.tries,
  lastError: emails.lastError,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
};

type Row = Omit<ListedEmail, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null };

function viewOf(row: Row): ListedEmail {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** A page of the outbox, latest first. */
export async function listEmails(
  { db, settings }: RequestContext,
  { status, after }: Filter,
): Promise<{ emails: ListedEmail[]; next: string | null; hasRelay: boolean }> {
  const found = await db
    .select(listed)
    .from(emails)
    .where(
      and(
        status === undefined ? undefined : eq(emails.status, status),
        after === undefined ? undefined : lt(emails.id, after),
      ),
    )
    .orderBy(desc(emails.id))
    .limit(rowsPerPage + 1);
  const { rows, next } = pageOf(found, ({ id }) => id);
  return { emails: rows.map(viewOf), next, hasRelay: settings.smtpUrl !== null };
}

/**
 * One e-mail. Where a relay carries it to its owner, the one-time links in it are theirs alone and stand as dots;
 * where none does, this page is how links get to people, and reading one is recorded. Throws not_found.
 */
export async function readEmail(
  context: RequestContext,
  { emailId }: { emailId: string },
): Promise<z.input<typeof outboxContract.readEmail.output>> {
  const [row] = await context.db
    .select({ ...listed, text: emails.textBody, html: emails.htmlBody })
    .from(emails)
    .where(eq(emails.id, emailId));
  if (!row) throw new AppError("not_found");
  const veiled = { text: veilTokens(row.text), html: veilTokens(row.html) };
  const holdsTokens = veiled.text !== row.text || veiled.html !== row.html;
  const canSend = context.settings.smtpUrl !== null;
  const email = { ...row, ...viewOf(row), canSend };
  if (row.status !== "kept") return { ...email, ...veiled, isVeiled: holdsTokens };
  if (holdsTokens) {
    const actorId = requireActor(context).id;
    const deed = { actorId, action: "email.read", subjectId: emailId, details: { kind: row.kind } };
    await recordDeed(context.db, deed, context.now());
  }
  return { ...email, isVeiled: false };
}

/** Hands an e-mail to the relay once more. Throws no_mail_relay and not_found. */
export async function sendEmailAgain(
  context: RequestContext,
  { emailId }: { emailId: string },
): Promise<Pick<ListedEmail, "status" | "lastError">> {
  const hasRelay = context.settings.smtpUrl !== null;
  const now = context.now();
  await context.db.transaction(async (transaction) => {
    const [email] = await transaction
      .update(emails)
      .set({ status: "waiting", tries: 0, nextTryAt: now, lastError: null })
      .where(eq(emails.id, emailId))
      .returning({ kind: emails.kind });
    if (!email) throw new AppError("not_found");
    if (!hasRelay) throw new AppError("no_mail_relay");
    const actorId = requireActor(context).id;
    const details = { kind: email.kind };
    const deed = { actorId, action: "email.sent-again", subjectId: emailId, details };
    await recordDeed(transaction, deed, now);
  });
  await context.mailer.deliver(emailId);
  const [email] = await context.db
    .select({ status: emails.status, lastError: emails.lastError })
    .from(emails)
    .where(eq(emails.id, emailId));
  if (!email) throw new AppError("not_found");
  return email;
}
