import { numeral } from "../reading/account.ts";
import { readWholeNumber } from "../reading/number-words.ts";

const part: Readonly<Record<string, string>> = {
  half: "2",
  "a half": "2",
  "one half": "2",
  "a third": "3",
  "one third": "3",
  "one-third": "3",
  "a quarter": "4",
  "one quarter": "4",
  "a fourth": "4",
  "one fourth": "4",
  "a fifth": "5",
  "one fifth": "5",
  "la mitad": "2",
  "un tercio": "3",
  "la tercera parte": "3",
  "un cuarto": "4",
  "la cuarta parte": "4",
  "un quinto": "5",
  "la quinta parte": "5",
};
const multiple: Readonly<Record<string, string>> = {
  twice: "2",
  double: "2",
  thrice: "3",
  triple: "3",
  "the double of": "2",
  "the triple of": "3",
  "double of": "2",
  "el doble": "2",
  "el triple": "3",
  "el cuadruple": "4",
  "el quintuple": "5",
};
const the =
  /^(?:a|the|this|that|the same|some|an unknown|my|un|el|ese|este|dicho|el mismo|cierto|mi) (?:number|numero)$|^(?:it|x|n)$/;

/** Operators between two phrases, the loosest first; the last one of a kind splits. */
const joins: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [/^(.+?) (?:more than|added to) (.+)$/, (a, b) => `${b} + ${a}`],
  [/^(.+?) (?:less than|subtracted from) (.+)$/, (a, b) => `${b} - ${a}`],
  [
    /^(.+?),? (?:plus|increased by|mas|aumentado en|incrementado en) (.+)$/,
    (a, b) => `${a} + ${b}`,
  ],
  [
    /^(.+?),? (?:minus|decreased by|diminished by|menos|disminuido en) (.+)$/,
    (a, b) => `${a} - ${b}`,
  ],
  [/^(.+?) (?:times|multiplied by|multiplicado por|por) (.+)$/, (a, b) => `${a}*${b}`],
  [/^(.+?) (?:divided by|dividido (?:entre|por)|entre) (.+)$/, (a, b) => `${a}/${b}`],
];
const pairs: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [/^(?:the )?sum of (.+?) and (.+)$|^la suma de (.+?) (?:y|mas) (.+)$/, (a, b) => `(${a} + ${b})`],
  [
    /^(?:the )?product of (.+?) and (.+)$|^el producto de (.+?) (?:y|por) (.+)$/,
    (a, b) => `(${a})*(${b})`,
  ],
  [
    /^(?:the )?quotient of (.+?) and (.+)$|^el cociente (?:de|entre) (.+?) (?:y|entre) (.+)$/,
    (a, b) => `((${a})/(${b}))`,
  ],
  [
    /^(?:the )?difference (?:between|of) (.+?) and (.+)$|^la diferencia (?:entre|de) (.+?) y (.+)$/,
    (a, b) => `(${a} - ${b})`,
  ],
];

/**
 * A phrase about one unknown number as typed mathematics in x: "twice a number plus 9" is 2*x + 9. Products bind closer than what
 * comes after them, as schools read such sentences. null for any other words.
 */
export function readNumberPhrase(text: string): string | null {
  const plain = text.trim().replace(/,$/, "");
  if (the.test(plain)) return "x";
  if (new RegExp(`^${numeral}$`).test(plain)) return plain.replaceAll(",", "");
  const word = /^[a-z]+$/.test(plain) ? readWholeNumber(plain) : null;
  if (word !== null) return String(word);
  // A comma parts what is worked out first from what comes after: "the product of 3 and a number, less 4".
  const [, first, sign, then] =
    /^([^,]+), (less|minus|plus|increased by|decreased by|reduced by|diminished by|menos|mas|aumentad[oa] en|incrementad[oa] en|disminuid[oa] en) ([^,]+)$/.exec(
      plain,
    ) ?? [];
  if (first !== undefined && sign !== undefined && then !== undefined) {
    const [p, q] = [readNumberPhrase(first), readNumberPhrase(then)];
    const operator = /^(?:plus|in|mas|au)/.test(sign) ? "+" : "-";
    return p === null || q === null
      ? null
      : `(${p}) ${operator} ${/^[\dx]+$/.test(q) ? q : `(${q})`}`;
  }
  // Only the outermost operation may be loose; "5 more than 3 less than x" is left alone.
  const loose =
    plain.match(
      /\b(?:more than|less than|added to|subtracted from|plus|minus|increased by|decreased by|diminished by|mas|menos|aumentado en|incrementado en|disminuido en)\b/g,
    ) ?? [];
  for (const [pattern, write] of pairs) {
    const match = pattern.exec(plain);
    const [a, b] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
    if (a === undefined || b === undefined || loose.length > 0) continue;
    const [p, q] = [readNumberPhrase(a), readNumberPhrase(b)];
    if (p !== null && q !== null) return write(p, q);
  }
  if (loose.length > 1) return null;
  for (const [pattern, write] of joins) {
    const match = pattern.exec(plain);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const [p, q] = [readNumberPhrase(match[1]), readNumberPhrase(match[2])];
    if (p !== null && q !== null) return write(p, q);
  }
  return loose.length > 0 ? null : scaled(plain);
}

/** Twice, half, the square of a phrase without loose operations. */
function scaled(plain: string): string | null {
  for (const [words, factor] of Object.entries(multiple)) {
    const rest = prefixed(plain, words);
    if (rest !== null) return within(rest, (inner) => `${factor}*${inner}`);
  }
  for (const [words, divisor] of Object.entries(part)) {
    const rest = prefixed(plain, words);
    if (rest !== null) return within(rest, (inner) => `${inner}/${divisor}`);
  }
  const square =
    /^(?:the square of|el cuadrado de|cuadrado de) (.+)$/.exec(plain)?.[1] ??
    /^(.+?) squared$/.exec(plain)?.[1] ??
    /^(.+?) al cuadrado$/.exec(plain)?.[1];
  if (square !== undefined) return within(square, (inner) => `${inner}^2`);
  const [, count, of] = /^(\w+) (?:times|veces) (.+)$/.exec(plain) ?? [];
  const many = count === undefined ? null : readWholeNumber(count);
  return many === null || of === undefined ? null : within(of, (inner) => `${many}*${inner}`);
}

function prefixed(plain: string, words: string): string | null {
  return plain.startsWith(`${words} `)
    ? plain.slice(words.length + 1).replace(/^(?:of|de) /, "")
    : null;
}

function within(text: string, write: (inner: string) => string): string | null {
  const inner = readNumberPhrase(text.replace(/^l (?=numero)/, "el "));
  return inner === null ? null : write(/^(?:x|\d+|\(.*\))$/.test(inner) ? inner : `(${inner})`);
}
