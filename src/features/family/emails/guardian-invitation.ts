import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type GuardianInvitationProps = {
  email: string;
  /** "guardian": a parent invites another adult; "parent": a student invites a parent. */
  kind: "guardian" | "parent";
  inviter: string;
  /** First names. */
  children: readonly string[];
  /** The page where it is answered. */
  url: string;
  /** Days until it can no longer be answered. */
  days: number;
};

/** Invites an adult to look after students. In the inviter's language: the reader's is not known. */
export function guardianInvitationEmail(props: GuardianInvitationProps, locale: Locale): Email {
  return {
    kind: "guardian-invitation",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

function list(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}

type Words = (props: GuardianInvitationProps, from: Sender) => { subject: string; letter: Letter };

const words: Readonly<Record<Locale, Words>> = {
  en: ({ kind, inviter, children, url, days }, from) => {
    const names = list(children, "en");
    return {
      subject:
        kind === "parent"
          ? `${inviter} would like you to see how learning is going`
          : `${inviter} invites you to look after ${names} on ${from.name}`,
      letter: {
        greeting: "Hello,",
        before: [
          kind === "parent"
            ? `${inviter} learns with ${from.name}, a tutor for school subjects that is a computer program, and invites you to look after the account as a parent.`
            : `${inviter} looks after ${names} on ${from.name}, a tutor for school subjects that is a computer program, and invites you to do so too.`,
          "With a yes you see what is learned as it happens and set the rules for it, with the same rights as anyone else who looks after the account.",
        ],
        action: { label: "Read more and decide", url },
        after: [
          `You can answer within ${days} days, with an account that has this email address. If you do nothing, nothing happens.`,
          `If you do not know ${inviter}, please ignore this message.`,
        ],
        footer: `You get this email because ${inviter} gave your address. Questions: ${from.contactEmail}`,
      },
    };
  },
  es: ({ kind, inviter, children, url, days }, from) => {
    const names = list(children, "es");
    return {
      subject:
        kind === "parent"
          ? `${inviter} quiere que veas cómo va su aprendizaje`
          : `${inviter} te invita a cuidar de la cuenta de ${names} en ${from.name}`,
      letter: {
        greeting: "Hola:",
        before: [
          kind === "parent"
            ? `${inviter} aprende con ${from.name}, un programa informático que da clases particulares de las materias escolares, y te invita a cuidar de su cuenta como madre, padre o tutor legal.`
            : `${inviter} cuida de la cuenta de ${names} en ${from.name}, un programa informático que da clases particulares de las materias escolares, y te invita a hacerlo también.`,
          "Si aceptas, verás lo que se aprende en el momento y podrás poner las reglas, con los mismos derechos que las demás personas que cuidan de la cuenta.",
        ],
        action: { label: "Saber más y decidir", url },
        after: [
          `Puedes responder durante ${days} días, con una cuenta que tenga esta dirección de correo. Si no haces nada, no pasa nada.`,
          `Si no conoces a ${inviter}, ignora este mensaje.`,
        ],
        footer: `Recibes este correo porque ${inviter} nos dio tu dirección. Preguntas: ${from.contactEmail}`,
      },
    };
  },
};
