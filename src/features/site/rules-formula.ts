/** One element of MathML: a row, fraction, power or root holds others; a number, name or sign holds text. */
export type Formula =
  | { tag: "mrow" | "mfrac" | "msup" | "msqrt"; children: readonly Formula[] }
  | { tag: "mn" | "mi" | "mo" | "mtext"; text: string };

/** A piece of a text: plain words, or mathematics that stood between $ signs. */
export type Piece = { kind: "words"; text: string } | { kind: "formula"; children: Formula[] };

/** A text of the tutor in pieces. Money (\$5) stays words. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(?<!\\)\$/)
    .map((part, index): Piece =>
      index % 2 === 1
        ? { kind: "formula", children: readFormula(part) }
        : { kind: "words", text: part.replaceAll("\\$", "$") },
    )
    .filter((piece) => piece.kind === "formula" || piece.text !== "");
}

const signs: Readonly<Record<string, string>> = {
  "-": "−",
  "\\cdot": "·",
  "\\times": "×",
  "\\div": "÷",
  "\\%": "%",
  "\\$": "$",
  "\\neq": "≠",
  "\\le": "≤",
  "\\leq": "≤",
  "\\ge": "≥",
  "\\geq": "≥",
  "\\approx": "≈",
  "\\pm": "±",
  "\\pi": "π",
};

/** Commands that only say how much room to leave or how tall a bracket is. */
const silent = new Set(["\\left", "\\right", "\\,", "\\;", "\\!", "\\ "]);

/**
 * Reads the LaTeX that the curriculum and the printer of school answers write (sums, fractions, powers, roots), for
 * which browsers need no typesetter. A command that it does not know is shown by its name.
 */
export function readFormula(latex: string): Formula[] {
  const tokens: readonly string[] = latex.match(/\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\S/gu) ?? [];
  let at = 0;
  return rowUntil(null);

  function rowUntil(end: string | null): Formula[] {
    const row: Formula[] = [];
    while (at < tokens.length && tokens[at] !== end) {
      const next = element();
      if (!next) continue;
      if (tokens[at] !== "^") {
        row.push(next);
        continue;
      }
      at++;
      row.push({ tag: "msup", children: [next, element() ?? { tag: "mrow", children: [] }] });
    }
    at++;
    return withSigned(row);
  }

  function element(): Formula | null {
    const token = tokens[at++];
    if (token === undefined || silent.has(token)) return null;
    if (token === "{") return { tag: "mrow", children: rowUntil("}") };
    if (/^\\[dt]?frac$/.test(token)) return { tag: "mfrac", children: [group(), group()] };
    if (token === "\\sqrt") return { tag: "msqrt", children: [group()] };
    if (/^\\(text|mathrm|operatorname)$/.test(token)) return { tag: "mtext", text: words() };
    if (/^\d/.test(token)) return { tag: "mn", text: token };
    if (/^\p{L}$/u.test(token)) return { tag: "mi", text: token };
    const sign = signs[token];
    if (sign === "π") return { tag: "mi", text: sign };
    return { tag: "mo", text: sign ?? token.replace("\\", "") };
  }

  function group(): Formula {
    return element() ?? { tag: "mrow", children: [] };
  }

  function words(): string {
    if (tokens[at] !== "{") return "";
    const end = tokens.indexOf("}", at);
    const text = tokens.slice(at + 1, end).join("");
    at = end + 1;
    return text;
  }
}

/** A sign that stands after another sign belongs to what follows, as in "= −16": alone in a row, it keeps close to it. */
function withSigned(row: readonly Formula[]): Formula[] {
  const signed: Formula[] = [];
  for (let at = 0; at < row.length; at++) {
    const [before, sign, next] = [row[at - 1], row[at], row[at + 1]];
    if (!sign) continue;
    if (next && isSign(sign, /^[−+±]$/) && isSign(before, /^[^)\]%!|]$/)) {
      signed.push({ tag: "mrow", children: [sign, next] });
      at++;
    } else signed.push(sign);
  }
  return signed;
}

function isSign(formula: Formula | undefined, which: RegExp): boolean {
  return formula?.tag === "mo" && which.test(formula.text);
}
