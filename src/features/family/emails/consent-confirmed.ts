import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type ConsentConfirmedProps = {
  email: string;
  firstName: string;
  childFirstName: string;
  /** Where the consent is withdrawn. */
  url: string;
};

/** Says again, a day after a parent agreed for a child, that they did and how to take it back (16 CFR 312.5(b)(2)(vi)). */
export function consentConfirmedEmail(props: ConsentConfirmedProps, locale: Locale): Email {
  return {
    kind: "consent-confirmed",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<
    Locale,
    (props: ConsentConfirmedProps, from: Sender) => { subject: string; letter: Letter }
  >
> = {
  en: ({ firstName, childFirstName: child, url }, from) => ({
    subject: `You agreed that ${child} learns with ${from.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        `A day ago an account for ${child} was made from your parent account, and you agreed that ${child}, who is under 13, learns with ${from.name}.`,
        "If that was you, there is nothing to do. You can read what we keep, and take your consent back, at any time.",
      ],
      action: { label: "See or withdraw the consent", url },
      after: [
        "If it was not you, withdraw it there: the tutor stops at once. Then choose a new password for your own account.",
      ],
      footer: `You get this email because your parent account agreed for a child. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, childFirstName: child, url }, from) => ({
    subject: `Autorizaste que ${child} aprenda con ${from.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        `Hace un día se creó desde tu cuenta familiar una cuenta para ${child}, que tiene menos de 13 años, y autorizaste que aprenda con ${from.name}.`,
        "Si fuiste tú, no tienes que hacer nada. Puedes ver lo que guardamos y retirar tu autorización cuando quieras.",
      ],
      action: { label: "Ver o retirar la autorización", url },
      after: [
        "Si no fuiste tú, retírala ahí: el tutor se detiene al momento. Después, elige otra contraseña para tu propia cuenta.",
      ],
      footer: `Recibes este correo porque desde tu cuenta familiar se dio una autorización. Preguntas: ${from.contactEmail}`,
    },
  }),
};
