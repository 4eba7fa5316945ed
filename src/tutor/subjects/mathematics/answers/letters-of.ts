import type { ExpressionItem } from "../../../item.ts";
import type { Expression } from "../../../notation/expression.ts";
import { mentions, symbolsOf } from "../../../mathematics/inspect.ts";
import { readMathematics } from "../../../notation/read.ts";

/** The letters and names that a problem has: in its text, its first line and its key. */
export function lettersOf({ key, prompt, steps }: ExpressionItem): ReadonlySet<string> {
  const { variable, unknowns = [] } = key.policy;
  const texts = [
    key.expression,
    ...steps.map(({ line }) => line),
    ...[...prompt.en.matchAll(/(?<!\\)\$([^$]+)(?<!\\)\$/gu)].map(([, inside = ""]) => inside),
  ];
  const letters = new Set([...(variable === undefined ? [] : [variable]), ...unknowns]);
  for (const text of texts) {
    const read = readMathematics(text);
    if (read.ok && read.expression.kind !== "words") addLetters(read.expression, letters);
  }
  return letters;
}

/** Whether a problem has a factorial in it; elsewhere a "!" behind a number is a cry of joy. */
export function hasFactorial({ key, prompt }: ExpressionItem): boolean {
  return /[\w)]!/u.test(`${key.expression} ${prompt.en.replaceAll(/(?<=\p{L})!/gu, "")}`);
}

/** A text without the cries behind its numbers, where the problem has no factorial. */
export function withoutCries(text: string, item: ExpressionItem): string {
  if (hasFactorial(item)) return text;
  // A cry ends a sentence where words go on behind it.
  return text.replaceAll(/(?<=\d)!+(?=\s+\p{L})/gu, ".").replaceAll(/(?<=[\d)\p{L}])!+/gu, " ");
}

function addLetters(e: Expression, letters: Set<string>): void {
  for (const name of symbolsOf(e)) letters.add(name).add(name.charAt(0));
  mentions(e, (part) => {
    if (part.kind === "constant") letters.add(part.name);
    if (part.kind === "call") letters.add(part.name.replace(/'+$/u, ""));
    return false;
  });
}
