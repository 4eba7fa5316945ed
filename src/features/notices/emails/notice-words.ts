import { signInWords } from "#features/accounts/emails/sign-in-notice.ts";
import type { Device } from "#features/accounts/sessions/device.ts";
import type { SentenceView } from "#features/oversight/contract.ts";
import type { Locale, Localized } from "#shared/locale.ts";
import type { AlertCategory } from "#shared/oversight.ts";
import { type AgeChange, ageWordsForParents } from "./age-words.ts";
import { alertWords } from "./alert-words.ts";
import type { NoticeWords } from "./worded-notice.ts";

/** Something of a child that a parent is told, with all that its words need. */
export type Notice = { childFirstName: string; url: string } & (
  | { kind: "session"; sentences: readonly SentenceView[] }
  | { kind: "achievement"; skill: Localized }
  | { kind: "alert"; category: AlertCategory }
  | ({ kind: "sign-in" } & SignIn)
  | ({ kind: "age" } & AgeChange)
);

/** When and at what a child signed in. */
type SignIn = { device: Device; at: Date; timeZone: string };

/** What came of learning. */
type Learned = Extract<Notice, { kind: "session" | "achievement" }>;

/** What is said of something that happened. */
export function noticeWords(notice: Notice, locale: Locale): NoticeWords {
  const { childFirstName: name } = notice;
  switch (notice.kind) {
    case "alert":
      return alertWords(name, notice.category)[locale];
    case "age":
      return ageWordsForParents(name, notice, locale);
    case "sign-in":
      return signInWords(notice, locale);
    default:
      return words[locale](notice);
  }
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

function english(notice: Learned): NoticeWords {
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
                return `Right on the first try and without help: ${count}.`;
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
          `${name} can do this alone now: ${notice.skill.en}. Several problems in a row were right on the first try, without help.`,
        ],
        action: "See what it rests on",
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

function spanish(notice: Learned): NoticeWords {
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

const words: Readonly<Record<Locale, (notice: Learned) => NoticeWords>> = {
  en: english,
  es: spanish,
};
