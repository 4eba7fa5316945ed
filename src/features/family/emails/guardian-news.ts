import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type GuardianNewsProps = {
  email: string;
  firstName: string;
  /** Full name of the adult it is about. */
  guardian: string;
  childFirstName: string;
  event: "joined" | "left";
  url: string;
};

/** Tells an adult who looks after a student that another does now too, or does no more. */
export function guardianNewsEmail(props: GuardianNewsProps, locale: Locale): Email {
  return {
    kind: "guardian-news",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

type Words = (props: GuardianNewsProps, from: Sender) => { subject: string; letter: Letter };

const words: Readonly<Record<Locale, Words>> = {
  en: ({ firstName, guardian, childFirstName: child, event, url }, from) => {
    const subject =
      event === "joined"
        ? `${guardian} now looks after ${child} too`
        : `${guardian} no longer looks after ${child}`;
    return {
      subject,
      letter: {
        greeting: `Hello ${firstName},`,
        before: [
          event === "joined"
            ? `${guardian} accepted an invitation and now looks after ${child} on ${from.name} too: with the same view and the same rights as you.`
            : `${guardian} has stopped looking after ${child} on ${from.name} and sees nothing of ${child}'s learning any more. For you nothing changes.`,
        ],
        action: { label: `See who looks after ${child}`, url },
        after: ["If that is a surprise to you, please write to us."],
        footer: `You get this email because you look after ${child}. Questions: ${from.contactEmail}`,
      },
    };
  },
  es: ({ firstName, guardian, childFirstName: child, event, url }, from) => {
    const subject =
      event === "joined"
        ? `${guardian} también cuida ahora de ${child}`
        : `${guardian} ya no cuida de ${child}`;
    return {
      subject,
      letter: {
        greeting: `Hola, ${firstName}:`,
        before: [
          event === "joined"
            ? `${guardian} aceptó una invitación y desde ahora también cuida de ${child} en ${from.name}: ve lo mismo que tú y tiene los mismos derechos.`
            : `${guardian} ha dejado de cuidar de ${child} en ${from.name} y ya no ve nada de lo que aprende. Para ti no cambia nada.`,
        ],
        action: { label: `Ver quién cuida de ${child}`, url },
        after: ["Si te sorprende, escríbenos."],
        footer: `Recibes este correo porque cuidas de ${child}. Preguntas: ${from.contactEmail}`,
      },
    };
  },
};
