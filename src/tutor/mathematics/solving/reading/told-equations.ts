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

/** Words that make a sentence say what a name stands for, or that something holds. */
const defining = new Set(
  (
    "polynomial polinomio quadratic cuadratica expression expresion parabola curve number numbers value values variable letter quantity constant function functions equation equations given told known know by as to be for called call name named define defined defines definition denote denotes denoted stand stands represent represents equal equals set put write take taken fix suppose assume let also further furthermore moreover and we you is are have has holds hold true that it of the such " +
    "numero numeros valor valores variable letra cantidad constante funcion funciones ecuacion ecuaciones dada dado llamamos llama llamemos llamado definimos define definido definida se denota denotamos representa representamos igual es son sea consideramos considera considerad tomamos toma tomemos fijamos cumple cumplen verifica verifican tiene tenemos sabemos sabe como al a por que de el la y ademas tambien"
  ).split(" "),
);
/** What may stand between a name and what it stands for. */
const linking =
  /#1(?: (?:to|be|is|as|are|equals?|equal|denotes?|stands?|represents?|for|by|the|value|of|number|given|defined|es|sea|ser|igual|como|al|a|el|la|valor|de|vale|cantidad|numero|representa|denota))+ #2/;
const name = /^[a-z]$/i;

/**
 * What a sentence gives, in the form "z = 3*4, 2x + y = 5": whatever words stand around the mathematics, as long as none of them may
 * say anything more (see isTelling). A name beside an expression, with words that define ("Write z for 3*4"), is that expression.
 * null where the sentence is no such.
 */
export function readToldGiven(sentence: string): string | null {
  const { pattern, spans } = segment(sentence);
  const words = pattern.split(" ").filter((word) => word !== "" && !word.startsWith("#"));
  const isPlain = (word: string) => isNeutral(word) || defining.has(word) || !isTelling(word);
  if (words.length === 0 || spans.length === 0 || !words.every(isPlain)) return null;
  const equations = spans.filter((span) => equation.test(span));
  if (equations.length > 0)
    return spans.every(
      (span) => equations.includes(span) || name.test(span) || isHead(span, equations),
    )
      ? equations.join(", ")
      : null;
  const [first, second, more] = spans;
  if (first === undefined || second === undefined || more !== undefined) return null;
  if (/[<>≤≥≠]/.test(first + second) || !linking.test(pattern)) return null;
  if (name.test(first)) return `${first} = ${second}`;
  return name.test(second) ? `${second} = ${first}` : null;
}

/** "The function f(x) is given by f(x) = …" names the function twice. */
function isHead(span: string, equations: readonly string[]): boolean {
  return equations.some((text) =>
    text.replaceAll(" ", "").startsWith(`${span.replaceAll(" ", "")}=`),
  );
}
