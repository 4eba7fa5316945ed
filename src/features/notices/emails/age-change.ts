import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type AgeChange, ageWordsForStudent } from "./age-words.ts";

/** Tells a student that a birthday changes what parents see of lessons, before it and on the day. */
export function ageChangeEmail(
  to: { email: string; firstName: string; url: string },
  change: AgeChange,
  locale: Locale,
): Email {
  const { subject, paragraphs, action } = ageWordsForStudent(change, locale);
  const letterFrom = (from: Sender): Letter => ({
    greeting: locale === "en" ? `Hello ${to.firstName},` : `Hola, ${to.firstName}:`,
    before: paragraphs,
    action: { label: action, url: to.url },
    after: [],
    footer:
      locale === "en"
        ? `You get this email because it is about your account at ${from.name}. Questions: ${from.contactEmail}`
        : `Recibes este correo porque trata de tu cuenta de ${from.name}. Preguntas: ${from.contactEmail}`,
  });
  return {
    kind: change.isAhead ? "sight-soon" : "sight-now",
    to: to.email,
    ...written((from) => ({ subject, letter: letterFrom(from) }), locale),
  };
}
