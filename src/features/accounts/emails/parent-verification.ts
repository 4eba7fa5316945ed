import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { firstNameOf } from "../rules.ts";
import { type Letter, written } from "./layout.ts";

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
  return {
    kind: "parent-verification",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<
    Locale,
    (props: ParentVerificationProps, from: Sender) => { subject: string; letter: Letter }
  >
> = {
  en: ({ fullName, url, days }, from) => ({
    subject: `Verify your email address for ${from.name}`,
    letter: {
      greeting: `Hello ${firstNameOf(fullName)},`,
      before: [
        `Thank you for making a parent account at ${from.name}. Please confirm that this address is yours; then you can log in.`,
      ],
      action: { label: "Verify my email address", url },
      after: [
        `The link works once, for ${days} days. You can have a new one sent from the login page.`,
        "If you did not make this account, ignore this message: without the link nobody can log in.",
      ],
      footer: `You get this email because your address was given for a parent account. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ fullName, url, days }, from) => ({
    subject: `Confirma tu correo para entrar en ${from.name}`,
    letter: {
      greeting: `Hola, ${firstNameOf(fullName)}:`,
      before: [
        `Gracias por crear una cuenta familiar en ${from.name}. Confirma que esta dirección es tuya y podrás iniciar sesión.`,
      ],
      action: { label: "Confirmar mi correo", url },
      after: [
        `El enlace sirve una sola vez, durante ${days} días. Desde la página de inicio de sesión puedes pedir otro.`,
        "Si no has creado esta cuenta, ignora este mensaje: sin el enlace nadie puede entrar.",
      ],
      footer: `Recibes este correo porque se dio tu dirección para una cuenta familiar. Preguntas: ${from.contactEmail}`,
    },
  }),
};
