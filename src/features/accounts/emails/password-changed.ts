import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type Letter, written } from "./layout.ts";

export type PasswordChangedProps = {
  email: string;
  /** Who is written to. */
  firstName: string;
  /** Whose password it is, where the reader looks after another person's account; null for the reader's own. */
  childFirstName: string | null;
  /** Where a new password is asked for. */
  url: string;
};

/** Tells the owner of an account, or the parent of one, that it has a new password. */
export function passwordChangedEmail(props: PasswordChangedProps, locale: Locale): Email {
  return {
    kind: "password-changed",
    to: props.email,
    answersToUs: true,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<Locale, (props: PasswordChangedProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, childFirstName, url }, from) => ({
    subject: `New password at ${from.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        childFirstName === null
          ? "Your account has a new password, and every other device was signed out."
          : `${childFirstName}'s account has a new password, and every other device was signed out.`,
        "If you know of this change, there is nothing to do.",
      ],
      action: { label: "It was not us: choose another password", url },
      after: [],
      footer: `You get this email because your address belongs to an account at ${from.name}. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, childFirstName, url }, from) => ({
    subject: `Contraseña nueva en ${from.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        childFirstName === null
          ? "Tu cuenta tiene una contraseña nueva y se cerró la sesión en los demás dispositivos."
          : `La cuenta de ${childFirstName} tiene una contraseña nueva y se cerró la sesión en los demás dispositivos.`,
        "Si sabes de este cambio, no tienes que hacer nada.",
      ],
      action: { label: "No fuimos nosotros: crear otra contraseña", url },
      after: [],
      footer: `Recibes este mensaje porque tu dirección pertenece a una cuenta de ${from.name}. Preguntas: ${from.contactEmail}`,
    },
  }),
};
