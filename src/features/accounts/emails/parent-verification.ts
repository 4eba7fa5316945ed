import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { firstNameOf } from "../rules.ts";
import { html, type Letter, plainText } from "./layout.ts";

export type ParentVerificationProps = {
  email: string;
  fullName: string;
  /** The page that uses the token up. */
  url: string;
  /** Days until the link stops working. */
  days: number;
};

/** Asks a new parent to show that the address is theirs (C-11). */
export function parentVerificationEmail(props: ParentVerificationProps, locale: Locale): Email {
  const { subject, letter } = words[locale](props);
  return {
    kind: "parent-verification",
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

const words: Readonly<
  Record<Locale, (props: ParentVerificationProps) => { subject: string; letter: Letter }>
> = {
  en: ({ fullName, url, days }) => ({
    subject: `Verify your email address for ${site.name}`,
    letter: {
      greeting: `Hello ${firstNameOf(fullName)},`,
      before: [
        `Thank you for making a parent account at ${site.name}. Please confirm that this address is yours; then you can sign in.`,
      ],
      action: { label: "Verify my email address", url },
      after: [
        `The link works once, for ${days} days. You can have a new one sent from the sign-in page.`,
        "If you did not make this account, ignore this message: without the link nobody can sign in.",
      ],
      footer: `You get this email because your address was given for a parent account. Questions: ${site.contactEmail}`,
    },
  }),
  es: ({ fullName, url, days }) => ({
    subject: `Confirma tu correo para entrar en ${site.name}`,
    letter: {
      greeting: `Hola, ${firstNameOf(fullName)}:`,
      before: [
        `Gracias por crear una cuenta familiar en ${site.name}. Confirma que esta dirección es tuya y podrás iniciar sesión.`,
      ],
      action: { label: "Confirmar mi correo", url },
      after: [
        `El enlace sirve una sola vez, durante ${days} días. Desde la página de inicio de sesión puedes pedir otro.`,
        "Si no has creado esta cuenta, ignora este mensaje: sin el enlace nadie puede entrar.",
      ],
      footer: `Recibes este correo porque se dio tu dirección para una cuenta familiar. Preguntas: ${site.contactEmail}`,
    },
  }),
};
