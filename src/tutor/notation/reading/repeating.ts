import {
  divide,
  fraction,
  fromDecimal,
  fromInteger,
  add,
  type Rational,
} from "../../numbers/rational.ts";
import type { NumberStyle, WrittenNumber } from "./number-style.ts";

const start = /(\d*)[.,](\d*)/uy;
const overlined = /\s?\\(?:overline|bar|dot|hat|widehat|overparen|wideparen|overarc)\{(\d+)\}/uy;
const marked = /(?:\d[\u0302\u0304\u0305\u0307\u0311])+/uy;
const bracketed = /\((\d+)\)/uy;
const dots = /\.{3}|…|\\[lc]?dots(?![a-zA-Z])/uy;
const longestPeriod = 12;

/**
 * The endless decimal that begins at `from`, as an exact fraction (a geometric series), or null: 0.1\overline{6},
 * 0.3̅, 0.(3), 0.333…, 0.1212…, and with a comma where that is the custom. 0.1(6) could be a product: see NumberStyle.
 */
export function repeatingAt(text: string, from: number, style: NumberStyle): WrittenNumber | null {
  const written = matchAt(start, text, from);
  if (!written || (!style.decimalComma && written[0].includes(","))) return null;
  const whole = written[1] ?? "";
  const places = written[2] ?? "";
  const end = from + written[0].length;
  const line = matchAt(overlined, text, end);
  if (line) return endless(whole, places, line[1] ?? "", end + line[0].length);
  const last = end - 1;
  const signs = places === "" ? null : matchAt(marked, text, last);
  if (signs) {
    const period = signs[0].replaceAll(/\D/gu, "");
    return endless(whole, places.slice(0, -1), period, last + signs[0].length);
  }
  const brackets = places === "" || style.repeatingBrackets ? matchAt(bracketed, text, end) : null;
  if (brackets && whole !== "") {
    return endless(whole, places, brackets[1] ?? "", end + brackets[0].length);
  }
  const more = matchAt(dots, text, end);
  const period = more && periodOf(places);
  if (!more || !period) return null;
  return endless(whole, places.slice(0, -period.length), period, end + more[0].length);
}

/** What the last digits repeat: one digit at least three times, several at least twice; "" where nothing does. */
function periodOf(places: string): string {
  for (let size = 1; size <= longestPeriod; size++) {
    const period = places.slice(-size);
    if (period.length === size && places.endsWith(period.repeat(size === 1 ? 3 : 2))) return period;
  }
  return "";
}

function endless(whole: string, before: string, period: string, end: number): WrittenNumber | null {
  const begun = fromDecimal(`${whole === "" ? "0" : whole}.${before}`);
  if (!begun || period === "") return null;
  const nines = fromInteger(10n ** BigInt(period.length) - 1n);
  const tail: Rational = divide(fraction(BigInt(period), 10n ** BigInt(before.length)), nines);
  return {
    value: add(begun, tail),
    written: "decimal",
    places: before.length + period.length,
    end,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
