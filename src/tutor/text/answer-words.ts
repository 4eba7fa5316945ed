/** Answers in words that mean the same, in English and Spanish; the first of each line stands for all. */
const synonyms: readonly (readonly string[])[] = [
  ["no solution", "none", "ninguna", "empty set", "null set", "conjunto vacio"],
  [
    "all real numbers",
    "all reals",
    "all real",
    "any real number",
    "every real number",
    "todos los numeros reales",
    "todos los reales",
    "cualquier numero real",
    "todo numero real",
    "reals",
    "real numbers",
    "numeros reales",
  ],
  [
    "infinitely many solutions",
    "infinite solutions",
    "infinitely many",
    "infinitas soluciones",
    "infinitas",
    "infinitely many solution",
    "an infinite number of solutions",
    "infinite number of solutions",
    "infinite",
  ],
  ["undefined", "und", "not defined", "indefinido", "no esta definido", "no definido"],
  ["dne", "does not exist", "no existe"],
  ["true", "yes", "si", "verdadero", "verdadera", "cierto", "cierta", "yes it is", "si lo es"],
  ["false", "no", "falso", "falsa", "no it is not", "no it isn t", "no lo es"],
];

const canonicalWords = new Map(
  synonyms.flatMap((line) => line.map((text) => [text, line[0] ?? text] as const)),
);

const noSolution =
  /^(?:(?:the |la |el )?(?:equation|system|inequality|ecuacion|sistema|inecuacion) )?(?:no|sin|ninguna|has no|have no|without|no (?:tiene|tienen|hay|existe|existen)(?: ninguna)?) (?:real )?(?:solutions?|roots?|solucion(?:es)?|raices)(?: real(?:es)?)?$/u;
const leadIn =
  /^(?:(?:there (?:is|are)|it is|it s|its|it|they are|this is|hay|es|son|tiene) )+(?=\S)/u;
const article = /(?<!\S)(?:the|an?|el|la|los|las|una?) (?=\S)/gu;

/** Words without case, accents, punctuation, articles and what only begins a sentence; one form for synonyms. */
export function normaliseWords(text: string): string {
  const folded = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[-‐‑’'](?=\p{L})/gu, " ")
    .replaceAll(/[\s\u200b]+/gu, " ")
    .replaceAll(/^[\s"'“”¿¡.(]+|[\s"'“”.!?,;:)]+$/gu, "");
  const bare = folded.replace(leadIn, "").replaceAll(article, "");
  if (noSolution.test(folded) || noSolution.test(bare)) return "no solution";
  return canonicalWords.get(folded) ?? canonicalWords.get(bare) ?? bare;
}

/** Whether a text is an answer in words whatever was asked: "no solution", "all real numbers"; but "yes" is no such. */
export function answersInWords(text: string): boolean {
  const words = normaliseWords(text);
  return words !== "true" && words !== "false" && canonicalWords.get(words) === words;
}
