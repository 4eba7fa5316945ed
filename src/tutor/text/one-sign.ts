/**
 * One sign for all its forms in Unicode. Whatever reads what a student wrote (marking, own problems, commands, words of
 * distress) reads it through here, so no other place needs to know by which keyboard or page a sign came.
 */

const forms: readonly (readonly [sign: string, forms: string])[] = [
  ["-", "−–—‐‑‒―﹘﹣－➖⁃˗"],
  ["+", "➕﹢＋"],
  ["*", "×·⋅∙•∗✕✖⨯✱＊"],
  ["/", "⁄∕／"],
  ["÷", "➗"],
  ["=", "﹦＝"],
  ["^", "ˆ"],
  ["≤", "⩽≦"],
  ["≥", "⩾≧"],
  ["~", "∼～"],
  ["'", "’‘‛ʼʹ′´＇"],
  ['"', "“”„‟«»＂"],
  ["°", "º˚"],
  ["|", "∣ǀ｜"],
  ["→", "⇒⟹⟶➔➜➡"],
  [":", "∶："],
  ["∪", "⋃"],
  // Letters of a Cyrillic keyboard that look like those of ours.
  ["x", "х"],
  ["y", "у"],
  ["a", "а"],
  ["c", "с"],
  ["e", "е"],
  ["o", "о"],
  ["p", "р"],
  ["∛", "³√"],
];

const raised = ["⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱˣʸᶻᵃᵇᶜᵈᵉᵏᵐᵖʳˢᵗᵘᵛ", "0123456789+-()nixyzabcdekmprstuv"] as const;
const lowered = ["₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ", "0123456789+-()aeoxhklmnpstijruv"] as const;

const plainForms: ReadonlyMap<string, string> = new Map([
  ...forms.flatMap(([sign, others]) =>
    sign === "∛"
      ? [[others, sign] as const]
      : Array.from(others, (other) => [other, sign] as const),
  ),
  ...pairs(raised),
  ...pairs(lowered),
]);

function pairs([signs, plain]: readonly [string, string]): (readonly [string, string])[] {
  return Array.from(signs, (sign, index) => [sign, plain[index] ?? ""] as const);
}

const up = `[${raised[0]}]+`;
const down = `[${lowered[0]}]+`;

/** What is not as it would be typed, each with the name of how it is told. In this order at every place. */
const unusual = new RegExp(
  [
    "(?<root>³√)",
    // ³⁄₄, ½ and the rest
    `(?<fraction>[⁰¹²³⁴⁵⁶⁷⁸⁹]+[⁄/][₀₁₂₃₄₅₆₇₈₉]+|[¼-¾⅐-⅞↉])`,
    `(?<up>${up})`,
    `(?<down>${down})`,
    // A space that keeps thousands together.
    "(?<between>(?<=\\d)[\\u00A0\\u2009\\u202F](?=\\d{3}(?!\\d)))",
    "(?<nothing>[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\u20E3\\uFEFF\\p{Variation_Selector}])",
    "(?<space>[^\\S\\n\\r ]|\\r\\n?|[\\u2028\\u2029])",
    `(?<form>[${forms
      .filter(([sign]) => sign !== "∛")
      .map(([, others]) => others)
      .join("")}])`,
    // Sets of numbers keep their own signs.
    "(?<compatible>(?![ℂℕℚℝℤ℃℉])[\\u2100-\\u214F\\u2460-\\u2473\\uFB00-\\uFB06\\uFF01-\\uFFEE\\u3371-\\u33DF\\u{1D400}-\\u{1D7FF}µϕϑϵ])",
    "(?<accented>\\p{L}\\p{M}+)",
    "(?<digit>(?![0-9])\\p{Nd})",
  ].join("|"),
  "gu",
);

const isAscii = /^[ -~\n]*$/u;

/** Where a piece of the text was told in other signs: its place there, its place before, and how long it was each time. */
type Change = { at: number; length: number; before: number; lengthBefore: number };

/** A text in the signs that a keyboard has, and the place in the text as written that a place in it stands for. */
export type PlainText = { text: string; placeOf: (at: number) => number };

/** The text with one sign for all its forms; of plain text itself. */
export function oneSign(text: string): string {
  return isAscii.test(text) ? text : inOneSign(text).text;
}

/** The same with the way back, for who has to point at a place of what was written. */
export function inOneSign(text: string): PlainText {
  if (isAscii.test(text)) return { text, placeOf: (at) => at };
  const changes: Change[] = [];
  let plain = "";
  let from = 0;
  for (const match of text.matchAll(unusual)) {
    const [written] = match;
    plain += text.slice(from, match.index);
    from = match.index + written.length;
    const sign = told(match.groups ?? {}, written, plain, text.slice(from));
    changes.push({
      at: plain.length,
      length: sign.length,
      before: match.index,
      lengthBefore: written.length,
    });
    plain += sign;
  }
  return { text: plain + text.slice(from), placeOf: (at) => placeBefore(changes, at) };
}

function placeBefore(changes: readonly Change[], at: number): number {
  const last = changes.findLast((change) => change.at <= at);
  if (!last) return at;
  const within = at - last.at;
  if (within >= last.length) return last.before + last.lengthBefore + within - last.length;
  return last.before + Math.min(within, Math.max(0, last.lengthBefore - 1));
}

function told(
  groups: Readonly<Record<string, string | undefined>>,
  written: string,
  before: string,
  after: string,
): string {
  if (groups["root"] !== undefined) return "∛";
  if (groups["fraction"] !== undefined) return fractionOf(written, before, after);
  if (groups["up"] !== undefined) return scriptOf("^", written, after);
  if (groups["down"] !== undefined) return scriptOf("_", written, after);
  if (groups["between"] !== undefined || groups["nothing"] !== undefined) return "";
  if (groups["space"] !== undefined) return /[\r\u2028\u2029]/u.test(written) ? "\n" : " ";
  if (groups["form"] !== undefined) return plainForms.get(written) ?? written;
  if (groups["compatible"] !== undefined) return written.normalize("NFKC");
  return groups["digit"] === undefined ? written.normalize("NFC") : asciiDigit(written);
}

/** x² is x^2, xⁿ⁺¹ is x^{n+1}: braces only where the script would not end by itself. */
function scriptOf(sign: "^" | "_", written: string, after: string): string {
  const plain = plainOf(written);
  return /^\d+$/u.test(plain) && !/^[\d.!'{]/u.test(after) ? sign + plain : `${sign}{${plain}}`;
}

/** ½ is 1/2; 3½ is a mixed number; beside a letter, a bracket or a power it is kept together. */
function fractionOf(written: string, all: string, after: string): string {
  // What stands far before says nothing of it.
  const before = all.slice(-8);
  const plain = /[⁄/]/u.test(written)
    ? plainOf(written).replace("⁄", "/")
    : written.normalize("NFKC").replace("⁄", "/");
  if (/\d\s*$/u.test(before)) return ` ${plain}`;
  const isAlone =
    /(?:^|[^\p{L}\d)\]}^])\s*$/u.test(before) && /^(?:\s|$|[-+*=<>,;.?!])/u.test(after);
  return isAlone ? plain : `(${plain})`;
}

function plainOf(written: string): string {
  return Array.from(written, (sign) => plainForms.get(sign) ?? sign).join("");
}

/** A decimal digit of any script. Unicode puts each script's zero on a code point ending in 0 or 6. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  const row = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String(code - zero);
}
