import { fraction, toText } from "../../rational.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** How many of each letter. */
export type LetterBag = ReadonlyMap<string, bigint>;

/** "2 s and 1 n": how many of each letter are wanted; null where it cannot be read. */
export function readLetterCounts(text: string | undefined): LetterBag | null {
  if (text === undefined) return null;
  const set = new Map<string, bigint>();
  for (const part of text.split(/ ?, and | ?, y | ?, | and | y | e (?=\d)/)) {
    const [, count, letter] =
      /^(\w+) (?:letters? |letras? )?"?([a-z])"?(?:'?s)?$/i.exec(part.trim()) ?? [];
    const value = count === undefined ? null : readWholeNumber(count);
    if (value === null || letter === undefined || set.has(letter)) return null;
    set.set(letter, BigInt(value));
  }
  return set;
}

function total(bag: LetterBag): bigint {
  return [...bag.values()].reduce((sum, count) => sum + count, 0n);
}

/** The chance of drawing the letters in this order. */
export function ofSequence(bag: LetterBag, sequence: string): Draft | null {
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

const letters = { en: "letters", es: "letras" };

/** The chance of drawing these letters (or other things, named by `things`) in any order. */
export function ofSet(
  bag: LetterBag,
  set: LetterBag,
  things: Readonly<Record<"en" | "es", string>> = letters,
): Draft | null {
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
        `$${drawn}$ of $${size}$ ${things.en} can be drawn in $${bottom}$ ways.`,
        `Se pueden sacar $${drawn}$ de $${size}$ ${things.es} de $${bottom}$ maneras.`,
        `(${ways.join(" * ")})/${bottom}`,
      ),
      step(
        "count-outcomes",
        `The wanted ones come in $${ways.join(" \\cdot ")} = ${top}$ of these ways.`,
        `Lo que se pide sale en $${ways.join(" \\cdot ")} = ${top}$ de esas maneras.`,
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
