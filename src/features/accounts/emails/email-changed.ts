import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type Letter, written } from "./layout.ts";

export type EmailChangedProps = {
  /** The address that the account had until now: the letter goes there. */
  formerEmail: string;
  firstName: string;
  /** The address it has now, with its middle left out: whoever reads here need not know it whole. */
  maskedEmail: string;
  /** Where to write when it was somebody else. */
  url: string;
};

/** Tells the former address of an account that another has taken its place. */
export function emailChangedEmail(props: EmailChangedProps, locale: Locale): Email {
  return {
    kind: "email-changed",
    to: props.formerEmail,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<Locale, (props: EmailChangedProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, maskedEmail, url }, from) => ({
    subject: `Your ${from.name} account has a new email address`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        `From now on your account uses ${maskedEmail}. This address no longer belongs to it.`,
        "If you made this change, there is nothing to do.",
      ],
      action: { label: "It was not me", url },
      after: ["If it was not you, please write to us at once, so that we can help you."],
      footer: `You get this email because your address belonged to an account at ${from.name}. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, maskedEmail, url }, from) => ({
    subject: `Tu cuenta de ${from.name} tiene otro correo`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        `Desde ahora tu cuenta usa ${maskedEmail}. Esta dirección ya no forma parte de ella.`,
        "Si hiciste tú el cambio, no tienes que hacer nada.",
      ],
      action: { label: "No fui yo", url },
      after: ["Si no fuiste tú, escríbenos enseguida para que podamos ayudarte."],
      footer: `Recibes este mensaje porque tu dirección era la de una cuenta de ${from.name}. Preguntas: ${from.contactEmail}`,
    },
  }),
};
