import { z } from "zod";
import { email, personName, typed } from "#features/accounts/contract/fields.ts";
import { contactMessageLengthMax } from "#shared/constants.ts";
import { type Contract, defineCall, defineRedirect } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { administrators, everyone } from "#shared/permissions.ts";
import { senders } from "#shared/contact-form.ts";

/** How many messages a page of the inbox holds. */
export const messagesPerPage = 20;

export const messageStates = ["open", "closed"] as const;

/** A message as administrators see it. */
const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  /** As it was typed: nobody has checked that it is the writer's. */
  email: z.string(),
  sender: z.enum(senders),
  message: z.string(),
  locale: z.enum(locales),
  state: z.enum(messageStates),
  /** The answers that were sent, the first one first; times in ISO 8601. */
  replies: z.array(z.object({ text: z.string(), at: z.string() })),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
});

export type ContactMessage = z.infer<typeof contactMessage>;

const contactMessageId = z.string().max(60);

/**
 * Writing to the people who run the academy, from a form that needs no script and no account; and the inbox in which they
 * read and answer it.
 */
export const contactContract = {
  sendMessage: defineRedirect({
    method: "post",
    path: "/api/contact/messages",
    summary:
      "Sends a message to the administrators and leads back to the contact page; a refused form is answered with the page and what was typed.",
    access: everyone,
    onBrandHosts: false,
    input: z.object({
      name: personName,
      email,
      sender: z.enum(senders, "senderMissing"),
      message: typed("messageMissing")
        .trim()
        .min(1, "messageMissing")
        .max(contactMessageLengthMax, "messageTooLong"),
      locale: z.enum(locales).catch("en"),
      /** Hidden from people, so whoever fills it in is a program. */
      website: z.string().optional(),
    }),
    output: z.undefined(),
    errors: ["invalid_input", "care_first", "rate_limited"],
    limits: [{ name: "contact", per: "address", points: 10, windowSeconds: 3600 }],
  }),
  listMessages: defineCall({
    method: "get",
    path: "/api/admin/contact-messages",
    summary:
      "Messages of the contact page, 20 at a time: open ones, the longest waiting first; closed ones, the latest first.",
    access: administrators,
    input: z.object({
      state: z.enum(messageStates).default("open"),
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({
      messages: z.array(contactMessage),
      next: z.string().nullable(),
      /** Whether an answer can be sent from here. */
      sendsMail: z.boolean(),
    }),
  }),
  answerMessage: defineCall({
    method: "post",
    path: "/api/admin/contact-messages/:contactMessageId/replies",
    summary:
      "Sends an answer to the address that was given and keeps it with the message. Recorded in the audit trail.",
    access: administrators,
    input: z.object({
      contactMessageId,
      text: z
        .string("messageMissing")
        .trim()
        .min(1, "messageMissing")
        .max(contactMessageLengthMax, "messageTooLong"),
      /** Whether the message is closed with it. */
      closes: z.boolean().default(false),
    }),
    output: z.object({ message: contactMessage }),
    errors: ["invalid_input", "not_found", "no_mail_relay"],
  }),
  setMessageState: defineCall({
    method: "put",
    path: "/api/admin/contact-messages/:contactMessageId/state",
    summary: "Closes a message, or opens it again. Recorded in the audit trail.",
    access: administrators,
    input: z.object({ contactMessageId, state: z.enum(messageStates) }),
    output: z.object({ message: contactMessage }),
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
