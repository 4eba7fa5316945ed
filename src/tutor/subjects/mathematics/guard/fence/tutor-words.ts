import english from "#content/vocabulary/en.json" with { type: "json" };
import spanish from "#content/vocabulary/es.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { foldWord } from "../../../../gate/readable.ts";
import { baseForms, verbStems, isVerbForm } from "./word-forms.ts";

/** The vocabulary of a tutor who holds an answer back. Words go in folded (see foldWord). */
export type TutorWords = {
  /** A word of ordinary lesson talk that carries no quantity: it may always be said. */
  isSaid(word: string): boolean;
  /** A word that compares or gives a direction: it may be asked about, and said where no number stands with it. */
  isCompared(word: string): boolean;
  /** A word that measures or describes a number: it may be asked about, and said only where the mind says it. */
  isMeasured(word: string): boolean;
  /** A word with which a tutor begins to state something that describes no answer: "you …", "look …", "not yet". */
  isOpener(word: string): boolean;
  /** Folded words with those of phrases that carry nothing blanked out: "write down", "por ciento". */
  withoutPhrases(words: readonly string[]): string[];
};

/** Pronouns at the end of an order in Spanish: escríbelo. */
const pronouns = /l[ao]s?$/;

/** Endings of orders and of what "you", "we" and "I" do. */
const address = /(?:[ae]|[ae]s|[aei]mos|o|[ae](?:me|te|nos)?l[aeo]s?|[ae](?:me|te))$/;
/** Forms that end like an order and describe: "mide", "queda". */
const describing =
  /^(?:aparece|basta|brilla|cabe|cae|comienza|corresponde|cuesta|crece|depende|dura|empieza|gana|hace|llega|mide|ocurre|parece|pasa|pertenece|pesa|pierde|queda|resulta|sale|significa|sobra|sobresale|sirve|suena|supera|tarda|tiene|vale|viene|vive|dice|existe|consiste|termina|acaba|contiene|une|un[aeo]s?|solo|parte|cruza)n?$/;

type Listed = Record<
  "said" | "verbs" | "compared" | "measured" | "openers" | "phrases",
  readonly string[]
>;

const vocabularies: Readonly<Record<Locale, TutorWords>> = {
  en: vocabulary(english, "en"),
  es: vocabulary(spanish, "es"),
};

/** The vocabulary of a language. */
export function tutorWords(locale: Locale): TutorWords {
  return vocabularies[locale];
}

function vocabulary(listed: Listed, locale: Locale): TutorWords {
  const said = new Set(wordsOf(listed.said));
  const compared = new Set(wordsOf(listed.compared));
  const measured = new Set(wordsOf(listed.measured));
  const openers = new Set(wordsOf(listed.openers));
  const stems = new Set(wordsOf(listed.verbs).flatMap(verbStems));
  const phrases = listed.phrases
    .map((phrase) => phrase.split(" ").map(foldWord).join(" "))
    .toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<= )(?:${phrases.join("|")})(?= )`, "g");
  const isListed = (word: string, list: ReadonlySet<string>) =>
    list.has(word) ||
    (!said.has(word) && baseForms(word, locale).some((base) => base.length > 3 && list.has(base)));
  const isSaid = (word: string) =>
    said.has(word) ||
    (!isListed(word, compared) &&
      !isListed(word, measured) &&
      (baseForms(word, locale).some((base) => said.has(base)) || isVerbForm(word, stems)));
  return {
    isSaid,
    isCompared: (word) => isListed(word, compared),
    isMeasured: (word) => isListed(word, measured),
    isOpener: (word) =>
      openers.has(word) ||
      (locale === "en" && /^(?!.*thing$)[a-z]{3,}ing$/.test(word)) ||
      (locale === "es" &&
        (/.(?:aste|iste)$/.test(word) ||
          openers.has(word.replace(pronouns, "")) ||
          (address.test(word) && !describing.test(word) && isVerbForm(word, stems)))),
    withoutPhrases: (words) =>
      ` ${words.join(" ")} `
        .replaceAll(pattern, (phrase) => phrase.replaceAll(/[^ ]+/g, "_"))
        .trim()
        .split(" "),
  };
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" ")).map(foldWord);
}
