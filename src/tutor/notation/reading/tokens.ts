import { characters } from "./characters.ts";
import {
  isAsciiLetter,
  isLoneSign,
  mayBeginNumber,
  mayBeginSpace,
  mayBeginUnit,
} from "./first-character.ts";
import { connectorAt, isRatioWord } from "./connectors.ts";
import { ReadFailure } from "./failure.ts";
import { constantNames, cutIntoNames, functionNames, greekCharacters } from "./names.ts";
import { followsValue, readCommand } from "./latex-tokens.ts";
import type { NumberStyle } from "./number-style.ts";
import { numberAt } from "./numbers.ts";
import type { Push, Token } from "./token.ts";
import { unitAt } from "./units.ts";

/** See ReadOptions; here with every choice made. */
type TokenStyle = NumberStyle & { units: readonly string[] | null };

const long = ["**", "<=", ">=", "=<", "=>", "!=", "/=", "==", "<>", "->", "+-", "+/-"];
const longMeaning: Record<string, string> = {
  "**": "^",
  "=<": "<=",
  "=>": ">=",
  "/=": "!=",
  "==": "=",
  "<>": "!=",
  "+/-": "±",
};
const space = /[^\S\n]|~|\\[ ,;:!>]|\u200b/uy;
// Raised and lowered letters are modifier letters: they are no part of a name.
const letters = /(?:(?!\p{Lm})\p{L})+/uy;
const percentWords = /per\s?cent(?!\p{L})|por\s+ciento(?!\p{L})/iuy;
/** What may come after an interval's last bracket. */
const afterInterval =
  /\s*(?:$|[\])},;.∪∩]|\\(?:cup|cap|right|\}|text)|(?:U|u|or|and|o|y)(?!\p{L})|[=<>])/uy;

/** Cuts a text into tokens, the last of kind "end". Throws ReadFailure at the first sign that is no mathematics. */
export function tokenize(text: string, style: TokenStyle): Token[] {
  const tokens: Token[] = [];
  const insideBrackets = { ...style, thousands: false };
  let depth = 0;
  let spaced = false;
  const push = (
    kind: Token["kind"],
    value: string,
    at: number,
    length: number,
    number?: NonNullable<Token["number"]>,
  ) => {
    if (kind === "open") depth++;
    if (kind === "close") depth--;
    tokens.push({ kind, text: value, at, length, spaced, number: number ?? null });
    spaced = false;
  };
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    const blank = mayBeginSpace(code, text.charCodeAt(at + 1)) ? matchAt(space, text, at) : null;
    if (blank) {
      spaced = true;
      at += blank[0].length;
      continue;
    }
    const number = mayBeginNumber(code)
      ? numberAt(
          takesOneDigit(tokens) ? text.slice(0, at + 1) : text,
          at,
          depth <= 0 ? style : insideBrackets,
        )
      : null;
    if (number) {
      push("number", text.slice(at, number.end), at, number.end - at, number);
      at = number.end;
      continue;
    }
    const unit =
      style.units && mayBeginUnit(code) && followsValue(tokens)
        ? unitAt(text, at, { afterSpace: spaced, surely: false, known: style.units })
        : null;
    if (unit) {
      push("unit", unit.unit, at, unit.end - at);
      at = unit.end;
      continue;
    }
    if (isLoneSign(code, text.charCodeAt(at + 1)) || isLoneLetter(text, at, spaced)) {
      const character = text[at] ?? "";
      const sign = characters[character];
      if (sign) push(sign[0], sign[1], at, 1);
      else push("name", constantNames.get(character) ?? character, at, 1);
      at++;
      continue;
    }
    at =
      text[at] === "\\"
        ? readCommand(text, at, tokens, push, () => (spaced = true))
        : readPlain(text, at, tokens, push, { spaced, depth, style });
  }
  push("end", "", text.length, 0);
  return tokens;
}

/** What surrounds the character that is read: a space before it, and the brackets still open. */
type Surroundings = { spaced: boolean; depth: number; style: TokenStyle };

function readPlain(
  text: string,
  at: number,
  tokens: readonly Token[],
  push: Push,
  around: Surroundings,
): number {
  const percent = followsValue(tokens) ? matchAt(percentWords, text, at)?.[0] : undefined;
  if (percent !== undefined) {
    push("operator", "%", at, percent.length);
    return at + percent.length;
  }
  const run = matchAt(letters, text, at)?.[0];
  if (run !== undefined && !greekCharacters.has(run) && !characters[run]) {
    pushLetters(text, run, at, push, around);
    return at + run.length;
  }
  const greek = greekCharacters.get(text[at] ?? "");
  if (greek) {
    push("name", greek, at, 1);
    return at + 1;
  }
  const operator = long.find((sign) => text.startsWith(sign, at));
  if (operator && operator !== "+-") {
    push("operator", longMeaning[operator] ?? operator, at, operator.length);
    return at + operator.length;
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const known = characters[character];
  if (!known) throw new ReadFailure("unexpected", at, character.length);
  push(bracketKind(text, at, tokens, around.depth) ?? known[0], known[1], at, 1);
  return at + 1;
}

/** Whether one letter stands by itself, and is no word that may join two values ("3 y 4", "3 a 2"). */
function isLoneLetter(text: string, at: number, spaced: boolean): boolean {
  if (!isAsciiLetter(text.charCodeAt(at))) return false;
  const next = text.charCodeAt(at + 1);
  if (isAsciiLetter(next) || next > 127) return false;
  return !spaced || !/[aouy]/iu.test(text[at] ?? "");
}

/** ]2, 5[ is the open interval in Spanish and French: a bracket that opens where a value is due, or closes after one. */
function bracketKind(
  text: string,
  at: number,
  tokens: readonly Token[],
  depth: number,
): "open" | "close" | null {
  if (text[at] === "]") return endsValue(tokens.at(-1)) ? null : "open";
  if (text[at] !== "[" || depth <= 0 || !endsValue(tokens.at(-1))) return null;
  return matchAt(afterInterval, text, at + 1) ? "close" : null;
}

function endsValue(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === "operator") return /^[!%°'€$]$/u.test(token.text);
  return !["open", "separator", "connector", "structure", "cell", "row"].includes(token.kind);
}

function pushLetters(
  text: string,
  run: string,
  at: number,
  push: Push,
  { spaced, style }: Surroundings,
): void {
  const lower = run.toLowerCase();
  if (spaced && isRatioWord(text, at, lower)) {
    push("operator", ":", at, run.length);
    return;
  }
  const connector = spaced
    ? connectorAt(text, at, run, style.decimalComma)
    : lower === "or" || lower === "and"
      ? lower
      : null;
  if (connector) {
    push("connector", connector, at, run.length);
    return;
  }
  // "Sin(x)" at the beginning of a line on a phone keyboard.
  const names = functionNames.has(lower) && run.length > 2 ? [lower] : cutIntoNames(run);
  let from = at;
  for (const name of names) {
    const greek = greekCharacters.get(name) ?? characters[name]?.[1];
    push("name", greek ?? constantNames.get(name) ?? name, from, name.length);
    from += name.length;
  }
}

/** \frac12 is one half: without braces a command takes one digit. */
function takesOneDigit(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return isFraction(last) || (last?.kind === "number" && isFraction(tokens.at(-2)));
}

function isFraction(token: Token | undefined): boolean {
  return token?.kind === "structure" && token.text.endsWith("frac");
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
