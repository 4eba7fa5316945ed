/** How two sides are compared; ~ is "about". */
export type Relation = "=" | "!=" | "<" | ">" | "<=" | ">=" | "~";

/** What words stand for between numbers. */
export type SpokenSign = { afterOperand: boolean } & (
  | { kind: "relation"; relation: Relation }
  | {
      kind: "sign";
      sign: "+" | "-" | "*" | "/" | "^" | "sqrt" | "of" | "twice" | "thrice";
      /** "squared" carries its own exponent. */
      exponent?: number;
    }
);

function signs(
  sign: Extract<SpokenSign, { kind: "sign" }>["sign"],
  afterOperand: boolean,
  phrases: string,
): [string, SpokenSign][] {
  return phrases.split("|").map((phrase) => [phrase, { kind: "sign", sign, afterOperand }]);
}

function relations(relation: Relation, phrases: string): [string, SpokenSign][] {
  return phrases
    .split("|")
    .map((phrase) => [phrase, { kind: "relation", relation, afterOperand: false }]);
}

/** "To the fifth", "a la quinta": from the third on. */
function powers(before: string, ordinals: string): [string, SpokenSign][] {
  return ordinals
    .split(" ")
    .flatMap((ordinal, index) =>
      ["", " power", " potencia"].map((after): [string, SpokenSign] => [
        `${before} ${ordinal}${after}`,
        { kind: "sign", sign: "^", afterOperand: true, exponent: index + 3 },
      ]),
    );
}

/** Operations and relations in English and Spanish words, folded; some count only behind a number. */
export const spokenSigns: ReadonlyMap<string, SpokenSign> = new Map([
  ...signs("+", true, "plus|added to|mas"),
  ...signs("-", true, "take away|less"),
  ...signs("-", false, "negative|minus|menos"),
  ...signs("*", true, "times|multiplied by|por|multiplicado por|veces"),
  ...signs(
    "/",
    true,
    "divided by|over|out of|out of every|for every|for each|de cada|dividido por|dividido entre|dividido en|dividido|entre|sobre",
  ),
  ...signs("^", true, "to the power of|to the power|raised to|elevado a|elevado a la"),
  ...signs(
    "sqrt",
    false,
    "square root of|the square root of|raiz cuadrada de|la raiz cuadrada de|root of|the root of|raiz de|la raiz de|sqrt",
  ),
  ...signs("of", true, "of|de|del"),
  ...signs("twice", false, "twice|double|double of|el doble de|doble de"),
  ...signs("thrice", false, "triple|triple of|el triple de|triple de"),
  ...(["squared", "al cuadrado"] as const).map((phrase): [string, SpokenSign] => [
    phrase,
    { kind: "sign", sign: "^", afterOperand: true, exponent: 2 },
  ]),
  ...(["cubed", "al cubo"] as const).map((phrase): [string, SpokenSign] => [
    phrase,
    { kind: "sign", sign: "^", afterOperand: true, exponent: 3 },
  ]),
  ...powers("to the", "third fourth fifth sixth seventh eighth ninth tenth"),
  ...powers("a la", "tercera cuarta quinta sexta septima octava novena decima"),
  ...relations(
    "=",
    "is|are|equals|equal|is equal to|are equal to|equal to|makes|make|gives|give|is the same as|comes to|" +
      "es|son|es igual a|son iguales a|igual a|igual|da|dan|hacen|equivale a|equivalen a|es lo mismo que",
  ),
  ...relations(
    "!=",
    "is not|isnt|are not|arent|is not equal to|isnt equal to|does not equal|doesnt equal|" +
      "no es|no son|no es igual a|no da|no dan|no equivale a",
  ),
  ...relations(
    "<",
    "is less than|is smaller than|less than|smaller than|es menor que|menor que|es menos que",
  ),
  ...relations(
    ">",
    "is greater than|is more than|is bigger than|is larger than|greater than|bigger than|larger than|" +
      "es mayor que|mayor que|es mas que|es mas grande que",
  ),
  ...relations(
    "~",
    "is about|is almost|is nearly|is around|is roughly|is approximately|is close to|" +
      "es casi|es aproximadamente|son casi|es cerca de|es alrededor de",
  ),
]);
