import { isRecord } from "#shared/records.ts";
import type { ProgramLanguage } from "./program.ts";

/** What a value is called in Python where JSON calls it otherwise, and the other way round. */
const inPython: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };
const fromPython: Readonly<Record<string, string>> = { True: "true", False: "false", None: "null" };

/** Values that JSON has no word for. */
const further: ReadonlySet<string> = new Set(["undefined", "NaN", "Infinity", "-Infinity"]);

/** Reads a value as its language writes it; null where it cannot be read. */
export function readValue(written: string, language: ProgramLanguage): string | null {
  const text = written.trim();
  if (language === "javascript" && further.has(text)) return text;
  const asJson = outsideTexts(withDoubleQuotes(text), (words) =>
    language === "python"
      ? words.replaceAll(/[A-Za-z]+/gu, (word) => fromPython[word] ?? word)
      : words,
  );
  return parse(asJson) === undefined ? null : asJson;
}

/** A value as its language writes it. */
export function showValue(value: string, language: ProgramLanguage): string {
  if (language === "javascript") return value;
  return outsideTexts(value, (words) =>
    words.replaceAll(/[A-Za-z]+/gu, (word) => inPython[word] ?? word),
  );
}

/**
 * Whether two values are the same; numbers may differ by what adding up decimals leaves behind, but not two that are
 * written as whole.
 */
export function isSameValue(one: string, other: string): boolean {
  const [a, b] = [parseExactly(one), parseExactly(other)];
  return a === undefined || b === undefined ? one === other : isAlike(a, b);
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === "bigint" && typeof b === "bigint") return a === b;
  if (isNumeric(a) && isNumeric(b)) {
    const [x, y] = [Number(a), Number(b)];
    return x === y || Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y));
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const others: readonly unknown[] = b;
    return a.length === others.length && a.every((item, at) => isAlike(item, others[at]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && isAlike(a[name], b[name]))
  );
}

/** Begins a text that stands for a whole number while JSON is parsed. */
const wholeMark = "\u0000";

/** What JSON stands for, with a bigint for each number that is written as whole; undefined where it is not JSON. */
function parseExactly(json: string): unknown {
  const marked = outsideTexts(json, (words) =>
    words.replaceAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/giu, (written) =>
      /^-?(?:0|[1-9]\d*)$/u.test(written) ? JSON.stringify(wholeMark + written) : written,
    ),
  );
  try {
    return JSON.parse(marked, (_, value: unknown) =>
      typeof value === "string" && value.startsWith(wholeMark)
        ? BigInt(value.slice(wholeMark.length))
        : value,
    );
  } catch {
    return undefined;
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A text in single quotes, in double ones. */
function withDoubleQuotes(text: string): string {
  return text.replaceAll(/'([^'"\\]*)'/gu, '"$1"');
}

/** Changes what stands outside texts between double quotes. */
function outsideTexts(text: string, change: (words: string) => string): string {
  return text
    .split(/("(?:[^"\\]|\\.)*")/u)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");
}
