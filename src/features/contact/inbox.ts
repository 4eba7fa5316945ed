import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { contactMessages } from "#db/tables/contact-messages.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { type ContactMessage, type contactContract, messagesPerPage } from "./contract.ts";
import { contactAnswerEmail } from "./emails/contact-answer.ts";
import { contactPages } from "./send-message.ts";

type Input<Name extends "listMessages" | "answerMessage" | "setMessageState"> = z.output<
  (typeof contactContract)[Name]["input"]
>;
type Row = typeof contactMessages.$inferSelect;

/** How many messages wait for somebody. */
export async function countOpenMessages(queryable: Queryable): Promise<number> {
  const [found] = await queryable
    .select({ open: count() })
    .from(contactMessages)
    .where(isNull(contactMessages.closedAt));
  return found?.open ?? 0;
}

/** A page of messages: open ones, the longest waiting first; closed ones, the latest received first. */
export async function listMessages(
  context: RequestContext,
  { state, after }: Input<"listMessages">,
): Promise<z.input<typeof contactContract.listMessages.output>> {
  const { id, closedAt } = contactMessages;
  const isOpen = state === "open";
  const beyond = isOpen ? gt : lt;
  const rows = await context.db
    .select()
    .from(contactMessages)
    .where(
      and(
        isOpen ? isNull(closedAt) : isNotNull(closedAt),
        after === undefined ? undefined : beyond(id, after),
      ),
    )
    .orderBy(isOpen ? asc(id) : desc(id))
    .limit(messagesPerPage + 1);
  const page = rows.slice(0, messagesPerPage);
  return {
    messages: page.map(viewOf),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    sendsMail: context.settings.smtpUrl !== null,
  };
}

/**
 * Sends an answer to the address that was given, keeps it with the message and, where asked to, closes it; the audit trail
 * keeps that it was answered, and not what was said. Throws no_mail_relay, not_found.
 */
export async function answerMessage(
  context: RequestContext,
  { contactMessageId, text, closes }: Input<"answerMessage">,
): Promise<{ message: ContactMessage }> {
  const now = context.now();
  const { row } = await commitWithLetters(context, async (transaction) => {
    const found = await hold(transaction, contactMessageId);
    if (context.settings.smtpUrl === null) throw new AppError("no_mail_relay");
    const replies = [...found.replies, { text, at: now.toISOString() }];
    const closedAt = closes ? (found.closedAt ?? now) : found.closedAt;
    const changed = await change(transaction, found.id, { replies, closedAt });
    await note(transaction, context, { action: "contact.answered" }, found.id);
    const props = {
      to: found.email,
      name: found.name,
      answer: text,
      message: found.message,
      url: new URL(contactPages[found.locale], context.settings.publicUrl).href,
    };
    return { row: changed, letters: [contactAnswerEmail(props, found.locale)] };
  });
  return { message: viewOf(row) };
}

/** Closes a message, or opens it again; what stands so already stays as it is. Throws not_found. */
export async function setMessageState(
  context: RequestContext,
  { contactMessageId, state }: Input<"setMessageState">,
): Promise<{ message: ContactMessage }> {
  return context.db.transaction(async (transaction) => {
    const found = await hold(transaction, contactMessageId);
    if (viewOf(found).state === state) return { message: viewOf(found) };
    const closedAt = state === "closed" ? context.now() : null;
    const changed = await change(transaction, found.id, { closedAt });
    await note(transaction, context, deeds[state], found.id);
    return { message: viewOf(changed) };
  });
}

/** What the audit trail calls each. */
const deeds = {
  open: { action: "contact.reopened" },
  closed: { action: "contact.closed" },
} as const;

/** Holds a message to the end of the transaction: of two answers at once both are kept. Throws not_found. */
async function hold(transaction: Queryable, id: string): Promise<Row> {
  const [found] = await transaction
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for("update");
  if (!found) throw new AppError("not_found");
  return found;
}

async function change(
  transaction: Queryable,
  id: string,
  values: Partial<Pick<Row, "replies" | "closedAt">>,
): Promise<Row> {
  const [changed] = await transaction
    .update(contactMessages)
    .set(values)
    .where(eq(contactMessages.id, id))
    .returning();
  if (!changed) throw new AppError("not_found");
  return changed;
}

function note(
  transaction: Queryable,
  context: RequestContext,
  done: { action: string },
  subjectId: string,
): Promise<void> {
  const deed = { ...done, actorId: requireActor(context).id, subjectId };
  return recordDeed(transaction, deed, context.now());
}

function viewOf({ receivedAt, closedAt, ...row }: Row): ContactMessage {
  return {
    ...row,
    state: closedAt === null ? "open" : "closed",
    receivedAt: receivedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
