import type { Sight } from "#shared/oversight.ts";
import type { Locale } from "#shared/locale.ts";
import type { NoticeWords } from "./worded-notice.ts";

/** A birthday that changes what parents see of lessons. */
export type AgeChange = {
  /** The birthday, YYYY-MM-DD. */
  day: string;
  /** What parents see from then on. */
  sight: Sight;
  /** Whether it is still ahead. */
  isAhead: boolean;
};

function longDate(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** Tells those who look after a child what they see from a birthday on (promise 5). */
export function ageWordsForParents(name: string, change: AgeChange, locale: Locale): NoticeWords {
  const { sight, isAhead } = change;
  const day = longDate(change.day, locale);
  if (locale === "en") {
    return {
      subject: isAhead
        ? `From ${day} you see less of ${name}’s sessions`
        : `What you see of ${name}’s sessions has changed`,
      paragraphs: [
        isAhead
          ? `${name} grows up, and ${name}’s words become more and more private. On ${day} a birthday changes what you see.`
          : `${name} grows up, and ${name}’s words become more and more private. The birthday on ${day} has changed what you see.`,
        sight === "flagged"
          ? `From that day on you see a summary of each session and the parts around an alert. The rest of the words is ${name}’s own.`
          : `From that day on you see a summary of each session. The words are ${name}’s own, also those around an alert.`,
        `Progress, reports, your rules and alerts stay as they are. ${name} is told the same.`,
      ],
      action: "See which rule applies",
    };
  }
  return {
    subject: isAhead
      ? `Desde el ${day} verás menos de las sesiones de ${name}`
      : `Ha cambiado lo que ves de las sesiones de ${name}`,
    paragraphs: [
      isAhead
        ? `${name} crece, y sus palabras son cada vez más privadas. El ${day}, su cumpleaños, cambia lo que ves.`
        : `${name} crece, y sus palabras son cada vez más privadas. Su cumpleaños, el ${day}, ha cambiado lo que ves.`,
      sight === "flagged"
        ? `Desde ese día ves un resumen de cada sesión y las partes en torno a una alerta. El resto de las palabras es solo de ${name}.`
        : `Desde ese día ves un resumen de cada sesión. Las palabras son solo de ${name}, también las que rodean una alerta.`,
      `El progreso, los informes, tus reglas y las alertas siguen igual. ${name} recibe el mismo aviso.`,
    ],
    action: "Ver qué regla se aplica",
  };
}

/** Tells the student the same. */
export function ageWordsForStudent(change: AgeChange, locale: Locale): NoticeWords {
  const { sight, isAhead } = change;
  const day = longDate(change.day, locale);
  if (locale === "en") {
    return {
      subject: isAhead
        ? `From ${day} more of your sessions is yours alone`
        : "More of your sessions is yours alone now",
      paragraphs: [
        isAhead
          ? `Your birthday on ${day} changes what your parents see of your sessions.`
          : `Your birthday on ${day} has changed what your parents see of your sessions.`,
        sight === "flagged"
          ? "From that day on they read a summary of each session and the parts around an alert. The rest is yours."
          : "From that day on they read a summary of each session. Your words are yours.",
        "If you write that you are in danger, a person is still told, so that somebody can help you.",
      ],
      action: "See what your parents can see",
    };
  }
  return {
    subject: isAhead
      ? `Desde el ${day}, una parte mayor de tus sesiones será solo tuya`
      : "Una parte mayor de tus sesiones ya es solo tuya",
    paragraphs: [
      isAhead
        ? `El ${day}, tu cumpleaños, cambia lo que tu familia ve de tus sesiones.`
        : `Tu cumpleaños, el ${day}, ha cambiado lo que tu familia ve de tus sesiones.`,
      sight === "flagged"
        ? "Desde ese día lee un resumen de cada sesión y las partes en torno a una alerta. Lo demás es tuyo."
        : "Desde ese día lee un resumen de cada sesión. Tus palabras son tuyas.",
      "Si escribes que estás en peligro, una persona lo sabrá igualmente, para que alguien te ayude.",
    ],
    action: "Ver qué puede ver tu familia",
  };
}
