/** A piece of a text in which mathematics stands between signs. */
export type MathsPiece =
  | { kind: "text"; text: string }
  | { kind: "maths"; latex: string; display: boolean };

/** What opens a formula, what closes it, and whether it stands on a line of its own. */
const fences = [
  { open: "\\(", close: "\\)", display: false },
  { open: "\\[", close: "\\]", display: true },
  { open: "$$", close: "$$", display: true },
  { open: "$", close: "$", display: false },
] as const;

type Fence = (typeof fences)[number];

/** What stands at an opening sign: a formula with its end, money or another plain sign, or not yet known. */
type Opening = { latex: string; end: number } | "plain" | "unfinished";

/**
 * Splits a text into words and formulas: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. A `$` that stands for money stays
 * a word: `\$5` always; a bare one where the pandoc rule says so (a formula has no space inside its signs, no
 * digit right after them and no empty line within), or where a number and words follow ("$5 for tea and 3$").
 * Nothing inside a code span is mathematics. While the text is still `streaming`, a formula that has not closed
 * yet is left out together with what follows it.
 */
export function splitMaths(text: string, options: { streaming?: boolean } = {}): MathsPiece[] {
  const pieces: MathsPiece[] = [];
  let words = "";
  let at = 0;

  function flush(): void {
    if (words) pieces.push({ kind: "text", text: words });
    words = "";
  }

  while (at < text.length) {
    if (text.startsWith("\\$", at)) {
      words += "$";
      at += 2;
      continue;
    }
    const code = /^`[^`\n]*`/.exec(text.slice(at, at + 400))?.[0];
    if (code) {
      words += code;
      at += code.length;
      continue;
    }
    const fence = fences.find(({ open }) => text.startsWith(open, at));
    if (!fence) {
      words += text[at] ?? "";
      at++;
      continue;
    }
    const opening = readOpening(text, at, fence);
    if (opening === "plain" || (opening === "unfinished" && !options.streaming)) {
      words += text[at] ?? "";
      at++;
    } else if (opening === "unfinished") {
      break;
    } else {
      flush();
      pieces.push({ kind: "maths", latex: opening.latex, display: fence.display });
      at = opening.end;
    }
  }
  // A backslash alone at the end may be the beginning of a sign.
  if (options.streaming && at >= text.length && words.endsWith("\\")) words = words.slice(0, -1);
  flush();
  return pieces;
}

function readOpening(text: string, at: number, fence: Fence): Opening {
  const from = at + fence.open.length;
  const close = findClose(text, from, fence.close);
  const latex = text.slice(from, close < 0 ? text.length : close);
  if (/\n\s*\n/.test(latex)) return "plain";
  if (fence.close !== "$") {
    if (close < 0) return "unfinished";
    return latex.trim() ? { latex: latex.trim(), end: close + fence.close.length } : "plain";
  }
  if (/^\s/.test(latex) || isMoney(latex)) return "plain";
  if (close < 0) return "unfinished";
  const next = text[close + 1] ?? "";
  if (!latex || /\s$/.test(latex) || /\d/.test(next)) return "plain";
  return { latex, end: close + 1 };
}

/** The next closing sign that is not escaped; below zero where there is none. */
function findClose(text: string, from: number, close: string): number {
  for (let at = text.indexOf(close, from); at >= 0; at = text.indexOf(close, at + 1)) {
    if (close !== "$" && close !== "$$") return at;
    if (text[at - 1] !== "\\") return at;
  }
  return -1;
}

/** An amount and then words: "5 and", "3.50. What". Words of LaTeX (\text{cm}, \frac, \sin) are none. */
function isMoney(inside: string): boolean {
  if (!/^\d/.test(inside)) return false;
  const bare = inside.replaceAll(/\\(?:text|mathrm|operatorname)\s*\{[^}]*\}?|\\[a-zA-Z]+/g, "");
  return /^[\d.,\s]*(?:[^\p{L}$]*\s)\p{L}{2,}/u.test(bare);
}
