import type { SpokenSentence } from "./spoken-sentence.ts";

/** Mathematics without what does not change it: spaces and marks. */
export function compact(text: string): string {
  return text.replaceAll(/[\s$]/g, "");
}

/**
 * Whether an offset stands in an expression between marks that is told again as it stands in what was written: it
 * names a thing, its numbers count nothing. A number or a fraction alone is no such thing.
 */
export function isQuoted({ text, tokens }: SpokenSentence, at: number, written: string): boolean {
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
