import type { Rational } from "../rational.ts";
import { commands } from "./commands.ts";
import { ReadFailure } from "./failure.ts";
import {
  constantNames,
  cutIntoNames,
  functionNames,
  greekCharacters,
  greekNames,
} from "./names.ts";
import { numberAt } from "./numbers.ts";
import { unitAt } from "./units.ts";

/** One word of mathematics. `at` and `length` are UTF-16 offsets into the text; `spaced` tells of a space before. */
export type Token = {
  kind:
    | "number"
    | "name"
    | "operator"
    | "open"
    | "close"
    | "bar"
    | "separator"
    | "connector"
    | "structure"
    | "text"
    | "unit"
    | "cell"
    | "row"
    | "end";
  text: string;
  at: number;
  length: number;
  spaced: boolean;
  number?: { value: Rational; written: "integer" | "decimal"; places: number };
};

/** See ReadOptions; here with every choice made. */
export type TokenStyle = {
  decimalComma: boolean;
  thousands: boolean;
  units: readonly string[] | null;
};

const characters: Record<string, [Token["kind"], string]> = {
  "+": ["operator", "+"],
  "-": ["operator", "-"],
  "−": ["operator", "-"],
  "–": ["operator", "-"],
  "*": ["operator", "*"],
  "×": ["operator", "*"],
  "·": ["operator", "*"],
  "⋅": ["operator", "*"],
  "∙": ["operator", "*"],
  "/": ["operator", "/"],
  "÷": ["operator", "/"],
  "∕": ["operator", "/"],
  ":": ["operator", ":"],
  "^": ["operator", "^"],
  _: ["operator", "_"],
  "!": ["operator", "!"],
  "%": ["operator", "%"],
  "°": ["operator", "°"],
  "'": ["operator", "'"],
  "′": ["operator", "'"],
  "’": ["operator", "'"],
  "±": ["operator", "±"],
  "=": ["operator", "="],
  "<": ["operator", "<"],
  ">": ["operator", ">"],
  "≤": ["operator", "<="],
  "≥": ["operator", ">="],
  "⩽": ["operator", "<="],
  "⩾": ["operator", ">="],
  "≠": ["operator", "!="],
  "≈": ["operator", "~"],
  "∈": ["operator", "in"],
  "∪": ["operator", "∪"],
  "√": ["structure", "sqrt"],
  "∛": ["name", "cbrt"],
  "∞": ["name", "infinity"],
  π: ["name", "pi"],
  "∅": ["name", "∅"],
  ℝ: ["name", "ℝ"],
  $: ["operator", "$"],
  "€": ["operator", "€"],
  "(": ["open", "("],
  "[": ["open", "["],
  "{": ["open", "{"],
  "⟨": ["open", "⟨"],
  "⌊": ["open", "⌊"],
  "⌈": ["open", "⌈"],
  ")": ["close", ")"],
  "]": ["close", "]"],
  "}": ["close", "}"],
  "⟩": ["close", "⟩"],
  "⌋": ["close", "⌋"],
  "⌉": ["close", "⌉"],
  "|": ["bar", "|"],
  ",": ["separator", ","],
  ";": ["separator", ";"],
  "\n": ["separator", ";"],
  "&": ["cell", "&"],
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
const command = /\\([a-zA-Z]+)\*?/uy;
const textBody = /\s*\{([^{}]*)\}/uy;
const connectors: Record<string, string> = { or: "or", and: "and", y: "and", o: "or", u: "or" };

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

type Push = (
  kind: Token["kind"],
  value: string,
  at: number,
  length: number,
  number?: Token["number"],
) => void;

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
    push("connector", connectors[lower] ?? "or", at, run.length);
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

function readCommand(
  text: string,
  at: number,
  tokens: Token[],
  push: Push,
  markSpace: () => void,
): number {
  const next = text[at + 1] ?? "";
  if (next === "\\") {
    push("row", "\\\\", at, 2);
    return at + 2;
  }
  if (next === "{" || next === "}") {
    push(next === "{" ? "open" : "close", `\\${next}`, at, 2);
    return at + 2;
  }
  if (next === "(" || next === ")" || next === "[" || next === "]") return at + 2;
  if (next === "|" || next === "&" || next === "%" || next === "$" || next === "_") {
    const known = characters[next];
    if (known) push(next === "&" ? "connector" : known[0], next === "&" ? "and" : known[1], at, 2);
    return at + 2;
  }
  const match = matchAt(command, text, at);
  const name = match?.[1];
  if (!match || name === undefined) throw new ReadFailure("unexpected", at, 2);
  const end = at + match[0].length;
  if (name === "left" || name === "right") return text[end] === "." ? end + 1 : end;
  const meaning = commands.get(name);
  if (!meaning) {
    const known =
      constantNames.get(name) ??
      (functionNames.has(name) || greekNames.has(name) ? name : undefined);
    if (known === undefined) throw new ReadFailure("unknown-command", at, match[0].length);
    push("name", known, at, match[0].length);
  } else if (meaning.as === "structure") return readStructure(text, name, at, end, tokens, push);
  else if (meaning.as === "space") markSpace();
  else if ("text" in meaning) {
    const kind = meaning.text === "and" || meaning.text === "or" ? "connector" : meaning.as;
    push(kind, meaning.text, at, match[0].length);
  }
  return end;
}

const textCommands = new Set(["text", "textrm", "textbf", "mathrm", "operatorname", "mathbb"]);

function readStructure(
  text: string,
  name: string,
  at: number,
  end: number,
  tokens: Token[],
  push: Push,
): number {
  if (!textCommands.has(name)) {
    push("structure", name, at, end - at);
    return end;
  }
  const body = matchAt(textBody, text, end);
  if (!body) throw new ReadFailure("unclosed", at, end - at);
  const close = end + body[0].length;
  const content = (body[1] ?? "").trim();
  const unit = followsValue(tokens)
    ? unitAt(content, 0, { afterSpace: true, surely: true, known: [] })
    : null;
  const connector = connectors[content.toLowerCase()];
  const symbol = constantNames.get(content) ?? (functionNames.get(content) ? content : undefined);
  if (name === "mathbb") push("name", content === "R" ? "ℝ" : content, at, close - at);
  else if (connector && content.length > (name === "text" ? 0 : 1))
    push("connector", connector, at, close - at);
  else if (unit?.end === content.length) pushUnit(text, unit.unit, at, close, push);
  else if (symbol !== undefined) push("name", symbol, at, close - at);
  else if (content !== "") push("text", content, at, close - at);
  return unit?.end === content.length ? unitEnd(text, close) : close;
}

const unitPower = /\s*\^\s*\{?\s*(-?\d)\s*\}?/uy;

/** \text{cm}^2 is one unit, as cm^2 is. */
function pushUnit(text: string, unit: string, at: number, close: number, push: Push): void {
  const raised = matchAt(unitPower, text, close);
  push("unit", raised ? `${unit}^${raised[1] ?? ""}` : unit, at, unitEnd(text, close) - at);
}

function unitEnd(text: string, close: number): number {
  return close + (matchAt(unitPower, text, close)?.[0].length ?? 0);
}

/** \frac12 is one half: without braces a command takes one digit. */
function takesOneDigit(tokens: readonly Token[]): boolean {
  const [before, last] =
    tokens.slice(-2).length === 2 ? tokens.slice(-2) : [undefined, tokens.at(-1)];
  const isFraction = (token: Token | undefined) =>
    token?.kind === "structure" && token.text.endsWith("frac");
  return isFraction(last) || (isFraction(before) && last?.kind === "number");
}

function followsValue(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return last !== undefined && (last.kind === "number" || last.kind === "close");
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
