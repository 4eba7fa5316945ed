import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import type { AlertCategory } from "#shared/oversight.ts";
import { site } from "#shared/site.ts";
import { alertAdvice } from "../rules-advice.ts";

export type AlertProps = {
  email: string;
  firstName: string;
  childFirstName: string;
  category: AlertCategory;
  /** The child's page of sessions. */
  url: string;
};

/** Tells a guardian at once that a child wrote something to look after. It quotes nothing (L16). */
export function alertEmail(props: AlertProps, locale: Locale): Email {
  const { subject, letter } = words[locale](props);
  return {
    kind: "alert",
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

const words: Readonly<Record<Locale, (props: AlertProps) => { subject: string; letter: Letter }>> =
  {
    en: ({ firstName, childFirstName: child, category, url }) => ({
      subject: `Please look after ${child} now`,
      letter: {
        greeting: `Hello ${firstName},`,
        before: [
          `${child} wrote something to the tutor that a person should hear of. The tutor answered kindly and named people who help.`,
          alertAdvice[category].en,
        ],
        action: { label: "See the alert", url },
        after: [
          "It may be a false alarm: a program found it by its words. Please ask all the same.",
        ],
        footer: `You get this e-mail because you look after ${child}’s account. Questions: ${site.contactEmail}`,
      },
    }),
    es: ({ firstName, childFirstName: child, category, url }) => ({
      subject: `Atiende a ${child} ahora, por favor`,
      letter: {
        greeting: `Hola, ${firstName}:`,
        before: [
          `${child} escribió al tutor algo que una persona debe saber. El tutor respondió con cariño y dijo quién puede ayudar.`,
          alertAdvice[category].es,
        ],
        action: { label: "Ver el aviso", url },
        after: [
          "Puede ser una falsa alarma: lo encontró un programa por sus palabras. Pregunta igualmente.",
        ],
        footer: `Recibes este correo porque cuidas de la cuenta de ${child}. Preguntas: ${site.contactEmail}`,
      },
    }),
  };
