import { distance } from "fastest-levenshtein";
import { type Locale, locales } from "#shared/locale.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { wordsLengthMax } from "../interaction.ts";
import { reason } from "../reading/asserted.ts";
import { isDisowned } from "../reading/disowned.ts";
import { findWord } from "../reading/find-word.ts";
import { bareWords, plainWords } from "../reading/plain-words.ts";

/** An answer that is typed is not longer; a longer one is a sentence. In words. */
const wordsMax = 6;
/** A word or a few, with case, accents, articles and a slip of a letter forgiven. */
export const words: ItemKind<"words"> = {
  kind: "words",
  read(text, { key, misconceptions, prompt }, locale) {
    if (key.kind !== "words") return null;
    const isMistake = (bare: string) =>
      misconceptions.some(({ signs = [] }) =>
        signs.some((sign) => sign.kind === "words" && isAmong(bare, sign.wordings, locale)),
      );
    const isRight = (bare: string) => {
      const accepted = acceptedAs(bare, key, locale);
      return accepted !== null && !isAnotherForm(bare, accepted);
    };
    const found = findWord(text, prompt[locale], (wording) => {
      const bare = bareWords(wording);
      return bare !== "" && (isMistake(bare) || isRight(bare));
    });
    if (!found || found.text.length > wordsLengthMax) return null;
    const given = { kind: "words", text: found.text } as const;
    const isGuess = found.isAsked && !isRight(bareWords(found.text));
    if (found.isKnown && found.isClean && !isGuess) return { sure: true, given };
    if (!found.isClean) return null;
    return found.isAsked ? { sure: false, given } : { sure: false, isLikely: true, given };
  },
  claimed(text, { key, misconceptions }, locale) {
    if (key.kind !== "words") return null;
    // What a reason names is not what it is the reason of: "steel, because wood would catch fire".
    const [before = "", ...after] = text.split(reason);
    const head = after.length > 0 && /\p{L}/u.test(before) ? before : text;
    const said = plainWords(head).split(" ").filter(Boolean);
    const stretches = said.flatMap((_, from) =>
      Array.from({ length: wordsMax }, (__, more) => ({ from, to: from + more + 1 })),
    );
    const named = (isOne: (bare: string) => boolean) =>
      stretches.filter(
        ({ from, to }) =>
          to <= said.length &&
          !isDisowned(said.slice(0, from).join(" ")) &&
          isOne(bareWords(said.slice(from, to).join(" "))),
      );
    const isMistake = named((bare) =>
      misconceptions.some(({ signs = [] }) =>
        signs.some((sign) => sign.kind === "words" && isAmong(bare, sign.wordings, locale)),
      ),
    );
    if (isMistake.length > 0) return null;
    const [found] = named((bare) => {
      const accepted = acceptedAs(bare, key, locale);
      return accepted !== null && !isAnotherForm(bare, accepted);
    });
    return found ? { kind: "words", text: said.slice(found.from, found.to).join(" ") } : null;
  },
  fits: (given) =>
    given.kind === "words" && given.text.length <= wordsLengthMax && bareWords(given.text) !== "",
  mark(given, { key, misconceptions }, locale) {
    if (given.kind !== "words" || key.kind !== "words")
      throw new TypeError("An answer of another kind");
    const bare = bareWords(given.text);
    const mistake = misconceptions.find(({ signs = [] }) =>
      signs.some((sign) => sign.kind === "words" && isAmong(bare, sign.wordings, locale)),
    );
    // A known wrong answer is never a slip of the right one: "mitosis" is not "meiosis".
    const accepted = mistake ? null : acceptedAs(bare, key, locale);
    return {
      receipt: receiptOf(accepted !== null, "words"),
      misconception: mistake ?? null,
      parts: null,
      spelled: accepted !== null && bareWords(accepted) !== bare ? accepted : null,
    };
  },
};

type Wordings = Readonly<Record<Locale, readonly string[]>>;

/** Whether a bare answer is one of the wordings, in the language of the lesson or the other. */
function isAmong(bare: string, wordings: Wordings, locale: Locale): boolean {
  return [locale, ...locales].some((each) =>
    wordings[each].some((wording) => bareWords(wording) === bare || plainWords(wording) === bare),
  );
}

/** The accepted wording that a bare answer is, exactly or but for a slip; null where it is none. */
function acceptedAs(
  bare: string,
  { accepted, isExact = false }: { accepted: Wordings; isExact?: boolean },
  locale: Locale,
): string | null {
  if (isAmong(bare, accepted, locale)) {
    return (
      [locale, ...locales]
        .flatMap((each) => accepted[each])
        .find((wording) => bareWords(wording) === bare || plainWords(wording) === bare) ?? null
    );
  }
  return (
    accepted[locale].find((wording) => {
      const wanted = bareWords(wording);
      if (isExact) return false;
      return /^[\p{L} ñ]+$/u.test(wanted) && isNear(bare, wanted);
    }) ?? null
  );
}

/** Whether one is the other but for slips of letters, word by word where they have as many words. */
function isNear(bare: string, wanted: string): boolean {
  const [said, meant] = [bare.split(" "), wanted.split(" ")];
  if (said.length === meant.length && said.length > 1)
    return said.every((word, at) => word === meant[at] || isNear(word, meant[at] ?? ""));
  return (
    bare.charAt(0) === wanted.charAt(0) &&
    distance(bare, wanted) <= Math.min(slipsIn(wanted), slipsIn(bare))
  );
}

/** "Childrens" may be a slip or the wrong form that the item is about, so it is asked back. */
function isAnotherForm(bare: string, accepted: string): boolean {
  const wanted = bareWords(accepted);
  return bare === `${wanted}s` || `${bare}s` === wanted;
}

/** How many letters may be missing, added or wrong in a word of this length. */
function slipsIn({ length }: string): number {
  if (length < 6) return 0;
  return length < 11 ? 1 : 2;
}
