import type { Solution } from "../mathematics/solving/solution.ts";

/** Whether there is nothing to work out: "42" and "x = 4" are their own answers. */
export function isItsAnswer(text: string, { answer }: Solution): boolean {
  const bare = (said: string) => said.replaceAll(/\s/g, "").replace(/[.!?]+$/, "");
  return bare(text) === bare(answer);
}

/** The single letters of a text: where no problem is open each may be an unknown. */
export function anyLetter(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<!\p{L})[a-z](?!\p{L})/giu) ?? []);
}
