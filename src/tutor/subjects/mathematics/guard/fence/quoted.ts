import type { Sentence } from "../sentence.ts";

/** Mathematics without what does not change it: spaces and marks. */
export function compact(text: string): string {
  return text.replaceAll(/[\s$]/g, "");
}

/** One side of a relation that joins numbers or letters. */
export type WrittenSide = { text: string; at: number };

/** The sides that stand between marks in a text; a number or a fraction alone is none. */
export function sidesIn(text: string): WrittenSide[] {
  return [...text.matchAll(/\$+([^$]+)\$+/g)].flatMap(({ 1: span = "", index: at }) =>
    span
      .split(/(?<![<>!])=|;/)
      .filter((side) => joined.test(side) && !fraction.test(side))
      .map((side) => ({ text: compact(side), at })),
  );
}

const joined = /[\p{L}\d)]\s*[-+*/^(]\s*[-(]*[\p{L}\d]/u;
const fraction = /^[\s\d(]*\d+\s*\/\s*\d+[\s)]*$/;

/**
 * Whether an offset stands in an expression between marks that is told again as it stands in what was written: it
 * names a thing, its numbers count nothing. A number or a fraction alone is no such thing.
 */
export function isQuoted(
  { text, tokens }: Pick<Sentence, "text" | "tokens">,
  at: number,
  written: string,
): boolean {
  for (const span of text.matchAll(/\$+([^$]+)\$+/g)) {
    const [from, to] = [span.index, span.index + span[0].length];
    if (at < from || at >= to) continue;
    const inside = tokens.filter((token) => token.at >= from && token.end <= to);
    const operands = inside.filter(({ kind }) => kind === "number" || kind === "name");
    const joins = inside.some(
      (token) =>
        token.kind === "relation" || (token.kind === "sign" && /^[-+*^]$/.test(token.sign)),
    );
    return operands.length > 1 && joins && written.includes(compact(span[1] ?? ""));
  }
  return false;
}
