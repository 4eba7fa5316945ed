/** A number of a chain: "12", "-3.5", "(18 - 55)", "3/4". */
const operand = "(-? ?\\d+(?:[.,]\\d+)*(?: ?/ ?\\d+)?|\\([^()]*\\))";
const start = new RegExp(
  "^¿?(?:i |we |you |if (?:i|we|you) |when (?:i|you) |si |al )?(?:start(?:ing)?(?: off| out)?(?: with| from| at)|begin(?:ning)?(?: with| from| at)|take|think of|choose|pick|my number is|" +
    "empieza(?:s|n)? (?:con|por|en|desde)|empezando (?:con|por|en|desde)|empiezo (?:con|por|en|desde)|partimos de|parto de|parte de|partiendo de|toma|tomo|tomamos|tengo|piensa en|pienso en)" +
    ` (?:the number |el numero |el )?${operand}(?=[,;.]|$| (?:and|then|y|luego|add|subtract|multiply|divide|suma|resta|multiplica|divide)\\b)`,
  "i",
);
/** "Multiply 3 by 4 and …": a calculation of two numbers that others follow. */
const openings: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [
    new RegExp(
      `^(?:first )?(?:multiply|multiplica|multiplico) ${operand} (?:by|times|with|and|por|y) ${operand}`,
      "i",
    ),
    (a, b) => `(${a} * ${b})`,
  ],
  [
    new RegExp(
      `^(?:first )?(?:add|sum|suma|sumo) ${operand} (?:and|to|plus|y|mas|a) ${operand}`,
      "i",
    ),
    (a, b) => `(${a} + ${b})`,
  ],
  [
    new RegExp(
      `^(?:first )?(?:subtract|take|resta|resto|restale) ${operand} (?:away )?(?:from|a|de) ${operand}`,
      "i",
    ),
    (a, b) => `(${b} - ${a})`,
  ],
  [
    new RegExp(`^(?:first )?(?:divide|divido) ${operand} (?:by|entre|por) ${operand}`, "i"),
    (a, b) => `(${a} / ${b})`,
  ],
];
const joint =
  /^(?:[,;.: ]|and\b|then\b|next\b|now\b|y\b|e\b|luego\b|despues\b|ahora\b|entonces\b|i\b|we\b|you\b|le\b|lo\b|la\b|it\b)+/i;
const end =
  /^(?:what(?:'s| is| do i| do you| do we| will| number)?|where|which number|how much|find|work out|give|tell me|cual|cuanto|que|donde|halla|calcula|di|dime|a que|con que)(?!.*\b(?:remain|left|rest|sobr|qued))[a-z' ]*$/i;

/** One move of a chain: its words, and what it makes of the value so far. */
const moves: readonly (readonly [RegExp, (value: string, by: string) => string])[] = [
  [
    new RegExp(
      `^(?:add(?:ing)?(?: on)?|plus|(?:sum|anad|agreg)(?:a|o|as|amos|ale|ales|ando|ar|arle|imos)(?:le)?) (?:to (?:it|this|that) )?${operand}(?: to (?:it|this|that|the result))?`,
      "i",
    ),
    (value, by) => `(${value} + ${by})`,
  ],
  [
    new RegExp(
      `^(?:subtract(?:ing)?|take (?:away|off)|minus|(?:rest|quit)(?:a|o|as|amos|ale|ando|ar|arle)) ${operand}(?: from (?:it|this|that|the result))?`,
      "i",
    ),
    (value, by) => `(${value} - ${by})`,
  ],
  [
    new RegExp(
      `^(?:multiply(?:ing)?(?: (?:it|this|that|the result|the total|everything))? by|times|multiplic(?:a|o|as|amos|alo|ando|ar)(?: (?:el resultado|todo))? por) ${operand}`,
      "i",
    ),
    (value, by) => `(${value} * ${by})`,
  ],
  [
    new RegExp(
      `^(?:divid(?:e|ing)(?: (?:it|this|that|the result|the total|everything))? by|divid(?:e|o|es|imos|elo|iendo|ir)(?: (?:el resultado|todo))? (?:entre|por)) ${operand}`,
      "i",
    ),
    (value, by) => `(${value} / ${by})`,
  ],
  [
    /^(?:double (?:it|this|that|the result)|duplica(?:lo)? (?:el resultado)?)/i,
    (value) => `(2 * ${value})`,
  ],
  [
    /^(?:square (?:it|this|that|the result)|elevalo al cuadrado|eleva(?: el resultado)? al cuadrado)/i,
    (value) => `(${value}^2)`,
  ],
  [/^(?:halve (?:it|this|that|the result))/i, (value) => `(${value} / 2)`],
];

/** Moves of a chain beyond which it is no school question. */
const maxMoves = 8;

/**
 * "Start with 100, subtract 37, then double it. What do you get?" as one calculation: for a clean text (see cleanText). The order of
 * the words is the order of the calculation. null where a piece of the text is none of these moves.
 */
export function readChain(text: string): string | null {
  const begun = openChain(text);
  if (begun === null) return null;
  let { value, rest, count } = begun;
  for (;;) {
    rest = rest.replace(joint, "");
    const move = moves.find(([pattern]) => pattern.test(rest));
    if (move === undefined) break;
    const [phrase = "", by = ""] = move[0].exec(rest) ?? [];
    // "Add 3 to 5" and "add 3 metres" are more than a number.
    rest = rest.slice(phrase.length);
    if (!/^(?:[,;.:?]|$| (?:and|then|next|y|luego|despues)\b)/i.test(rest)) return null;
    value = move[1](value, wrapped(by));
    if (++count > maxMoves) return null;
  }
  const asked = rest.replace(/^[¿ ]+/, "").replace(/[?. ]+$/, "");
  return count > begun.count && (asked === "" ? count > 1 : end.test(asked))
    ? `calculate ${value}`
    : null;
}

function openChain(text: string): { value: string; rest: string; count: number } | null {
  const [opening, first] = start.exec(text) ?? [];
  if (opening !== undefined && first !== undefined)
    return { value: wrapped(first), rest: text.slice(opening.length), count: 0 };
  for (const [pattern, join] of openings) {
    const [whole, a, b] = pattern.exec(text) ?? [];
    if (whole !== undefined && a !== undefined && b !== undefined)
      return { value: join(wrapped(a), wrapped(b)), rest: text.slice(whole.length), count: 1 };
  }
  return null;
}

function wrapped(number: string): string {
  const plain = number.replaceAll(" ", "").replace(/[.,]$/, "");
  return /^[\d.]+$/.test(plain) || plain.startsWith("(") || plain === "" ? plain : `(${plain})`;
}
