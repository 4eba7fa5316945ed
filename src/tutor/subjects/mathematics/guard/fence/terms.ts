import { toText } from "../../../../numbers/rational.ts";
import type { Token } from "../tokens.ts";

/** A number with a letter, or a power of a letter,: 3x, x^2, 3x^2; `power` is the letter with its exponent, `from` the index of its first token. */
export type Term = { text: string; power: string; from: number };

/** The terms with letters among these tokens; a letter alone is none. */
export function termsIn(tokens: readonly Token[]): Term[] {
  return tokens.flatMap((token, index): Term[] => {
    if (token.kind !== "name") return [];
    const before = tokens[index - 1];
    const isCounted = before?.kind === "number" && before.end === token.at;
    const count = isCounted ? toText(before.values[0]) : "";
    const [sign, ...behind] = tokens.slice(index + 1, index + 4);
    const raised = sign?.kind === "sign" && sign.sign === "^";
    const exponent = raised ? behind.find(({ kind }) => kind === "number") : undefined;
    const power = exponent?.kind === "number" ? `^${toText(exponent.values[0])}` : "";
    if (count + power === "") return [];
    const from = isCounted ? index - 1 : index;
    return [{ text: `${count}${token.name}${power}`, power: `${token.name}${power}`, from }];
  });
}
