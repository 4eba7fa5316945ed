import { fromDecimal, fromInteger, multiply, power } from "../../numbers/rational.ts";
import { isDigit } from "./first-character.ts";
import type { NumberStyle, WrittenNumber } from "./number-style.ts";
import { repeatingAt } from "./repeating.ts";

const plain = /\d+(?:\.\d*)?|\.\d+/uy;
const grouped = /\d{1,3}(?:(?:,|\{,\}|\\,|\u202f|\u00a0)\d{3})+(?![\d])(?:\.\d+)?/uy;
const groupedBySpace = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d/])(?!\s+\d)(?:\.\d+)?/uy;
const comma =
  /\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+,\d+|\d+(?:,|\{,\}|')\d+|,\d+/uy;
/** 1.234,5 can only be Spanish (outside brackets, where it could be a list), 1.234.567 too. */
const surelyComma = /\d{1,3}(?:\.\d{3})+,\d+(?![\d.,])/uy;
const groupedByPoint = /\d{1,3}(?:\.\d{3})+(?!\d)/uy;
const scientific = /E([+-]?\d{1,4})(?!\d|\.\d)|e([+-]?\d{2,4})(?!\d|\.\d)|e(\d)(?!\d|\.\d|[\^(])/uy;
const surelyScientific = /e([+-]?\d{1,4})(?!\d|\.\d)/uy;

/** The number that begins at `from`, or null. Exponents ("3E8", "1.5e-3") are part of it. */
export function numberAt(text: string, from: number, style: NumberStyle): WrittenNumber | null {
  return wholeAt(text, from) ?? writtenAt(text, from, style);
}

/** Digits with nothing after them that could be part of the number: most numbers are this. */
function wholeAt(text: string, from: number): WrittenNumber | null {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end++;
  if (end === from || mayGoOn(text, end)) return null;
  return {
    value: fromInteger(BigInt(text.slice(from, end))),
    written: "integer",
    places: 0,
    end,
  };
}

function mayGoOn(text: string, at: number): boolean {
  switch (text[at]) {
    case undefined:
      return false;
    case " ":
      return isDigit(text.charCodeAt(at + 1));
    case "\\":
    case "{":
      return text[at + 1] === ",";
    case ".":
    case ",":
    case "'":
    case "e":
    case "E":
      return true;
    default:
      return text.charCodeAt(at) > 127;
  }
}

function writtenAt(text: string, from: number, style: NumberStyle): WrittenNumber | null {
  const endless = repeatingAt(text, from, style);
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
  if (style.scientific === false) return mantissa;
  return (
    withExponent(text, mantissa, style.scientific ?? mantissa.written === "decimal") ?? mantissa
  );
}

function digitsAt(
  text: string,
  from: number,
  style: NumberStyle,
): { plain: string; end: number } | null {
  const points = matchAt(groupedByPoint, text, from);
  const repeated = points !== null && points.indexOf(".") < points.lastIndexOf(".");
  const decimal = style.decimalComma
    ? matchAt(comma, text, from)
    : style.thousands
      ? matchAt(surelyComma, text, from)
      : null;
  if (decimal) {
    const plainDigits = decimal.replaceAll(/[.\s]/gu, "").replace(/\{,\}|[,']/u, ".");
    return { plain: plainDigits, end: from + decimal.length };
  }
  const meansThousands = repeated || (style.decimalComma && style.pointThousands);
  if (points && meansThousands && !points.startsWith("0"))
    return { plain: points.replaceAll(".", ""), end: from + points.length };
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

function withExponent(
  text: string,
  mantissa: WrittenNumber,
  surely: boolean,
): WrittenNumber | null {
  scientific.lastIndex = mantissa.end;
  surelyScientific.lastIndex = mantissa.end;
  const match = scientific.exec(text) ?? (surely ? surelyScientific.exec(text) : null);
  if (!match) return null;
  const raised = power(fromInteger(10), BigInt(match[1] ?? match[2] ?? match[3] ?? 0));
  if (!raised) return null;
  return {
    ...mantissa,
    value: multiply(mantissa.value, raised),
    written: "decimal",
    end: mantissa.end + match[0].length,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
