import type { MarkingPolicy } from "../../../items/receipt.ts";

/** The answer to a question of yes or no, with the words that are accepted for it. */
export function verdict(truth: boolean): { answer: string; policy: MarkingPolicy } {
  return truth
    ? { answer: "True", policy: { words: ["true", "yes", "verdadero", "cierto", "sí"] } }
    : { answer: "False", policy: { words: ["false", "no", "falso"] } };
}
