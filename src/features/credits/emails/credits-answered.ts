import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type CreditsAnsweredProps = {
  email: string;
  firstName: string;
  /** The child they were asked for; null where the reader asked for themself. */
  childFirstName: string | null;
  /** What was granted; null where the request was declined. */
  amount: number | null;
  /** The administrator's words. */
  reason: string;
  url: string;
};

/** Tells whoever asked for more credits what the academy answered. */
export function creditsAnsweredEmail(props: CreditsAnsweredProps, locale: Locale): Email {
  return {
    kind: "credits-answered",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

type Words = (props: CreditsAnsweredProps, from: Sender) => { subject: string; letter: Letter };

const words: Readonly<Record<Locale, Words>> = {
  en: ({ firstName, childFirstName: child, amount, reason, url }, from) => {
    const credits = amount === 1 ? "1 credit" : `${amount} credits`;
    const whom = child ?? "you";
    return {
      subject:
        amount === null
          ? `Your request for more credits${child === null ? "" : ` for ${child}`}`
          : `${credits} more for ${whom}`,
      letter: {
        greeting: `Hello ${firstName},`,
        before: [
          amount === null
            ? `You asked for more credits for ${child ?? "yourself"}. This time there are none.`
            : `You asked for more credits for ${child ?? "yourself"}. Here are ${credits}; they can be used now.`,
          `The academy writes: “${reason}”`,
        ],
        action: { label: "See the credits", url },
        after: [
          amount === null
            ? "A problem that is open can be finished, and reviews cost nothing. You can ask again."
            : "One credit opens one problem with all of its help; reviews cost nothing.",
        ],
        footer: `You get this email because you asked for credits. Questions: ${from.contactEmail}`,
      },
    };
  },
  es: ({ firstName, childFirstName: child, amount, reason, url }, from) => {
    const credits = amount === 1 ? "1 crédito" : `${amount} créditos`;
    return {
      subject:
        amount === null
          ? `Tu petición de más créditos${child === null ? "" : ` para ${child}`}`
          : `${credits} más para ${child ?? "ti"}`,
      letter: {
        greeting: `Hola, ${firstName}:`,
        before: [
          amount === null
            ? `Pediste más créditos para ${child ?? "ti"}. Esta vez no los hay.`
            : `Pediste más créditos para ${child ?? "ti"}. Aquí tienes ${credits}; ya se pueden usar.`,
          `La academia escribe: «${reason}»`,
        ],
        action: { label: "Ver los créditos", url },
        after: [
          amount === null
            ? "Un problema abierto se puede terminar y los repasos no cuestan nada. Puedes volver a pedirlos."
            : "Un crédito abre un problema con toda su ayuda; los repasos no cuestan nada.",
        ],
        footer: `Recibes este correo porque pediste créditos. Preguntas: ${from.contactEmail}`,
      },
    };
  },
};
