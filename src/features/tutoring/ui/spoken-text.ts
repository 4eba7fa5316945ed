import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { splitMaths } from "#client/rich-text/split-maths.ts";
import type { Locale } from "#shared/locale.ts";
import { readMathematics } from "#tutor/notation/read.ts";
import { readingIn } from "#tutor/text/reading-in.ts";
import { toWords } from "#tutor/notation/spoken.ts";
import { vocabularies } from "#tutor/notation/spoken-vocabulary.ts";

/**
 * A tutor's words as they are read aloud: formulas in words ("one half"), the signs of Markdown left out. A
 * formula that our reader does not know is said sign by sign. Loaded with the first formula alone.
 */
export function spokenText(text: string, locale: Locale): string {
  return tidySpeech(
    splitMaths(text)
      .map((piece) =>
        piece.kind === "text"
          ? piece.text.replaceAll(/\*\*|`|^(?:#{1,6}|[-*•]) /gm, "")
          : ` ${spokenFormula(piece.latex, locale)} `,
      )
      .join(""),
  );
}

/** A formula in words. `latex` is without $ signs. */
export function spokenFormula(latex: string, locale: Locale): string {
  const said = latex.split(/\\div(?![a-zA-Z])|÷/).map((part) => {
    const read = readMathematics(part, readingIn(locale));
    return read.ok ? toWords(read.expression, locale) : null;
  });
  // A quotient is told from a fraction by how it is written, which the tree does not keep.
  if (!said.includes(null)) return said.join(` ${vocabularies[locale].dividedBy} `);
  const blank = latex.replaceAll(/\\(?:square|Box|_+)(?![a-zA-Z])/g, " □ ");
  return spokenSigns(plainMaths(`$${blank}$`), locale);
}

/** Something typed, as a student's line that is quoted: in words where it is mathematics, else as it stands. */
export function spokenTyped(typed: string, locale: Locale): string {
  if (!/[\d=+*/^<>√²³−×÷]/.test(typed) || /\p{L}{4,}/u.test(typed)) return typed;
  const read = readMathematics(typed, readingIn(locale));
  return read.ok ? toWords(read.expression, locale) : spokenSigns(typed, locale);
}

/** Each sign of mathematics in a text as a word: many voices leave signs out. */
function spokenSigns(text: string, locale: Locale): string {
  const v = vocabularies[locale];
  const words: Readonly<Record<string, string>> = {
    "+": v.plus,
    "-": v.minus,
    "−": v.minus,
    "×": v.times,
    "·": v.times,
    "*": v.times,
    "÷": v.dividedBy,
    "/": v.over,
    "=": v.relations["="],
    "≠": v.relations["!="],
    "<": v.relations["<"],
    ">": v.relations[">"],
    "≤": v.relations["<="],
    "≥": v.relations[">="],
    "≈": v.relations["~"],
    "±": v.plusMinus,
    "²": v.squared,
    "³": v.cubed,
    "^": v.toThe,
    "√": v.root,
    "%": v.percent,
    "□": v.blank,
  };
  return tidySpeech(
    text.replaceAll(/[^\p{L}\d\s]/gu, (sign) => (words[sign] ? ` ${words[sign]} ` : sign)),
  );
}

/** Without the gaps that formulas leave: none before a comma, one between words. */
export function tidySpeech(text: string): string {
  return text
    .replaceAll(/\s+(?=[.,;:!?])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
