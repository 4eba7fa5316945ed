import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";
import { readMathematics } from "../../../notation/read.ts";

/** The expression that a line of a solution writes; null where it is none. */
export function readLine(line: string): Expression | null {
  const result = readMathematics(line, { functions: [], units: false });
  return result.ok && result.expression.kind !== "words" ? result.expression : null;
}

/** The expression with e and i as letters like any other, for problems that name their variables so. */
export function withLetters(expression: Expression): Expression {
  return rebuild(expression, (part) =>
    part.kind === "constant" && (part.name === "e" || part.name === "i")
      ? { kind: "symbol", name: `${part.name}_` }
      : part,
  );
}

/** The name by which withLetters knows a letter. */
export function letterName(name: string): string {
  return name === "e" || name === "i" ? `${name}_` : name;
}
