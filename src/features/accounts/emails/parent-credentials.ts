import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { firstNameOf } from "../rules.ts";
import { type Letter, written } from "./layout.ts";

export type ParentCredentialsProps = {
  email: string;
  fullName: string;
  children: readonly {
    fullName: string;
    /** The child's username, or their e-mail address where they have none. */
    signsInWith: string;
    /** The page that sets this child a new password. */
    url: string;
  }[];
  /** Minutes until the links stop working. */
  minutes: number;
  /** Where children sign in. */
  url: string;
};

/** Tells a parent how each child signs in (C-09). A password is never in it: only a link to set a new one. */
export function parentCredentialsEmail(props: ParentCredentialsProps, locale: Locale): Email {
  return {
    kind: "parent-credentials",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

const words: Readonly<
  Record<
    Locale,
    (props: ParentCredentialsProps, from: Sender) => { subject: string; letter: Letter }
  >
> = {
  en: ({ fullName, children, minutes, url }, from) => ({
    subject: `How your children log in to ${from.name}`,
    letter: {
      greeting: `Hello ${firstNameOf(fullName)},`,
      before: [
        "You asked how the students linked to your account log in. We keep no password that anybody could read, so each has a link to set a new one.",
      ],
      items: children.map((child) => ({
        text: `${child.fullName} logs in as ${child.signsInWith}`,
        action: {
          label: `Set a new password for ${firstNameOf(child.fullName)}`,
          url: child.url,
        },
      })),
      action: { label: "Open the login page", url },
      after: [
        `Each link works once, for ${minutes} minutes. A new password signs that student out everywhere.`,
        "If you did not ask for this, ignore this message: nothing has changed.",
      ],
      footer: `You get this email because your address has a parent account. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ fullName, children, minutes, url }, from) => ({
    subject: `Cómo inician sesión tus hijos en ${from.name}`,
    letter: {
      greeting: `Hola, ${firstNameOf(fullName)}:`,
      before: [
        "Nos has preguntado cómo inician sesión los estudiantes vinculados a tu cuenta. No guardamos ninguna contraseña que se pueda leer; por eso cada uno tiene un enlace para crear otra.",
      ],
      items: children.map((child) => ({
        text: `${child.fullName} entra como ${child.signsInWith}`,
        action: {
          label: `Crear otra contraseña para ${firstNameOf(child.fullName)}`,
          url: child.url,
        },
      })),
      action: { label: "Abrir la página de inicio de sesión", url },
      after: [
        `Cada enlace sirve una sola vez, durante ${minutes} minutos. Con la contraseña nueva se cierran todas las sesiones de ese estudiante.`,
        "Si no lo has pedido tú, ignora este mensaje: no ha cambiado nada.",
      ],
      footer: `Recibes este correo porque tu dirección tiene una cuenta familiar. Preguntas: ${from.contactEmail}`,
    },
  }),
};
