import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markAnswer } from "../marking.ts";
import {
  add,
  divide,
  fraction,
  fromInteger,
  multiply,
  subtract,
  toText,
} from "../../numbers/rational.ts";
import { solveProblem } from "./solve-problem.ts";

const numRuns = Number(process.env["PROPERTY_RUNS"] ?? 150);
const small = fc.integer({ min: -30, max: 30 });
const nonZero = small.filter((value) => value !== 0);
const letter = fc.constantFrom(
  "a",
  "b",
  "d",
  "f",
  "g",
  "h",
  "m",
  "n",
  "o",
  "p",
  "s",
  "t",
  "x",
  "y",
  "z",
);

function expectAnswer(text: string, expected: string): void {
  const solution = solveProblem(text);
  expect(solution, text).not.toBeNull();
  if (solution === null) return;
  const { outcome } = markAnswer(
    { expression: solution.answer, policy: solution.policy },
    expected,
  );
  expect(
    ["right", "right-value-wrong-form"],
    `${text} gave ${solution.answer}, not ${expected}`,
  ).toContain(outcome);
  expect(solution.steps.at(-1)?.line).toBe(solution.answer);
}

describe("problems made from their answers are solved to these answers", () => {
  it("linear equations", () => {
    fc.assert(
      fc.property(nonZero, small, small, small, letter, (a, b, c, x, name) => {
        fc.pre(a !== c);
        const d = (a - c) * x + b;
        expectAnswer(
          `Solve ${a}*${name} + ${b} = ${c}*${name} + ${d} for ${name}.`,
          `${name} = ${x}`,
        );
      }),
      { numRuns },
    );
  });

  it("systems of two linear equations", () => {
    fc.assert(
      fc.property(nonZero, nonZero, nonZero, nonZero, small, small, (a, b, c, d, x, y) => {
        fc.pre(a * d !== b * c);
        const text = `Solve ${a}*x + ${b}*y = ${a * x + b * y}, ${c}*x + ${d}*y = ${c * x + d * y} for y.`;
        expectAnswer(text, `y = ${y}`);
      }),
      { numRuns },
    );
  });

  it("quadratic equations with rational roots", () => {
    fc.assert(
      fc.property(nonZero, small, small, fc.integer({ min: 1, max: 6 }), (a, r, s, q) => {
        // a(x − r)(qx − s)
        const [lead, middle, last] = [a * q, -a * (s + r * q), a * r * s];
        const roots = [fromInteger(r), fraction(BigInt(s), BigInt(q))].map(toText);
        const expected = [...new Set(roots)].map((root) => `x = ${root}`).join(" or ");
        expectAnswer(`Solve ${lead}*x**2 + ${middle}*x + ${last} = 0`, expected);
      }),
      { numRuns },
    );
  });

  it("sums, differences, products and quotients of fractions", () => {
    fc.assert(
      fc.property(
        small,
        nonZero,
        nonZero,
        nonZero,
        fc.constantFrom("+", "-", "*", "/"),
        (a, b, c, d, sign) => {
          const [p, q] = [fraction(BigInt(a), BigInt(b)), fraction(BigInt(c), BigInt(d))];
          const value =
            sign === "+"
              ? add(p, q)
              : sign === "-"
                ? subtract(p, q)
                : sign === "*"
                  ? multiply(p, q)
                  : divide(p, q);
          expectAnswer(`What is ((${a})/(${b})) ${sign} ((${c})/(${d}))?`, toText(value));
        },
      ),
      { numRuns },
    );
  });

  it("any text at all is answered without throwing", () => {
    const word = fc.constantFrom(
      "Solve",
      "Let",
      "Suppose",
      "x",
      "y",
      "=",
      "2",
      "f(x)",
      "1/0",
      ",",
      "and",
      "for",
      "if",
      "of",
      "the",
      "(",
      ")",
      "^",
      "%",
      ".",
      "?",
      "is",
      "prime",
      "base",
      "sqrt(",
      "digit",
      "y",
      "o",
      "a",
      "derivative",
      "with",
      "respect",
      "to",
      "$",
      "\\frac{",
      "}",
      "-",
      "0",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        expect(() => solveProblem(words.join(" "))).not.toThrow();
      }),
      { numRuns },
    );
  });
});
