import { equals, type Rational, toText } from "../../../../numbers/rational.ts";
import { evaluate } from "../evaluate.ts";
import { readSentence } from "../sentence.ts";
import { statementsIn } from "../statements.ts";
import type { Token } from "../tokens.ts";
import type { FenceBounds } from "./bounds.ts";
import { fractionsIn } from "./fractions.ts";
import { sidesIn } from "./quoted.ts";
import type { SpokenSentence } from "./spoken-sentence.ts";
import { termsIn } from "./terms.ts";

/** A fraction told in another form than the ones that stand there: the sixths of a half are a step. */
export function fractionsCross(spoken: SpokenSentence, bounds: FenceBounds): boolean {
  return fractionsIn(spoken).some(
    ({ written, at }) =>
      at < spoken.asksFrom &&
      spoken.numbers.some((each) => each.at === at) &&
      !spoken.isExample &&
      !bounds.fractions.has(written),
  );
}

/** A term with a letter that stands nowhere, or one of the key's. An example may have its own. */
export function termsCross({ tokens, isExample }: SpokenSentence, bounds: FenceBounds): boolean {
  return termsIn(tokens).some(({ text, from }) =>
    bounds.keyTerms.has(text)
      ? !bounds.terms.has(text) || tokens[from - 1]?.kind === "relation"
      : !isExample && !bounds.terms.has(text),
  );
}

/** A line of the working that stands nowhere: an expression stated of numbers and letters that nobody put together. */
export function linesCross(
  { text, asksFrom, isExample }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  return sidesIn(text).some(
    ({ text: side, at }) =>
      at < asksFrom && !bounds.written.includes(side) && (!isExample || isWorthKey(side, bounds)),
  );
}

/** An example's equation that the key solves: "think of 2x = 28" where x is 14. */
export function solvesCross({ tokens, isExample }: SpokenSentence, bounds: FenceBounds): boolean {
  const [key, ...others] = bounds.members;
  if (!isExample || key === undefined || others.length > 0) return false;
  return statementsIn(tokens).some(({ left, right, relation }) => {
    const sides = [left, right];
    if (relation !== "=" || !sides.flat().some(({ kind }) => kind === "name")) return false;
    const [a, b] = sides.map((side) => evaluate(withKey(side, key), 0));
    return a !== null && a !== undefined && b !== null && b !== undefined && equals(a, b);
  });
}

/** An expression with a value in the place of its letter. */
function withKey(side: readonly Token[], value: Rational): Token[] {
  return side.flatMap((token, index): Token[] => {
    if (token.kind !== "name") return [token];
    const { at, end } = token;
    const before = side[index - 1]?.kind;
    const times: Token[] = before === "number" ? [{ kind: "sign", sign: "*", at, end }] : [];
    const number = {
      kind: "number",
      values: [value],
      digits: null,
      percent: false,
      weak: false,
    } as const;
    return [...times, { ...number, at, end }];
  });
}

function isWorthKey(side: string, { wholeValues }: FenceBounds): boolean {
  const { tokens } = readSentence(side);
  const value = evaluate(tokens, 0);
  return value !== null && wholeValues.has(toText(value));
}
