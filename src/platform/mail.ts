import { eq } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Database, Queryable } from "#db/client.ts";
import { emails } from "#db/tables/emails.ts";
import { createId } from "#shared/ids.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

/** An e-mail ready to go, in the reader's language. */
export type Email = { kind: string; to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Writes the e-mail into the outbox, in the caller's transaction; gives its id to deliver afterwards. */
  enqueue(queryable: Queryable, email: Email): Promise<string>;
  /** Hands an e-mail of the outbox to the relay. Never throws: a failure stays in the outbox with its reason. */
  deliver(id: string): Promise<void>;
};

/** Mail through the relay that SMTP_URL names; without one, e-mails stay in the outbox to be read there. */
export function createMailer(db: Database, settings: Settings, log: Log): Mailer {
  const transport = settings.smtpUrl ? createTransport(settings.smtpUrl) : null;

  return {
    async enqueue(queryable, email) {
      const id = createId("eml");
      await queryable.insert(emails).values({
        id,
        kind: email.kind,
        recipient: email.to,
        subject: email.subject,
        textBody: email.text,
        htmlBody: email.html,
        status: transport ? "waiting" : "kept",
      });
      return id;
    },

    async deliver(id) {
      if (!transport) return;
      const [email] = await db.select().from(emails).where(eq(emails.id, id));
      if (!email || email.status !== "waiting") return;
      try {
        await transport.sendMail({
          from: settings.mailFrom,
          to: email.recipient,
          subject: email.subject,
          text: email.textBody,
          html: email.htmlBody,
        });
        await db
          .update(emails)
          .set({ status: "sent", sentAt: new Date(), tries: email.tries + 1 })
          .where(eq(emails.id, id));
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        log.warn(
          { emailId: id, reason },
          "an e-mail could not be delivered and waits in the outbox",
        );
        await db
          .update(emails)
          .set({ tries: email.tries + 1, lastError: reason })
          .where(eq(emails.id, id));
      }
    },
  };
}
