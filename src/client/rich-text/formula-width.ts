/** Formulas are set somewhat larger than the words around them, and their signs are about so wide, in em of their own. */
const scale = 1.21;
const signEm = 0.5;

/** About how wide a formula is, in em of the text around it. */
export type FormulaWidth = {
  whole: number;
  /** Its widest piece that no line can break: KaTeX breaks after relations and sums outside of brackets, roots and fractions. */
  unbroken: number;
};

/** @param html what KaTeX made of the formula */
export function formulaWidth(html: string): FormulaWidth {
  const [, ...pieces] = html.slice(html.indexOf("katex-html")).split("katex-base");
  const widths = pieces.map(widthOf);
  return {
    whole: widths.reduce((sum, width) => sum + width, 0),
    unbroken: Math.max(0, ...widths),
  };
}

function widthOf(piece: string): number {
  const signs = piece.replaceAll(/<[^>]*>?/g, "").length;
  const gaps = [...piece.matchAll(/(?:margin-right|min-width|border-right-width):([\d.]+)em/g)];
  return scale * gaps.reduce((sum, [, em]) => sum + Number(em), signs * signEm);
}
