import type { Piece } from "./piece.ts";

/** Says "a number", and what stands for it later on. */
const someNumber = /^(?:some-number|that-number)$/;

/** "Half of it", "su mitad": a part of the number that is looked for. */
function partOfIt(piece: Piece): Piece[] | null {
  const of =
    piece.kind === "phrase" ? piece.meanings.find(({ tag }) => tag === "its")?.value : undefined;
  if (of === undefined) return null;
  const [factor = ""] = of.split("*");
  return [factor, "*", "n"].map((text, at) => ({ kind: "maths", text, isApart: at === 0 }));
}

/** "Twice a number plus 7 is 22": where no letter stands for it, the number that is looked for gets one. */
export function withUnknown(pieces: readonly Piece[]): Piece[] {
  const hasTag = (piece: Piece | undefined, pattern: RegExp) =>
    piece?.kind === "phrase" && piece.meanings.some(({ tag }) => pattern.test(tag));
  const isLettered = pieces.some(
    ({ kind, ...piece }) => kind === "maths" && "text" in piece && /^\p{L}$/u.test(piece.text),
  );
  const isAsked = (at: number) =>
    hasTag(pieces[at], /^asked-number$/) &&
    (hasTag(pieces[at - 1], /^op$/) || hasTag(pieces[at + 1], /^op$/));
  const isTold = pieces.some((piece, at) => hasTag(piece, /^(?:some-number|its)$/) || isAsked(at));
  if (isLettered || !isTold) return [...pieces];
  return pieces.flatMap((piece, at): readonly Piece[] =>
    hasTag(piece, someNumber) || isAsked(at)
      ? [{ kind: "maths", text: "n", isApart: true }]
      : (partOfIt(piece) ?? [piece]),
  );
}
