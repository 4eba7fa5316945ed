import type { ExpressionItem } from "../../../item.ts";
import { plainValue, reveals } from "../../reveals.ts";
import type { TemplateFault } from "./compile.ts";

/** Why an item cannot be given: wrong answers that are the key or each other, or a text that tells the answer; else null. */
export function faultOf(item: ExpressionItem): TemplateFault | null {
  const valueOf = (answer: string) => plainValue(answer) ?? answer.replaceAll(" ", "");
  const met = new Map([[valueOf(item.key.expression), "the key"]]);
  for (const { id, answer } of item.misconceptions) {
    const value = valueOf(answer);
    const before = met.get(value);
    if (before) return { path: ["wrong", id, "gives"], what: `is ${before}` };
    met.set(value, id);
  }
  const early = [
    { path: ["ask"], text: item.prompt },
    ...item.hints.slice(0, -1).map((text, at) => ({ path: ["hints", at], text })),
    ...item.misconceptions.map(({ id, feedback }) => ({
      path: ["wrong", id, "say"],
      text: feedback,
    })),
    ...(item.picture ? [{ path: ["picture", "describe"], text: item.picture.describe }] : []),
  ];
  const told = early.find(({ text }) => reveals(text.en, item.key) || reveals(text.es, item.key));
  return told ? { path: told.path, what: "tells the key" } : null;
}
