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
