/** Answers in words that mean the same, in English and Spanish; the first of each line stands for all. */
const synonyms: readonly (readonly string[])[] = [
  [
    "no solution",
    "no solutions",
    "no real solution",
    "no real solutions",
    "none",
    "sin solucion",
    "no tiene solucion",
    "no hay solucion",
    "ninguna",
    "empty set",
    "conjunto vacio",
  ],
  [
    "all real numbers",
    "all reals",
    "all real",
    "any real number",
    "every real number",
    "todos los numeros reales",
    "todos los reales",
    "cualquier numero real",
  ],
  [
    "infinitely many solutions",
    "infinite solutions",
    "infinitely many",
    "infinitas soluciones",
    "infinitas",
  ],
  ["undefined", "und", "not defined", "indefinido", "no esta definido", "no definido"],
  ["dne", "does not exist", "no existe"],
  ["yes", "si"],
  ["true", "verdadero", "cierto"],
  ["false", "falso"],
];

const canonicalWords = new Map(
  synonyms.flatMap((line) => line.map((text) => [text, line[0] ?? text] as const)),
);

/** Words without case, accents, punctuation and articles of spacing, and one form for known synonyms. */
export function normaliseWords(text: string): string {
  const folded = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s\u200b]+/gu, " ")
    .replaceAll(/^[\s"'“”¿¡.(]+|[\s"'“”.!?,;:)]+$/gu, "");
  return canonicalWords.get(folded) ?? folded;
}
