import { cut, type Clause } from "./clauses.ts";
import { functionWords, isSmall, ordinalPlace, saysNothing } from "./small-words.ts";
import { framedBy, takesBack } from "./stance.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A word or a few that a message gives: `isKnown` where it is the answer or a known mistake. */
type FoundWord = { text: string; isKnown: boolean; isAsked: boolean; isClean: boolean };

/** An answer of more words is a sentence. */
const wordsMax = 6;
/** Words that nobody knows are an answer where they are so few. */
const unknownMax = 3;
/** A shorter one says nothing by itself. */
const unknownLengthMin = 3;
/** These join the words of one thing: "fire of London". */
const joins: ReadonlySet<string> = new Set("of the de del la el los las".split(" "));

type Found = FoundWord & { clause: Clause };

/**
 * The word that a message gives as its answer, among those that lead to one: "its called boiling", "theres a church in it".
 * `isKnown` tells of a wording whether it is right or a known mistake; the prompt's own words say nothing. Null where it
 * gives none, or two.
 */
export function findWord(
  message: string,
  prompt: string,
  isKnown: (wording: string) => boolean,
): FoundWord | null {
  const text = message.replaceAll(/\n+/gu, " . ");
  const asked = new Set(tokensOf(prompt).map(({ plain }) => plain));
  const { clauses, sentences } = cut(tokensOf(text), () => false);
  const backAt = clauses.findLastIndex(takesBack);
  const isQuestion =
    clauses.some(({ isAsking }) => isAsking) ||
    (sentences.length > 1 && sentences.some(({ hasMark }) => hasMark));
  const all = clauses.flatMap((clause): Found[] => {
    const { hasMark = false, hasOr = false } = sentences[clause.sentence] ?? {};
    if (clause.isAsking || hasOr || isDenied(clause)) return [];
    // Beside a question a word that nobody knows is talk.
    const known = knownIn(clause, text, asked, isKnown);
    // A guess is all that its sentence says: "is it a fossil?"
    const one = known ?? (isQuestion ? null : unknownIn(clause, text, hasMark ? new Set() : asked));
    return one ? [{ ...one, isAsked: hasMark, clause }] : [];
  });
  const later = all.filter(({ clause }) => clauses.indexOf(clause) >= backAt);
  const found = later.length > 0 ? later : all;
  const clean = found.filter((one) => one.isClean);
  const [first] = clean;
  if (!first) return found.find((one) => one.isKnown) ?? null;
  // What is come to at the end is meant; else who begins with it goes on to speak of it.
  const last = clean.findLast((one) => one.isKnown && one.clause.joint === "so");
  return last ?? (first.isKnown ? first : (clean.find((one) => one.isKnown) ?? first));
}

function isDenied({ tokens }: Clause): boolean {
  return tokens.some(({ plain }) => /^(?:not|isnt|wasnt|never|tampoco|ni)$/u.test(plain));
}

/** The shortest wording in a clause that is known. */
function knownIn(
  clause: Clause,
  text: string,
  asked: ReadonlySet<string>,
  isKnown: (wording: string) => boolean,
): FoundWord | null {
  const framed = framedBy(clause);
  const words = clause.tokens.filter((token) => token.kind !== "sign" && !framed.has(token));
  for (let length = 1; length <= Math.min(wordsMax, words.length); length += 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const own = words.slice(at, at + length);
      const wording = spanOf(own, text);
      if (own.every(({ plain }) => functionWords.has(plain)) || !isKnown(wording)) continue;
      const left = words.filter(
        (token) => !own.includes(token) && !isSmall(token.plain) && !asked.has(token.plain),
      );
      return { text: wording, isKnown: true, isAsked: false, isClean: left.length === 0 };
    }
  return null;
}

/** A word or two beside each other, and nothing else that says anything. */
function unknownIn(clause: Clause, text: string, asked: ReadonlySet<string>): FoundWord | null {
  const framed = framedBy(clause);
  const words = clause.tokens.filter((token) => token.kind !== "sign" && !framed.has(token));
  const telling = words.filter(({ plain, kind }) => kind === "word" && !isSmall(plain));
  const own = telling.filter(({ plain }) => !asked.has(plain));
  const some = own.length > 0 ? own : telling;
  const [first] = some;
  const last = some.at(-1);
  if (!first || !last || some.length > unknownMax) return null;
  if (some.every(({ plain }) => plain.length < unknownLengthMin)) return null;
  if (words.some(({ kind, plain }) => kind === "number" && !asked.has(plain))) return null;
  // "The last word in the sentence" tells which, and not what it is.
  if (words.some(({ plain }) => ordinalPlace(plain, 2) >= 0 && !asked.has(plain))) return null;
  const between = words.slice(words.indexOf(first), words.indexOf(last) + 1);
  const isTogether = between.every((token) => some.includes(token) || joins.has(token.plain));
  if (!isTogether || some.some(({ plain }) => saysNothing(plain))) return null;
  return { text: spanOf(some, text), isKnown: false, isAsked: false, isClean: true };
}

function spanOf(tokens: readonly Token[], text: string): string {
  return text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0);
}
