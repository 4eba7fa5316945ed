import type { Locale } from "#shared/locale.ts";
import { exactValue } from "../../../mathematics/canonical.ts";
import { assignedValue } from "../../../mathematics/comparing/solution-sets.ts";
import type { Expression } from "../../../notation/expression.ts";
import { childrenOf, isScalar, rebuild, symbolsOf } from "../../../mathematics/inspect.ts";
import { missingForm } from "../../../mathematics/marking/form.ts";
import { readGiven, readKey } from "../../../mathematics/marking/readings.ts";
import { missingUnit } from "../../../mathematics/marking/units-given.ts";
import { markAnswer } from "../../../mathematics/marking.ts";
import { compareConstants } from "../../../mathematics/numeric/precise.ts";
import { fraction } from "../../../numbers/rational.ts";
import type { AnswerKey, MarkingPolicy } from "../../../items/receipt.ts";
import { readingIn } from "../../../text/reading-in.ts";
import type { Finding } from "../../second-look.ts";

/**
 * Marks a challenged answer again by every road there is: both decimal traditions with all meanings that marking
 * knows, the policy relaxed to value alone, and, where letters are in it, the values of both sides at many points to
 * 400 binary digits, a road that shares no code with the canonical forms. Plain numbers are decided exactly alone.
 */
export function lookAgain(key: AnswerKey, given: string, locale: Locale): Finding {
  const own = readingIn(locale).decimalComma;
  const marks = [own, !own].map((decimalComma) => markAnswer(key, given, { decimalComma }));
  const [first, other] = marks;
  if (first?.outcome === "right") return { kind: "right", way: "again", missing: null };
  if (other?.outcome === "right") {
    const isNumber = isPlainNumber(readIn(key, given, own));
    return { kind: isNumber ? "ambiguous" : "right", way: "tradition", missing: null };
  }
  const lacking = marks.find(({ outcome }) => outcome === "right-value-wrong-form");
  if (lacking) return { kind: "value", way: "exact", missing: lacking.missing };
  const byValue = markAnswer({ ...key, policy: valueAlone(key.policy) }, given, {
    decimalComma: own,
  });
  if (byValue.outcome === "right" || byValue.outcome === "right-value-wrong-form") {
    return { kind: "value", way: "exact", missing: byValue.missing };
  }
  return comparedAtPoints(key, readIn(key, given, own));
}

/** The policy without what it asks of form, order and the very unit. */
function valueAlone(policy: MarkingPolicy): MarkingPolicy {
  const { lowestTerms: _, form: _form, ordered: _ordered, unitExactly: _unit, ...value } = policy;
  return value;
}

function readIn(key: AnswerKey, given: string, decimalComma: boolean): Expression | null {
  const read = readGiven(key, given, readKey(key), { decimalComma });
  return read.ok ? read.expression : null;
}

/** Whether an answer is one rational number however it is written, with or without its unit or name. */
function isPlainNumber(answer: Expression | null): boolean {
  if (!answer) return false;
  const value = assignedValue(answer)?.value ?? answer;
  const bare = value.kind === "quantity" ? value.value : value;
  return isScalar(bare) && exactValue(bare) !== null;
}

/** The largest expression whose values are worked out, in parts; a longer one is left to a person. */
const partsMax = 300;
const pointsTried = 40;
/** Points at which both sides must have the same value. */
const pointsNeeded = 16;

function comparedAtPoints(key: AnswerKey, given: Expression | null): Finding {
  const open: Finding = { kind: "open", way: null, missing: null };
  const read = readKey(key);
  if (!read.ok || !given) return open;
  const expected = read.expression;
  if (isPlain(expected) && isPlain(given) && expected.kind === given.kind) {
    return { kind: "different", way: "exact", missing: null };
  }
  const [left, right] = [withoutName(expected), withoutName(given)];
  if (!left || !right || left.name !== right.name) return open;
  const [a, b] = [left.value, right.value];
  if (!isScalar(a) || !isScalar(b) || sizeOf(a) > partsMax || sizeOf(b) > partsMax) return open;
  if (exactValue(a) && exactValue(b)) return { kind: "different", way: "exact", missing: null };
  const agree = agreeAtPoints(a, b);
  if (agree === null) return open;
  if (!agree) return { kind: "different", way: "points", missing: null };
  const missing = missingUnit(b, key.policy) ?? missingForm(b, a, key.policy);
  return { kind: missing ? "value" : "right", way: "points", missing };
}

/** Whether an answer holds nothing but plain numbers: 3, (3, 4), {1, 2}, [2, 5). */
function isPlain(e: Expression): boolean {
  if (isScalar(e)) return isPlainNumber(e);
  const parts = childrenOf(e);
  return parts.length > 0 && e.kind !== "relation" && parts.every(isPlain);
}

/** The value behind "y = …" with the name it is given; a bare value has the empty name. */
function withoutName(e: Expression): { name: string; value: Expression } | null {
  if (e.kind !== "relation") return { name: "", value: e };
  const assigned = assignedValue(e);
  if (assigned?.name.kind !== "symbol") return null;
  return { name: assigned.name.name, value: assigned.value };
}

function sizeOf(e: Expression): number {
  return childrenOf(e).reduce((sum, part) => sum + sizeOf(part), 1);
}

/**
 * Whether two expressions have the same values wherever both have one; null where there are too few such points, or
 * the values are constants: two numbers that look alike to any digit may still differ.
 */
export function agreeAtPoints(a: Expression, b: Expression): boolean | null {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  if (names.length === 0) return compareConstants(a, b) === false ? false : null;
  let agreed = 0;
  for (let point = 1; point <= pointsTried && agreed < pointsNeeded; point++) {
    const values = new Map(names.map((name, index) => [name, valueAt(point, index)]));
    const same = compareConstants(at(a, values), at(b, values));
    if (same === false) return false;
    if (same) agreed++;
  }
  return agreed >= pointsNeeded ? true : null;
}

/** Fractions without a pattern between −6 and 9, another one for each letter. */
function valueAt(point: number, index: number): Expression {
  const numerator = BigInt((point * 37 + index * 53 + 11) % 151) - 60n;
  const value = fraction(numerator * 2n + 1n, BigInt(20 + index));
  return { kind: "number", value, written: "integer", places: 0 };
}

function at(e: Expression, values: ReadonlyMap<string, Expression>): Expression {
  return rebuild(e, (part) => (part.kind === "symbol" ? (values.get(part.name) ?? part) : part));
}
