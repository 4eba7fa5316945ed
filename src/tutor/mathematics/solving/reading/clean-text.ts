import { oneSign } from "../../../text/one-sign.ts";
import { isSpanish } from "./language.ts";

/**
 * The text of a problem as typed or pasted, made plain: typographic signs become their typed forms, the marks
 * that set LaTeX apart from words go, accents are folded (many students leave them out), white space becomes
 * single spaces. Case stays, because x and X are different names. null where a comma in a Spanish text may stand for
 * thousands as well as for decimals (1,250).
 */
export function cleanText(text: string, spanish = isSpanish(text)): string | null {
  const plain = oneSign(
    joinLines(text)
      .normalize("NFC")
      // A dash between words and mathematics parts them; it takes nothing away.
      .replaceAll(/ ?\u2014 ?(?=[¿¡]?[a-záéíóú'’]{2,})/gi, ", "),
  )
    .replaceAll(/\\[()[\]]/g, " ")
    .replaceAll("$$", " ")
    .replaceAll(/(?<![\\\w])\$(?=\S)([^$]*[^$\s\\])\$(?!\d)/g, " $1 ")
    .replaceAll("\\$", "$")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=\d|\(-?[\d.,/]+\)) [xX] (?=[\d.(])/g, " * ")
    .replaceAll(fractionByFraction, bracketDivisor)
    .replaceAll(/ +([.,;?]|!(?!=))/g, "$1")
    // "3, 5, 7, …" goes on; the list of what is known ends there.
    .replaceAll(
      /(?<=\d),? ?,(?: ?(?:\.{2,}|…|\\(?:l?dots|cdots)(?![a-z])))+(?=[?!;,:]|\.? |\.?$)/g,
      "",
    )
    .trim();
  const crosses = /(?<=\d)[xX](?=\d)/g;
  const onlyCrosses = !/[xX]/.test(
    plain.replaceAll(crosses, "").replaceAll(/\b(?:[a-z]{2,}x[a-z]*|x[a-z]{2,})\b/gi, ""),
  );
  return withDecimalPoints(
    foldAccents(onlyCrosses ? plain.replaceAll(crosses, "*") : plain),
    spanish,
  );
}

/** 2/3 ÷ 4/9 and 2/3 / 4/9 divide one fraction by another: the divisor gets its brackets. */
const fractionByFraction =
  /(?<=\d\/\d+|\d|\)) ?(?:÷|:|\\div(?![a-z])) ?(\d+\/\d+)|(?<=\d\/\d+) \/ (\d+\/\d+)/g;

function bracketDivisor(_: string, afterSign?: string, afterSlash?: string): string {
  return ` / (${afterSign ?? afterSlash ?? ""})`;
}

/** Letters without their accents: á becomes a. Mathematical signs are left alone. */
function foldAccents(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/([A-Za-z])[\u0300-\u036F]+/g, "$1")
    .normalize("NFC");
}

/** One line: equations on lines of their own become a list, other breaks a space. */
function joinLines(text: string): string {
  const lines = text
    .split(/\r?\n|\\\\(?:\[[^\]]*\])?/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.reduce((joined, line) => {
    const bothEquations = joined.includes("=") && line.includes("=");
    const open = /[,.;:?!]$/.test(joined) || joined === "";
    return joined + (bothEquations && !open ? ", " : " ") + line;
  }, "");
}

/** 1.234.567 and 1.234,5: points between thousands without a doubt. */
const pointThousands =
  /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.])|(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?=,\d+(?![\d,.]))/g;
const lonePoint = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.])/;
const pointOfMoney =
  /(?<=[$€] ?)[1-9]\d{0,2}\.\d{3}(?![\d.,])|(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?= ?(?:[€]|euros?\b|pesos\b|soles\b))/g;
/** "$1,500": so written, money has no three decimals either. */
const commaOfMoney = /(?<=\$ ?)[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
const decimalComma = /(?<![\d.,(])\d+,\d{1,2}(?![\d.,)])/;
const wholePlaces =
  /\b(?:cifra|digito|redondea\w*|aproxima\w*)\b.*\b(?:centenas?|decenas?|millar(?:es)?|unidades de)\b|\b(?:centenas?|decenas?|millar(?:es)?)\b.*\b(?:cifra|digito|redondea\w*|aproxima\w*)\b/i;

/** A text that rounds to decimals: a comma in its number parts decimals. */
const decimalPlaces = /\b(?:decimal(?:es)?|decimas?|centesimas?|milesimas?)\b/i;

/**
 * Spanish texts often write 0,5 for 0.5. Where the words are Spanish and no point is used, a comma inside a number is a decimal
 * comma, except in pairs such as (2,3) and in runs such as 1,2,3. null where it could mark thousands too.
 */
function withDecimalPoints(written: string, spanish: boolean): string | null {
  if (!spanish && !isSpanish(written)) return written;
  const grouped = written
    .replaceAll(pointThousands, (run) => run.replaceAll(".", ""))
    .replaceAll(commaOfMoney, (run) => run.replaceAll(",", ""));
  // Money has no three decimals, and beside a decimal comma the point parts thousands.
  const text = grouped.replaceAll(
    decimalComma.test(grouped) ? new RegExp(lonePoint.source, "g") : pointOfMoney,
    (run) => run.replace(".", ""),
  );
  // "1.500 + 500" and "las centenas de 846.293": with either meaning of the point there is an answer, and not the same.
  const others = text.replaceAll(new RegExp(lonePoint.source, "g"), "");
  if (lonePoint.test(text) && (wholePlaces.test(text) || !/\d\.\d/.test(others))) return null;
  if (/\d\.\d/.test(text)) return text;
  const inside =
    /(?<![\d,]|\d,|(?<![-+*/·×÷:^] ?)\((?=\d+,\d+\))|(?<![-+*/·×÷:^] ?)\(-(?=\d+,\d+\)))(\d+),(\d+)(?!\d|,\d)/g;
  for (const [, left = "", right = ""] of text.matchAll(inside)) {
    if (right.length === 3 && left !== "0" && left.length <= 3 && !decimalPlaces.test(text))
      return null;
  }
  return text.replaceAll(inside, "$1.$2");
}
