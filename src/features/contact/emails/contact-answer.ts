import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type ContactAnswerProps = {
  /** Where the writer wanted the answer. */
  to: string;
  name: string;
  /** What the administrator wrote. */
  answer: string;
  /** What had been written on the contact page. */
  message: string;
  /** Where to write again. */
  url: string;
};

/** Brings an administrator's answer to whoever wrote on the contact page. */
export function contactAnswerEmail(props: ContactAnswerProps, locale: Locale): Email {
  return {
    kind: "contact-answer",
    to: props.to,
    answersToUs: true,
    ...written((from) => words[locale](props, from), locale),
  };
}

/** The paragraphs of a text, so that an e-mail in HTML keeps them. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\r?\n+/).filter((line) => line.trim() !== "");
}

/** The text as it is quoted in an answer. */
function quoted(text: string): string[] {
  return paragraphsOf(text).map((line) => `> ${line}`);
}

const words: Readonly<
  Record<Locale, (props: ContactAnswerProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ name, answer, message, url }, from) => ({
    subject: `Your message to ${from.name}`,
    letter: {
      greeting: `Hello ${name},`,
      before: paragraphsOf(answer),
      action: { label: "Write to us again", url },
      after: ["This is what you wrote to us:", ...quoted(message)],
      footer: `You get this email because this address was given on our contact page. If it was not you, please tell us: ${from.contactEmail}`,
    },
  }),
  es: ({ name, answer, message, url }, from) => ({
    subject: `Tu mensaje a ${from.name}`,
    letter: {
      greeting: `Hola, ${name}:`,
      before: paragraphsOf(answer),
      action: { label: "Escribirnos otra vez", url },
      after: ["Esto es lo que nos escribiste:", ...quoted(message)],
      footer: `Recibes este mensaje porque alguien dio esta dirección en nuestra página de contacto. Si no fuiste tú, avísanos: ${from.contactEmail}`,
    },
  }),
};
