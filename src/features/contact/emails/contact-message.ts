import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import type { Sender } from "#shared/contact-form.ts";
import { paragraphsOf } from "./contact-answer.ts";

export type ContactMessageProps = {
  /** The administrator's address. */
  to: string;
  name: string;
  /** Where an answer goes; typed, so not proved to be theirs. */
  email: string;
  sender: Sender;
  message: string;
};

/** Brings a message of the contact page to an administrator, with an answer one tap away. */
export function contactMessageEmail(props: ContactMessageProps, locale: Locale): Email {
  const { subject, answer, letter } = words[locale](props);
  const query = `subject=${encodeURIComponent(answer)}`;
  const written: Letter = {
    ...letter,
    action: {
      ...letter.action,
      url: `mailto:${encodeURIComponent(props.email).replace("%40", "@")}?${query}`,
    },
  };
  return {
    kind: "contact-message",
    to: props.to,
    subject: subject.replaceAll(/\s+/g, " "),
    text: plainText(written),
    html: html(written, locale),
  };
}

const senderNames: Readonly<Record<Locale, Readonly<Record<Sender, string>>>> = {
  en: {
    student: "a student",
    parent: "a parent or guardian",
    school: "from a school or tutoring company",
    affiliate: "an affiliate",
    other: "somebody else",
  },
  es: {
    student: "estudiante",
    parent: "madre, padre o tutor legal",
    school: "de una escuela o academia",
    affiliate: "afiliado",
    other: "otra persona",
  },
};

type Words = {
  subject: string;
  /** The subject of the answer. */
  answer: string;
  letter: Omit<Letter, "action"> & { action: { label: string } };
};

const words: Readonly<Record<Locale, (props: ContactMessageProps) => Words>> = {
  en: ({ name, email, sender, message }) => ({
    subject: `A message from ${name}`,
    answer: `Your message to ${site.name}`,
    letter: {
      greeting: "Hello,",
      before: [
        `${name} (${email}), ${senderNames.en[sender]}, wrote on the contact page:`,
        ...paragraphsOf(message),
      ],
      action: { label: "Answer" },
      after: [
        "Nobody has checked that the address is theirs. Tell nothing about an account before.",
      ],
      footer: "You get this email because you administer this academy.",
    },
  }),
  es: ({ name, email, sender, message }) => ({
    subject: `Mensaje de ${name}`,
    answer: `Tu mensaje a ${site.name}`,
    letter: {
      greeting: "Hola:",
      before: [
        `${name} (${email}), ${senderNames.es[sender]}, escribió en la página de contacto:`,
        ...paragraphsOf(message),
      ],
      action: { label: "Responder" },
      after: [
        "Nadie ha comprobado que la dirección sea suya. Antes de hacerlo, no cuentes nada de ninguna cuenta.",
      ],
      footer: "Recibes este correo porque administras esta academia.",
    },
  }),
};
