import type { Rational } from "../../../../numbers/rational.ts";
import { evaluate } from "../evaluate.ts";
import { isArgument } from "../function-arguments.ts";
import { typed } from "../said-before.ts";
import type { Token } from "../tokens.ts";

/** What stands in the place of mathematics in a sentence; offsets into its readable text. */
export type Operand = {
  at: number;
  end: number;
  /** Its exact value, in either reading of 1,234; null for expressions with letters. */
  values: readonly [Rational, Rational] | null;
  percent: boolean;
  /** Whether it is more than one number: 3 × 4. */
  computed: boolean;
  /** As typed mathematics. */
  typed: string;
};

/**
 * A sentence as words, with "#0" for a value, "@1" for an expression with letters, "=:is" for a relation in words and
 * "=" for one in signs: "the sum of #0 and #1 =:is #2". Words are folded, punctuation stands by itself.
 */
export type ClaimText = { text: string; operands: readonly Operand[] };

/** Letters that are words of their own in English or Spanish. */
const words = /^[aAiIyYoOeEuU]$/;

/** Puts marks in the place of the mathematics of a sentence. Each token is looked at a bounded number of times. */
export function claimTextOf(tokens: readonly Token[]): ClaimText {
  const known = texts.get(tokens);
  if (known) return known;
  const text = marked(tokens);
  texts.set(tokens, text);
  return text;
}

/** The texts already made: a sentence is looked at for a leak and for what it states. */
const texts = new WeakMap<readonly Token[], ClaimText>();

function marked(tokens: readonly Token[]): ClaimText {
  const operands: Operand[] = [];
  const parts: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const argument = argumentEnd(tokens, i);
    if (argument > i) {
      parts.push("(…)");
      i = argument - 1;
      continue;
    }
    const run = runAt(tokens, i);
    if (run !== null) {
      parts.push(`${run.operand.values ? "#" : "@"}${operands.length}`);
      operands.push(run.operand);
      i = run.to - 1;
      continue;
    }
    const token = tokens[i];
    if (token) parts.push(written(token));
  }
  return { text: parts.join(" "), operands };
}

function written(token: Token): string {
  switch (token.kind) {
    case "word":
      return token.word;
    case "name":
      return token.name.toLowerCase();
    case "relation":
      return token.phrase === null
        ? token.relation
        : `${token.relation}:${token.phrase.replaceAll(" ", "_")}`;
    case "comma":
      return ",";
    case "sign":
      return token.sign;
    default:
      return token.kind === "stop" ? token.text : "#";
  }
}

const runMax = 40;
/** How many ends of a stretch are tried: each costs its length. */
const triesMax = 6;

function mayBegin(token: Token | undefined): boolean {
  if (token?.kind === "number") return true;
  return token?.kind === "sign" && /^(?:[(-]|sqrt|twice|thrice)$/.test(token.sign);
}

/** The longest stretch from `from` on that is one value, or one expression with letters. */
function runAt(tokens: readonly Token[], from: number): { operand: Operand; to: number } | null {
  let to = from;
  let letters = false;
  while (to < tokens.length && to - from < runMax) {
    const token = tokens[to];
    if (token?.kind === "name" && isVariable(tokens, to)) letters = true;
    else if (token?.kind !== "number" && token?.kind !== "sign") break;
    to++;
  }
  if (to === from) return null;
  if (letters) {
    const run = trimmed(tokens, from, to);
    return run === null ? null : { operand: operandOf(tokens.slice(from, run), null), to: run };
  }
  if (!mayBegin(tokens[from])) return null;
  let tries = 0;
  for (let end = to; end > from && tries < triesMax; end--) {
    const last = tokens[end - 1];
    if (last?.kind !== "number" && !(last?.kind === "sign" && last.sign === ")")) continue;
    tries++;
    const run = tokens.slice(from, end);
    const [a, b] = [evaluate(run, 0), evaluate(run, 1)];
    if (a !== null && b !== null) return { operand: operandOf(run, [a, b]), to: end };
  }
  const [only] = tokens.slice(from, from + 1);
  const single = only?.kind === "number" ? only.values[0] : null;
  const other = only?.kind === "number" ? (only.values[1] ?? only.values[0]) : null;
  return single && other && only
    ? { operand: operandOf([only], [single, other]), to: from + 1 }
    : null;
}

/** Where an expression ends that does not end with a sign; null where it begins with none of its own. */
function trimmed(tokens: readonly Token[], from: number, to: number): number | null {
  let end = to;
  // x² + pq: what goes on as a word is not whole.
  const next = tokens[to];
  const isOpen = (token: Token | undefined) =>
    token?.kind === "sign" && token.sign !== ")" && !(token.sign === "^");
  if (isOpen(tokens[to - 1]) && next?.kind === "word") return null;
  while (end > from && isOpen(tokens[end - 1])) end--;
  return end > from ? end : null;
}

function operandOf(run: readonly Token[], values: Operand["values"]): Operand {
  const first = run[0];
  const last = run.at(-1);
  return {
    at: first?.at ?? 0,
    end: last?.end ?? 0,
    values,
    percent: run.length === 1 && first?.kind === "number" && first.percent,
    computed:
      run.some((token) => token.kind === "sign" && !/^[()-]$/.test(token.sign)) || run.length > 2,
    typed: typed(run),
  };
}

/** A letter that stands for a number: beside a sign or a number without a space, or no word in either language. */
function isVariable(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "name") return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isCounted = before?.kind === "number";
  const isGlued = isCounted && before.end === token.at;
  // 300 m: a letter apart from its number, with nothing reckoned behind it, is a unit.
  if (isCounted && !isGlued && /^[mghslt]$/.test(token.name)) return after?.kind === "sign";
  if (!words.test(token.name)) return true;
  if (isGlued) return true;
  if (before?.kind === "sign" && /^(?:[+*/^(]|sqrt)$/.test(before.sign)) return true;
  if (before?.kind === "sign" && before.sign === ")" && before.end === token.at) return true;
  const isSigned =
    after?.kind === "sign" &&
    (/^[+*/^]$/.test(after.sign) || (after.sign === "-" && token.name !== "a"));
  if (isSigned || (after?.kind === "relation" && after.phrase === null)) return true;
  return after?.kind === "relation" && !isCounted && isVariableElsewhere(tokens, token.name);
}

/** "When 4y = 20, y is 6": the letter stands beside a number somewhere. */
function isVariableElsewhere(tokens: readonly Token[], name: string): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1];
    return (
      token.kind === "name" &&
      token.name === name &&
      before?.kind === "number" &&
      before.end === token.at
    );
  });
}

/** Where the argument or index that begins at `at` ends; `at` itself where none begins. */
function argumentEnd(tokens: readonly Token[], at: number): number {
  if (!isArgument(tokens, at)) return at;
  let depth = 0;
  for (let end = at; end < tokens.length; end++) {
    const token = tokens[end];
    if (token?.kind === "sign" && token.sign === "(") depth++;
    if (token?.kind === "sign" && token.sign === ")") depth--;
    if (depth <= 0) return end + 1;
  }
  return tokens.length;
}
