import { alertAdvice } from "#features/oversight/rules-advice.ts";
import type { Locale } from "#shared/locale.ts";
import type { AlertCategory } from "#shared/oversight.ts";
import type { NoticeWords } from "./worded-notice.ts";

/** What an alert says to those who look after a child (L15). It quotes nothing (L16). */
export function alertWords(
  name: string,
  category: AlertCategory,
): Readonly<Record<Locale, NoticeWords>> {
  return {
    en: {
      subject: `Please look after ${name} now`,
      paragraphs: [
        `${name} wrote something to the tutor that a person should hear of. The tutor answered kindly and named people who help.`,
        alertAdvice[category].en,
      ],
      action: "See the alert",
      after: [
        "It may be a false alarm: a program found it by its words. Please ask all the same.",
        "Alerts like this one are always sent, at any hour: they cannot be switched off.",
      ],
    },
    es: {
      subject: `Atiende a ${name} ahora, por favor`,
      paragraphs: [
        `${name} escribió al tutor algo que una persona debe saber. El tutor respondió con cariño y dijo quién puede ayudar.`,
        alertAdvice[category].es,
      ],
      action: "Ver el aviso",
      after: [
        "Puede ser una falsa alarma: lo encontró un programa por sus palabras. Pregunta igualmente.",
        "Los avisos como este se envían siempre, a cualquier hora: no se pueden desactivar.",
      ],
    },
  };
}
