import type { SentenceView } from "#features/oversight/contract.ts";
import type { Locale, Localized } from "#shared/locale.ts";
import type { AlertCategory } from "#shared/oversight.ts";

/** Something of a child that a parent is told, with all that its words need. */
export type Notice = { childFirstName: string; url: string } & (
  | { kind: "session"; sentences: readonly SentenceView[] }
  | { kind: "achievement"; skill: Localized }
  | { kind: "alert"; category: AlertCategory; snippet: string }
);

/** A notice in words: what the letter is called, its paragraphs, and what its button says. */
export type NoticeWords = { subject: string; paragraphs: string[]; action: string };

/** What is said of something that happened. */
export function noticeWords(notice: Notice, locale: Locale): NoticeWords {
  return words[locale](notice);
}

/** The sentences of a session, one after the other; what the tutor pointed at is for its page, which shows mathematics. */
function sessionWords(
  sentences: readonly SentenceView[],
  say: (sentence: SentenceView) => string | null,
): string {
  return sentences.flatMap((sentence) => say(sentence) ?? []).join(" ");
}

function list(skills: readonly Localized[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(skills.map((skill) => skill[locale]));
}

const alertEn: Readonly<Record<AlertCategory, string>> = {
  "self-harm":
    "wrote something that sounds like being in great distress, or in danger of self-harm",
  abuse: "wrote something that sounds as if somebody hurts or threatens them",
  danger: "wrote something that sounds like being in danger",
};

const alertEs: Readonly<Record<AlertCategory, string>> = {
  "self-harm": "escribió algo que suena a mucho sufrimiento o a peligro de hacerse daño",
  abuse: "escribió algo que suena a que alguien le hace daño o le amenaza",
  danger: "escribió algo que suena a peligro",
};

function english(notice: Notice): NoticeWords {
  const { childFirstName: name } = notice;
  switch (notice.kind) {
    case "session":
      return {
        subject: `${name} has finished a session`,
        paragraphs: [
          sessionWords(notice.sentences, (sentence) => {
            const count = sentence.problems.length;
            switch (sentence.kind) {
              case "practised": {
                const what = list(sentence.skills, "en");
                return `${name} worked for ${minutesEn(sentence.minutes)} on ${problemsEn(count)}${what ? `: ${what}` : ""}.`;
              }
              case "talked":
                return `${name} talked with the tutor for ${minutesEn(sentence.minutes)}; no answer was marked.`;
              case "alone":
                return `Right at the first try and without help: ${count}.`;
              case "withHelp":
                return `Right with help: ${count}.`;
              case "open":
                return `Not right yet: ${count}.`;
              case "next":
                return nextEn[sentence.step];
              default:
                return null;
            }
          }),
        ],
        action: "See the session",
      };
    case "achievement":
      return {
        subject: `${name} has mastered a skill: ${notice.skill.en}`,
        paragraphs: [
          `${name} can do this alone now: ${notice.skill.en}. Several problems in a row were right at the first try, without help.`,
        ],
        action: "See what it rests on",
      };
    case "alert":
      return {
        subject: `Please look after ${name} now`,
        paragraphs: [
          `${name} ${alertEn[notice.category]}: “${notice.snippet}”`,
          "The tutor answered with care and named people who help. It is no doctor: please talk with your child now. In an emergency call 911 or your local number; in the United States 988 helps at any hour.",
        ],
        action: "Open the dashboard",
      };
  }
}

const nextEn = {
  again: "Next time the last problem is worth another try.",
  alone: "Next comes the same kind of problem without help.",
  review: "The tutor will bring this skill back for a review in time.",
} as const;

function minutesEn(minutes: number): string {
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

function problemsEn(count: number): string {
  return count === 1 ? "one problem" : `${count} problems`;
}

function spanish(notice: Notice): NoticeWords {
  const { childFirstName: name } = notice;
  switch (notice.kind) {
    case "session":
      return {
        subject: `${name} terminó una sesión`,
        paragraphs: [
          sessionWords(notice.sentences, (sentence) => {
            const count = sentence.problems.length;
            switch (sentence.kind) {
              case "practised": {
                const what = list(sentence.skills, "es");
                return `${name} trabajó ${minutesEs(sentence.minutes)} en ${problemsEs(count)}${what ? `: ${what}` : ""}.`;
              }
              case "talked":
                return `${name} habló con el tutor ${minutesEs(sentence.minutes)}; no se corrigió ninguna respuesta.`;
              case "alone":
                return `Bien al primer intento y sin ayuda: ${count}.`;
              case "withHelp":
                return `Bien con ayuda: ${count}.`;
              case "open":
                return `Aún sin resolver: ${count}.`;
              case "next":
                return nextEs[sentence.step];
              default:
                return null;
            }
          }),
        ],
        action: "Ver la sesión",
      };
    case "achievement":
      return {
        subject: `${name} domina una destreza: ${notice.skill.es}`,
        paragraphs: [
          `${name} ya puede hacer esto sin ayuda: ${notice.skill.es}. Varios problemas seguidos salieron bien al primer intento, sin pistas.`,
        ],
        action: "Ver en qué se basa",
      };
    case "alert":
      return {
        subject: `Por favor, acompaña a ${name} ahora`,
        paragraphs: [
          `${name} ${alertEs[notice.category]}: «${notice.snippet}»`,
          "El tutor respondió con cuidado y nombró a quien puede ayudar. No es médico: por favor, habla ahora con tu hijo o hija. En una emergencia llama al 911 o al número de tu país; en Estados Unidos, el 988 ayuda a cualquier hora, también en español.",
        ],
        action: "Abrir el panel",
      };
  }
}

const nextEs = {
  again: "La próxima vez vale la pena volver a intentar el último problema.",
  alone: "Lo siguiente es el mismo tipo de problema, sin ayuda.",
  review: "El tutor traerá de vuelta esta destreza para repasarla a tiempo.",
} as const;

function minutesEs(minutes: number): string {
  return minutes === 1 ? "un minuto" : `${minutes} minutos`;
}

function problemsEs(count: number): string {
  return count === 1 ? "un problema" : `${count} problemas`;
}

const words: Readonly<Record<Locale, (notice: Notice) => NoticeWords>> = {
  en: english,
  es: spanish,
};
