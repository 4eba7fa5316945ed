import { add, negate, type Rational, subtract } from "../../mathematics/rational.ts";
import { type SaidBefore, statementText } from "../said-before.ts";
import type { Sentence } from "../sentence.ts";
import { statementsIn } from "../statements.ts";
import type { Token } from "../tokens.ts";

/**
 * The solutions of equations in words that only add to a letter or take from it: "x plus three is ten". One look solves
 * them. Those in signs are lines of the working, which hints may give; those that the student saw or wrote are left out.
 */
export function simpleEquations(sentence: Sentence, said: SaidBefore): Rational[] {
  return statementsIn(sentence.tokens).flatMap((statement) => {
    if (statement.relation !== "=" || statement.phrase === null) return [];
    if (said.statements.has(statementText(statement))) return [];
    const [left, right] = [valueOf(statement.left), valueOf(statement.right)];
    const solution =
      (right && solve(statement.left, right)) ?? (left && solve(statement.right, left));
    return solution ? [solution] : [];
  });
}

function valueOf(tokens: readonly Token[]): Rational | null {
  const [first, second] = tokens;
  if (tokens.length === 1 && first?.kind === "number") return first.values[0];
  const isNegative = tokens.length === 2 && first?.kind === "sign" && first.sign === "-";
  return isNegative && second?.kind === "number" ? negate(second.values[0]) : null;
}

/** x + a = b, a + x = b, x - a = b, a - x = b. */
function solve(side: readonly Token[], result: Rational): Rational | null {
  const [first, sign, last] = side;
  if (side.length !== 3 || sign?.kind !== "sign") return null;
  if (sign.sign !== "+" && sign.sign !== "-") return null;
  const isSum = sign.sign === "+";
  if (first?.kind === "name" && last?.kind === "number")
    return isSum ? subtract(result, last.values[0]) : add(result, last.values[0]);
  if (first?.kind === "number" && last?.kind === "name")
    return isSum ? subtract(result, first.values[0]) : subtract(first.values[0], result);
  return null;
}
