import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type CoreWithdrawnProps = {
  email: string;
  firstName: string;
  childFirstName: string;
  /** From when on the account may go; null where nothing makes it go. */
  goesAt: Date | null;
  /** The child's page about privacy. */
  url: string;
};

/** Tells each guardian that a child may not be taught any more, and what follows. */
export function coreWithdrawnEmail(props: CoreWithdrawnProps, locale: Locale): Email {
  return {
    kind: "consent-withdrawn",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

function dayOf(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(instant);
}

const words: Readonly<
  Record<Locale, (props: CoreWithdrawnProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, childFirstName, goesAt, url }, from) => ({
    subject: `${childFirstName}’s lessons at ${from.name} are on hold`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        `The consent to ${childFirstName}’s lessons was withdrawn. ${childFirstName} was signed out, and the tutor reads and answers nothing more.`,
        goesAt === null
          ? "Everything that was learned is kept until you delete it."
          : `Give the consent again before ${dayOf(goesAt, "en")} and everything is as it was. After that day the account and all that belongs to it are deleted, because nothing of a child under 13 is kept without consent.`,
      ],
      action: { label: "Open the privacy page", url },
      after: ["There you can also take a copy of everything, or delete it at once."],
      footer: `You get this email because you look after ${childFirstName}’s account. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, childFirstName, goesAt, url }, from) => ({
    subject: `Las clases de ${childFirstName} en ${from.name} están en pausa`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        `Se retiró el permiso para las clases de ${childFirstName}. Se cerró su sesión, y el tutor ya no lee ni responde nada.`,
        goesAt === null
          ? "Todo lo aprendido se conserva hasta que lo borres."
          : `Si vuelves a dar el permiso antes del ${dayOf(goesAt, "es")}, todo queda como estaba. Después de ese día se borran la cuenta y todo lo que le pertenece, porque sin permiso no se guarda nada de un menor de 13 años.`,
      ],
      action: { label: "Abrir la página de privacidad", url },
      after: ["Allí también puedes guardar una copia de todo o borrarlo al momento."],
      footer: `Recibes este correo porque cuidas de la cuenta de ${childFirstName}. Preguntas: ${from.contactEmail}`,
    },
  }),
};
