import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type Letter, written } from "./layout.ts";

export type ProfileVerificationProps = {
  /** The address to be proved. */
  email: string;
  firstName: string;
  url: string;
  /** Days until the link stops working. */
  days: number;
};

/** Asks the owner of an account to prove that an address is theirs (C-01). */
export function profileVerificationEmail(props: ProfileVerificationProps, locale: Locale): Email {
  return {
    kind: "profile-verification",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<
    Locale,
    (props: ProfileVerificationProps, from: Sender) => { subject: string; letter: Letter }
  >
> = {
  en: ({ firstName, url, days }, from) => ({
    subject: `Confirm your email address for ${from.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        "Please confirm that this is your email address. Then you can set a new password by email if you ever forget yours.",
      ],
      action: { label: "Confirm my email address", url },
      after: [`The link works once, for ${days} days.`],
      footer: `You get this email because someone gave your address for an account at ${from.name}. If it was not you, please ignore it: the address then stays unconfirmed. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, url, days }, from) => ({
    subject: `Confirma tu correo para ${from.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        "Confirma que este correo es tuyo. Así, si algún día olvidas la contraseña, podrás crear otra por correo.",
      ],
      action: { label: "Confirmar mi correo", url },
      after: [`El enlace funciona una sola vez, durante ${days} días.`],
      footer: `Recibes este mensaje porque alguien dio tu dirección para una cuenta de ${from.name}. Si no fuiste tú, ignóralo: la dirección quedará sin confirmar. Preguntas: ${from.contactEmail}`,
    },
  }),
};
