const words: Readonly<Record<string, string>> = {
  times: "×",
  cdot: "·",
  div: "÷",
  pm: "±",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  approx: "≈",
  pi: "π",
  theta: "θ",
  circ: "°",
  degree: "°",
  infty: "∞",
  sqrt: "√",
  to: "→",
  ldots: "…",
  dots: "…",
};

const raised: Readonly<Record<string, string>> = { "2": "²", "3": "³", "\\circ": "°" };

/**
 * A text with mathematics between $ signs as one line of plain characters: "$\frac{1}{2}$" becomes "1/2".
 * For search excerpts, titles and picture descriptions, where nothing is typeset. Commands it does not know
 * lose their backslash; money ("\$5") keeps its sign.
 */
export function plainMaths(text: string): string {
  let plain = text.replaceAll("\\$", "\u0000");
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(
      /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
      (_, top: string, bottom: string) => `${grouped(top)}/${grouped(bottom)}`,
    );
    plain = plain.replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, (_, of: string) => `√${grouped(of)}`);
    plain = plain.replaceAll(/\\(?:text|mathrm|operatorname|left|right)\s*\{([^{}]*)\}/g, "$1");
  }
  return plain
    .replaceAll(/\\left|\\right|\\[,;:! ]|\\\(|\\\)/g, "")
    .replaceAll(/\^(?:\{([^{}]*)\}|(\\circ|\w))/g, (_, group?: string, one?: string) => {
      const exponent = group ?? one ?? "";
      return raised[exponent] ?? `^${grouped(exponent)}`;
    })
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => words[name] ?? name)
    .replaceAll(/[{}$]/g, "")
    .replaceAll("\u0000", "$")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Brackets around anything that would not hold together without them. */
function grouped(part: string): string {
  const trimmed = part.trim();
  return /^[\w.²³°π√]*$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}
