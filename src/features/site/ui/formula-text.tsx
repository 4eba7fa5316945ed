import { createElement, type ReactNode } from "react";
import { type Formula, piecesOf } from "../rules-formula.ts";

/** A text of the tutor with its mathematics as MathML, which browsers set by themselves. */
export function FormulaText({ children }: { children: string }) {
  return piecesOf(children).map((piece, index) =>
    piece.kind === "words"
      ? piece.text
      : createElement("math", { key: index }, ...piece.children.map(elementOf)),
  );
}

function elementOf(formula: Formula, index: number): ReactNode {
  if ("text" in formula) return createElement(formula.tag, { key: index }, formula.text);
  return createElement(formula.tag, { key: index }, ...formula.children.map(elementOf));
}
