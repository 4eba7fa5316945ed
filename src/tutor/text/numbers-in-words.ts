import type { Locale } from "#shared/locale.ts";
import { asSpelled, english, spanish, type Words, wordsOf } from "./number-vocabulary.ts";

/**
 * Numbers that are said in words, told in figures: cardinals, fractions, mixed numbers, decimals read aloud and times of
 * the clock, with the slips that children make in them. A grammar of its own for each language; whatever is no number
 * stays as it was.
 */

type Token = { word: string; from: number; to: number };

const tokens = /[\p{L}\p{M}]+|\d+(?:[.,/]\d+)*|[^\s\p{L}\p{M}\d]/gu;

/** The text with every number that it says in words told in figures, as the language of the lesson writes them. */
export function inFigures(text: string, locale: Locale): string {
  if (!/\p{L}/u.test(text)) return text;
  const words = wordsOf[locale];
  const read: Token[] = [...text.matchAll(tokens)].map(({ 0: word, index }) => ({
    word: asSpelled(fold(word), locale),
    from: index,
    to: index + word.length,
  }));
  let told = "";
  let toldTo = 0;
  for (let at = 0; at < read.length;) {
    const found = timeAt(read, at, locale) ?? numberAt(read, at, words);
    const [first, last] = [read[at], read[(found?.end ?? at + 1) - 1]];
    if (found && first && last) {
      told += text.slice(toldTo, first.from) + found.figures;
      toldTo = last.to;
    }
    at = found?.end ?? at + 1;
  }
  return told + text.slice(toldTo);
}

function fold(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

type Found = { figures: string; end: number };

/** The number in words that begins at a place; null where none does, or where it is in figures as it stands. */
function numberAt(read: readonly Token[], at: number, words: Words): Found | null {
  const isNegative =
    words.negative.test(wordAt(read, at)) && !endsNumber(wordAt(read, at - 1), words);
  const start = isNegative ? at + 1 : at;
  const sign = isNegative ? "-" : "";
  const found =
    pointAt(read, start, words) ??
    partAt(read, start, words) ??
    countedAt(read, start, words) ??
    (isNegative ? figureAt(read, start) : null);
  return found && { ...found, figures: sign + found.figures };
}

/** "Point seven" alone, where no number stands before it. */
function pointAt(read: readonly Token[], at: number, words: Words): Found | null {
  if (words !== english || !words.decimal.test(wordAt(read, at))) return null;
  if (endsNumber(wordAt(read, at - 1), words)) return null;
  const digits = decimalsAt(read, at + 1, words);
  return digits && { figures: `0${words.sign}${digits.figures}`, end: digits.end };
}

/** "Menos 42" */
function figureAt(read: readonly Token[], at: number): Found | null {
  return /^\d/.test(wordAt(read, at)) ? { figures: wordAt(read, at), end: at + 1 } : null;
}

/** A count with what may follow it: the parts it counts, decimals, what it is divided by, or a part besides. */
function countedAt(read: readonly Token[], at: number, words: Words): Found | null {
  const first = cardinalAt(read, at, words);
  if (!first) return null;
  const whole = yearAt(read, first, words) ?? first;
  const next = wordAt(read, whole.end);
  if (words.decimal.test(next)) {
    const digits = decimalsAt(read, whole.end + 1, words);
    if (digits) return { figures: `${whole.value}${words.sign}${digits.figures}`, end: digits.end };
  }
  const below = divisorAt(read, whole.end, words);
  if (below) return { figures: `${whole.value}/${below.value}`, end: below.end };
  if (words.and.test(next)) {
    const part = partAt(read, whole.end + 1, words);
    if (part) return { figures: `${whole.value} ${part.figures}`, end: part.end };
  }
  const amount = amountAt(read, whole);
  if (amount) return amount;
  if (whole.isFigure) return null;
  return isLoneOne(read, at, whole) ? null : { figures: String(whole.value), end: whole.end };
}

/** "Five eighths", "a half", "una cuarta parte". */
function partAt(read: readonly Token[], at: number, words: Words): Found | null {
  const isOne = words.article.test(wordAt(read, at));
  const top = isOne ? { value: 1, end: at + 1 } : cardinalAt(read, at, words);
  const half = at > 0 && words.and.test(wordAt(read, at - 1)) && words.parts.get(wordAt(read, at));
  if (half && half.of === 2) return { figures: "1/2", end: at + 1 };
  if (!top) return null;
  const name = wordAt(read, top.end);
  const part = words.parts.get(name);
  // "Twenty third" is an ordinal.
  if (!part || (top.value >= 20 && !part.isMany)) return null;
  const end = /^partes?$/.test(wordAt(read, top.end + 1)) ? top.end + 2 : top.end + 1;
  // "Una quinta", without its "parte", is a house.
  if (name.endsWith("a") && name !== "media" && end === top.end + 1) return null;
  return { figures: `${top.value}/${part.of}`, end };
}

/** "Over 4", "out of 8", "de cada 10". */
function divisorAt(read: readonly Token[], at: number, words: Words) {
  const said = `${wordAt(read, at)} ${wordAt(read, at + 1)}`;
  const length = words.over.test(wordAt(read, at)) ? 1 : /^(?:out of|de cada)$/.test(said) ? 2 : 0;
  return length === 0 ? null : cardinalAt(read, at + length, words);
}

const hundredths = /^(?:cents?|centavos?|centimos?|pence)$/;

/** "7 dollars and 25 cents", "tres euros con cincuenta centavos". */
function amountAt(read: readonly Token[], whole: Cardinal): Found | null {
  const unit = read[whole.end];
  if (!unit || !/^(?:dollars?|bucks|dolar(?:es)?|euros?|pesos?|pounds?)$/.test(unit.word))
    return null;
  const isJoined = /^(?:and|y|con|,)$/.test(wordAt(read, whole.end + 1));
  const words = /^(?:dollars?|bucks|euros?|pounds?)$/.test(unit.word) ? english : spanish;
  const small =
    cardinalAt(read, whole.end + (isJoined ? 2 : 1), words) ??
    cardinalAt(read, whole.end + (isJoined ? 2 : 1), spanish);
  if (!small || small.value > 99 || !hundredths.test(wordAt(read, small.end))) return null;
  const figures = `${whole.value}.${String(small.value).padStart(2, "0")} ${unit.word}`;
  return { figures, end: small.end + 1 };
}

function decimalsAt(read: readonly Token[], at: number, words: Words): Found | null {
  let digits = "";
  let end = at;
  for (;;) {
    const word = wordAt(read, end);
    // "28 coma 26"
    const value = /^\d{1,6}$/.test(word) && digits === "" ? word : words.cardinals.get(word);
    if (typeof value === "string") return { figures: value, end: end + 1 };
    if (value === undefined || (digits !== "" && value > 9 && words === english)) break;
    digits += value;
    end++;
  }
  return digits === "" ? null : { figures: digits, end };
}

type Cardinal = { value: number; end: number; isFigure: boolean };

/** A whole number, in words or in figures. */
function cardinalAt(read: readonly Token[], at: number, words: Words): Cardinal | null {
  const figure = /^\d{1,9}$/.test(wordAt(read, at)) ? Number(wordAt(read, at)) : null;
  const isArticle = words.article.test(wordAt(read, at)) && words.scales.has(wordAt(read, at + 1));
  let total = 0;
  let current = figure ?? (isArticle ? 1 : 0);
  let end = figure !== null || isArticle ? at + 1 : at;
  let isWords = false;
  // Units follow tens, tens follow hundreds: what may come next is below what the zeros leave free.
  let room = figure === null && !isArticle ? 1000 : 1;
  for (;;) {
    const word = wordAt(read, end);
    const joined = end > at && isJoint(read, end, words, current) ? end + 1 : end;
    const value = valueAt(read, joined, words, isWords);
    const scale = words.scales.get(word);
    if (value !== undefined && value < room) {
      current += value;
      room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1;
      end = joined + 1;
    } else if (scale === 100 && current > 0 && current < 100) {
      current *= 100;
      room = 100;
      end++;
    } else if (scale !== undefined && scale !== 100 && (current > 0 || word === "mil")) {
      total += Math.max(1, current) * scale;
      current = 0;
      room = scale === 12 ? 1 : Math.min(1000, scale);
      end++;
    } else break;
    isWords = true;
  }
  if (end === at) return null;
  return { value: total + current, end, isFigure: !isWords && figure !== null };
}

/** "Nineteen sixty nine": a year is read in two halves. */
function yearAt(read: readonly Token[], first: Cardinal, words: Words): Cardinal | null {
  if (words !== english || first.isFigure || first.value < 11 || first.value > 20) return null;
  const second = cardinalAt(read, first.end, words);
  return second && !second.isFigure && second.value > 9 && second.value < 100
    ? { value: first.value * 100 + second.value, end: second.end, isFigure: false }
    : null;
}

/** The value of a word that is one; after "3 thousand" a figure counts as one too. */
function valueAt(read: readonly Token[], at: number, words: Words, isGoingOn: boolean) {
  const word = wordAt(read, at);
  if (isGoingOn && /^\d{1,3}$/.test(word)) return Number(word);
  // "Por ciento" is no number.
  if (/^cien(?:to)?$/.test(word) && wordAt(read, at - 1) === "por") return undefined;
  return words.cardinals.get(word);
}

/** Whether a word (or a hyphen) between two parts of a number joins them. */
function isJoint(read: readonly Token[], at: number, words: Words, before: number): boolean {
  const word = wordAt(read, at);
  if (word === "-") return read[at]?.from === read[at - 1]?.to && before >= 20;
  if (!words.and.test(word)) return false;
  return words === english ? before >= 100 : before % 100 >= 30 && before % 10 === 0;
}

/** "One" and "uno" are numbers where nothing follows them that they could belong to: "this one is hard" has none. */
function isLoneOne(read: readonly Token[], at: number, { value, end }: Cardinal): boolean {
  if (value !== 1 || end !== at + 1) return false;
  const before = wordAt(read, at - 1);
  const isPointed =
    /^(?:this|that|the|which|each|every|another|last|next|first|middle|other|un|una|cada|el|la|ese|esa|este|esta|otro|otra)$/;
  const isEnd = /^(?:$|[^\p{L}\d])/u.test(wordAt(read, end));
  return /^una?$/.test(wordAt(read, at)) || isPointed.test(before) || !isEnd;
}

const minutesSaid: Readonly<Record<string, number>> = {
  quarter: 15,
  half: 30,
  cuarto: 15,
  media: 30,
};

/** "Half past six", "twenty to five", "las doce y cuarto", "las tres menos diez". */
function timeAt(read: readonly Token[], at: number, locale: Locale): Found | null {
  const words = wordsOf[locale];
  if (locale === "en") {
    const said = minutesSaid[wordAt(read, at)];
    const minutes = said === undefined ? cardinalAt(read, at, words) : { value: said, end: at + 1 };
    if (!minutes) return null;
    const direction = wordAt(read, minutes.end);
    const isPast = /^(?:past|after)$/.test(direction);
    if (!isPast && !/^(?:to|till|til|before)$/.test(direction)) return null;
    const hour = cardinalAt(read, minutes.end + 1, words);
    return hour && clock(hour.value, isPast ? minutes.value : -minutes.value, hour.end);
  }
  if (!/^(?:las|la)$/.test(wordAt(read, at))) return null;
  const hour = cardinalAt(read, at + 1, words);
  const direction = hour && wordAt(read, hour.end);
  if (!hour || !direction || !/^(?:y|menos)$/.test(direction)) return null;
  const said = minutesSaid[wordAt(read, hour.end + 1)];
  const minutes =
    said === undefined ? cardinalAt(read, hour.end + 1, words) : { value: said, end: hour.end + 2 };
  if (!minutes) return null;
  return clock(hour.value, direction === "y" ? minutes.value : -minutes.value, minutes.end);
}

function clock(hour: number, minutes: number, end: number): Found | null {
  if (hour < 1 || hour > 24 || Math.abs(minutes) > 59) return null;
  const before = minutes < 0;
  const shown = before ? (hour === 1 ? 12 : hour - 1) : hour;
  return { figures: `${shown}:${String(before ? 60 + minutes : minutes).padStart(2, "0")}`, end };
}

/** Whether a number ends before: then a minus takes away from it. */
function endsNumber(word: string, { cardinals, scales, parts: ofWhole }: Words): boolean {
  return /^[\d)]/.test(word) || cardinals.has(word) || scales.has(word) || ofWhole.has(word);
}

function wordAt(read: readonly Token[], at: number): string {
  return read[at]?.word ?? "";
}
