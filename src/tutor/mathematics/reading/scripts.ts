import { numberAt } from "./numbers.ts";
import type { Push } from "./token.ts";

const raisedCharacters = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱˣʸᶻᵃᵇᶜᵈᵉᵏᵐᵖʳˢᵗᵘᵛ";
const raisedMeaning = "0123456789+-()nixyzabcdekmprstuv";
const loweredCharacters = "₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ";
const loweredMeaning = "0123456789+-()aeoxhklmnpstijruv";

const meanings: ReadonlyMap<string, { script: "^" | "_"; plain: string }> = new Map([
  ...pairs(raisedCharacters, raisedMeaning, "^"),
  ...pairs(loweredCharacters, loweredMeaning, "_"),
]);

const vulgarFractions: Readonly<Record<string, readonly [string, string]>> = {
  "½": ["1", "2"],
  "⅓": ["1", "3"],
  "⅔": ["2", "3"],
  "¼": ["1", "4"],
  "¾": ["3", "4"],
  "⅕": ["1", "5"],
  "⅖": ["2", "5"],
  "⅗": ["3", "5"],
  "⅘": ["4", "5"],
  "⅙": ["1", "6"],
  "⅚": ["5", "6"],
  "⅐": ["1", "7"],
  "⅛": ["1", "8"],
  "⅜": ["3", "8"],
  "⅝": ["5", "8"],
  "⅞": ["7", "8"],
  "⅑": ["1", "9"],
  "⅒": ["1", "10"],
};

/**
 * Reads raised and lowered characters (x², xⁿ⁺¹, x₁, log₂) as ^{…} and _{…}, and ½ or ³⁄₄ as \frac{…}{…}, so that
 * 3½ is a mixed number like any other. Gives where they end, or null where there are none.
 */
export function readScripts(text: string, at: number, push: Push): number | null {
  const vulgar = vulgarFractions[text[at] ?? ""];
  if (vulgar) {
    pushFraction(vulgar, at, 1, push);
    return at + 1;
  }
  const script = meanings.get(text[at] ?? "")?.script;
  if (!script) return null;
  const { plain, end } = runAt(text, at, script);
  const below = script === "^" && text[end] === "/" ? runAt(text, end + 1, "_") : null;
  if (below && /^\d+$/u.test(plain) && /^\d+$/u.test(below.plain)) {
    pushFraction([plain, below.plain], at, below.end - at, push);
    return below.end;
  }
  push("operator", script, at, 0);
  push("open", "{", at, 0);
  for (const [piece] of plain.matchAll(/\d+|./gu)) pushPiece(piece, at, push);
  push("close", "}", end, 0);
  return end;
}

function pairs(
  characters: string,
  meaning: string,
  script: "^" | "_",
): [string, { script: "^" | "_"; plain: string }][] {
  return Array.from(characters, (character, index) => [
    character,
    { script, plain: meaning[index] ?? "" },
  ]);
}

function runAt(text: string, from: number, script: "^" | "_"): { plain: string; end: number } {
  let plain = "";
  let end = from;
  for (; ; end++) {
    const meaning = meanings.get(text[end] ?? "");
    if (meaning?.script !== script) return { plain, end };
    plain += meaning.plain;
  }
}

function pushPiece(piece: string, at: number, push: Push): void {
  const number = wholeNumber(piece);
  if (number) push("number", piece, at, 1, number);
  else if (piece === "+" || piece === "-") push("operator", piece, at, 1);
  else if (piece === "(") push("open", piece, at, 1);
  else if (piece === ")") push("close", piece, at, 1);
  else push("name", piece, at, 1);
}

function pushFraction(
  parts: readonly [string, string],
  at: number,
  length: number,
  push: Push,
): void {
  push("structure", "frac", at, length);
  for (const part of parts) push("number", part, at, length, wholeNumber(part) ?? undefined);
}

function wholeNumber(digits: string): ReturnType<typeof numberAt> {
  return numberAt(digits, 0, { decimalComma: false, thousands: false });
}
