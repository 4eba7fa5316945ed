/** Functions by every name they are typed with (English, Spanish, LaTeX), to the name in the tree. */
export const functionNames: ReadonlyMap<string, string> = new Map([
  ...["sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh"].map(
    (name) => [name, name] as const,
  ),
  ["sen", "sin"],
  ["tg", "tan"],
  ["cotg", "cot"],
  ["ctg", "cot"],
  ["senh", "sinh"],
  ["tgh", "tanh"],
  ["cosec", "csc"],
  ["arcsin", "arcsin"],
  ["arccos", "arccos"],
  ["arctan", "arctan"],
  ["arcsen", "arcsin"],
  ["arctg", "arctan"],
  ["asin", "arcsin"],
  ["acos", "arccos"],
  ["atan", "arctan"],
  ["ln", "ln"],
  ["log", "log"],
  ["lg", "log"],
  ["exp", "exp"],
  ["sqrt", "sqrt"],
  ["raiz", "sqrt"],
  ["raíz", "sqrt"],
  ["cbrt", "cbrt"],
  ["root", "root"],
  ["abs", "abs"],
  ["floor", "floor"],
  ["ceil", "ceiling"],
  ["ceiling", "ceiling"],
  ["gcd", "gcd"],
  ["mcd", "gcd"],
  ["lcm", "lcm"],
  ["mcm", "lcm"],
  ["max", "max"],
  ["min", "min"],
  ["det", "det"],
]);

/** Functions that take their argument only in brackets, so that the letters stay free for variables. */
export const bracketedOnly: ReadonlySet<string> = new Set([
  "root",
  "abs",
  "floor",
  "ceiling",
  "gcd",
  "lcm",
  "max",
  "min",
  "det",
  "cbrt",
]);

/** Names that stand for one number. */
export const constantNames: ReadonlyMap<string, "pi" | "e" | "i" | "infinity"> = new Map([
  ["pi", "pi"],
  ["e", "e"],
  ["i", "i"],
  ["infinity", "infinity"],
  ["infinito", "infinity"],
  ["inf", "infinity"],
  ["oo", "infinity"],
]);

/** Greek letters that are read as one variable. */
export const greekNames: ReadonlySet<string> = new Set(
  (
    "alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi rho sigma " +
    "tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega"
  ).split(" "),
);

/** Greek letters as characters, to their names. */
export const greekCharacters: ReadonlyMap<string, string> = new Map([
  ["α", "alpha"],
  ["β", "beta"],
  ["γ", "gamma"],
  ["δ", "delta"],
  ["ε", "epsilon"],
  ["θ", "theta"],
  ["λ", "lambda"],
  ["μ", "mu"],
  ["ρ", "rho"],
  ["σ", "sigma"],
  ["τ", "tau"],
  ["φ", "phi"],
  ["ω", "omega"],
  ["Δ", "Delta"],
  ["Σ", "Sigma"],
  ["Ω", "Omega"],
]);

const wholeRunOnly = new Set([
  "oo",
  "tg",
  "lg",
  "min",
  "max",
  "det",
  "mu",
  "nu",
  "xi",
  "eta",
  "chi",
  "psi",
  "root",
]);

const insideRuns = [...functionNames.keys(), ...constantNames.keys(), ...greekNames]
  .filter((name) => name.length > 1 && !wholeRunOnly.has(name))
  .sort((a, b) => b.length - a.length);

const insideRun = new RegExp(`(?:${insideRuns.join("|")})`, "uy");

/** Whether the letters are one known name: a function, a constant or a Greek letter. */
export function isKnownName(letters: string): boolean {
  return functionNames.has(letters) || constantNames.has(letters) || greekNames.has(letters);
}

/**
 * Cuts letters typed without spaces into names: "xsqrt" is x, sqrt; "pix" is pi, x; "mn" is m, n.
 * A run that is itself a known name stays whole.
 */
export function cutIntoNames(letters: string): string[] {
  if (isKnownName(letters)) return [letters];
  const names: string[] = [];
  for (let at = 0; at < letters.length;) {
    insideRun.lastIndex = at;
    const name = insideRun.exec(letters)?.[0] ?? String.fromCodePoint(letters.codePointAt(at) ?? 0);
    names.push(name);
    at += name.length;
  }
  return names;
}

const numberSets: Readonly<Record<string, string>> = {
  ℝ: "all real numbers",
  ℤ: "integers",
  ℕ: "natural numbers",
  ℚ: "rational numbers",
  ℂ: "complex numbers",
};

/** A set of numbers by its sign, as the words that name it; null for any other name. */
export function wordsOfSet(sign: string): string | null {
  return numberSets[sign] ?? null;
}
