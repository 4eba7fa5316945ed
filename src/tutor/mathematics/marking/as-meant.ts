import type { Expression } from "../../notation/expression.ts";
import { isScalar, mentions, rebuild, symbolsOf } from "../inspect.ts";

const constants: ReadonlySet<string> = new Set(["C", "c", "K", "k", "C_1"]);

/**
 * The answer with its own names for what the key names otherwise: k for the C of an integral; x_1 = 3, x_2 = -3 for
 * x = 3 or x = -3, or for 3, -3. The answer itself where there is nothing to rename.
 */
export function inNamesOf(key: Expression, given: Expression): Expression {
  const letter = indexedLetter(given);
  if (letter !== null && (symbolsOf(key).has(letter) || isBareValues(key)))
    return asValuesOf(letter, given);
  const constant = addedConstant(key);
  const own = addedConstant(given);
  const isIntegral = constant === "C" || constant === "K";
  if (!isIntegral || !own || constant === own || symbolsOf(given).has(constant)) return given;
  return rebuild(given, (part) =>
    part.kind === "symbol" && part.name === own ? { kind: "symbol", name: constant } : part,
  );
}

/** The key in the same way, where the key has the indices and the answer does not. */
export function withoutIndices(key: Expression, given: Expression): Expression {
  const letter = indexedLetter(key);
  return letter !== null && symbolsOf(given).has(letter) ? asValuesOf(letter, key) : key;
}

/** "3, -3": the values of an unknown that the key does not name. */
function isBareValues(key: Expression): boolean {
  return (key.kind === "list" || key.kind === "set") && key.items.every(isScalar);
}

function partsOf(e: Expression): readonly Expression[] {
  return e.kind === "list" ? e.items : e.kind === "and" || e.kind === "or" ? e.parts : [];
}

/** The letter of "x_1 = 3, x_2 = -3", whose indices only count the solutions; null for anything else. */
function indexedLetter(e: Expression): string | null {
  const parts = partsOf(e);
  const names = parts.map((part) =>
    part.kind === "relation" && part.operator === "=" && part.left.kind === "symbol"
      ? (/^(\p{L})_\d$/u.exec(part.left.name)?.[1] ?? null)
      : null,
  );
  const [letter = null] = names;
  return parts.length > 1 && names.every((name) => name === letter) ? letter : null;
}

function asValuesOf(letter: string, e: Expression): Expression {
  const parts = partsOf(e).map((part) =>
    part.kind === "relation" ? { ...part, left: { kind: "symbol", name: letter } as const } : part,
  );
  return { kind: "or", parts };
}

/** The constant that an antiderivative ends in: added once, and nowhere else. */
function addedConstant(e: Expression): string | null {
  if (e.kind === "relation" && e.operator === "=") return addedConstant(e.right);
  if (e.kind !== "sum") return null;
  const [name, other] = e.terms.flatMap((term) =>
    term.kind === "symbol" && constants.has(term.name) ? [term.name] : [],
  );
  if (name === undefined || other !== undefined) return null;
  const again = e.terms.some(
    (term) =>
      term.kind !== "symbol" &&
      mentions(term, (part) => part.kind === "symbol" && part.name === name),
  );
  return again ? null : name;
}
