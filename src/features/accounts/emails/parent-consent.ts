import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type Letter, written } from "./layout.ts";

export type ParentConsentProps = {
  parentEmail: string;
  /** As the child typed it: anything. */
  childFirstName: string;
  /** The page where the parent answers. */
  url: string;
  /** Days until the request and everything in it is deleted. */
  days: number;
};

/** Asks a parent whether their child may learn here (COPPA, 16 CFR 312.4(c): what is kept, why, and what silence does). */
export function parentConsentEmail(props: ParentConsentProps, locale: Locale): Email {
  return {
    kind: "parent-consent",
    to: props.parentEmail,
    ...written((from) => words[locale](props, from), locale),
  };
}

/** A subject is one line, whatever a name holds. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

const words: Readonly<
  Record<Locale, (props: ParentConsentProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ childFirstName: name, url, days }, from) => ({
    subject: oneLine(`${name} would like to learn with ${from.name}`),
    letter: {
      greeting: "Hello,",
      before: [
        `${name} would like to use ${from.name}, a tutor for school subjects that is a computer program, and gave us your address so that we can ask you first.`,
        "Children under 13 join only when a parent or guardian says yes. You decide, and you will see everything the tutor and your child write to each other.",
      ],
      action: { label: "Read more and decide", url },
      after: [
        `We have kept two things: the first name and your email address, only to write you this message. If you do nothing, both are deleted after ${days} days and no account is made.`,
        "If you do not know this child, please ignore this message.",
      ],
      footer: `You get this email because someone gave your address as a parent's. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ childFirstName: name, url, days }, from) => ({
    subject: oneLine(`${name} quiere aprender con ${from.name}`),
    letter: {
      greeting: "Hola:",
      before: [
        `${name} quiere usar ${from.name}, un programa informático que da clases particulares de las materias escolares, y nos dio tu dirección para que te pidamos permiso antes.`,
        "Los menores de 13 años solo pueden entrar si su madre, su padre o su tutor legal dice que sí. Tú decides, y podrás ver todo lo que se escriban el programa y tu hijo o hija.",
      ],
      action: { label: "Saber más y decidir", url },
      after: [
        `Hemos guardado dos datos: el nombre y tu correo, solo para escribirte este mensaje. Si no haces nada, los dos se borran en ${days} días y no se crea ninguna cuenta.`,
        "Si no sabes de quién se trata, ignora este mensaje.",
      ],
      footer: `Recibes este correo porque alguien dio tu dirección como la de su madre, padre o tutor legal. Preguntas: ${from.contactEmail}`,
    },
  }),
};
