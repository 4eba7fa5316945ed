import { z } from "zod";
import { email, personName, typed } from "#features/accounts/contract/fields.ts";
import { contactMessageLengthMax } from "#shared/constants.ts";
import { type Contract, defineRedirect } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { everyone } from "#shared/permissions.ts";
import { senders } from "#shared/contact-form.ts";

/** Writing to the people who run the academy, from a form that needs no script and no account. */
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
} satisfies Contract;
