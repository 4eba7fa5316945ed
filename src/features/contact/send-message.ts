import type { z } from "zod";
import { addressesOfAdministrators } from "#features/accounts/administrators.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import type { contactContract } from "./contract.ts";
import { contactMessageEmail } from "./emails/contact-message.ts";

type Input = z.output<typeof contactContract.sendMessage.input>;

/** Where the contact page stands in each language, and what it shows once a message is on its way. */
export const contactPages = { en: "/contact", es: "/contact-es" } as const;
const sentNote = "#sent";

/**
 * Writes the message to every administrator's address and gives the page to lead back to. A program that filled in
 * what people do not see is told the same and sends nothing.
 */
export async function sendMessage(
  context: RequestContext,
  { website, locale, ...message }: Input,
): Promise<string> {
  const page = contactPages[locale] + sentNote;
  if (website) return page;
  await writeLetters(context, async (queryable) => {
    const readers = await addressesOfAdministrators(context.settings, queryable);
    return readers.map((reader) =>
      contactMessageEmail({ ...message, to: reader.to }, reader.locale),
    );
  });
  return page;
}
