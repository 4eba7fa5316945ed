import { compare, fromDecimal, zero } from "../../../numbers/rational.ts";
import { type Comparison, type Formula, FormulaError } from "./formula.ts";
import { applyFunction } from "./functions.ts";
import {
  isSame,
  minus,
  numberOf,
  ofLetter,
  ofNumber,
  over,
  plus,
  type Polynomial,
  raised,
  times,
} from "./polynomial.ts";

/** The values that names stand for; a single letter that is none of them is an unknown. */
export type Values = ReadonlyMap<string, Polynomial>;

/** The value of a formula. Throws NoValue where this draw has none, FormulaError where no draw could have one. */
export function evaluate(formula: Formula, values: Values): Polynomial {
  switch (formula.kind) {
    case "number":
      return ofNumber(fromDecimal(formula.text) ?? zero);
    case "name":
      return values.get(formula.name) ?? ofLetter(formula.name);
    case "negative":
      return minus(evaluate(formula.of, values));
    case "operation":
      return operate(formula.sign, evaluate(formula.left, values), evaluate(formula.right, values));
    case "call": {
      const args = formula.args.map((arg) => numberOf(evaluate(arg, values)));
      const numbers = args.filter((arg) => arg !== null);
      if (numbers.length < args.length) throw new FormulaError(`${formula.name} of an unknown`);
      return ofNumber(applyFunction(formula.name, numbers));
    }
    case "compare":
    case "join":
    case "not":
      throw new FormulaError("a condition where a value belongs");
  }
}

function operate(
  sign: Extract<Formula, { kind: "operation" }>["sign"],
  left: Polynomial,
  right: Polynomial,
): Polynomial {
  switch (sign) {
    case "+":
      return plus(left, right);
    case "-":
      return plus(left, minus(right));
    case "*":
      return times(left, right);
    case "/":
      return over(left, right);
    case "^":
      return raised(left, right);
  }
}

/** Whether a condition holds. */
export function holds(formula: Formula, values: Values): boolean {
  switch (formula.kind) {
    case "join":
      return formula.word === "and"
        ? formula.parts.every((part) => holds(part, values))
        : formula.parts.some((part) => holds(part, values));
    case "not":
      return !holds(formula.of, values);
    case "compare":
      return isTrue(formula.sign, evaluate(formula.left, values), evaluate(formula.right, values));
    default:
      throw new FormulaError("a value where a condition belongs");
  }
}

function isTrue(sign: Comparison, left: Polynomial, right: Polynomial): boolean {
  if (sign === "=") return isSame(left, right);
  if (sign === "<>") return !isSame(left, right);
  const [a, b] = [numberOf(left), numberOf(right)];
  if (!a || !b) throw new FormulaError("an unknown is neither more nor less");
  const order = compare(a, b);
  switch (sign) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}
