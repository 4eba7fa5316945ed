import { expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { type Formula, piecesOf, readFormula } from "./rules-formula.ts";
import { lessonKinds } from "./rules-lesson-kinds.ts";
import { beginLesson } from "./rules-lesson.ts";

/** A formula as a line: (a)/(b), a^(b). */
function flat(formula: Formula): string {
  if ("text" in formula) return formula.text;
  const [first = "", second = ""] = formula.children.map(flat);
  if (formula.tag === "mfrac") return `(${first})/(${second})`;
  if (formula.tag === "msup") return `${first}^(${second})`;
  const inside = formula.children.map(flat).join("");
  return formula.tag === "msqrt" ? `√(${inside})` : inside;
}

test.each([
  ["\\frac{3}{4} + \\frac{2}{5}", "(3)/(4)+(2)/(5)"],
  ["2\\left(x + 3\\right) = 14", "2(x+3)=14"],
  ["x^{2} - 1.5x", "x^(2)−1.5x"],
  ["-\\frac{x + 1}{2}", "−(x+1)/(2)"],
  ["\\sqrt{2} \\cdot 3 \\div 4", "√(2)·3÷4"],
  ["35\\%", "35%"],
])("%s is read", (latex, expected) => {
  expect(readFormula(latex).map(flat).join("")).toBe(expected);
});

test("a sign after a sign belongs to the number behind it, so that no gap is left between them", () => {
  const [, , equals, signed] = readFormula("8(x + 5) = -16").slice(-4);
  expect(equals).toEqual({ tag: "mo", text: "=" });
  expect(signed).toMatchObject({ tag: "mrow", children: [{ text: "−" }, { text: "16" }] });
  expect(readFormula("(x) - 1").map(({ tag }) => tag)).not.toContain("mrow");
});

test("a text falls into words and formulas, and money stays words", () => {
  expect(piecesOf("It costs \\$5, so $x = 5$.")).toMatchObject([
    { kind: "words", text: "It costs $5, so " },
    { kind: "formula" },
    { kind: "words", text: "." },
  ]);
});

test("everything that the page's lessons may say is read whole", () => {
  for (const kind of lessonKinds) {
    for (let seed = 0; seed < 60; seed++) {
      const item = beginLesson(kind, "en", String(seed)).lesson.state.problem?.item;
      const texts = [
        item?.prompt,
        ...(item?.hints ?? []),
        ...(item?.misconceptions ?? []).map(({ feedback }) => feedback),
      ];
      for (const text of texts) {
        for (const locale of locales) {
          const formulas = piecesOf(text?.[locale] ?? "").filter(
            (piece) => piece.kind === "formula",
          );
          const read = formulas.flatMap(({ children }) => children.map(flat)).join("");
          expect(read).not.toMatch(/[\\{}]|frac|div|times|cdot/);
        }
      }
    }
  }
});
