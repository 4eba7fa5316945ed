import type { Locale } from "#shared/locale.ts";
import { type Clause, cut, type Sentence } from "./clauses.ts";
import { type Mention, tellingIn, valuesIn, wholeIn } from "./mentions.ts";
import { type Lexicon, lexiconOf, type Part, partsWith } from "./parts.ts";
import { isEqual, isReckoned, type Places, placesIn } from "./places.ts";
import { isSmall, ordinalPlace } from "./small-words.ts";
import {
  doubts,
  framedBy,
  isClosed,
  leavesOpen,
  saysAgain,
  type Stance,
  stanceTo,
  swaps,
  takesBack,
} from "./stance.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A clause of a message with what it mentions and how it stands to it. */
export type Told = {
  clause: Clause;
  sentence: Sentence;
  /** By number, letter or order, of whichever side. */
  places: readonly Mention[];
  /** On each side by its own words or values, in their order. */
  sides: readonly (readonly Mention[])[];
  stanceOf: (mention: Mention, side: number) => Stance;
  /** How many words neither lead to an answer nor belong to what is mentioned. */
  left: number;
  /** What is named last is said something of, or denied: "5 and 6 blow up", "plastic and wood dont". */
  isPredicated: boolean;
  /** It doubts, and names nothing itself. */
  doubtsBefore: boolean;
  takesBack: boolean;
  saysAgain: boolean;
  leavesOpen: boolean;
  isClosed: boolean;
};

/** What a message tells of a card, clause by clause. */
export type Telling = {
  clauses: readonly Told[];
  lexicons: readonly Lexicon[];
  /** It trails off: "luego…". */
  trailsOff: boolean;
  /** A number that may be a place stands in it, and was read as none. */
  hasLoose: boolean;
  /** It speaks of an exchange: "the other way round". */
  swaps: boolean;
};

/**
 * Reads what a message mentions of the sides of a card. `prompt` is what the card asks, whose words say nothing of their
 * own; `count` is how many places there are.
 */
export function readTold(
  written: string,
  {
    sides,
    prompt,
    locale,
  }: { sides: readonly (readonly Part[])[]; prompt: string; locale: Locale },
): Telling {
  // What stands in brackets is said beside the answer.
  const text = written
    .replaceAll(/(?<=\S\s)\([^()]*\s[^()]*\)/gu, ({ length }) => " ".repeat(length))
    .replaceAll(/\n+/gu, " . ");
  const tokens = tokensOf(text);
  const lexicons = sides.map((parts) => lexiconOf(parts, locale));
  const wholes = lexicons.map((lexicon) => wholeIn(text, tokens, lexicon));
  const kept = new Set(wholes.flat().flatMap(spanOf(tokens)));
  const { clauses, sentences } = cut(tokens, (token) => kept.has(token));
  const asked = new Set(tokensOf(prompt).map(({ plain }) => plain));
  const numbers = clauses
    .flatMap((clause) => clause.tokens)
    .filter((token) => token.kind === "number" && !kept.has(token));
  const asPlaces = arePlaces(numbers, lexicons);
  const told = clauses.map((clause) => {
    const sentence = sentences[clause.sentence] ?? { hasMark: false, hasOr: false };
    return tellClause({ clause, sentence, lexicons, wholes, asked, asPlaces });
  });
  const read = new Set(
    told
      .flatMap(({ places, sides: own }) => [...places, ...own.flat()])
      .flatMap((one) => one.tokens),
  );
  const most = Math.max(...lexicons.map(({ count }) => count));
  const hasLoose = clauses.some(
    (clause) =>
      !clause.isAsking &&
      clause.tokens.some(
        (token) =>
          mayBePlace(token, clause.tokens, most) &&
          (sides.length > 1 || !isEqual(token, clause.tokens)) &&
          !read.has(token) &&
          !kept.has(token),
      ),
  );
  const trailsOff = /(?:…|\.{2,})\s*$/u.test(written);
  const isSwap = swaps(tokens.map(({ plain }) => plain));
  return { clauses: told, lexicons, trailsOff, hasLoose, swaps: isSwap };
}

/** Whether a token may be a place by its form: a small number that is reckoned with by no sign. */
function mayBePlace(token: Token, clause: readonly Token[], most: number): boolean {
  const isSmallNumber = token.kind === "number" && /^[1-9]$/u.test(token.plain);
  return isSmallNumber && Number(token.plain) <= most && !isReckoned(token, clause);
}

/** Whether there is a formula with an unknown that no part has, so that its numbers name nothing: "2x + 3y = 12". */
function hasUnknown(tokens: readonly Token[], isOfAny: (word: string) => boolean): boolean {
  return tokens.some((token, at) => {
    if (!/^[xyz]$/u.test(token.plain) || isOfAny(token.plain)) return false;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isGlued = before?.kind === "number" && before.to === token.from;
    return (
      isGlued || [before, after].some((one) => one !== undefined && /^[=+-]$/u.test(one.plain))
    );
  });
}

/** Whether numbers name places though some of them are values of parts too: "2 3 4" where only 4 is a value. */
function arePlaces(numbers: readonly Token[], lexicons: readonly Lexicon[]): boolean {
  const told = new Set(numbers.map(({ plain }) => plain));
  const areIn = (known: readonly string[]) => [...told].every((number) => known.includes(number));
  const count = Math.max(...lexicons.map((lexicon) => lexicon.count));
  const places = Array.from({ length: count }, (_, place) => String(place + 1));
  return told.size > 1 && areIn(places) && !lexicons.some(({ values }) => values && areIn(values));
}

/** All tokens from the first to the last of a mention, with the signs between. */
function spanOf(tokens: readonly Token[]) {
  return ({ at, to }: Mention) => tokens.filter((token) => token.from >= at && token.to <= to);
}

function tellClause({
  clause,
  sentence,
  lexicons,
  wholes,
  asked,
  asPlaces,
}: {
  clause: Clause;
  sentence: Sentence;
  lexicons: readonly Lexicon[];
  wholes: readonly (readonly Mention[])[];
  asked: ReadonlySet<string>;
  asPlaces: boolean;
}): Told {
  const { tokens } = clause;
  const whole = wholes.map((some) =>
    some.filter((mention) => mention.tokens.every((token) => tokens.includes(token))),
  );
  const taken = new Set(whole.flat().flatMap((mention) => mention.tokens));
  const free = tokens.filter((token) => !taken.has(token));
  const isOfAny = (word: string) => lexicons.some((lexicon) => partsWith(word, lexicon).length > 0);
  const isForeign = hasUnknown(free, (word) => isOfAny(word));
  const values = lexicons.map((lexicon) => (asPlaces || isForeign ? [] : valuesIn(free, lexicon)));
  const valued = new Set(values.flat().flatMap((mention) => mention.tokens));
  const rest = free.filter((token) => !valued.has(token));
  const places: Places = {
    count: Math.max(...lexicons.map(({ count }) => count)),
    isOf: (part, word) => lexicons.some((lexicon) => partsWith(word, lexicon).includes(part)),
    isOfAny,
    isPaired: lexicons.length > 1,
  };
  const placed = isForeign ? [] : placesIn(rest, places);
  const placeTokens = new Set(placed.flatMap((mention) => mention.tokens));
  const framed = framedBy(clause);
  const words = rest.filter(
    (token) =>
      !isForeign &&
      !placeTokens.has(token) &&
      !framed.has(token) &&
      !(token.kind === "number" && isReckoned(token, tokens)),
  );
  const sides = lexicons.map((lexicon, side) => {
    const own = [...(whole[side] ?? []), ...(values[side] ?? [])];
    const isNew = (part: number) => own.every((mention) => mention.part !== part);
    const telling = tellingBy(words, lexicon, isNew);
    // Who names one whole says the rest around it; who names several is giving a list.
    const more = own.length === 1 ? telling.filter(({ tokens: of }) => of.length > 1) : telling;
    return [...own, ...more].toSorted((a, b) => a.at - b.at);
  });
  const mentioned = new Set([...sides.flat(), ...placed].flatMap((mention) => mention.tokens));
  const leftOver = tokens.filter(
    (token) =>
      token.kind !== "sign" &&
      !mentioned.has(token) &&
      !framed.has(token) &&
      !isSmall(token.plain) &&
      !asked.has(token.plain) &&
      !isOwnWord(token.plain, lexicons, sides, placed),
  );
  const lastNamed = Math.max(-1, ...[...mentioned].map(({ to }) => to));
  return {
    clause,
    sentence,
    places: placed,
    sides,
    stanceOf: (mention, side) =>
      stanceTo(
        mention,
        clause,
        (word) => mention.by !== "place" && hasWord(lexicons[side], mention.part, word),
        mentioned,
      ),
    left: leftOver.length,
    isPredicated: mentioned.size > 0 && leftOver.some(({ from }) => from >= lastNamed),
    doubtsBefore: mentioned.size === 0 && !leavesOpen(clause) && doubts(clause),
    takesBack: takesBack(clause),
    saysAgain: saysAgain(clause),
    leavesOpen: leavesOpen(clause),
    isClosed: isClosed(clause),
  };
}

/**
 * The parts that the words of a clause tell. "First" and "last" say where something goes unless nothing else tells a part:
 * "Hannibal first" is not the first emperor.
 */
function tellingBy(
  words: readonly Token[],
  lexicon: Lexicon,
  isFree: (part: number) => boolean,
): Mention[] {
  const others = words.filter(({ plain }) => ordinalPlace(plain, lexicon.count) < 0);
  const told = tellingIn(others, lexicon, isFree);
  return told.length > 0 ? told : tellingIn(words, lexicon, isFree);
}

function hasWord(lexicon: Lexicon | undefined, part: number, word: string): boolean {
  return lexicon?.whole[part]?.some(({ plain }) => plain === word) ?? false;
}

/** Whether a word belongs to a part that the clause mentions. */
function isOwnWord(
  word: string,
  lexicons: readonly Lexicon[],
  sides: readonly (readonly Mention[])[],
  placed: readonly Mention[],
): boolean {
  return lexicons.some((lexicon, side) => {
    const parts = partsWith(word, lexicon);
    return [...(sides[side] ?? []), ...placed].some(({ part }) => parts.includes(part));
  });
}
