import {
  fraction,
  fromDecimal,
  fromInteger,
  divide,
  multiply,
  type Rational,
} from "../../../numbers/rational.ts";
import { partsCountedAt, spokenNumberAt } from "./number-words.ts";
import { foldWord } from "../../../gate/readable.ts";
import { spokenSigns, type Relation } from "./spoken-signs.ts";

/** A sentence in pieces that a check can compute with. `at` and `end` are offsets into the readable text. */
export type Token = { at: number; end: number } & (
  | {
      kind: "number";
      /** One value, or two where 1,234 may be a decimal or thousands, and 12 quarters a value or a count. */
      values: readonly [Rational, ...Rational[]];
      /** The digits as written, for digits that stand apart; null where it is no plain whole number. */
      digits: string | null;
      percent: boolean;
      weak: boolean;
    }
  | {
      kind: "sign";
      sign: "+" | "-" | "*" | "/" | "^" | "(" | ")" | "sqrt" | "of" | "twice" | "thrice";
    }
  /** `phrase` is the folded words of a spoken relation ("is", "es igual a"), null for a sign. */
  | { kind: "relation"; relation: Relation; phrase: string | null }
  /** A single letter: a variable, or an article. */
  | { kind: "name"; name: string }
  | { kind: "word"; word: string }
  | { kind: "comma" }
  /** Any other punctuation: what stands on either side is not one statement. */
  | { kind: "stop"; text: string }
);

const piece =
  /(\d+(?:[.,]\d+)*|\.\d+)|(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(<=|>=|!=|==|\*\*|[-+*/^()=<>~])|(,)|(\.{2,}|[^\s$])/gu;

/** Letters by names that are words of their own. */
const letterNames = new Map([["equis", "x"]]);

const numbersMax = 40;
const signOpenings = new Set([...spokenSigns.keys()].map((phrase) => phrase.split(" ")[0]));

/** The tokens of a readable text (see readable.ts). Linear time; numbers of over 40 digits are words. */
export function tokenize(text: string): Token[] {
  const raw: Token[] = [];
  for (const match of text.matchAll(piece)) {
    const [whole, number, word, sign, comma] = match;
    const at = match.index;
    const end = at + whole.length;
    if (number !== undefined) raw.push(...numbersIn(number, at));
    else if (word !== undefined) {
      const folded = foldWord(word);
      const letter =
        folded.length === 1 ? word.normalize("NFD").charAt(0) : letterNames.get(folded);
      raw.push(
        letter !== undefined
          ? { kind: "name", name: letter, at, end }
          : { kind: "word", word: folded, at, end },
      );
    } else if (sign !== undefined) raw.push(signToken(sign, at, end, text));
    else if (comma !== undefined) raw.push({ kind: "comma", at, end });
    else if (whole === "%") markPercent(raw, at, end);
    else raw.push({ kind: "stop", text: whole, at, end });
  }
  return withSpokenSigns(withSpokenNumbers(raw)).map(withoutLooseOf);
}

/** "of" takes a part only of something that follows: "half of 10", not "38 of course". */
function withoutLooseOf(token: Token, index: number, tokens: readonly Token[]): Token {
  if (token.kind !== "sign" || token.sign !== "of") return token;
  const next = tokens[index + 1];
  const takes =
    next?.kind === "number" ||
    next?.kind === "name" ||
    (next?.kind === "sign" && /^(?:[(-]|sqrt|twice|thrice)$/.test(next.sign)) ||
    (next?.kind === "word" &&
      /^(?:the|el|la|los|las|lo|un|una|what|that|this|it)$/.test(next.word));
  return takes ? token : { kind: "word", word: "of", at: token.at, end: token.end };
}

function numbersIn(text: string, at: number): Token[] {
  const end = at + text.length;
  const parts = text.split(/[.,]/);
  const separators = text.replaceAll(/\d/g, "");
  const one = (values: readonly [Rational, ...Rational[]], digits: string | null): Token[] => [
    { kind: "number", values, digits, percent: false, weak: false, at, end },
  ];
  if (text.length > numbersMax) return [{ kind: "word", word: "#", at, end }];
  if (parts.length === 1) return one([fromInteger(BigInt(text))], text);
  const decimal = fromDecimal(text.replace(",", "."));
  const grouped = parts.slice(1).every((part) => part.length === 3) && (parts[0] ?? "").length <= 3;
  if (separators.length === 1 && decimal !== null) {
    if (!grouped || parts[0] === "" || parts[0] === "0") return one([decimal], null);
    const whole = fromInteger(BigInt(parts.join("")));
    return one(separators === "," ? [whole, decimal] : [decimal, whole], null);
  }
  if (grouped && new Set(separators).size === 1)
    return one([fromInteger(BigInt(parts.join("")))], null);
  // 1,234.50 and 1.234,50
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const head = text.slice(0, last);
  if (/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(head) && head.at(-4) !== text[last]) {
    const value = fromDecimal(`${head.replaceAll(/[.,]/g, "")}.${text.slice(last + 1)}`);
    if (value !== null) return one([value], null);
  }
  // A list without spaces: 2,3,5
  let offset = at;
  return parts.flatMap((part, index) => {
    const start = offset;
    offset += part.length + 1;
    const comma: Token[] = index === 0 ? [] : [{ kind: "comma", at: start - 1, end: start }];
    return part === "" ? comma : [...comma, ...numbersIn(part, start)];
  });
}

function signToken(sign: string, at: number, end: number, text: string): Token {
  switch (sign) {
    case "<=":
    case ">=":
    case "!=":
    case "<":
    case ">":
    case "~":
      return { kind: "relation", relation: sign, phrase: null, at, end };
    case "=":
    case "==":
      return { kind: "relation", relation: "=", phrase: null, at, end };
    case "**": {
      // Two stars are a power between two numbers and bold print anywhere else.
      const power = /[\d)]$/.test(text.slice(0, at)) && /^[-(\d]/.test(text.slice(end));
      return power ? { kind: "sign", sign: "^", at, end } : { kind: "stop", text: sign, at, end };
    }
    case "+":
    case "-":
    case "*":
    case "/":
    case "^":
    case "(":
    case ")":
      return { kind: "sign", sign, at, end };
    default:
      return { kind: "stop", text: sign, at, end };
  }
}

function markPercent(tokens: Token[], at: number, end: number): void {
  const last = tokens.at(-1);
  if (last?.kind !== "number") return void tokens.push({ kind: "stop", text: "%", at, end });
  tokens[tokens.length - 1] = percentOf(last, end);
}

function hundredth(value: Rational): Rational {
  return divide(value, fromInteger(100));
}

function percentOf(token: Extract<Token, { kind: "number" }>, end: number): Token {
  const [first, ...rest] = token.values;
  return { ...token, values: [hundredth(first), ...rest.map(hundredth)], percent: true, end };
}

/** Puts numbers in words in the place of their words. A hyphen between two words is not a minus. */
function withSpokenNumbers(tokens: readonly Token[]): Token[] {
  const done: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) continue;
    const run = token.kind === "word" || token.kind === "name" ? wordsFrom(tokens, i) : null;
    const counted = run === null ? null : withParts(done.at(-1), token, run.words);
    if (run !== null && counted !== null) {
      i = run.indices[counted.words - 1] ?? i;
      done[done.length - 1] = { ...counted.number, end: tokens[i]?.end ?? token.end };
      continue;
    }
    const dozens = run === null ? null : inDozens(done.at(-1), token, run.words);
    if (dozens !== null && run !== null) {
      i = run.indices[dozens.words - 1] ?? i;
      done[done.length - 1] = { ...dozens.number, end: tokens[i]?.end ?? token.end };
      continue;
    }
    const spoken = run === null ? null : spokenNumberAt(run.words, 0);
    if (run === null || spoken === null) {
      const percents = perCent(tokens, i);
      const number = done.at(-1);
      if (percents > 0 && number?.kind === "number") {
        i += percents - 1;
        done[done.length - 1] = percentOf(number, tokens[i]?.end ?? token.end);
      } else if (!isHyphen(tokens, i)) done.push(token);
      continue;
    }
    i = run.indices[spoken.words - 1] ?? i;
    const { value, weak } = spoken;
    const digits = value.d === 1n ? String(value.n) : null;
    const end = tokens[i]?.end ?? token.end;
    done.push({ kind: "number", values: [value], digits, percent: false, weak, at: token.at, end });
  }
  return done;
}

/** Digits before the word for their parts, as one fraction: 7 eighths. */
function withParts(
  before: Token | undefined,
  word: Token,
  words: readonly string[],
): { number: Extract<Token, { kind: "number" }>; words: number } | null {
  if (before?.kind !== "number" || before.digits === null || word.at - before.end > 3) return null;
  const parts = partsCountedAt(words, before.values[0].n);
  if (parts === null) return null;
  const value = divide(before.values[0], fromInteger(parts.of));
  // 3 × 4 = 12 quarters counts them; 12 quarters = 3 takes their value.
  const values = [value, before.values[0]] as const;
  return { number: { ...before, values, digits: null }, words: parts.words };
}

/** A number before "dozen" as what it counts: 6 dozen, half a dozen. */
function inDozens(
  before: Token | undefined,
  word: Token,
  words: readonly string[],
): { number: Extract<Token, { kind: "number" }>; words: number } | null {
  if (before?.kind !== "number" || before.percent || word.at - before.end > 3) return null;
  const count = words[0] === "a" || words[0] === "de" ? 2 : 1;
  if (!/^(?:dozens?|docenas?)$/.test(words[count - 1] ?? "")) return null;
  const value = multiply(before.values[0], fromInteger(12));
  return { number: { ...before, values: [value], digits: null, weak: false }, words: count };
}

/** How many words at `at` say "percent", "per cent" or "por ciento"; 0 for none. */
function perCent(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "word") return 0;
  if (first.word === "percent") return 1;
  if (second?.kind !== "word") return 0;
  return /^(?:per cent|por ciento)$/.test(`${first.word} ${second.word}`) ? 2 : 0;
}

/** Up to ten words from `start` on, hyphens between them left out, with where each one stands. */
function wordsFrom(
  tokens: readonly Token[],
  start: number,
): { words: string[]; indices: number[] } {
  const words: string[] = [];
  const indices: number[] = [];
  for (let i = start; i < tokens.length && words.length < 10; i++) {
    const token = tokens[i];
    if (token?.kind === "word") words.push(token.word);
    else if (token?.kind === "name") words.push(token.name.toLowerCase());
    else if (isHyphen(tokens, i)) continue;
    else break;
    indices.push(i);
  }
  return { words, indices };
}

/** Whether a minus stands between two words without spaces: forty-one, three-quarters. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    token?.kind === "sign" &&
    token.sign === "-" &&
    before?.kind === "word" &&
    after?.kind === "word" &&
    before.end === token.at &&
    token.end === after.at
  );
}

/** Puts signs in words ("plus", "es igual a", "half of") in the place of their words; x between numbers is ×. */
function withSpokenSigns(tokens: readonly Token[]): Token[] {
  const done: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) continue;
    const before = done.at(-1);
    if (token.kind === "name" && /^[xX]$/.test(token.name) && isOperand(before)) {
      const next = tokens[i + 1];
      if (next?.kind === "number" && !glued(before, token, next)) {
        done.push({ kind: "sign", sign: "*", at: token.at, end: token.end });
        continue;
      }
    }
    const spoken =
      token.kind === "word" || token.kind === "name"
        ? (signAt(tokens, i, isOperand(before)) ?? signBehindUnit(tokens, i, done))
        : null;
    if (spoken === null) done.push(token);
    else {
      done.push(...spoken.tokens);
      i += spoken.words - 1;
    }
  }
  return done;
}

/** 2x 3 is a coefficient and its variable; 2 x 3 and 2x3 are products. */
function glued(before: Token | undefined, x: Token, next: Token): boolean {
  return before?.end === x.at && x.end !== next.at;
}

function isOperand(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === "number" || token.kind === "name") return true;
  return token.kind === "sign" && token.sign === ")";
}

/** 8 dollars plus 7 dollars: what is counted stands before the sign. */
function signBehindUnit(
  tokens: readonly Token[],
  at: number,
  done: readonly Token[],
): { tokens: Token[]; words: number } | null {
  const [number, unit] = [done.at(-2), done.at(-1)];
  if (number?.kind !== "number" || unit?.kind !== "word") return null;
  const found = signAt(tokens, at, true);
  const [sign] = found?.tokens ?? [];
  return sign?.kind === "sign" && sign.sign === "+" ? found : null;
}

function signAt(
  tokens: readonly Token[],
  start: number,
  afterOperand: boolean,
): { tokens: Token[]; words: number } | null {
  const first = tokens[start];
  const firstWord = first?.kind === "word" ? first.word : first?.kind === "name" ? first.name : "";
  if (!signOpenings.has(firstWord.toLowerCase())) return null;
  const words: string[] = [];
  for (let i = start; i < Math.min(start + 4, tokens.length); i++) {
    const token = tokens[i];
    if (token?.kind !== "word" && token?.kind !== "name") break;
    words.push(token.kind === "word" ? token.word : token.name.toLowerCase());
  }
  for (let count = words.length; count > 0; count--) {
    const phrase = words.slice(0, count).join(" ");
    const found = spokenSigns.get(phrase);
    if (found === undefined || (found.afterOperand && !afterOperand)) continue;
    const at = tokens[start]?.at ?? 0;
    const end = tokens[start + count - 1]?.end ?? at;
    if (found.kind === "relation") {
      return {
        tokens: [{ kind: "relation", relation: found.relation, phrase, at, end }],
        words: count,
      };
    }
    const sign: Token = { kind: "sign", sign: found.sign, at, end };
    const exponent: Token[] =
      found.exponent === undefined
        ? []
        : [
            {
              kind: "number",
              values: [fraction(BigInt(found.exponent), 1n)],
              digits: null,
              percent: false,
              weak: true,
              at: end,
              end,
            },
          ];
    return { tokens: [sign, ...exponent], words: count };
  }
  return null;
}
