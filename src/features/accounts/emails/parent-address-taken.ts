import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { firstNameOf } from "../rules.ts";
import { type Letter, written } from "./layout.ts";

export type ParentAddressTakenProps = {
  email: string;
  fullName: string;
  /** Where they sign in. */
  url: string;
};

/** Tells the owner of an account that its address was tried for another; the page that tried it was told nothing. */
export function parentAddressTakenEmail(props: ParentAddressTakenProps, locale: Locale): Email {
  return {
    kind: "parent-address-taken",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<
    Locale,
    (props: ParentAddressTakenProps, from: Sender) => { subject: string; letter: Letter }
  >
> = {
  en: ({ fullName, url }, from) => ({
    subject: `You have a ${from.name} account already`,
    letter: {
      greeting: `Hello ${firstNameOf(fullName)},`,
      before: [
        "Somebody, perhaps you, has just tried to use this address for an account. It has one already, so nothing was changed.",
      ],
      action: { label: "Log in", url },
      after: [
        "If it was not you, there is nothing to do: they learned nothing about your account.",
      ],
      footer: `You get this email because your address has an account. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ fullName, url }, from) => ({
    subject: `Ya tienes una cuenta en ${from.name}`,
    letter: {
      greeting: `Hola, ${firstNameOf(fullName)}:`,
      before: [
        "Alguien, quizá tú, acaba de intentar usar esta dirección para una cuenta. Ya tiene una, así que no ha cambiado nada.",
      ],
      action: { label: "Iniciar sesión", url },
      after: ["Si no fuiste tú, no tienes que hacer nada: nadie ha sabido nada de tu cuenta."],
      footer: `Recibes este correo porque tu dirección tiene una cuenta. Preguntas: ${from.contactEmail}`,
    },
  }),
};
