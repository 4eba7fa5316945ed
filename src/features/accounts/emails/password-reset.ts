import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type Letter, written } from "./layout.ts";

export type PasswordResetProps = {
  email: string;
  firstName: string;
  /** Whose password: one address may have an account of each kind, and gets a letter for each. */
  account: "student" | "parent";
  url: string;
  /** Minutes until the link stops working. */
  minutes: number;
};

/** Brings the link that sets a new password. */
export function passwordResetEmail(props: PasswordResetProps, locale: Locale): Email {
  return {
    kind: "password-reset",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<Locale, (props: PasswordResetProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, account, url, minutes }, from) => ({
    subject: `Set a new password for ${from.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        account === "parent"
          ? "Somebody asked for a new password for your parent account. If it was you, choose one here."
          : "Somebody asked for a new password for your account. If it was you, choose one here.",
      ],
      action: { label: "Choose a new password", url },
      after: [
        `The link works once, for ${minutes} minutes. Until you use it, your present password stays as it is.`,
      ],
      footer: `If it was not you, please ignore this email. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, account, url, minutes }, from) => ({
    subject: `Crea una contraseña nueva para ${from.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        account === "parent"
          ? "Alguien pidió una contraseña nueva para tu cuenta de madre, padre o tutor. Si fuiste tú, créala aquí."
          : "Alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, créala aquí.",
      ],
      action: { label: "Crear una contraseña nueva", url },
      after: [
        `El enlace funciona una sola vez, durante ${minutes} minutos. Mientras no lo uses, tu contraseña actual sigue igual.`,
      ],
      footer: `Si no fuiste tú, ignora este mensaje. Preguntas: ${from.contactEmail}`,
    },
  }),
};
