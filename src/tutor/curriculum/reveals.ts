import type { ExpressionKey } from "../item.ts";

/**
 * Whether a text tells the answer: a number in it, in mathematics or in plain words, has the key's value;
 * or, for a key that is no plain number, the key's expression (or every part of a list or a pair) stands in it.
 * Strict on purpose: "x - 2" counts as 2 and as -2, both parts of a fraction count as numbers, and so does "two".
 */
export function reveals(
  text: string,
  key: Pick<ExpressionKey, "expression" | "latex" | "policy">,
): boolean {
  const value = plainValue(key.expression);
  if (value !== null) return numbersIn(text).has(value);
  const shown = new Set(mathematicsIn(text).flatMap(sidesOf));
  const whole = [key.expression, key.latex].flatMap((form) => sidesOf(form).concat(normal(form)));
  if (key.policy.ordered === true)
    return shown.has(normal(key.latex)) || shown.has(normal(key.expression));
  const parts = key.expression.replace(/^\(|\)$/g, "").split(",");
  const isList = parts.length > 1;
  return isList
    ? shown.has(normal(key.latex)) || parts.every((part) => shown.has(normal(part)))
    : whole.some((form) => shown.has(form));
}

/** The value of a plain number or fraction of whole numbers in lowest terms ("5", "-3/4"), or null. */
export function plainValue(text: string): string | null {
  const match = /^(-?)(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text.replaceAll(" ", ""));
  if (!match) return null;
  const [, sign = "", top = "", bottom = "1"] = match;
  return lowest(top, bottom, sign === "-");
}

/** Numbers that read as numbers when written out; "one", "uno" and "una" are everyday words. */
const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["zero", "cero"],
    ["two", "dos"],
    ["three", "tres"],
    ["four", "cuatro"],
    ["five", "cinco"],
    ["six", "seis"],
    ["seven", "siete"],
    ["eight", "ocho"],
    ["nine", "nueve"],
    ["ten", "diez"],
  ].flatMap((words, index) => words.map((word) => [word, String(index === 0 ? 0 : index + 1)])),
);

const numberWord = new RegExp(`\\b(?:${Object.keys(numberWords).join("|")})\\b`, "gi");

/** Every number that a reader can see in the text, as plainValue writes it. */
function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  const typed = text.replace(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, " $1/$2");
  const add = (minus: string | undefined, top: string, bottom: string) => {
    found.add(lowest(top, bottom, false));
    if (minus) found.add(lowest(top, bottom, true));
  };
  for (const [, minus, number = ""] of typed.matchAll(/([-−]\s*)?(\d+(?:\.\d+)?)/g))
    add(minus, number, "1");
  for (const [, minus, top = "", bottom = ""] of typed.matchAll(/([-−]\s*)?(\d+)\s*\/\s*(\d+)/g)) {
    add(minus, top, bottom);
  }
  for (const [, minus, whole = "", top = "", bottom = ""] of typed.matchAll(
    /([-−]\s*)?(\d+)\s+(\d+)\/(\d+)/g,
  )) {
    add(minus, String(Number(whole) * Number(bottom) + Number(top)), bottom);
  }
  for (const [word] of text.matchAll(numberWord)) {
    add(undefined, numberWords[word.toLowerCase()] ?? "", "1");
  }
  return found;
}

function lowest(top: string, bottom: string, negative: boolean): string {
  const places = top.split(".")[1]?.length ?? 0;
  let n = Math.round(Number(top) * 10 ** places);
  let d = Number(bottom) * 10 ** places;
  for (let [a, b] = [n, d]; ; [a, b] = [b, a % b]) {
    if (b === 0) {
      n /= a || 1;
      d /= a || 1;
      break;
    }
  }
  return `${negative && n !== 0 ? "-" : ""}${n}/${d}`;
}

function mathematicsIn(text: string): string[] {
  return [...text.replaceAll("\\$", "").matchAll(/\$([^$]*)\$/g)].map((match) => match[1] ?? "");
}

function sidesOf(mathematics: string): string[] {
  return mathematics
    .split(/=|\\text\{[^}]*\}|\\quad/)
    .map(normal)
    .filter((side) => side !== "");
}

function normal(mathematics: string): string {
  return mathematics
    .replace(/\\left|\\right|\\,|\\;|\s/g, "")
    .replace(/\\cdot|\\times|·/g, "*")
    .replace(/\^\{(\w)\}/g, "^$1")
    .replace(/[.,;:]$/, "");
}
