import { type Formula, FormulaError } from "./formula.ts";
import type { Manner, Notation } from "./print-value.ts";
import { readFormula } from "./read-formula.ts";

/** A text with holes for values, read once. */
export type Written = readonly (string | Hole)[];

export type Hole = {
  formula: Formula;
  manner: Manner;
  /** How the place wants it: between $ signs as LaTeX. */
  notation: Notation;
};

const holes = /\{\{([^{}]*)\}\}/gu;

/** Whether a text has a hole. */
export function hasHole(text: string): boolean {
  return text.search(holes) >= 0;
}

/**
 * A text in which {{…}} stands for a value: {{a}}, computed {{a*b}}, with its sign {{+ b}}, in brackets where it needs
 * them {{(b)}}, as a decimal {{decimal(a)}}. Throws FormulaError where a hole cannot be read.
 */
export function readWritten(text: string, notation: Notation | "prose"): Written {
  const parts: (string | Hole)[] = [];
  let from = 0;
  let isBetweenSigns = false;
  for (const match of text.matchAll(holes)) {
    const before = text.slice(from, match.index);
    if (countSigns(before) % 2 === 1) isBetweenSigns = !isBetweenSigns;
    from = match.index + match[0].length;
    const inHole = notation === "prose" ? (isBetweenSigns ? "latex" : "typed") : notation;
    parts.push(before, { ...readHole(match[1] ?? ""), notation: inHole });
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== "");
}

/** The $ signs that begin or end mathematics; \$ is money. */
function countSigns(text: string): number {
  return text.replaceAll("\\$", "").split("$").length - 1;
}

function readHole(inside: string): Pick<Hole, "formula" | "manner"> {
  const text = inside.trim();
  if (text === "") throw new FormulaError("{{}} holds nothing");
  const decimal = /^decimal\((.*)\)$/u.exec(text);
  if (decimal) return { formula: readFormula(decimal[1] ?? ""), manner: "decimal" };
  if (text.startsWith("+")) return { formula: readFormula(text.slice(1)), manner: "signed" };
  return { formula: readFormula(text), manner: isBracketed(text) ? "bracketed" : "plain" };
}

/** Whether one pair of brackets holds all of it. */
function isBracketed(text: string): boolean {
  if (!text.startsWith("(") || !text.endsWith(")")) return false;
  let depth = 0;
  for (const [at, sign] of Array.from(text).entries()) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}
