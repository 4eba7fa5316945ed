import type { Email } from "#platform/mail.ts";
import { site } from "#shared/site.ts";
import type { Locale } from "#shared/locale.ts";
import { html, type Letter, plainText } from "./layout.ts";

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
  const { subject, letter } = words[locale](props);
  return {
    kind: "profile-verification",
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

const words: Readonly<
  Record<Locale, (props: ProfileVerificationProps) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, url, days }) => ({
    subject: `Confirm your email address for ${site.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        "Please confirm that this is your email address. Then you can set a new password by email if you ever forget yours.",
      ],
      action: { label: "Confirm my email address", url },
      after: [`The link works once, for ${days} days.`],
      footer: `You get this email because someone gave your address for an account at ${site.name}. If it was not you, please ignore it: the address then stays unconfirmed. Questions: ${site.contactEmail}`,
    },
  }),
  es: ({ firstName, url, days }) => ({
    subject: `Confirma tu correo para ${site.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        "Confirma que este correo es tuyo. Así, si algún día olvidas la contraseña, podrás crear otra por correo.",
      ],
      action: { label: "Confirmar mi correo", url },
      after: [`El enlace funciona una sola vez, durante ${days} días.`],
      footer: `Recibes este mensaje porque alguien dio tu dirección para una cuenta de ${site.name}. Si no fuiste tú, ignóralo: la dirección quedará sin confirmar. Preguntas: ${site.contactEmail}`,
    },
  }),
};
