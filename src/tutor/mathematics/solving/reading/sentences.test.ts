import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";
import { splitAtConnectors } from "./lists.ts";
import { readFractionWords, readOrdinal, readWholeNumber } from "./number-words.ts";
import { splitProblem } from "./sentences.ts";

describe("the text of a problem is made plain", () => {
  it.each([
    ["Solve $2x+1=3$ for $x$.", "Solve 2x+1=3 for x."],
    ["¿Cuánto es 0,5 + 1,25?", "¿Cuanto es 0.5 + 1.25?"],
    ["Halla la pendiente entre (1,2) y (3,4)", "Halla la pendiente entre (1,2) y (3,4)"],
    ["x − 3 = 4", "x - 3 = 4"],
    ["x + y = 3\nx - y = 1", "x + y = 3, x - y = 1"],
    ["2/3 ÷ 4/9", "2/3 / (4/9)"],
    ["Is t != 3?", "Is t != 3?"],
  ])("%s", (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it("does not guess whether a Spanish comma marks thousands or decimals", () => {
    expect(cleanText("¿Cuánto es 1,250 + 3?")).toBeNull();
    expect(cleanText("What is 1,250 + 3?")).toBe("What is 1,250 + 3?");
  });
});

describe("what is given is told from what is asked", () => {
  it.each([
    ["Let a = 3. Let f(x) = x + a. What is f(2)?", ["a = 3", "f(x) = x + a"], "What is f(2)"],
    ["If 2x = 6, what is x?", ["2x = 6"], "what is x"],
    ["Evaluate 3x + 2 when x = 4", ["x = 4"], "Evaluate 3x + 2"],
    ["Find s, given that y(s) = 0.", ["y(s) = 0"], "Find s"],
    ["Solve 2x = 4 for x.", [], "Solve 2x = 4 for x"],
    ["Si f(x) = 2x, ¿cuanto vale f(3)?", ["f(x) = 2x"], "cuanto vale f(3)"],
  ])("%s", (text, givens, ask) => {
    expect(splitProblem(text)).toEqual({ givens, premises: [], ask });
  });
});

describe("lists", () => {
  it.each([
    ["a, b and c", ["a", "b", "c"]],
    ["3, 5 y 7", ["3", "5", "7"]],
    ["5*y + 1 = 3, y - 6*y = 2", ["5*y + 1 = 3", "y - 6*y = 2"]],
    ["x + y = 3 and x - y = 1", ["x + y = 3", "x - y = 1"]],
    ["53/2 and -107/3", ["53/2", "-107/3"]],
    ["96 and o", ["96", "o"]],
    ["f(1, 2), 3", ["f(1, 2)", "3"]],
  ])("%s", (text, parts) => {
    expect(splitAtConnectors(text)).toEqual(parts);
  });
});

describe("numbers in words", () => {
  it("reads whole numbers, ordinals and fractions in both languages", () => {
    expect(readWholeNumber("one hundred thousand")).toBe(100_000);
    expect(readWholeNumber("cuarenta y dos")).toBe(42);
    expect(readWholeNumber("a dozen")).toBeNull();
    expect(readOrdinal("tercera")).toBe(3);
    expect(readOrdinal("2nd")).toBe(2);
    expect(readFractionWords("three quarters")).toBe("3/4");
    expect(readFractionWords("dos tercios")).toBe("2/3");
    expect(readFractionWords("quarterly")).toBeNull();
  });
});
