import katex from "katex";
import { expect, test } from "vitest";
import { formulaWidth } from "./formula-width.ts";

const widthOf = (latex: string) => formulaWidth(katex.renderToString(latex));

test("a formula that can break has no wide piece, however long it is", () => {
  expect(widthOf("x = 6").unbroken).toBeLessThan(5);
  const long = widthOf("1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14");
  expect(long.unbroken).toBeLessThan(5);
  expect(long.whole).toBeGreaterThan(25);
});

test.each([
  "\\left(1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11\\right)",
  "\\sqrt{12345678901234567890123456789012345}",
  "\\frac{3bc + ac(x - 2) + 7ab - 12abc}{abc + 12}",
  "\\text{a sentence within a formula that goes on}",
  "a\\hspace{20em}b",
  "\\rule{20em}{1em}",
])("%s cannot break, and is wide", (latex) => {
  expect(widthOf(latex).unbroken).toBeGreaterThan(12);
});
