import { isNeutral } from "./neutral-words.ts";
import { segment } from "./segments.ts";
import { isTelling } from "./telling-words.ts";

/** Words that announce equations and say nothing more. */
const announcing = new Set(
  (
    "numbers numeros unknowns incognitas unknown incognita variables equation equations ecuacion ecuaciones system sistema simultaneous simultaneously simultaneamente satisfy satisfies obey obeys fulfil fulfils fulfill fulfills verify verifies relation relations relacion relaciones condition conditions condicion condiciones " +
    "both two dos ambas hold holds true at same time such related linked connected by tied integers real reales enteros cumple cumplen satisface satisfacen verifica verifican se da dan tal tales relacionados relacionadas mediante following pair par formado formada together also moreover ademas tambien que"
  ).split(" "),
);
const equation = /^[^=<>≤≥≠]+=[^=<>≤≥≠]+$/;
/** "f(x) = …" defines a function and "n = 5" a value: what reads those comes first. */
const plainDefinition = /^[a-z](?: ?\( ?[a-z] ?\))? ?=/i;

/**
 * The equations of a sentence that only announces them: "The numbers x and y satisfy kx + y = 14 and x − 2y = 0" holds
 * "kx + y = 14, x - 2y = 0". null where the sentence says anything else.
 */
export function readToldEquations(sentence: string): string | null {
  if (!sentence.includes("=")) return null;
  const { pattern, spans } = segment(sentence);
  const words = pattern.split(" ").filter((word) => word !== "" && !word.startsWith("#"));
  const equations = spans.filter((span) => equation.test(span));
  if (
    equations.length === 0 ||
    !words.some((word) => announcing.has(word)) ||
    spans.some((span) => !equations.includes(span) && !/^[a-z]$/i.test(span)) ||
    (equations.length === 1 && plainDefinition.test(equations[0] ?? "")) ||
    !words.every((word) => isNeutral(word) || announcing.has(word) || !isTelling(word))
  )
    return null;
  return equations.join(", ");
}
