import { toText, type Rational } from "../../../numbers/rational.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { foldText } from "../../../gate/sentence.ts";
import { readSentence, type Sentence } from "./sentence.ts";
import { statementsIn, type Statement } from "./statements.ts";
import type { Token } from "./tokens.ts";

/** What the student already saw or wrote, and may therefore read again. */
export type SaidBefore = {
  values: ReadonlySet<string>;
  /** Whole statements and expressions, as typed() writes them. */
  expressions: ReadonlySet<string>;
  statements: ReadonlySet<string>;
  /** The values once more, each with whether it was written as a fraction. */
  writings: ReadonlySet<string>;
  /** Values of fractions that stand there and are worth shorter ones. */
  unreduced: ReadonlySet<string>;
  /** Words, each in a stem that singular and plural share. */
  words: ReadonlySet<string>;
  /** Whether percentages are spoken of, so that 50 % may be the answer 50. */
  percents: boolean;
  /** The texts folded, with spaces around. */
  folded: string;
  /** The texts as they came; the problem is the first. */
  texts: readonly string[];
};

/** Reads the texts once, for a whole reply. */
export function readSaidBefore(texts: readonly string[]): SaidBefore {
  const values = new Set<string>();
  const expressions = new Set<string>();
  const statements = new Set<string>();
  const words = new Set<string>();
  const writings = new Set<string>();
  const unreduced = new Set<string>();
  for (const text of texts) {
    const sentence = readSentence(text);
    for (const mention of mentionsIn(sentence.tokens, { all: true })) {
      // The 2 of x² is no number that the student met.
      const power = sentence.tokens[mention.from - 1];
      if (power?.kind === "sign" && power.sign === "^") continue;
      // 48 ÷ 3 does not say 16, nor 6/8 three quarters.
      if (isUnreduced(mention, sentence.tokens)) {
        for (const value of mention.values) unreduced.add(toText(value));
        continue;
      }
      const written = sentence.tokens.slice(mention.from, mention.to);
      for (const value of mention.values) {
        values.add(toText(value));
        writings.add(writingOf(value, written));
      }
    }
    for (const run of runsIn(sentence)) expressions.add(run);
    for (const statement of statementsIn(sentence.tokens)) statements.add(statementText(statement));
    for (const token of sentence.tokens) if (token.kind === "word") words.add(stemOf(token.word));
  }
  const percents = texts.some((text) => /%|percent|per cent|porcent|por ciento/i.test(text));
  const folded = ` ${foldText(texts.join(" | "))} `;
  return {
    values,
    expressions,
    statements,
    writings,
    unreduced,
    words,
    percents,
    folded,
    texts,
  };
}

/** Whether a fraction stands there that is worth a shorter one. */
export function isUnreduced({ values, from, to }: Mention, tokens: readonly Token[]): boolean {
  const numbers = tokens
    .slice(from, to)
    .flatMap((token) => (token.kind === "number" ? [token.values[0]] : []));
  const [bottom, ...others] = numbers.toReversed();
  const [value] = values;
  return others.length > 0 && value !== undefined && bottom !== undefined && value.d !== bottom.n;
}

/** A value and whether these tokens write it as a fraction. */
export function writingOf(value: Rational, tokens: readonly Token[]): string {
  const isFraction = tokens.some((token) => token.kind === "sign" && token.sign === "/");
  return `${isFraction ? "fraction" : "plain"} ${toText(value)}`;
}

/** A word without the ending of its plural: numbers, pasos, fracciones. */
export function stemOf(word: string): string {
  return word.replace(/e?s$/, "");
}

/** Whether a value stands in what was said before. */
export function wasSaid(value: Rational, said: SaidBefore): boolean {
  return said.values.has(toText(value));
}

/** A statement in one form of writing, to find it again. */
export function statementText(statement: Statement): string {
  return `${typed(statement.left)} ${statement.relation} ${typed(statement.right)}`;
}

/**
 * Every stretch of mathematics in a sentence, every side of its relations and every part of its lists, as typed
 * mathematics; also what stands between $ signs or in brackets.
 */
export function runsIn({ tokens, text }: Sentence): Set<string> {
  const found = new Set<string>();
  let list: Token[] = [];
  for (const token of [...tokens, null]) {
    if (token !== null && token.kind !== "word" && token.kind !== "stop") {
      list.push(token);
      continue;
    }
    for (const run of [list, ...split(list, "comma")]) {
      for (const part of [run, ...split(run, "relation")]) {
        const whole = typed(trimmed(part));
        if (whole !== "") found.add(whole);
      }
    }
    list = [];
  }
  for (const [, dollars, brackets] of text.matchAll(
    /\$+([^$]+)\$|([([{][^()[\]{}]{1,80}[)\]}])/g,
  )) {
    const span = dollars ?? brackets ?? "";
    for (const part of [span, ...span.split(/(?<![<>!])=|;/)]) found.add(part.trim());
  }
  return found;
}

function split(tokens: readonly Token[], kind: "comma" | "relation"): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === kind) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Without signs and commas at the ends that join it to words: "$4x$ de la" is 4x. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (to > from && joins(tokens[to - 1], /^(?:[-+*/^(]|of|sqrt|twice|thrice)$/)) to--;
  while (from < to && joins(tokens[from], /^(?:[+*/^)]|of)$/)) from++;
  return tokens.slice(from, to);
}

function joins(token: Token | undefined, signs: RegExp): boolean {
  if (token?.kind === "comma" || token?.kind === "relation") return true;
  return token?.kind === "sign" && signs.test(token.sign);
}

const spokenSign: Readonly<Record<string, string>> = { of: "*", twice: "2*", thrice: "3*" };

/** Tokens as typed mathematics that readMathematics takes. */
export function typed(tokens: readonly Token[]): string {
  return tokens.map(typedToken).join(" ");
}

function typedToken(token: Token): string {
  if (token.kind === "number") return toText(token.values[0]);
  if (token.kind === "sign") return spokenSign[token.sign] ?? token.sign;
  if (token.kind === "relation") return token.relation;
  if (token.kind === "name") return token.name;
  if (token.kind === "word") return token.word;
  return token.kind === "comma" ? "," : token.text;
}
