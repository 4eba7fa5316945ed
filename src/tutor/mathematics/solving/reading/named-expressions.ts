import { splitAtConnectors } from "./lists.ts";
import { splitProblem } from "./sentences.ts";
import { isSpanish } from "./language.ts";

/** A capital letter that stands for an expression in small ones: "A = 2x^2 - 3x". */
const named = /^([A-Z]) ?= ?([^=<>]*(?<![a-z])[a-z](?![a-z])[^=<>]*)$/;

/**
 * The question with the expressions in the place of the capital letters that name them: "If A = 2x and B = x + 5, simplify A - 2B" asks
 * for (2x) - 2(x + 5). For a clean text (see cleanText); null where nothing is named so, or a name is left.
 */
export function withNamedExpressions(text: string): string | null {
  if (!/[A-Z] ?= /.test(text)) return null;
  const { givens, premises, ask } = splitProblem(text);
  const names = new Map<string, string>();
  const others: string[] = [...premises];
  for (const clause of givens.flatMap((given) => splitAtConnectors(given))) {
    const [, name, body] = named.exec(clause) ?? [];
    if (name === undefined || body === undefined) others.push(clause);
    else if (names.has(name)) return null;
    else names.set(name, body.trim());
  }
  const letters = [...names.keys()].join("");
  if (letters === "" || new RegExp(`[${letters}]`).test(others.join(" "))) return null;
  // A letter directly before a bracket or another letter is a factor of it: 2A, AB, A(x + 1).
  const plain = ask.replaceAll(
    new RegExp(`(?<![a-z])[${letters}](?![a-z])`, "g"),
    (name) => `(${names.get(name) ?? name})`,
  );
  if (plain === ask || /[A-Z](?![a-z])/.test(plain.slice(1))) return null;
  const opening = isSpanish(text) ? "Sea" : "Let";
  return `${others.map((other) => `${opening} ${other}. `).join("")}${plain}`;
}
