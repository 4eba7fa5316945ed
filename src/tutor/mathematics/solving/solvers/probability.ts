import { fraction, toText } from "../../rational.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";

/** Letters drawn from a bag without replacement: the probability of a sequence or of a set of letters. */
export function solveProbability({ ask, premises }: Problem): Draft | null {
  const text = [...premises, ask].join(". ");
  const bag = readBag(text);
  const sequence = firstMatch(text, sequencePatterns)?.[0]?.replaceAll(/[\s,]/g, "");
  const set = sequence === undefined ? readSet(firstMatch(text, setPatterns)?.[0]) : null;
  if (bag === null || !/without replac|sin (?:reemplaz|repos|devol)/i.test(text)) return null;
  const drawn = countDrawn(text);
  if (sequence !== undefined && sequence.length === drawn) return ofSequence(bag, sequence);
  if (set !== null && total(set) === BigInt(drawn ?? -1)) return ofSet(bag, set);
  return null;
}

type Bag = ReadonlyMap<string, bigint>;

const drawPatterns = [
  /(\w+) letters? (?:are |is )?(?:picked|drawn|chosen|taken|selected)/i,
  /(?:pick|draw|choose|take|select)(?:ing|s)? (\w+) letters?/i,
  /se (?:sacan?|extraen?|eligen?|toman?) (\w+) letras?/i,
  /(?:sacar|extraer|elegir|tomar) (\w+) letras?/i,
];
const bagPatterns = [
  /(?:without replacement|sin (?:reemplazo|reemplazamiento|reposicion|devolucion)) (?:from|out of|de)(?: the (?:bag|letters)| la bolsa| las letras)? ((?:\{[^{}]*\})|[a-z]+)(?![a-z])/i,
  /(?:from|out of|de)(?: the (?:bag|letters)| la bolsa| las letras)? ((?:\{[^{}]*\})|[a-z]+)(?![a-z]),? (?:without replacement|sin (?:reemplazo|reemplazamiento|reposicion|devolucion))/i,
];
const sequencePatterns = [
  /(?:of|in|de) (?:picking |drawing |getting |obtener |sacar )?(?:the |a |la )?(?:sequence|order|secuencia) "?([a-z]+)"?(?![a-z])/i,
];
const setPatterns = [
  /(?:of|de) (?:picking|drawing|choosing|getting|selecting|sacar|obtener|elegir|extraer) ((?:(?:\d+|one|two|three|four|five|un|una|dos|tres|cuatro) "?[a-z]"?(?:'?s)?(?:, and |, | and | y )?)+)(?![a-z])/i,
];

function readBag(text: string): Bag | null {
  const found = bagPatterns
    .map((pattern) => pattern.exec(text)?.[1])
    .find((match) => match !== undefined);
  if (found === undefined) return null;
  const bag = new Map<string, bigint>();
  if (found.startsWith("{")) {
    for (const entry of found.slice(1, -1).split(",")) {
      const [, letter, count] = /^ *([a-z]) *: *(\d{1,6}) *$/i.exec(entry) ?? [];
      if (letter === undefined || count === undefined || bag.has(letter)) return null;
      bag.set(letter, BigInt(count));
    }
  } else for (const letter of found) bag.set(letter, (bag.get(letter) ?? 0n) + 1n);
  return bag.size > 0 ? bag : null;
}

function readSet(text: string | undefined): Bag | null {
  if (text === undefined) return null;
  const set = new Map<string, bigint>();
  for (const part of text.split(/, and |, | and | y /)) {
    const [, count, letter] = /^(\w+) "?([a-z])"?(?:'?s)?$/i.exec(part.trim()) ?? [];
    const value = count === undefined ? null : readWholeNumber(count);
    if (value === null || letter === undefined || set.has(letter)) return null;
    set.set(letter, BigInt(value));
  }
  return set;
}

function countDrawn(text: string): number | null {
  for (const pattern of drawPatterns) {
    const word = pattern.exec(text)?.[1];
    if (word !== undefined) return readWholeNumber(word);
  }
  return null;
}

function total(bag: Bag): bigint {
  return [...bag.values()].reduce((sum, count) => sum + count, 0n);
}

function ofSequence(bag: Bag, sequence: string): Draft | null {
  const left = new Map(bag);
  let size = total(bag);
  if (BigInt(sequence.length) > size) return null;
  let top = 1n;
  let bottom = 1n;
  const factors: string[] = [];
  for (const letter of sequence) {
    const count = left.get(letter) ?? 0n;
    factors.push(`${count}/${size}`);
    top *= count;
    bottom *= size;
    left.set(letter, count > 0n ? count - 1n : 0n);
    size -= 1n;
  }
  const answer = toText(fraction(top, bottom));
  return {
    kind: "draw-sequence",
    start: factors.join(" * "),
    steps: [
      step(
        "multiply-probabilities",
        "Each draw leaves one letter fewer. Multiply the chance of each letter in turn.",
        "Cada extracción deja una letra menos. Multiplica la probabilidad de cada letra por orden.",
        factors.join(" * "),
      ),
      step("simplify-fraction", "Multiply and simplify.", "Multiplica y simplifica.", answer),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

function ofSet(bag: Bag, set: Bag): Draft | null {
  const size = total(bag);
  const drawn = total(set);
  if (drawn > size) return null;
  const ways = [...set].map(([letter, count]) => choose(bag.get(letter) ?? 0n, count));
  const top = ways.reduce((product, count) => product * count, 1n);
  const bottom = choose(size, drawn);
  const answer = toText(fraction(top, bottom));
  return {
    kind: "draw-set",
    start: `(${ways.join(" * ")})/${bottom}`,
    steps: [
      step(
        "count-outcomes",
        `$${drawn}$ of $${size}$ letters can be drawn in $${bottom}$ ways.`,
        `Se pueden sacar $${drawn}$ de $${size}$ letras de $${bottom}$ maneras.`,
        `(${ways.join(" * ")})/${bottom}`,
      ),
      step(
        "count-outcomes",
        `The wanted letters come in $${ways.join(" \\cdot ")} = ${top}$ of them.`,
        `Las letras pedidas salen en $${ways.join(" \\cdot ")} = ${top}$ de ellas.`,
        `${top}/${bottom}`,
      ),
      step("simplify-fraction", "Simplify.", "Simplifica.", answer),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

/** The number of ways to choose k of n things, for 0 ≤ k; 0 where k > n. */
function choose(n: bigint, k: bigint): bigint {
  if (k > n) return 0n;
  let result = 1n;
  for (let i = 1n; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}
