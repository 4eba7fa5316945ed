import type { Piece } from "./piece.ts";
import { isName } from "./tokens.ts";

export type Maths = Extract<Piece, { kind: "maths" }>;

const endSigns = /^[)\]}%!°π∞|]$/;

/** Whether a piece ends an operand: a figure, a letter, a closing bracket. */
export function endsOperand(piece: Piece | undefined): boolean {
  return (
    piece?.kind === "maths" &&
    (endSigns.test(piece.text) ||
      /^-?\.?\d/.test(piece.text) ||
      (/^\p{L}/u.test(piece.text) && !isFunction(piece.text)))
  );
}

function isFunction(text: string): boolean {
  return text.length > 1 && isName(text) && !/^pi$/i.test(text);
}

/** Whether a text begins an operand. */
export function beginsOperand(text: string): boolean {
  return /^(?:[([√∛π∞|]|\.?\d|\p{L}|\\(?:[dt]?frac|sqrt|pi|theta|left|sin|cos|tan|ln|log)\b)/iu.test(
    text,
  );
}

/** The spans of a run: it is parted where two operands stand side by side that nothing joins. */
export function spansOf(run: readonly Maths[]): string[] {
  const spans: string[] = [];
  let text = "";
  let depth = 0;
  for (const [at, piece] of run.entries()) {
    if (/^[)\]}]$/.test(piece.text)) depth--;
    if (depth <= 0 && text !== "" && isParted(run, at, text)) {
      spans.push(text);
      text = "";
    }
    // "sqrt75" is read with its number in brackets.
    const isGlued = /^\d/.test(piece.text) && !piece.isApart && isFunction(run[at - 1]?.text ?? "");
    const isBase = isGlued && /^log$/i.test(run[at - 1]?.text ?? "") && run[at + 1]?.text === "(";
    const isRoot = /^(?:sqrt|cbrt)$/i.test(run[at - 1]?.text ?? "");
    text += isBase
      ? `_${piece.text}`
      : isGlued
        ? isRoot
          ? `(${piece.text})`
          : ` ${piece.text}`
        : piece.isApart && text !== ""
          ? ` ${piece.text}`
          : piece.text;
    if (/^[([{]$/.test(piece.text)) depth++;
  }
  if (text !== "") spans.push(text);
  return spans
    .map((span) => span.trim().replace(/^=\s*|\s*=$/g, ""))
    .filter((span) => /[\p{L}\d∞π]/u.test(span));
}

function isParted(run: readonly Maths[], at: number, before: string): boolean {
  if (isPartedOperand(run, at)) return true;
  const [piece, last, next] = [run[at], run[at - 1], run[at + 1]];
  if (
    piece?.isApart !== true ||
    last === undefined ||
    !endsOperand(last) ||
    !/^\p{L}$/u.test(piece.text)
  )
    return false;
  // "y = 2x + 1 x = 4", "f(x) = x^2 f(5)": another relation begins, or a function is called.
  const isValued = /(?:^|[^=<>])=\s*-?[\d.]+$/.test(before);
  const isRelation =
    isValued ||
    (/[=<>≤≥]/.test(before) && run.slice(at).some(({ text }) => /^(?:[=<>≤≥]|[<>]=)$/.test(text)));
  // "-5 = 2n + 9 n?": the letter that is asked for stands last.
  const isAsked = next === undefined && /[=<>≤≥]/.test(before) && before.includes(piece.text);
  return (
    isRelation ||
    isAsked ||
    (next !== undefined && /^['(]$/.test(next.text) && !next.isApart && /[=<>≤≥]/.test(before))
  );
}

function isPartedOperand(run: readonly Maths[], at: number): boolean {
  const [piece, before] = [run[at], run[at - 1]];
  if (piece === undefined || before === undefined || !piece.isApart) return false;
  if (!endsOperand(before) || !beginsOperand(piece.text)) return false;
  if (piece.text === "|" || before.text === "|") return false;
  const isFigure = /^\.?\d/.test(before.text);
  const after = run[at + 1];
  // "log_5 125"
  if (/^\d/.test(piece.text) && run[at - 2]?.text === "_") return false;
  // "1 1/2" is a mixed number.
  if (isFigure && /^\d+$/.test(piece.text))
    return !(
      after?.text === "/" &&
      !after.isApart &&
      /^\d+$/.test(before.text) &&
      isLoneFigure(run, at - 1)
    );
  if (/^\d/.test(piece.text))
    return run[at - 2]?.text !== "_" && run[at - 3]?.text.startsWith("log") !== true;
  // "x ln(x)": a function behind a letter is a factor.
  if (isFigure || (isFunction(piece.text) && /^\p{L}$/u.test(before.text))) return false;
  const isLetter = (text: string | undefined) => text !== undefined && /^\p{L}$/u.test(text);
  // "x^n - n x": inside an expression letters multiply.
  if (isLetter(before.text) && isLetter(piece.text) && /^[-+*/^]$/.test(run[at - 2]?.text ?? ""))
    return false;
  return !/^[([]$/.test(piece.text);
}

/** Whether a figure is no part of a greater operand. */
function isLoneFigure(run: readonly Maths[], at: number): boolean {
  const before = run[at - 1];
  return before === undefined || /^[-+*=(<>]$/.test(before.text) || (run[at]?.isApart ?? false);
}
