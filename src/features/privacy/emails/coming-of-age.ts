import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";

export type ComingOfAgeProps = {
  email: string;
  firstName: string;
  /** The student's first name, where a guardian is written to; null in the student's own letter. */
  studentFirstName: string | null;
  /** The 18th birthday, YYYY-MM-DD. */
  day: string;
  /** Whether it is still ahead. */
  isAhead: boolean;
  url: string;
};

/** Tells that the 18th birthday ends the supervision, before it and on the day, a guardian or the student. */
export function comingOfAgeEmail(props: ComingOfAgeProps, locale: Locale): Email {
  return {
    kind: props.isAhead ? "adult-soon" : "adult-now",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}

type Words = (props: ComingOfAgeProps, from: Sender) => { subject: string; letter: Letter };

const words: Readonly<Record<Locale, Words>> = {
  en: ({ firstName, studentFirstName: name, day, isAhead, url }, from) => {
    const date = longDate(day, "en");
    const footer = `You get this email because it is about an account at ${from.name} that you ${name === null ? "have" : "look after"}. Questions: ${from.contactEmail}`;
    const greeting = `Hello ${firstName},`;
    if (name === null) {
      return {
        subject: isAhead
          ? `On ${date} your ${from.name} account becomes yours alone`
          : `Your ${from.name} account is yours alone now`,
        letter: {
          greeting,
          before: [
            isAhead
              ? `On ${date} you turn 18. From that day on nobody else sees your lessons, sets rules or decides about your data.`
              : "You are 18: happy birthday. From today on nobody else sees your lessons, sets rules or decides about your data.",
            "What was agreed to for you beyond learning itself ends on that day; you choose anew on your profile.",
          ],
          action: { label: "Open your profile", url },
          after: [
            "Make sure that you know your password: nobody in your family can give you a new one afterwards.",
          ],
          footer,
        },
      };
    }
    return {
      subject: isAhead
        ? `On ${date} ${name}’s account passes to ${name}`
        : `${name}’s account has passed to ${name}`,
      letter: {
        greeting,
        before: [
          isAhead
            ? `On ${date} ${name} turns 18. From that day on the account is ${name}’s alone: you no longer see lessons and progress, your rules end, and so does what you agreed to.`
            : `${name} is 18 today. The account is ${name}’s alone now: you no longer see lessons and progress, your rules have ended, and so has what you agreed to.`,
          "Thank you for being there along the way.",
        ],
        action: { label: isAhead ? "Open the dashboard" : `Open ${from.name}`, url },
        after: isAhead
          ? [
              `Until then you can take a copy of everything on the Privacy page. Please see to it that ${name} knows the password and has an own email address on the profile.`,
            ]
          : [],
        footer,
      },
    };
  },
  es: ({ firstName, studentFirstName: name, day, isAhead, url }, from) => {
    const date = longDate(day, "es");
    const footer = `Recibes este correo porque trata de una cuenta de ${from.name} que ${name === null ? "es tuya" : "está a tu cuidado"}. Preguntas: ${from.contactEmail}`;
    const greeting = `Hola, ${firstName}:`;
    if (name === null) {
      return {
        subject: isAhead
          ? `El ${date} tu cuenta de ${from.name} pasa a ser solo tuya`
          : `Tu cuenta de ${from.name} ya es solo tuya`,
        letter: {
          greeting,
          before: [
            isAhead
              ? `El ${date} cumples 18 años. Desde ese día nadie más ve tus clases, pone reglas ni decide sobre tus datos.`
              : "Ya tienes 18 años: ¡feliz cumpleaños! Desde hoy nadie más ve tus clases, pone reglas ni decide sobre tus datos.",
            "Lo que se había autorizado por ti, aparte de aprender, termina ese día; vuelves a elegir en tu perfil.",
          ],
          action: { label: "Abrir tu perfil", url },
          after: [
            "Asegúrate de que sabes tu contraseña: después nadie de tu familia podrá darte otra.",
          ],
          footer,
        },
      };
    }
    return {
      subject: isAhead
        ? `El ${date} la cuenta de ${name} pasa a sus manos`
        : `La cuenta de ${name} ha pasado a sus manos`,
      letter: {
        greeting,
        before: [
          isAhead
            ? `El ${date} ${name} cumple 18 años. Desde ese día la cuenta es solo suya: dejas de ver sus clases y su progreso, terminan tus reglas y también lo que habías autorizado.`
            : `${name} cumple hoy 18 años. La cuenta ya es solo suya: dejas de ver sus clases y su progreso, y han terminado tus reglas y lo que habías autorizado.`,
          "Gracias por haber estado ahí todo este camino.",
        ],
        action: { label: isAhead ? "Abrir el panel" : `Abrir ${from.name}`, url },
        after: isAhead
          ? [
              `Hasta entonces puedes descargar una copia de todo en la página Privacidad. Comprueba, por favor, que ${name} sabe la contraseña y tiene un correo propio en su perfil.`,
            ]
          : [],
        footer,
      },
    };
  },
};
