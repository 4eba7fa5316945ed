import {
  bracketedOnly,
  constantNames,
  functionNames,
  greekNames,
} from "../../notation/reading/names.ts";

/** The smallest pieces of a text: a word, a figure, a LaTeX command, or one sign. */
export type Token = {
  kind: "word" | "figure" | "command" | "sign";
  text: string;
  /** Whether white space stands before it. */
  isApart: boolean;
};

const pieces =
  /\\[a-zA-Z]+|[\p{L}]+(?:'[a-z]+)?|\d+\.\(\d+\)|\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|(?:\d+(?:\.\d+)?|\.\d+)|<=|>=|!=|\*\*|[^\s]/gu;

/** The tokens of a clean text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    tokens.push({ kind: kindOf(piece), text: piece, isApart: index > end || index === 0 });
    end = index + piece.length;
  }
  return tokens;
}

function kindOf(piece: string): Token["kind"] {
  if (/^\\[a-z]/i.test(piece)) return "command";
  if (/^\.?\d/.test(piece)) return "figure";
  return /^\p{L}/u.test(piece) && !/^[πθ]$/u.test(piece) ? "word" : "sign";
}

/** Signs that are mathematics wherever they stand. */
const operators = new Set("+-*/^=<>≤≥≠·×÷√∛π∞θ°%|_{}[]()".split("").concat("<=", ">=", "!=", "**"));

/** Whether a sign is of mathematics, and not of the sentence. */
export function isOperator({ kind, text }: Token): boolean {
  return kind === "command" || (kind === "sign" && operators.has(text));
}

/** Whether a word names a function or a constant of mathematics. */
export function isName(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    functionNames.has(lower) ||
    (word.length > 1 && constantNames.has(lower)) ||
    greekNames.has(word) ||
    bracketedOnly.has(lower)
  );
}
