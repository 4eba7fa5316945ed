/**
 * What a reader sees in a text, in plain characters: the forms in which digits, letters and fractions can be
 * disguised are undone, so that the checks behind it compare what is read and not how it is encoded.
 */

import { asciiDigit } from "../text/one-sign.ts";

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Cyrillic and Greek letters, each before the Latin one that it looks like. */
const pairs =
  "аaеeоoрpсcхxуyіiѕsјjԁdһhӏlкkмmтtвbнhοoαaνvιiρpυuАAВBЕEКKМMНHОOРPСCТTХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX";
const lookalikes = new Map(
  Array.from({ length: pairs.length / 2 }, (_, i) => [
    pairs.charAt(2 * i),
    pairs.charAt(2 * i + 1),
  ]),
);

/** Lower case, without accents and apostrophes: "What's" is "whats", "análisis" is "analisis". ñ is its own letter. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower
    .normalize("NFC")
    .replaceAll("ñ", "n~")
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "");
}

/** The text with disguises undone and LaTeX turned into typed mathematics. Case and accents stay. */
export function readable(text: string): string {
  const plain = isPlain(text) ? text : undisguised(text);
  return /[\\{}]/.test(plain) ? withoutLatex(plain) : plain;
}

function isPlain(text: string): boolean {
  return /^[\u0020-\u007E\n\u00BF\u00A1\u00C0-\u00FF]*$/.test(text) && !/[×÷]/.test(text);
}

function undisguised(text: string): string {
  return text
    .replaceAll(
      /[⁰¹²³⁴-⁹]+/g,
      (run) => `^${Array.from(run, (digit) => superscripts.indexOf(digit)).join("")}`,
    )
    .replaceAll(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize("NFKC").replace("⁄", "/")}`)
    .normalize("NFKC")
    .replaceAll(/(?:\p{Cf}|\p{Variation_Selector}|\u034F|\u115F|\u1160|\u3164|\u20E3)/gu, "")
    .replaceAll("⁄", "/")
    .replaceAll(/[\u0370-\u04FF\u0500-\u052F]/g, (letter) => lookalikes.get(letter) ?? letter)
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[−‐‑‒–﹣]/g, "-")
    .replaceAll(/[×·⋅∙✕✖]/g, "*")
    .replaceAll(/[÷∕]/g, "/")
    .replaceAll("≤", "<=")
    .replaceAll("≥", ">=")
    .replaceAll("≠", "!=")
    .replaceAll(/[≈≅≃]/g, "~")
    .replaceAll("√", " sqrt ")
    .replaceAll("…", "...");
}

const relations: readonly (readonly [RegExp, string])[] = [
  [/\\(?:cdot|times|ast)(?![a-zA-Z])/g, "*"],
  [/\\div(?![a-zA-Z])/g, "/"],
  [/\\(?:leq?|leqslant)(?![a-zA-Z])/g, "<="],
  [/\\(?:geq?|geqslant)(?![a-zA-Z])/g, ">="],
  [/\\lt(?![a-zA-Z])/g, "<"],
  [/\\gt(?![a-zA-Z])/g, ">"],
  [/\\neq?(?![a-zA-Z])/g, "!="],
  [/\\(?:approx|simeq)(?![a-zA-Z])/g, "~"],
  [/\\(?:implies|Rightarrow|to|therefore|quad|qquad)(?![a-zA-Z])/g, " ; "],
  [/\\pm(?![a-zA-Z])/g, "±"],
  [/\\(?:l?dots|cdots)(?![a-zA-Z])/g, "..."],
];

function withoutLatex(text: string): string {
  let typed = text.replaceAll(/\\[,;:!>]|\{,\}/g, (sign) => (sign === "{,}" ? "," : ""));
  typed = typed.replaceAll(/\\(?:left|right|displaystyle|limits|mathstrut)(?![a-zA-Z])/g, "");
  for (const [command, sign] of relations) typed = typed.replaceAll(command, sign);
  // Innermost braces first; five rounds are deeper than any school fraction.
  for (let round = 0; round < 5 && typed.includes("{"); round++) {
    const before = typed;
    typed = typed
      .replaceAll(
        /\\(?:text\w*|math\w+|boxed|fbox|mbox|underline|overline|bm|pmb|operatorname|color\s*\{\w*\})\s*\{([^{}]*)\}/g,
        "$1",
      )
      .replaceAll(/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, quotient)
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, " sqrt($1)")
      .replaceAll(/\^\s*\{([^{}]*)\}/g, "^($1)")
      .replaceAll(/_\s*\{([^{}]*)\}/g, "_$1");
    if (typed === before) break;
  }
  return typed
    .replaceAll(/\\[dtc]?frac\s*(\d)\s*(\d)/g, quotient)
    .replaceAll(/\\\\/g, " ; ")
    .replaceAll(/\\([%$#&_])/g, "$1")
    .replaceAll(/\\[()[\]]/g, " ")
    .replaceAll(/\\([a-zA-Z]+)/g, " $1 ")
    .replaceAll(/[{}]/g, "");
}

/** A stacked fraction binds tighter than what is beside it; behind a whole number it is a mixed number. */
function quotient(_: string, top: string, bottom: string, at: number, text: string): string {
  const [above, below] = [sideOf(top), sideOf(bottom)];
  const mixed = /\d\s*$/.test(text.slice(Math.max(0, at - 4), at));
  return mixed ? ` ${above}/${below} ` : ` (${above}/${below}) `;
}

function sideOf(side: string): string {
  return /^\s*[\d.,]+\s*$/.test(side) ? side.trim() : `(${side})`;
}
