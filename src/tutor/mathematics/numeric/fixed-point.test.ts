import { expect, test } from "vitest";
import type { Expression } from "../../notation/expression.ts";
import { toFixed } from "../../numbers/rational.ts";
import { readMathematics } from "../../notation/read.ts";
import { approximate, compareConstants } from "./precise.ts";

function tree(text: string): Expression {
  const read = readMathematics(text);
  if (!read.ok) throw new Error(`${text} cannot be read`);
  return read.expression;
}

/** Digits from the OEIS: A000796, A001113, A002193, A002392, A073000, A049469. */
test.each([
  ["pi", "3.14159265358979323846264338327950288419716939937511"],
  ["e", "2.71828182845904523536028747135266249775724709369996"],
  ["sqrt(2)", "1.41421356237309504880168872420969807856967187537695"],
  ["ln(10)", "2.30258509299404568401799145468436420760110148862877"],
  ["arctan(1/2)", "0.46364760900080611621425623146121440202853705428612"],
  ["sin(1)", "0.84147098480789650665250232163029899962256306079837"],
])("%s has the digits of the tables", (text, digits) => {
  const value = approximate(tree(text));
  expect(value && toFixed(value, 50)).toBe(digits);
});

test("constants a hair apart are told apart", () => {
  expect(compareConstants(tree("e^(pi*sqrt(163))"), tree("262537412640768744"))).toBe(false);
  expect(compareConstants(tree("sqrt(3+2sqrt(2))"), tree("1+sqrt(2)"))).toBe(true);
});

test("what is not real or too large is left undecided", () => {
  expect(compareConstants(tree("ln(-1)"), tree("1"))).toBeNull();
  expect(compareConstants(tree("e^(10^6)"), tree("1"))).toBeNull();
});
