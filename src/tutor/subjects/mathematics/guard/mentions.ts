import {
  add,
  divide,
  fromInteger,
  isZero,
  negate,
  type Rational,
} from "../../../numbers/rational.ts";
import type { Token } from "./tokens.ts";

/** A number that a reader meets in a sentence: 3, -3, 3/4, 1 3/4, "three quarters". */
export type Mention = {
  /** Everything it may be read as. */
  values: readonly Rational[];
  /** Index of its first token and after its last one. */
  from: number;
  to: number;
  weak: boolean;
};

/**
 * The numbers of a sentence as they are read: a fraction is one number, an exponent, an index and the
 * coefficient in 2x are none. With `all`, those and both parts of a fraction count too; with `percents`, 50 % is
 * also read as 50.
 */
export function mentionsIn(
  tokens: readonly Token[],
  { all = false, percents = all }: { all?: boolean; percents?: boolean } = {},
): Mention[] {
  const found: Mention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== "number") continue;
    if (all) found.push({ values: readings(token, percents), from: i, to: i + 1, weak: false });
    const size = fractionSize(tokens, i);
    const to = i + size;
    const values = size === 1 ? readings(token, percents) : [fractionValue(tokens.slice(i, to))];
    const from = minusBefore(tokens, i) ? i - 1 : i;
    const signed = from === i ? values : values.map(negate);
    // "at least 3" in Spanish is "al menos 3": a spoken minus may be none.
    const spoken = from < i && (tokens[from]?.end ?? 0) - (tokens[from]?.at ?? 0) > 1;
    if (all || !isPartOfTerm(tokens, i, to)) {
      found.push({
        values: spoken ? [...values, ...signed] : signed,
        from,
        to,
        weak: token.weak && size === 1,
      });
    }
    if (!all || size === 1) i = to - 1;
  }
  return found;
}

/** Numbers whose digits stand apart ("1 2"), joined; each with its tokens. */
export function joinedDigits(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    let digits = "";
    for (let j = i; j < Math.min(tokens.length, i + 12); j++) {
      const token = tokens[j];
      if (token?.kind !== "number" || token.digits === null) break;
      digits += token.digits;
      if (j > i) {
        found.push({ values: [fromInteger(BigInt(digits))], from: i, to: j + 1, weak: false });
      }
    }
  }
  return found;
}

function readings(token: Extract<Token, { kind: "number" }>, percents: boolean): Rational[] {
  if (!token.percent || !percents) return [...token.values];
  // 50 % is a half; where percentages are asked for, 50 is what is read.
  return token.values.flatMap((value) => [value, divide(value, { n: 1n, d: 100n })]);
}

/** How many tokens the fraction at `at` takes: 3/4 three, 1 3/4 four, a lone number one. */
function fractionSize(tokens: readonly Token[], at: number): number {
  if (isQuotient(tokens, at)) return 3;
  return tokens[at + 1]?.kind === "number" && isQuotient(tokens, at + 1) ? 4 : 1;
}

function isQuotient(tokens: readonly Token[], at: number): boolean {
  const [top, bar, bottom] = tokens.slice(at, at + 3);
  return (
    top?.kind === "number" &&
    bar?.kind === "sign" &&
    bar.sign === "/" &&
    bottom?.kind === "number" &&
    !isZero(bottom.values[0])
  );
}

function fractionValue(tokens: readonly Token[]): Rational {
  const numbers = tokens.flatMap((token) => (token.kind === "number" ? [token.values[0]] : []));
  const zero = fromInteger(0);
  const [a = zero, b = zero, c] = numbers;
  return c === undefined ? divide(a, b) : add(a, divide(b, c));
}

/** Whether a minus before the number belongs to it: -3 and (-3), not 5 - 3. */
function minusBefore(tokens: readonly Token[], at: number): boolean {
  const [before, minus] = [tokens[at - 2], tokens[at - 1]];
  if (minus?.kind !== "sign" || minus.sign !== "-") return false;
  if (before?.kind === "number" || before?.kind === "name") return false;
  return !(before?.kind === "sign" && before.sign === ")");
}

/** A coefficient (2x), an exponent (x^2) or an index (a_2): no number that stands for itself. */
function isPartOfTerm(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, last, after] = [tokens[from - 1], tokens[to - 1], tokens[to]];
  if (after?.kind === "name" && after.at === last?.end) return true;
  if (before?.kind === "sign" && before.sign === "^") return true;
  return before?.kind === "stop" && before.text === "_" && before.end === tokens[from]?.at;
}
