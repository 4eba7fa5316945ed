import { letterAt } from "./letters.ts";
import { plainWords } from "./plain-words.ts";

/**
 * The places (0 first) that a message names by letters and nothing else: "a, c", "b and d", "a c e". Null where it says
 * anything more. `sure` is false for letters in one run ("cab", "be"), which may be a word. "e" and "o" are letters where
 * there are so many, and "and" and "or" in Spanish only where there are not.
 */
export function lettersIn(text: string, count: number): { places: number[]; sure: boolean } | null {
  const known = Array.from({ length: count }, (_, place) => letterAt(place));
  const parts = plainWords(text.replaceAll(/[→>,;-]/gu, " ")).split(" ");
  const words = parts.filter(
    (word) => known.includes(word) || !/^(?:and|y|e|o|or|then|luego)$/u.test(word),
  );
  const [only = ""] = words;
  const isRun = words.length === 1 && only.length > 1;
  const places = (isRun ? only.split("") : words).map((letter) => known.indexOf(letter));
  if (places.length === 0 || places.includes(-1) || new Set(places).size < places.length)
    return null;
  return { places, sure: !isRun };
}

/** Capitals one after the other, as nobody writes who does not name options: "A, C y E", "C and D". */
const capitals =
  /(?<![\p{L}'])([A-H])(?:\s*(?:,|and|y|e|&|\s)\s*(?:and |y )?([A-H])(?![\p{L}']))+/gu;

/**
 * A capital by itself, which is no article nor a pronoun, where a clause begins or what says so leads to it: "slide B" names
 * no option.
 */
const capital =
  /(?<=(?:^|[.,;:!?(]|(?<!\p{L})(?:is|its|it's|thats|that's|option|letter|answer|pick|choose|say|said|es|la|opci[oó]n|letra|respuesta|elijo|digo|dije))\s*)(?<![\p{L}'])(?:([B-H])(?![\p{L}'])|(A)(?=\s*[.,;!?)]|\s*$))/gu;

/**
 * The places (0 first) that a message names by capital letters among other words: "just 3 and 4. C and D", "its B because".
 * Null where it names none. Never certain: whoever said it is asked.
 */
export function capitalsIn(text: string, count: number): number[] | null {
  // Who writes in capitals alone names nothing by them.
  if (text === text.toUpperCase() && /\p{L}{4,}/u.test(text)) return null;
  const [list] = text.match(capitals) ?? [];
  const found =
    list === undefined ? (text.match(capital) ?? []) : (list.match(/[A-H](?![\p{L}'])/gu) ?? []);
  const places = [...new Set(found)].map((letter) => "ABCDEFGH".indexOf(letter));
  return places.length > 0 && places.every((place) => place < count) ? places : null;
}
