import { expect, test } from "vitest";
import { type MathsPiece, splitMaths } from "./split-maths.ts";

/** Formulas in «…», those on lines of their own in «!…», words as they are. */
function shown(text: string, streaming = false): string {
  return splitMaths(text, { streaming }).map(show).join("");
}

function show(piece: MathsPiece): string {
  if (piece.kind === "text") return piece.text;
  return piece.display ? `«!${piece.latex}»` : `«${piece.latex}»`;
}

test.each([
  ["What is $\\frac{1}{2}$ of 8?", "What is «\\frac{1}{2}» of 8?"],
  ["$x$", "«x»"],
  ["From $(10, 30)$ to $(14, 50)$ it rises.", "From «(10, 30)» to «(14, 50)» it rises."],
  ["so $m = 5$.", "so «m = 5»."],
  ["$2 x + 3 y$ and $2\\text{ cm}$", "«2 x + 3 y» and «2\\text{ cm}»"],
  ["$3 \\text{ apples and } 4$", "«3 \\text{ apples and } 4»"],
  ["$5 \\sin x$", "«5 \\sin x»"],
  ["$20\\%$ of $150$", "«20\\%» of «150»"],
  ["$x$-axis, $n$th, ($y$)", "«x»-axis, «n»th, («y»)"],
])("formulas are found: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["$5 and $10", "$5 and $10"],
  ["\\$5 and \\$10", "$5 and $10"],
  ["It costs \\$5, so $n \\times 5$.", "It costs $5, so «n \\times 5»."],
  ["It costs $5, so $n \\times 5$.", "It costs $5, so «n \\times 5»."],
  ["$5-$10", "$5-$10"],
  ["$5, $10 or $15.50", "$5, $10 or $15.50"],
  ["between $5/$10", "between $5/$10"],
  ["$5 for tea and 3$ for cake", "$5 for tea and 3$ for cake"],
  ["$1,200.50 each", "$1,200.50 each"],
  ["a lone $", "a lone $"],
  ["$ 5 $", "$ 5 $"],
  ["$$", "$$"],
  ["Gana $12 por hora y $x$ horas", "Gana $12 por hora y «x» horas"],
  ["$\\$5 + \\$3$", "«\\$5 + \\$3»"],
])("money stays money: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test("every sign of LaTeX is known", () => {
  expect(shown("\\(a\\) and \\[b\\] and $$c$$")).toBe("«a» and «!b» and «!c»");
  expect(shown("$$\na + b\n$$")).toBe("«!a + b»");
});

test("a formula does not reach over an empty line", () => {
  expect(shown("a $x\n\ny$ b")).toBe("a $x\n\ny$ b");
});

test("nothing inside a code span is mathematics", () => {
  expect(shown("`a $x$ b` and $y$")).toBe("`a $x$ b` and «y»");
});

test("a formula that has not closed is left out while it streams, and shown as written when it never does", () => {
  const text = "The rise is $y_2 - y";
  expect(shown(text, true)).toBe("The rise is ");
  expect(shown(text)).toBe(text);
});

test("money shows while it streams as soon as words follow it", () => {
  expect(shown("It costs $5 an", true)).toBe("It costs $5 an");
  expect(shown("It costs $5. Wh", true)).toBe("It costs $5. Wh");
});

test("however a text is cut, what has shown as a formula stays that formula", () => {
  const text =
    "Slope: $m = \\frac{8 - 12}{16 - 10}$. It costs $5 a trip and \\$10 back; \\(x\\) is $-2/3$.\n\n$$a^2$$";
  const whole = splitMaths(text).filter(({ kind }) => kind === "maths");
  for (let end = 0; end <= text.length; end++) {
    const part = splitMaths(text.slice(0, end), { streaming: true }).filter(
      ({ kind }) => kind === "maths",
    );
    expect(whole.slice(0, part.length)).toEqual(part);
  }
});

test("no text is lost: without formulas, money and escapes a text comes back as it was", () => {
  const text = "Plain words, 100 % of them.\nTwo lines \\ and a `code`.";
  expect(splitMaths(text)).toEqual([{ kind: "text", text }]);
});
