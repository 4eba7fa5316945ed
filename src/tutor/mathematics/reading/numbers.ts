import {
  divide,
  fraction,
  fromDecimal,
  fromInteger,
  multiply,
  power,
  subtract,
  type Rational,
} from "../rational.ts";

/** How numbers are punctuated: see ReadOptions. */
type NumberStyle = { decimalComma: boolean; thousands: boolean };

/** A number in the text: its value, digits after the point, and where it ends. */
type WrittenNumber = {
  value: Rational;
  written: "integer" | "decimal";
  places: number;
  end: number;
};

const plain = /\d+(?:\.\d*)?|\.\d+/uy;
const grouped = /\d{1,3}(?:(?:,|\{,\}|\\,|\u202f|\u00a0)\d{3})+(?![\d])(?:\.\d+)?/uy;
const groupedBySpace = /\d{1,3}(?: \d{3})+(?![\d/])(?!\s+\d)(?:\.\d+)?/uy;
const comma = /\d{1,3}(?:\.\d{3})+,\d+|\d+,\d+|,\d+/uy;
const groupedByPoint = /\d{1,3}(?:\.\d{3}){2,}(?!\d)/uy;
const repeating = /(\d*)\.(\d*)(?:\\overline\{(\d+)\}|(\d)\4{2,}(?:\.{3}|…|\\ldots|\\dots))/uy;
const scientific = /E([+-]?\d{1,4})(?!\d|\.\d)|e([+-]?\d{2,4})(?!\d|\.\d)/uy;
const scientificAfterPoint = /e([+-]?\d{1,4})(?!\d|\.\d)/uy;

/** The number that begins at `from`, or null. Exponents ("3E8", "1.5e-3") are part of it. */
export function numberAt(text: string, from: number, style: NumberStyle): WrittenNumber | null {
  const endless = repeatingAt(text, from);
  if (endless) return endless;
  const digits = digitsAt(text, from, style);
  if (!digits) return null;
  const value = fromDecimal(digits.plain);
  if (!value) return null;
  const point = digits.plain.indexOf(".");
  const places = point < 0 ? 0 : digits.plain.length - point - 1;
  const mantissa: WrittenNumber = {
    value,
    written: point < 0 ? "integer" : "decimal",
    places,
    end: digits.end,
  };
  return withExponent(text, mantissa) ?? mantissa;
}

function digitsAt(
  text: string,
  from: number,
  style: NumberStyle,
): { plain: string; end: number } | null {
  if (style.decimalComma) {
    const points = matchAt(groupedByPoint, text, from);
    if (points) return { plain: points.replaceAll(".", ""), end: from + points.length };
    const decimal = matchAt(comma, text, from);
    if (decimal)
      return { plain: decimal.replaceAll(".", "").replace(",", "."), end: from + decimal.length };
  }
  const groups = style.thousands
    ? ((style.decimalComma ? null : matchAt(grouped, text, from)) ??
      matchAt(groupedBySpace, text, from))
    : null;
  if (groups && !groups.startsWith("0"))
    return { plain: groups.replaceAll(/[^\d.]/gu, ""), end: from + groups.length };
  const digits = matchAt(plain, text, from);
  if (digits === null) return null;
  // A point that ends a sentence is no part of the number: "5." and "x = 3."
  const sentence = digits.endsWith(".") && !/\d/.test(text[from + digits.length] ?? "");
  return { plain: sentence ? digits.slice(0, -1) : digits, end: from + digits.length };
}

function withExponent(text: string, mantissa: WrittenNumber): WrittenNumber | null {
  scientific.lastIndex = mantissa.end;
  scientificAfterPoint.lastIndex = mantissa.end;
  const match =
    scientific.exec(text) ??
    (mantissa.written === "decimal" ? scientificAfterPoint.exec(text) : null);
  if (!match) return null;
  const raised = power(fromInteger(10), BigInt(match[1] ?? match[2] ?? 0));
  if (!raised) return null;
  return {
    ...mantissa,
    value: multiply(mantissa.value, raised),
    written: "decimal",
    end: mantissa.end + match[0].length,
  };
}

/** 0.1\overline{6} and 0.333… are exact fractions: the digits as a geometric series. */
function repeatingAt(text: string, from: number): WrittenNumber | null {
  repeating.lastIndex = from;
  const match = repeating.exec(text);
  if (!match) return null;
  const before = match[2] ?? "";
  const period = match[3] ?? match[4] ?? "0";
  const start = fromDecimal(`${match[1] === "" ? "0" : match[1]}.${before}`);
  if (!start) return null;
  const scale = 10n ** BigInt(before.length);
  const nines = fromInteger(10n ** BigInt(period.length) - 1n);
  const tail = divide(fraction(BigInt(period), scale), nines);
  const value = subtract(start, subtract(fromInteger(0), tail));
  return {
    value,
    written: "decimal",
    places: before.length + period.length,
    end: from + match[0].length,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
