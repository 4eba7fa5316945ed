import { describe, expect, test } from "vitest";
import { showLine } from "./show-line.ts";

describe("lines of solutions in the reader's language", () => {
  test.each([
    ["no real solution", "no real solution", "no hay solución real"],
    ["no solution", "no solution", "no hay solución"],
    ["True", "True", "verdadero"],
    ["x = 2 or x = 3", "$x = 2 \\text{ or } x = 3$", "$x = 2 \\text{ o } x = 3$"],
    ["9:46 PM", "9:46 PM", "9:46 PM"],
    ["7:19 PM + 147 min", "7:19 PM + 147 min", "7:19 PM + 147 min"],
    ["2 - 55132033 (base 6)", "2 - 55132033 (base 6)", "2 - 55132033 (en base 6)"],
    ["(8/3)/5", "$\\frac{\\frac{8}{3}}{5}$", "$\\frac{\\frac{8}{3}}{5}$"],
  ])("%s", (line, en, es) => {
    expect(showLine(line, "en")).toBe(en);
    expect(showLine(line, "es")).toBe(es);
  });
});
