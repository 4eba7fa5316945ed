/** A word, a number or a sign of a text, as it is compared. */
export type Token = {
  kind: "word" | "number" | "sign";
  /** In lower case, without accents and apostrophes; a sign as it stands. */
  plain: string;
  /** As it was written. */
  raw: string;
  from: number;
  to: number;
};

const lowered = "₀₁₂₃₄₅₆₇₈₉";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Figures as plain digits, arrows and minus signs as one each: of the same length as before. */
function oneForm(text: string): string {
  return text
    .replaceAll(/[₀-₉]/gu, (sign) => String(lowered.indexOf(sign)))
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (sign) => String(raised.indexOf(sign)))
    .replaceAll(/[−–—]/gu, "-")
    .replaceAll(/[’‘`´]/gu, "'");
}

/** How a word is compared: "They'll" as "theyll", "núcleo" as "nucleo"; ñ stays a letter of its own. */
function plainWord(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/n\u0303/giu, "ñ")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

// An ordinal in figures is a word; a comma parts two numbers of a list, and a point within one does not.
const piece =
  /\d+(?:st|nd|rd|th|r[ao]|d[ao]|t[ao]|er[ao]?)(?![\p{L}\d])|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|[^\s]/giu;

/** The words, numbers and signs of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...oneForm(text).matchAll(piece)].map((match) => {
    const [raw] = match;
    const isNumber = /^\d+(?:\.\d+)?$/u.test(raw);
    const kind = isNumber ? "number" : /^[\p{L}\d]/u.test(raw) ? "word" : "sign";
    const plain = kind === "sign" || isNumber ? raw : plainWord(raw);
    return { kind, plain, raw, from: match.index, to: match.index + raw.length };
  });
}

/** How many letters two words have in common at their beginning. */
function commonLength(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common;
}

/** Letters that two forms of a word have in common at its beginning: "move" and "moving", "cambia" and "cambiar". */
const commonMin = 4;

/** So many letters an ending adds. */
const endingMax = 3;

/** Whether two words are forms of one, by their beginnings, or short for one another: "refri" and "refrigerador". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  const common = commonLength(one, other);
  // Of a short word only its ending may differ.
  return (
    common >= Math.max(3, Math.min(commonMin, shorter - 1)) &&
    common >= shorter - 3 &&
    (common === shorter || Math.abs(one.length - other.length) <= endingMax) &&
    (shorter > 3 || Math.abs(one.length - other.length) <= 2)
  );
}
