import type { Expression, ReadProblem, ReadResult } from "./expression.ts";
import { maxLength } from "../text/limits.ts";
import { type Cursor, isAt, refuse } from "./reading/cursor.ts";
import { ReadFailure } from "./reading/failure.ts";
import { inOneSign, type PlainText } from "../text/one-sign.ts";
import { foldWords, hasWords, nounAt, proseOf } from "./reading/prose.ts";
import { readBracket } from "./reading/read-bracket.ts";
import { readAnswer } from "./reading/read-relation.ts";
import type { Token } from "./reading/token.ts";
import { tokenize } from "./reading/tokens.ts";

/** How a text is punctuated and what its letters mean; everything absent is the common default. */
export type ReadOptions = {
  /** 3,5 is three and a half, as in Spain; lists then need a semicolon or a space. */
  decimalComma?: boolean;
  /** 1,234 is one thousand (the default outside brackets); false reads a list. */
  thousands?: boolean;
  /** With a decimal comma, 1.234 is one thousand two hundred and thirty-four; by default a little more than one. */
  pointThousands?: boolean;
  /** 0.1(6) is one sixth; by default it is 0.1 times 6. 0.(6) always repeats. */
  repeatingBrackets?: boolean;
  /** 2e-3 is 0.002 (true) or 2e − 3 (false); absent, what is likelier: 2E3, 2e3 and 1.5e-3 are powers of ten. */
  scientific?: boolean;
  /** Names that are unknowns though they usually mean a constant: with ["i"], i² is not −1. */
  unknowns?: readonly string[];
  /** Letters that name functions: f(x) is f of x. f, g and h are, where they stand only before brackets. */
  functions?: readonly string[];
  /** One-letter units to be expected ("m", "g"); false reads no units at all. */
  units?: readonly string[] | false;
};

/**
 * Reads LaTeX or typed mathematics as one tree: expressions, relations, lists, tuples, intervals, sets, matrices,
 * quantities with units, and answers in words. Never throws; on failure says where and why. Linear time.
 */
export function readMathematics(text: string, options: ReadOptions = {}): ReadResult {
  if (text.length > maxLength)
    return {
      ok: false,
      problem: { code: "too-long", at: maxLength, length: text.length - maxLength },
    };
  const plain = inOneSign(text);
  const source = withoutLeadIn(withoutDelimiters(plain.text));
  if (source.trim() === "")
    return { ok: false, problem: { code: "empty", at: 0, length: text.length } };
  const prose = proseOf(source);
  if (prose !== null) return { ok: true, expression: { kind: "words", text: prose } };
  try {
    return { ok: true, expression: read(source, options) };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    if (hasWords(source))
      return { ok: true, expression: { kind: "words", text: foldWords(source) } };
    return { ok: false, problem: asWritten(error.problem, plain) };
  }
}

/** Where reading stopped, in the text as it was written. */
function asWritten({ code, at, length }: ReadProblem, { placeOf }: PlainText): ReadProblem {
  const from = placeOf(at);
  return { code, at: from, length: placeOf(at + length) - from };
}

function read(source: string, options: ReadOptions): Expression {
  const noun = options.units === false ? -1 : nounAt(source);
  const tokens = tokenize(noun < 0 ? source : source.slice(0, noun), {
    decimalComma: options.decimalComma ?? false,
    thousands: options.thousands ?? true,
    pointThousands: options.pointThousands ?? false,
    repeatingBrackets: options.repeatingBrackets ?? false,
    scientific: options.unknowns?.some((name) => /^e$/iu.test(name)) ? false : options.scientific,
    units: options.units === false ? null : (options.units ?? []),
  });
  const functions = new Set([...(options.functions ?? []), ...functionLetters(tokens)]);
  const unknowns = new Set(options.unknowns ?? []);
  const cursor: Cursor = { tokens, index: 0, depth: 0, bars: 0, functions, unknowns, readBracket };
  const expression = readAnswer(cursor);
  if (!isAt(cursor, "end")) throw refuse(cursor);
  return noun < 0
    ? expression
    : { kind: "quantity", value: expression, unit: foldWords(source.slice(noun)) };
}

const delimited = /^(\s*)(\${1,2})([^$]*[^$\\])\2(\s*)$/u;

/** What chats show in bold, slanted or as code, or is quoted: "**73**", "`73`". */
const emphasised = /^(\s*)(\*{1,3}|["`])([^\s*"`](?:[^*"`]*[^\s*"`])?)\2(\s*)$/u;
/** A face behind an answer. */
const face = /\p{Extended_Pictographic}(?:[\uFE0F\u200D\s]|\p{Extended_Pictographic})*$/u;

/** Blanks out what is around the mathematics ($…$, **…**, a final full stop), so that offsets stay those of the text. */
function withoutDelimiters(text: string): string {
  const around = text.includes("$") ? delimited : /[*"`]/.test(text) ? emphasised : null;
  const inner = around?.exec(text) ?? null;
  const bare = inner
    ? `${inner[1] ?? ""}${" ".repeat(inner[2]?.length ?? 0)}${inner[3] ?? ""}${" ".repeat(inner[2]?.length ?? 0)}${inner[4] ?? ""}`
    : text.replace(face, (signs) => " ".repeat(signs.length));
  if (!bare.trimEnd().endsWith(".")) return bare;
  return bare.replace(/\.(\s*)$/u, (stop, space: string, at: number) =>
    bare[at - 1] === "." ? stop : ` ${space}`,
  );
}

const mayLeadIn = /^\s*(?:=|[a-z]{2}|[a-z]['’ ])/iu;
const leadIns = [
  /^\s*(?:(?:the|my|la|mi|el)\s+)?(?:final\s+)?(?:answer|ans|solution|result|respuesta|soluci[oó]n|resultado)(?:\s+final)?\s*(?:is\b|es\b|[:=])\s*:?/iu,
  /^\s*(?:it\s+is|it[’']s|they\s+are|es|son|da)\s+(?=[-−+]?[\d.(\\√])/iu,
  /^\s*=(?=\s*[^\s=<>])/u,
];
const minus = /^(\s*)(negative|minus|menos)(?=\s+[\d.(\\√])/iu;
const isEquals =
  /^(\s*[A-Za-z]\s+)(is\s+equal\s+to|es\s+igual\s+a|equals|is|es|vale)(?=\s+[-−+±]?[\d.(\\√])/iu;

/** Blanks out words before the answer ("The answer is 5", "= 5"), and reads "x is 5" as x = 5. */
function withoutLeadIn(text: string): string {
  if (!mayLeadIn.test(text)) return text;
  for (const leadIn of leadIns) {
    const begun = leadIn.exec(text)?.[0];
    if (begun !== undefined && begun.length < text.trimEnd().length)
      return " ".repeat(begun.length) + text.slice(begun.length);
  }
  const signed = text.replace(
    minus,
    (_, space: string, word: string) => `${space}-${" ".repeat(word.length - 1)}`,
  );
  return signed.replace(
    isEquals,
    (_, before: string, words: string) => `${before}=${" ".repeat(words.length - 1)}`,
  );
}

const functionNamesByCustom: ReadonlySet<string> = new Set(["f", "g", "h"]);

/** f, g, h that stand only before brackets, and the letter of a definition such as P(x) = …, name functions. */
function functionLetters(tokens: readonly Token[]): string[] {
  const applied = new Set<string>();
  const bare = new Set<string>();
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind !== "name" || !functionNamesByCustom.has(token.text)) continue;
    const next = tokens[index + 1]?.text ?? "";
    (next === "(" || next === "'" || (next === "^" && isInverse(tokens, index))
      ? applied
      : bare
    ).add(token.text);
  }
  const [first, open] = tokens;
  if (first?.kind === "name" && first.text.length === 1 && open?.text === "(") {
    const close = tokens.slice(2, 6).findIndex((token) => token.text === ")");
    if (close > 0 && tokens[close + 3]?.text === "=") applied.add(first.text);
  }
  return applied.size === 0 ? [] : [...applied].filter((letter) => !bare.has(letter));
}

function isInverse(tokens: readonly Token[], index: number): boolean {
  const ahead = tokens
    .slice(index + 1, index + 7)
    .map((token) => token.text)
    .join("");
  return ahead.startsWith("^{-1}(") || ahead.startsWith("^-1(");
}
