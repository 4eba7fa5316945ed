import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale, Localized } from "#shared/locale.ts";
import type { AlertCategory } from "#shared/oversight.ts";
import { site } from "#shared/site.ts";

export type AlertProps = {
  email: string;
  firstName: string;
  childFirstName: string;
  category: AlertCategory;
  /** The child's page of sessions. */
  url: string;
};

/** What to do at once, and who helps. */
const advice: Readonly<Record<AlertCategory, Localized>> = {
  "self-harm": {
    en: "Please go to them now, listen, and do not leave them alone. In the US you can call or text 988 at any hour; elsewhere findahelpline.com lists a number near you. In danger, call 911 or your emergency number.",
    es: "Ve ahora a su lado, escucha y no dejes que se quede a solas. En España, el 024 atiende a cualquier hora; en Estados Unidos, el 988, también en español; en otros países, findahelpline.com. Si hay peligro, llama al 112 o al 911.",
  },
  abuse: {
    en: "Please listen calmly and say that it is not their fault. In the US, Childhelp answers at 1-800-422-4453 at any hour. In danger, call 911 or your emergency number.",
    es: "Escucha con calma y di que no es culpa suya. En España, el 116 111 atiende a menores y familias; en Estados Unidos, el 1-800-422-4453. Si hay peligro, llama al 112 o al 911.",
  },
  danger: {
    en: "Please find out now where they are and whether they are safe. In danger, call 911 or your emergency number.",
    es: "Averigua ahora dónde está y si está a salvo. Si hay peligro, llama al 112 o al 911.",
  },
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
          advice[category].en,
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
          advice[category].es,
        ],
        action: { label: "Ver el aviso", url },
        after: [
          "Puede ser una falsa alarma: lo encontró un programa por sus palabras. Pregunta igualmente.",
        ],
        footer: `Recibes este correo porque cuidas de la cuenta de ${child}. Preguntas: ${site.contactEmail}`,
      },
    }),
  };
