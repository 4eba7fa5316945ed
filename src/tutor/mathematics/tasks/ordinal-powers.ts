import type { Piece } from "./piece.ts";

/** "To the fifth power", "elevado a la novena", "to the two-thirds power": the exponent, and where it ends. */
export function ordinalPower(
  pieces: readonly Piece[],
  at: number,
): { exponent: string; end: number } | null {
  const isFiller = (piece: Piece | undefined) => piece !== undefined && hasTag(piece, "filler");
  const isPower = (place: number) => {
    const piece = pieces[place];
    return piece !== undefined && hasTag(piece, "power");
  };
  let from = at + 1;
  if (isFiller(pieces[from]) && !isPower(from)) from++;
  const [piece, own] = [pieces[from], pieces[at]];
  const isRaised = own?.kind === "phrase" && own.meanings.some(({ value }) => value === "^");
  if (piece?.kind === "phrase") {
    const exponent = piece.meanings.find(({ tag }) => tag === "ordinal")?.value;
    const isTold = isPower(from + 1) || isRaised;
    return exponent === undefined || !isTold
      ? null
      : { exponent, end: isPower(from + 1) ? from + 2 : from + 1 };
  }
  // A number before "power" is its exponent where it is in words, a fraction or a count.
  const run = [0, 1, 2].map((index) => textAt(pieces, from + index));
  const length = run[1] === "/" ? 3 : 1;
  const exponent = run.slice(0, length).join("");
  return /^\d+(?:\/\d+)?$/.test(exponent) && isPower(from + length)
    ? { exponent: `(${exponent})`, end: from + length + 1 }
    : null;
}

export function hasTag(piece: Piece, tag: string): boolean {
  return piece.kind === "phrase" && piece.meanings.some((meaning) => meaning.tag === tag);
}

export function textAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces[at];
  return piece?.kind === "maths" ? piece.text : "";
}
