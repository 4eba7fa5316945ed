import type { Locale } from "#shared/locale.ts";

/** A year, or a number with its unit, as a text says it: `1914`, `340 m/s`, `509 bce`. */
export type SaidNumber = { kind: "year" | "quantity"; said: string; value: number };

/** Units whose names the platform knows in both languages, each with its symbol where one is written. */
const unitSymbols: Readonly<Record<string, string>> = {
  acre: "",
  celsius: "°C",
  centimeter: "cm",
  day: "",
  degree: "°",
  foot: "",
  gram: "g",
  hour: "h",
  inch: "",
  kilogram: "kg",
  kilometer: "km",
  liter: "L",
  meter: "m",
  mile: "",
  milliliter: "mL",
  millimeter: "mm",
  minute: "min",
  month: "",
  percent: "%",
  pound: "",
  second: "s",
  week: "",
  yard: "",
  year: "",
};
/** Symbols of units that it does not name. */
const furtherSymbols = { N: "newton", Hz: "hertz", A: "ampere", V: "volt" };
const eras: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { BCE: "bce", CE: "ce" },
  es: { "a. C.": "bce", "d. C.": "ce" },
};

/** The units of a language by how they are written: names and symbols. */
function unitsOf(locale: Locale): ReadonlyMap<string, string> {
  const units = new Map(Object.entries({ ...furtherSymbols, ...eras[locale] }));
  for (const [unit, symbol] of Object.entries(unitSymbols)) {
    if (symbol) units.set(symbol, unit);
    const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
    for (const amount of [1, 2]) {
      const name = format.formatToParts(amount).find(({ type }) => type === "unit")?.value;
      if (name) units.set(name, unit);
    }
  }
  return units;
}

/** Digits, in groups of three by commas or spaces; decimals by a point. */
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");

function readerOf(locale: Locale) {
  const units = unitsOf(locale);
  const anyUnit = [...units.keys()]
    .sort((left, right) => right.length - left.length)
    .map(escaped)
    .join("|");
  const power = "[²³]?";
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,])(?<number>${number})(?:(?:[ \u00a0-]|(?=[%°]))(?<unit>(?:${anyUnit})${power}(?:/(?:${anyUnit})${power})?)(?!\p{L}))?`,
    "gu",
  );
  return { units, pattern };
}

const readers = { en: readerOf("en"), es: readerOf("es") };

const valueOf = (written: string) => Number(written.replaceAll(/[, \u00a0\u202f]/gu, ""));

/** Every number of a text. */
export function allNumbers(text: string): number[] {
  return [...text.matchAll(new RegExp(number, "gu"))].map(([written]) => valueOf(written));
}

/** Whether a number at this place of a text is part of a calculation that is written out there. */
function isCalculated(text: string, start: number, end: number): boolean {
  return /[=÷×+*] ?$/u.test(text.slice(0, start)) || /^ ?[=÷×+*]/u.test(text.slice(end));
}

/** The years (1000 to 2100) and the quantities with a unit that a text says and does not calculate before one's eyes. */
export function numbersSaid(text: string, locale: Locale): SaidNumber[] {
  const { units, pattern } = readers[locale];
  const calculated = new Set<number>();
  const said: SaidNumber[] = [];
  for (const match of text.matchAll(pattern)) {
    const { number: digits = "", unit } = match.groups ?? {};
    const value = valueOf(digits);
    if (isCalculated(text, match.index, match.index + match[0].length)) calculated.add(value);
    else if (unit)
      said.push({ kind: "quantity", said: `${value} ${canonical(unit, units)}`, value });
    else if (/^\d{4}$/u.test(digits) && value >= 1000 && value <= 2100)
      said.push({ kind: "year", said: digits, value });
  }
  return said.filter(({ value }) => !calculated.has(value));
}

/** `m/s` and `meters/second` are one unit. */
function canonical(unit: string, units: ReadonlyMap<string, string>): string {
  const whole = units.get(unit);
  if (whole) return whole;
  return unit
    .split("/")
    .map((part) => {
      const power = /[²³]$/u.exec(part)?.[0] ?? "";
      const bare = power ? part.slice(0, -1) : part;
      return `${units.get(bare) ?? bare}${power}`;
    })
    .join("/");
}
