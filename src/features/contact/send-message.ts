import type { z } from "zod";
import { contactMessages } from "#db/tables/contact-messages.ts";
import { addressesOfAdministrators } from "#features/accounts/administrators.ts";
import { careWords, heaviest, requireUntroubled } from "#features/oversight/hear-field.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { contactContract } from "./contract.ts";
import { contactMessageEmail } from "./emails/contact-message.ts";

type Input = z.output<typeof contactContract.sendMessage.input>;

/** Where the contact page stands in each language, and what it shows once a message is on its way. */
export const contactPages = { en: "/contact", es: "/contact-es" } as const;
const sentNote = "#sent";

/**
 * Puts the message into the inbox, writes it to every administrator's address and gives the page to lead back to. A program that filled in
 * what people do not see is told the same and sends nothing. Of a student who is signed in, and tells of something heavy,
 * a case is opened in place of both; of one who is not, the letter is all that anybody hears by.
 * @throws AppError care_first
 */
export async function sendMessage(
  context: RequestContext,
  { website, locale, ...message }: Input,
): Promise<string> {
  const page = contactPages[locale] + sentNote;
  if (website) return page;
  const heard = heaviest([
    { place: "contact", text: message.message },
    { place: "name", text: message.name },
  ]);
  // What is only in doubt goes its way: a person reads it.
  const isAlert = heard?.answer === "alert";
  if (isAlert) await requireUntroubled(context, heard);
  await writeLetters(context, async (queryable) => {
    const now = context.now();
    const id = createId("ctm", now.getTime());
    await queryable.insert(contactMessages).values({ ...message, id, locale, receivedAt: now });
    const readers = await addressesOfAdministrators(context.settings, queryable);
    return readers.map((reader) =>
      contactMessageEmail({ ...message, to: reader.to }, reader.locale),
    );
  });
  if (isAlert && message.sender === "student") {
    const care = careWords(context, heard.category, { told: "administrators" });
    throw new AppError("care_first", { care });
  }
  return page;
}
