import { characters } from "./characters.ts";
import { ReadFailure } from "./failure.ts";
import { constantNames, cutIntoNames, functionNames, greekCharacters } from "./names.ts";
import { followsValue, readCommand } from "./latex-tokens.ts";
import { numberAt } from "./numbers.ts";
import type { Push, Token } from "./token.ts";
import { unitAt } from "./units.ts";

/** See ReadOptions; here with every choice made. */
type TokenStyle = {
  decimalComma: boolean;
  thousands: boolean;
  units: readonly string[] | null;
};

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
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const halves: Record<string, string> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅛": "1/8",
};
const space = /[^\S\n]|~|\\[ ,;:!>]|\u200b/uy;
const letters = /[\p{L}]+/uy;

/** Cuts a text into tokens, the last of kind "end". Throws ReadFailure at the first sign that is no mathematics. */
export function tokenize(text: string, style: TokenStyle): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let spaced = false;
  const push = (
    kind: Token["kind"],
    value: string,
    at: number,
    length: number,
    number?: Token["number"],
  ) => {
    if (kind === "open") depth++;
    if (kind === "close") depth--;
    tokens.push({ kind, text: value, at, length, spaced, ...(number && { number }) });
    spaced = false;
  };
  for (let at = 0; at < text.length;) {
    const blank = matchAt(space, text, at);
    if (blank) {
      spaced = true;
      at += blank[0].length;
      continue;
    }
    const source = takesOneDigit(tokens) ? text.slice(0, at + 1) : text;
    const number = numberAt(source, at, { ...style, thousands: style.thousands && depth <= 0 });
    if (number) {
      push("number", text.slice(at, number.end), at, number.end - at, number);
      at = number.end;
      continue;
    }
    const unit =
      followsValue(tokens) && style.units
        ? unitAt(text, at, { afterSpace: spaced, surely: false, known: style.units })
        : null;
    if (unit) {
      push("unit", unit.unit, at, unit.end - at);
      at = unit.end;
      continue;
    }
    const character = text[at] ?? "";
    at =
      character === "\\"
        ? readCommand(text, at, tokens, push, () => (spaced = true))
        : readPlain(text, at, push, spaced);
  }
  push("end", "", text.length, 0);
  return tokens;
}

function readPlain(text: string, at: number, push: Push, spaced: boolean): number {
  const run = matchAt(letters, text, at)?.[0];
  if (run !== undefined && !greekCharacters.has(run) && run !== "π" && run !== "ℝ") {
    pushLetters(text, run, at, push, spaced);
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
  const half = halves[character];
  if (half) {
    const [numerator, denominator] = half
      .split("/")
      .map((part) => numberAt(part, 0, { decimalComma: false, thousands: false }));
    if (numerator && denominator) pushFraction(numerator, denominator, at, push);
    return at + 1;
  }
  if (superscripts.includes(character) || character === "⁻") return readSuperscript(text, at, push);
  const known = characters[character];
  if (!known) throw new ReadFailure("unexpected", at, character.length);
  push(known[0], known[1], at, 1);
  return at + 1;
}

/** ½ stands in the stream as the command \frac{1}{2}, so that 3½ is a mixed number like any other. */
function pushFraction(
  numerator: Token["number"],
  denominator: Token["number"],
  at: number,
  push: Push,
): void {
  push("structure", "frac", at, 1);
  for (const part of [numerator, denominator])
    push("number", part?.value.n.toString() ?? "", at, 1, part);
}

function pushLetters(text: string, run: string, at: number, push: Push, spaced: boolean): void {
  const lower = run.toLowerCase();
  const alone = spaced && /\s/.test(text[at + run.length] ?? "");
  if (
    lower === "or" ||
    lower === "and" ||
    (alone && lower === "o" && /[=<>≤≥].*\so\s.*[=<>≤≥]/su.test(text))
  ) {
    push("connector", lower === "and" ? "and" : "or", at, run.length);
    return;
  }
  // "Sin(x)" at the beginning of a line on a phone keyboard.
  const names = functionNames.has(lower) && run.length > 2 ? [lower] : cutIntoNames(run);
  let from = at;
  for (const name of names) {
    push("name", constantNames.get(name) ?? name, from, name.length);
    from += name.length;
  }
}

function readSuperscript(text: string, at: number, push: Push): number {
  push("operator", "^", at, 0);
  push("open", "{", at, 0);
  let end = at;
  if (text[end] === "⁻") push("operator", "-", end++, 1);
  let digits = "";
  for (; superscripts.includes(text[end] ?? "?"); end++)
    digits += superscripts.indexOf(text[end] ?? "");
  const number = numberAt(digits, 0, { decimalComma: false, thousands: false });
  if (!number) throw new ReadFailure("unexpected", at);
  push("number", digits, end - digits.length, digits.length, number);
  push("close", "}", end, 0);
  return end;
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
