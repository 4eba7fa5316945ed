/** Signs at the beginning of what follows that show that a statement goes on: "3 + ? = 7". */
const goesOn = /^(?:[=<>≤≥×÷≠≈+/^&]|\*\S)/;
/** After so many spaces nobody waits for what follows. */
const spacesMax = 32;

/**
 * Looks for the end of a sentence from `from` on. `end` is where it ends (-1: not yet), `next` where the next
 * character that is no space stands, `scanned` where to look on once there is more text.
 * A full stop inside 3.5, a question mark before "=" and a line break inside $$…$$ or \[…\] end nothing.
 */
export function sentenceEnd(
  text: string,
  from: number,
  ended: boolean,
): { end: number; next: number; scanned: number } {
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (char !== "." && char !== "!" && char !== "?" && char !== "…" && char !== "\n") continue;
    const end = afterClosers(text, at + 1);
    let next = end;
    while (next < text.length && next - end < spacesMax && /\s/.test(text.charAt(next))) next++;
    const known = next < text.length || next - end >= spacesMax;
    if (!known)
      return ended ? { end: text.length, next, scanned: next } : { end: -1, next, scanned: at };
    if (char !== "\n" && next === end) continue;
    if (goesOn.test(text.slice(next, next + 2)) || insideDisplay(text, at)) continue;
    if (char === "\n" && /[=+*/<>×÷≤≥]\s*$/.test(text.slice(Math.max(0, at - 8), at))) continue;
    return { end, next, scanned: next };
  }
  return { end: -1, next: text.length, scanned: text.length };
}

/** Quotes, brackets, dollars and stars that close behind a full stop belong to the sentence. */
function afterClosers(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < 8 && /["'”’»)\]$*_.!?…]/.test(text.charAt(at))) at++;
  return at;
}

function insideDisplay(text: string, at: number): boolean {
  const before = text.slice(0, at);
  if (before.lastIndexOf("\\[") > before.lastIndexOf("\\]")) return true;
  return before.includes("$$") && (before.split("$$").length - 1) % 2 === 1;
}
