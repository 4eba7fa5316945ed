import type { Token } from "./tokens.ts";

/** Functions by their names: what stands behind them is their argument. */
const functions =
  /^(?:sin|cos|tan|cot|sec|csc|sen|tg|log|ln|lim|max|min|abs|exp|gcd|lcm|mcd|mcm|arcsin|arccos|arctan)$/;

/** Whether what begins at `at` is the argument or the index of something: log(100), a_2. */
export function isArgument(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before?.kind === "word") {
    const touches = token?.kind === "sign" && token.sign === "(" && before.end === token.at;
    return touches || functions.test(before.word);
  }
  if (before?.kind === "stop" && before.text === "_") return true;
  const index = tokens[at - 2];
  const isBased = before?.kind === "number" && index?.kind === "stop" && index.text === "_";
  return isBased && token?.kind === "sign" && token.sign === "(";
}
