/** What a template computes with: read once from what its author wrote, evaluated for every draw. */
export type Formula =
  | { kind: "number"; text: string }
  /** A drawn or derived value; or, where none has the name, an unknown that stays a letter: x. */
  | { kind: "name"; name: string }
  | { kind: "negative"; of: Formula }
  | { kind: "operation"; sign: "+" | "-" | "*" | "/" | "^"; left: Formula; right: Formula }
  | { kind: "call"; name: string; args: readonly Formula[] }
  | { kind: "compare"; sign: Comparison; left: Formula; right: Formula }
  | { kind: "join"; word: "and" | "or"; parts: readonly Formula[] }
  | { kind: "not"; of: Formula };

export type Comparison = "=" | "<>" | "<" | "<=" | ">" | ">=";

/** Something the author wrote that cannot be read. */
export class FormulaError extends Error {}

/** A draw for which a value does not exist: a division by zero, a root that is no whole number. Drawn again. */
export class NoValue extends Error {}

/** Longer formulas, and deeper ones, are not read. */
export const formulaLimits = { length: 300, depth: 30 } as const;

/** Every name that a formula uses. */
export function namesIn(formula: Formula): string[] {
  switch (formula.kind) {
    case "number":
      return [];
    case "name":
      return [formula.name];
    case "negative":
    case "not":
      return namesIn(formula.of);
    case "operation":
    case "compare":
      return [...namesIn(formula.left), ...namesIn(formula.right)];
    case "call":
      return formula.args.flatMap(namesIn);
    case "join":
      return formula.parts.flatMap(namesIn);
  }
}

/** Whether a formula says yes or no rather than how much. */
export function isCondition(formula: Formula): boolean {
  return formula.kind === "compare" || formula.kind === "join" || formula.kind === "not";
}
