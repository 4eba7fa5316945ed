/** Typed mathematics as LaTeX; the text itself where it is no mathematics. */
export function latexOf(typed: string): string {
  return typed
    .replaceAll(/(-?\d+)\/(\d+)/g, "\\frac{$1}{$2}")
    .replaceAll(/sqrt\(([^()]*)\)/g, "\\sqrt{$1}")
    .replaceAll("*", "\\cdot ");
}

/** Typed mathematics as it stands in a sentence: LaTeX between $ signs. */
export function inMath(typed: string): string {
  return `$${latexOf(typed)}$`;
}
