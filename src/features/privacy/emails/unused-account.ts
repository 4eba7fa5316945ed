import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type UnusedAccountProps = {
  email: string;
  firstName: string;
  /** The student's first name, where a guardian is written to; null in the student's own letter. */
  studentFirstName: string | null;
  /** The day from which the account may be deleted, YYYY-MM-DD. */
  day: string;
  url: string;
};

/** Tells that an account nobody uses will be deleted, while there is time to keep it. */
export function unusedAccountEmail(props: UnusedAccountProps, locale: Locale): Email {
  return {
    kind: "unused-soon",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}

const words: Readonly<
  Record<Locale, (props: UnusedAccountProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, studentFirstName: name, day, url }, from) => ({
    subject:
      name === null
        ? `Your ${from.name} account will be deleted on ${longDate(day, "en")}`
        : `${name}’s ${from.name} account will be deleted on ${longDate(day, "en")}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        `Nobody has used ${name === null ? "your" : `${name}’s`} account for almost two years. We keep nothing longer than it is needed, so on ${longDate(day, "en")} it is deleted with everything in it.`,
        `To keep it, ${name === null ? "log in once" : `have ${name} log in once`} before that day.`,
      ],
      action: { label: "Log in", url },
      after: ["If you no longer need it there is nothing to do."],
      footer: `You get this email because it is about an account at ${from.name} that you ${name === null ? "have" : "look after"}. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, studentFirstName: name, day, url }, from) => ({
    subject:
      name === null
        ? `Tu cuenta de ${from.name} se borrará el ${longDate(day, "es")}`
        : `La cuenta de ${name} en ${from.name} se borrará el ${longDate(day, "es")}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        `Nadie ha usado ${name === null ? "tu cuenta" : `la cuenta de ${name}`} en casi dos años. No guardamos nada más tiempo del necesario; por eso el ${longDate(day, "es")} se borrará con todo su contenido.`,
        `Para conservarla basta con iniciar sesión una vez ${name === null ? "" : `con la cuenta de ${name} `}antes de ese día.`,
      ],
      action: { label: "Iniciar sesión", url },
      after: ["Si ya no hace falta, no tienes que hacer nada."],
      footer: `Recibes este correo porque trata de una cuenta de ${from.name} que ${name === null ? "es tuya" : "está a tu cuidado"}. Preguntas: ${from.contactEmail}`,
    },
  }),
};
