import { describe, expect, test } from "vitest";
import { sameTree } from "../mathematics/comparing/same-tree.ts";
import { toLatex, toTyped } from "./print.ts";
import { readMathematics } from "./read.ts";

const samples = (
  "3y^3/(-4x^2);2x(x+1);-x^2;3 1/2;-(a+b);a-(b-c);2^-3;(x^2)^3;(-2)^5;|x-2|;sqrt(2)/2;root(x,3);log_2(8);" +
  "[2,5) U (7,inf);x=3 or x=-3;a<x<=b;5 cm;$5;15%;3 ± 2;(1,2);{1,2};x_1+alpha;-5 cm^2;sin^2 x;e^(-0.5t);2*3;2*-3;" +
  "x*2;a/b/c;a/(b*c);(a/b)^2;no solution;f(x)=2x+1;5!;3:4;0.50;-3.5x;2(-x);40°;1/2x;(1/2)^x;3x*4;[[1,2],[3,4]];" +
  "x ∈ [1,2];-2(x-3)^2;(x+1)(x-1);2/(3/4);x^(2/3);∅;-∞;a≠b;5 km/h;1,234.5"
).split(";");

describe("what is printed reads back as it was", () => {
  test.each(samples)("%s", (text) => {
    const read = readMathematics(text);
    if (!read.ok) throw new Error(`${text} cannot be read`);
    const typed = toTyped(read.expression);
    for (const printed of [typed, toLatex(read.expression)]) {
      const again = readMathematics(printed);
      expect(again.ok, printed).toBe(true);
      if (again.ok) expect(toTyped(again.expression)).toBe(typed);
    }
    const again = readMathematics(typed);
    expect(again.ok && sameTree(again.expression, read.expression), typed).toBe(true);
  });
});

test.each([
  ["sqrt(2)/2", "\\frac{\\sqrt{2}}{2}"],
  ["2x(x+1)", "2x\\left(x + 1\\right)"],
  ["x<=3", "x \\leq 3"],
  ["3 1/2", "3\\frac{1}{2}"],
  ["$5", "\\$5"],
  ["alpha x_1", "\\alpha x_{1}"],
])("%s is shown as %s", (text, latex) => {
  const read = readMathematics(text);
  expect(read.ok && toLatex(read.expression)).toBe(latex);
});

test("words cannot smuggle commands into the display", () => {
  expect(toLatex({ kind: "words", text: "a}\\href{x}{y" })).toBe("\\text{a  href x  y}");
});
