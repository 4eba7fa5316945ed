import { and, asc, eq, lt, lte, ne } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Database, Queryable } from "#db/client.ts";
import { emails } from "#db/tables/emails.ts";
import { day, hour, minute, second } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { shippedFacts, site } from "#shared/site.ts";
import { carriesToken } from "#shared/token-links.ts";
import type { CameUnder } from "./http/partner-site.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

/** In whose name a letter is written: the academy's, or a partner's whose family reads it. */
export type Sender = {
  name: string;
  /** Where questions go. */
  contactEmail: string;
  /** Null for the academy's own look. */
  brand: BrandSender | null;
};

/** What a letter under a partner's name shows of it. */
export type BrandSender = {
  id: string;
  /** Whole address of a picture of ours; null where the name stands alone. */
  logoUrl: string | null;
  /** Each text colour can be read on its ground. */
  colours: {
    ground: string;
    onGround: string;
    action: string;
    onAction: string;
    /** Under the logo. */
    plate: string;
  };
  /** The partner's own address for questions. */
  supportEmail: string | null;
  /** The origin of the partner's that links lead to; null where they all lead to the main domain. */
  home: string | null;
  /** Where a link of the academy's leads for this family. */
  lead(url: string): string;
};

/** What a letter says, as text and as HTML. */
export type LetterWords = { subject: string; text: string; html: string };

/** An e-mail ready to go, in the reader's language. */
export type Email = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same under a partner's name; left out where a letter is the academy's own whoever reads it. */
  under?: (sender: Sender) => LetterWords;
  /** Under whose name it was asked for: the one it bears where its reader has no account. */
  came?: CameUnder | null;
  /** Header fields beside the usual ones, by name. */
  headers?: Readonly<Record<string, string>>;
  /** When it is handed over at the earliest; at once where left out. */
  sendAfter?: Date;
  /** Whether answers and questions are for the academy alone, though it neither carries a token nor names a student. */
  answersToUs?: boolean;
  /** Profile ids of the students it speaks of: the copy in the outbox is theirs to see and goes when they go. */
  about?: readonly string[];
};

export type Mailer = {
  /** Writes the e-mail into the outbox, in the caller's transaction; gives its id to deliver afterwards. */
  enqueue(queryable: Queryable, email: Email): Promise<string>;
  /** Hands an e-mail of the outbox to the relay. Never throws: a failure stays in the outbox with its reason. */
  deliver(id: string): Promise<void>;
  /** Hands over every waiting e-mail whose time has come, until the relay cannot be reached. */
  deliverDue(): Promise<void>;
  /** Waits for deliveries under way, a few seconds at most. */
  settle(): Promise<void>;
};

/** How partners' names come into letters. */
export type SenderDesk = {
  /** In whose name a letter to this address is written; null for the academy's own. */
  senderFor(queryable: Queryable, address: string, came: CameUnder | null): Promise<Sender | null>;
  /** Whether a brand is still shown. */
  isShown(brandId: string): Promise<boolean>;
  /** Where links lead now that were written for an origin of a brand's: there while it stands, else to the main domain. */
  leadsNow(brandId: string, home: string): Promise<string>;
};

/** What a mailer works with. */
export type MailerOptions = {
  /** Left out, every letter is in the academy's own name. */
  senders?: SenderDesk;
  db: Database;
  settings: Pick<Settings, "smtpUrl" | "mailFrom">;
  log: Log;
  now: () => Date;
  /** How long the relay may be silent while connecting, before it greets, and between two of its answers. */
  patienceMs?: number;
};

/** How long after each failure the next try comes; the last pause is repeated. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour] as const;

/** After so many failures an e-mail is given up, some twenty hours after it was written. */
export const deliveryTriesMax = 10;

/** The pause before the next try after `failures` of them, or null where it is given up. */
export function retryPause(failures: number): number | null {
  if (failures >= deliveryTriesMax) return null;
  return pauses[Math.min(failures, pauses.length) - 1] ?? minute;
}

/**
 * Whoever takes an e-mail to deliver it has this long; then others may. Longer than a delivery can last, so
 * only an e-mail whose program was killed in the middle is taken again.
 */
const leaseMs = 10 * minute;

/** How many e-mails one round hands over. */
const roundSize = 200;

const settleMs = 5 * second;

/** What became of handing an e-mail over: a relay that is away has no use for the next one either. */
type Outcome = "done" | "refused" | "relay-away";

type StoredEmail = typeof emails.$inferSelect;

/** Mail through the relay that SMTP_URL names; without one, e-mails stay in the outbox to be read there. */
export function createMailer(options: MailerOptions): Mailer {
  const { db, settings, log, now, senders, patienceMs = 10 * second } = options;
  const transport = settings.smtpUrl
    ? createTransport({
        url: settings.smtpUrl,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
        dnsTimeout: patienceMs,
      })
    : null;
  const underWay = new Set<Promise<unknown>>();

  /** Takes a waiting e-mail whose time has come, so that nobody else delivers it; null where there is none. */
  async function take(id: string): Promise<StoredEmail | null> {
    const [email] = await db
      .update(emails)
      .set({ nextTryAt: new Date(now().getTime() + leaseMs) })
      .where(and(eq(emails.id, id), eq(emails.status, "waiting"), lte(emails.nextTryAt, now())))
      .returning();
    return email ?? null;
  }

  async function isStillShown(brandId: string | null): Promise<boolean> {
    return brandId !== null && ((await senders?.isShown(brandId)) ?? false);
  }

  /** The sender of the settings; one with the shipped name bears the name that administrators gave the academy. */
  function ownFrom(): ReturnType<typeof inName> | string {
    const { mailFrom } = settings;
    return mailFrom.startsWith(`${shippedFacts.name} <`) ? inName(site.name, mailFrom) : mailFrom;
  }

  function ownName({ subject, text, html }: LetterWords) {
    return { from: ownFrom(), subject, text, html };
  }

  /** As it was written, with its links where they lead by now: a host may have been switched off while it waited. */
  async function asWritten(email: StoredEmail) {
    const { subject, textBody, htmlBody, senderName, replyTo, brandId, home } = email;
    const leads = brandId && home && senders ? await senders.leadsNow(brandId, home) : home;
    const led = (words: string) =>
      home === null ? words : words.replaceAll(`${home}/`, `${leads}/`);
    return {
      from: senderName === null ? ownFrom() : inName(senderName, settings.mailFrom),
      ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
      subject,
      text: led(textBody),
      html: led(htmlBody),
    };
  }

  /** Hands one e-mail over, if it still waits. Throws where the database fails. */
  async function hand(id: string): Promise<Outcome> {
    const email = await take(id);
    if (!transport || !email) return "done";
    const tries = email.tries + 1;
    try {
      const { ownLook } = email;
      const isOwn = ownLook !== null && !(await isStillShown(email.brandId));
      await transport.sendMail({
        ...(isOwn ? ownName(ownLook) : await asWritten(email)),
        to: email.recipient,
        headers: email.headers,
      });
    } catch (error) {
      const pause = retryPause(tries);
      log.warn(
        { emailId: id, tries, reason: failureCode(error) },
        pause === null
          ? "an e-mail could not be delivered and is given up"
          : "an e-mail could not be delivered and waits in the outbox",
      );
      const failed = { tries, lastError: error instanceof Error ? error.message : "unknown" };
      await db
        .update(emails)
        .set(
          pause === null
            ? { ...failed, status: "failed" }
            : { ...failed, nextTryAt: new Date(now().getTime() + pause) },
        )
        .where(eq(emails.id, id));
      return isAboutOneEmail(error) ? "refused" : "relay-away";
    }
    await db
      .update(emails)
      .set({ status: "sent", sentAt: now(), tries, lastError: null })
      .where(eq(emails.id, id));
    return "done";
  }

  async function handQuietly(id: string): Promise<void> {
    try {
      await hand(id);
    } catch {
      log.warn({ emailId: id }, "the outbox could not be written; the e-mail is tried again later");
    }
  }

  return {
    async enqueue(queryable, email) {
      const id = createId("eml");
      const { under } = email;
      const own: LetterWords = { subject: email.subject, text: email.text, html: email.html };
      const sender =
        (under && (await senders?.senderFor(queryable, email.to, email.came ?? null))) ?? null;
      const contactEmail = isForUsAlone(email) ? site.contactEmail : sender?.contactEmail;
      const words = under && sender && contactEmail ? under({ ...sender, contactEmail }) : own;
      await queryable.insert(emails).values({
        id,
        kind: email.kind,
        recipient: email.to,
        about: [...(email.about ?? [])],
        subject: words.subject,
        textBody: words.text,
        htmlBody: words.html,
        ...(sender?.brand
          ? {
              brandId: sender.brand.id,
              ownLook: own,
              senderName: sender.name,
              replyTo: contactEmail ?? null,
              home: sender.brand.home,
            }
          : {}),
        headers: email.headers ?? {},
        status: transport ? "waiting" : "kept",
        nextTryAt: email.sendAfter ?? now(),
        createdAt: now(),
      });
      return id;
    },

    async deliver(id) {
      if (!transport) return;
      const delivery = handQuietly(id);
      underWay.add(delivery);
      await delivery;
      underWay.delete(delivery);
    },

    async deliverDue() {
      if (!transport) return;
      const due = await db
        .select({ id: emails.id })
        .from(emails)
        .where(and(eq(emails.status, "waiting"), lte(emails.nextTryAt, now())))
        .orderBy(asc(emails.nextTryAt))
        .limit(roundSize);
      for (const { id } of due) {
        if ((await hand(id)) === "relay-away") return;
      }
    },

    async settle() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, settleMs);
      });
      await Promise.race([Promise.allSettled(underWay), patience]);
      clearTimeout(timer);
    },
  };
}

/**
 * Whether answers to a letter and questions about it come to the academy, whoever's name it bears: an answer repeats what
 * it answers, and what opens an account or tells of a child is not for a partner to read.
 */
function isForUsAlone({ about = [], answersToUs = false, text }: Email): boolean {
  return answersToUs || about.length > 0 || carriesToken(text);
}

/** The academy's address with a partner's name before it. */
function inName(name: string, mailFrom: string): { name: string; address: string } {
  return { name, address: /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom };
}

/** Whether the relay answered and did not want this e-mail: its addresses, or what it says (nodemailer's codes). */
function isAboutOneEmail(error: unknown): boolean {
  return error instanceof Error && "code" in error
    ? error.code === "EENVELOPE" || error.code === "EMESSAGE"
    : false;
}

/** What kind of failure it was. The relay's own words name the recipient and stay in the outbox. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const status = "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code + status;
}

/** How long the outbox keeps what an e-mail said. */
export const emailBodyMs = 30 * day;

/**
 * Forgets what e-mails said that were written long ago; which kind went to whom, and when, stays. One that still waits
 * for the relay after all that time is given up: its links have run out.
 */
export async function forgetOldEmails(db: Queryable, now: Date): Promise<void> {
  const isOld = lt(emails.createdAt, new Date(now.getTime() - emailBodyMs));
  await db
    .update(emails)
    .set({ status: "failed", lastError: "too old" })
    .where(and(eq(emails.status, "waiting"), isOld));
  await db
    .update(emails)
    .set({ subject: "", textBody: "", htmlBody: "", headers: {}, ownLook: null })
    .where(and(isOld, ne(emails.textBody, "")));
}
