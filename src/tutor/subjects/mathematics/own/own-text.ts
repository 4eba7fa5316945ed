import type { Solution } from "../../../mathematics/solving/solution.ts";

/** Whether there is nothing to work out: "42" and "x = 4" are their own answers. */
export function isItsAnswer(text: string, { answer }: Solution): boolean {
  const bare = (said: string) => said.replaceAll(/\s/g, "").replace(/[.!?]+$/, "");
  return bare(text) === bare(answer);
}

/** Letters that are words as well, in either language, and unknowns only among signs: "and i got", "a + b". */
const wordLetters = "aeioy";
const letter = new RegExp(
  String.raw`(?<!\p{L})(?:[b-df-hj-np-xz](?!\p{L})|[${wordLetters}](?=\s*[-+*/^=<>≤≥)])|(?<=[-+*/^=<>≤≥(\d]\s*)[${wordLetters}](?!\p{L}))`,
  "giu",
);

/** The single letters of a text: where no problem is open each may be an unknown. */
export function anyLetter(text: string): ReadonlySet<string> {
  return new Set(text.match(letter) ?? []);
}
