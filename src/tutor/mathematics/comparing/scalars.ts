import { compareCanonical, toCanonical } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { mentions, rebuild, symbolsOf } from "../inspect.ts";
import { compareConstants } from "../numeric/precise.ts";
import { agreeOnSamples } from "../numeric/sampling.ts";
import type { Checker } from "../../items/receipt.ts";
import { isAppliedLetter, traitsOf } from "../traits.ts";

/** Whether two things are equal, and which checker decided. */
export type Comparison = { equal: boolean; by: Checker };

/** A comparison that may also come out open, where nothing proves either side. */
export type Decision = { verdict: "equal" | "different" | "open"; by: Checker };

/** Whether two single values are equal; what cannot be decided counts as different. See decideScalars. */
export function compareScalars(expected: Expression, given: Expression): Comparison {
  const { verdict, by } = decideScalars(expected, given);
  return { equal: verdict === "equal", by };
}

/**
 * Decides whether two single values are equal: exact forms first, then high precision for constants, then samples.
 * Plain numbers are always decided exactly.
 */
export function decideScalars(expected: Expression, given: Expression): Decision {
  const infinite = compareInfinities(expected, given);
  if (infinite !== null) return decided(infinite, "exact");
  const [a, b] = unifyFunctions(expected, given);
  const variables = traitsOf(a).symbols || traitsOf(b).symbols;
  const left = toCanonical(a);
  const right = toCanonical(b);
  const verdict = left && right ? compareCanonical(left, right) : "open";
  if (verdict !== "open") return { verdict, by: variables ? "polynomial" : "exact" };
  if (!variables) {
    const constant = compareConstants(a, b);
    if (constant !== null) return decided(constant, "sampling");
    // What is left without variables is complex or out of range; plain numbers never reach the samples.
    if (!isBeyondNumbers(a) && !isBeyondNumbers(b)) return { verdict: "open", by: "exact" };
  }
  const samples = agreeOnSamples(a, b);
  return samples === null ? { verdict: "open", by: "sampling" } : decided(samples, "sampling");
}

function decided(equal: boolean, by: Checker): Decision {
  return { verdict: equal ? "equal" : "different", by };
}

function isBeyondNumbers(e: Expression): boolean {
  return mentions(
    e,
    (part) =>
      (part.kind === "call" && !/^(?:factorial|binomial)$/.test(part.name)) ||
      (part.kind === "constant" && part.name === "i"),
  );
}

function compareInfinities(a: Expression, b: Expression): boolean | null {
  const left = infinitySign(a);
  const right = infinitySign(b);
  return left === 0 && right === 0 ? null : left === right;
}

/** 1 for ∞, -1 for −∞, 0 for everything else. */
export function infinitySign(e: Expression): number {
  if (e.kind === "constant") return e.name === "infinity" ? 1 : 0;
  if (e.kind === "negative") return -infinitySign(e.of) + 0;
  return 0;
}

/**
 * f(x) on one side and f*x on the other are the same letters: where only one side uses a letter as a function,
 * it is read as a factor on both.
 */
export function unifyFunctions(a: Expression, b: Expression): [Expression, Expression] {
  if (!traitsOf(a).appliedLetters && !traitsOf(b).appliedLetters) return [a, b];
  const inA = appliedLetters(a);
  const inB = appliedLetters(b);
  const onlyA = new Set([...inA].filter((name) => !inB.has(name) && symbolsOf(b).has(name)));
  const onlyB = new Set([...inB].filter((name) => !inA.has(name) && symbolsOf(a).has(name)));
  return [asFactors(a, onlyA), asFactors(b, onlyB)];
}

function appliedLetters(e: Expression): Set<string> {
  const names = new Set<string>();
  mentions(e, (part) => {
    if (part.kind === "call" && isAppliedLetter(part)) names.add(part.name);
    return false;
  });
  return names;
}

function asFactors(e: Expression, names: ReadonlySet<string>): Expression {
  if (names.size === 0) return e;
  return rebuild(e, (part) =>
    part.kind === "call" && names.has(part.name)
      ? { kind: "product", factors: [{ kind: "symbol", name: part.name }, ...part.args] }
      : part,
  );
}
