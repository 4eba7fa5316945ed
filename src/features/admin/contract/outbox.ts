import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { emailStatuses } from "../rules.ts";

const listedEmail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(emailStatuses),
  tries: z.number().int(),
  /** What the relay said when it refused last. */
  lastError: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});

export type ListedEmail = z.infer<typeof listedEmail>;

const oneEmail = z.object({ emailId: z.string().max(60) });

/** The e-mails that the academy wrote. */
export const outboxContract = {
  listEmails: defineCall({
    method: "get",
    path: "/api/admin/emails",
    summary: "The e-mails of the outbox, latest first, 50 at a time.",
    access: administrators,
    input: z.object({
      status: z.enum(emailStatuses).optional(),
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({
      emails: z.array(listedEmail),
      next: z.string().nullable(),
      /** Whether a mail relay is set up. */
      hasRelay: z.boolean(),
    }),
  }),
  readEmail: defineCall({
    method: "get",
    path: "/api/admin/emails/:emailId",
    summary:
      "One e-mail with its text and HTML. One-time links are shown only where no relay carries them to their owner; reading such an e-mail is recorded.",
    access: administrators,
    input: oneEmail,
    output: listedEmail.extend({
      text: z.string(),
      html: z.string(),
      /** One-time links stand in it as dots. */
      isVeiled: z.boolean(),
      /** There is a relay to hand it to. */
      canSend: z.boolean(),
    }),
    errors: ["not_found"],
  }),
  sendEmailAgain: defineCall({
    method: "post",
    path: "/api/admin/emails/:emailId/delivery",
    summary: "Hands an e-mail to the relay once more, from its first try.",
    access: administrators,
    input: oneEmail,
    output: z.object({ status: z.enum(emailStatuses), lastError: z.string().nullable() }),
    errors: ["not_found", "no_mail_relay"],
  }),
} satisfies Contract;
