/**
 * The value of typed mathematics with numbers put in for its letters, in floating point: sums, products written
 * or implied, quotients, powers, brackets, sqrt(…) and log_b(…). Apart from the program's own reader on purpose,
 * so that tests of the curriculum have a second opinion. Throws SyntaxError on anything else.
 */
export function evaluatePlainly(text: string, values: Readonly<Record<string, number>>): number {
  const tokens = text.match(/sqrt|log_\d+|\d+(?:\.\d+)?|[a-z]|[-+*/^(){}]|\S/g) ?? [];
  let at = 0;

  function sum(): number {
    let total = product();
    while (tokens[at] === "+" || tokens[at] === "-") {
      total += tokens[at++] === "+" ? product() : -product();
    }
    return total;
  }

  function product(): number {
    let total = factor();
    for (;;) {
      const token = tokens[at];
      if (token === "*") {
        at++;
        total *= factor();
      } else if (token === "/") {
        at++;
        total /= factor();
      } else if (token !== undefined && /^(?:[a-z(]|sqrt|log_\d+)$/.test(token)) {
        total *= factor();
      } else return total;
    }
  }

  function factor(): number {
    if (tokens[at] === "-") {
      at++;
      return -factor();
    }
    const base = atom();
    if (tokens[at] !== "^") return base;
    at++;
    return base ** factor();
  }

  function atom(): number {
    const token = tokens[at++];
    if (token === "(" || token === "{") {
      const inside = sum();
      at++;
      return inside;
    }
    if (token === "sqrt") return Math.sqrt(atom());
    if (token?.startsWith("log_")) return Math.log(atom()) / Math.log(Number(token.slice(4)));
    const value = token === undefined ? undefined : (values[token] ?? Number(token));
    if (value === undefined || Number.isNaN(value)) throw new SyntaxError(`${token} in ${text}`);
    return value;
  }

  const result = sum();
  if (at < tokens.length) throw new SyntaxError(`${tokens[at]} in ${text}`);
  return result;
}
