import type { Mention } from "./mentions.ts";
import { isCry, isSmall, numberWords, ordinalPlace, reasons } from "./small-words.ts";
import type { Token } from "./tokens.ts";

/** What the places of a card are: how many, and which words its parts are made of. */
export type Places = {
  count: number;
  /** Whether a word belongs to the part at a place (0 first), so that the number before it counts nothing. */
  isOf: (part: number, word: string) => boolean;
  /** There are places on two sides, so that each mostly stands beside what it is paired with: "the first gives 1". */
  isPaired?: boolean;
  /** Whether a word stands in any part. */
  isOfAny: (word: string) => boolean;
};

/** These say that what follows is a place. */
const leads: ReadonlySet<string> = new Set(
  "the la el las los lo line lines linea lineas option options opcion opciones number numbers numero numeros num no nr n letter letra sentence frase oracion choice answer respuesta #".split(
    " ",
  ),
);

/** The same, where a number in words or a letter stands behind them. */
const namesPlace: ReadonlySet<string> = new Set(
  "line lines linea lineas option options opcion opciones number numero letter letra choice #".split(
    " ",
  ),
);

const article: ReadonlySet<string> = new Set("the la el las los lo".split(" "));

/** Behind these stands what is spoken of: "in line 4", "de la 1". */
const prepositions: ReadonlySet<string> = new Set(
  "in en of de del about like on to from between entre sobre at than than for por until hasta behind like como".split(
    " ",
  ),
);

/** Choosing for or by: "go for 2", "voto por la 2". */
const chooses = /^(?:go|going|gonna|vote|voting|voy|voto|opto|vamos|think|digo|say|pick)$/u;

/** What counts behind a number. */
const counting =
  /^(?:of|de|more|mas|left|times?|veces|vez|cm|mm|km|m|kg|g|mg|ml|l|s|h|hz|percent|degrees?|grados?|minutos?|minutes?)$/u;

/** The places (0 first) that a clause names by number, letter or order. */
export function placesIn(clause: readonly Token[], places: Places): Mention[] {
  const tokens = clause.filter(({ kind, plain }) => kind !== "sign" || plain === "#");
  return tokens.flatMap((token, at): Mention[] => {
    const range = rangeAt(tokens, at, places);
    if (range) return range;
    if (at > 0 && rangeAt(tokens, at - 1, places)) return [];
    const place = placeAt(tokens, at, clause, places);
    if (place === null || place < 0 || place >= places.count) return [];
    return [mentionOf(place, token, isOblique(tokens, at))];
  });
}

function mentionOf(place: number, token: Token, isBehind = false): Mention {
  return {
    part: place,
    at: token.from,
    to: token.to,
    tokens: [token],
    by: "place",
    ...(isBehind ? { isOblique: true } : {}),
  };
}

function placeAt(
  tokens: readonly Token[],
  at: number,
  clause: readonly Token[],
  places: Places,
): number | null {
  const token = tokens[at];
  if (!token) return null;
  const { plain } = token;
  const before = tokens[at - 1]?.plain ?? "";
  const after = tokens[at + 1];
  if (token.kind === "number")
    return /^[1-9]$/u.test(plain) && !counts(tokens, at, clause, places) ? Number(plain) - 1 : null;
  const ordinal = ordinalPlace(plain, places.count);
  if (ordinal >= 0) {
    const isOwn = places.isOfAny(plain);
    const isLed = leads.has(before) || /^(?:its|es|is|thats)$/u.test(before);
    const isNamed =
      after === undefined ||
      /^(?:ones?|is|es|era|was|of|de|then|y|only|solo|nomas)$/u.test(after.plain) ||
      isCry(after.plain) ||
      namesPlace.has(after.plain) ||
      places.isOfAny(after.plain) ||
      (isLed && (places.isPaired === true || isSmall(after.plain)));
    return isNamed && !isOwn && !/^(?:wait|un|a|at|al|por)$/u.test(before) ? ordinal : null;
  }
  const isAlone = tokens.every((one, index) => index === at || isOfList(one));
  const number = numberWords.get(plain);
  if (number !== undefined) {
    if (isReckoned(token, clause)) return null;
    const isOne = number === 1;
    const isBare = tokens.length === 1 || (isAlone && !isOne && !/^(?:the|l[ao]s)$/u.test(before));
    const isNamed = namesPlace.has(before) || isBare;
    return isNamed && !/^(?:other|otr[oa]s|both)$/u.test(before) ? number - 1 : null;
  }
  const hasNumber = isAlone && tokens.some(({ kind }) => kind === "number");
  return letterAt(token, tokens[at - 1], after, isAlone, hasNumber, tokens.length, places);
}

/** Whether a word may stand beside a letter that is a place: small, a number or another letter. */
function isOfList({ kind, plain }: Token): boolean {
  return kind !== "word" || plain.length === 1 || isSmall(plain);
}

/** The place that a letter names: a capital, one that is said to be one, or "b)". */
function letterAt(
  token: Token,
  earlier: Token | undefined,
  after: Token | undefined,
  isAlone: boolean,
  hasNumber: boolean,
  tokenCount: number,
  places: Places,
): number | null {
  const { plain, raw } = token;
  if (!/^[a-h]$/u.test(plain) || places.isOfAny(plain)) return null;
  const letter = "abcdefgh".indexOf(plain);
  const before = earlier?.plain ?? "";
  const isFirst = earlier === undefined;
  // "1b", "1-b", "1 is b", "b2".
  if (after === undefined && hasNumber) return letter;
  if (after?.kind === "number" && after.from === token.to) return letter;
  if (earlier?.kind === "number" && !isArticle(plain, after)) return letter;
  if (namesPlace.has(before) || (article.has(before) && isAlone)) return letter;
  if (tokenCount === 1) return letter;
  const isCapital = raw !== raw.toLowerCase();
  if (isCapital && isAlone && !isArticle(plain, after)) return letter;
  return isAlone && (after === undefined || isFirst) && plain !== "a" && plain !== "e"
    ? letter
    : null;
}

/** Whether "a" and "e" are words of their own: something follows that is no number. */
function isArticle(plain: string, after: Token | undefined): boolean {
  return /^[ae]$/u.test(plain) && after !== undefined && after.kind !== "number";
}

function isBeside(token: Token, clause: readonly Token[], sign: RegExp): boolean {
  const at = clause.indexOf(token);
  return [clause[at - 1], clause[at + 1]].some((one) => sign.test(one?.plain ?? ""));
}

/** Whether a number stands beside an equals sign. */
export function isEqual(token: Token, clause: readonly Token[]): boolean {
  return isBeside(token, clause, /^=$/u);
}

/** Whether a number stands beside a sign of reckoning or measuring. */
export function isReckoned(token: Token, clause: readonly Token[]): boolean {
  const at = clause.indexOf(token);
  const isTimes = [clause[at - 1], clause[at + 1]].some((one) => one?.plain === "x");
  return isTimes || isBeside(token, clause, /^[*×/+%°$]$/u);
}

/** Whether a number counts or measures what follows: "3 of these", "for 3 hours", "8 x 10". */
function counts(
  tokens: readonly Token[],
  at: number,
  clause: readonly Token[],
  places: Places,
): boolean {
  const token = tokens[at];
  const number = Number(token?.plain);
  const before = tokens[at - 1]?.plain ?? "";
  if (token && isReckoned(token, clause)) return true;
  // "1 = 2" pairs places; elsewhere it is a calculation.
  if (places.isPaired !== true && token && isEqual(token, clause)) return true;
  const isRough = before === "about" && tokens[at - 2]?.plain !== "sure";
  if (isRough || /^(?:x|times|plus|other|otr[oa]s|these|those|like)$/u.test(before)) return true;
  const after = tokens[at + 1];
  if (!after || after.kind !== "word") return false;
  const word = after.plain;
  if (/^[a-h]$/u.test(word) && after.from === token?.to) return false;
  if (word === "x") return tokens[at + 2]?.kind === "number";
  if (counting.test(word)) return true;
  if (isSmall(word) || reasons.has(word)) return false;
  if (places.isOf(number - 1, word) || places.isOfAny(word)) return false;
  // "2 cats": what is counted is many.
  return number > 1 && word.length > 3 && word.endsWith("s") && !leads.has(before);
}

function isOblique(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && leads.has(tokens[before]?.plain ?? "")) before -= 1;
  const word = tokens[before]?.plain ?? "";
  if (!prepositions.has(word)) return false;
  // "la de la 2", "lo de la 1": the one with it.
  return !(
    /^(?:for|por)$/u.test(word) && tokens.slice(0, before).some(({ plain }) => chooses.test(plain))
  );
}

/** "first two", "las dos primeras", "last 3": several places at once, told at their first word. */
function rangeAt(tokens: readonly Token[], at: number, { count }: Places): Mention[] | null {
  const [one, other] = [tokens[at], tokens[at + 1]];
  if (!one || !other) return null;
  const isEnd = (word: string) => /^(?:first|primer[oa]s|last|ultim[oa]s)$/u.test(word);
  const lengthOf = ({ plain, kind }: Token) =>
    kind === "number" ? Number(plain) : (numberWords.get(plain) ?? 0);
  const [end, length] = isEnd(one.plain) ? [one, lengthOf(other)] : [other, lengthOf(one)];
  // "2 first" is no range, "las dos primeras" is one.
  if (end === other && !end.plain.endsWith("s")) return null;
  if (!isEnd(end.plain) || length < 2 || length > count) return null;
  const isLast = /^(?:last|ultim)/u.test(end.plain);
  const from = isLast ? count - length : 0;
  return Array.from({ length }, (_, step) => mentionOf(from + step, step === 0 ? one : other));
}
