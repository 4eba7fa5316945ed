import type { Expression } from "../expression.ts";
import { type Cursor, maxDepth, peek, take } from "./cursor.ts";
import { ReadFailure } from "./failure.ts";
import { callNode } from "./nodes.ts";

const signsAfter: ReadonlySet<string> = new Set(["!", "%", "°", "€", "£", "¢"]);

/** What hangs on a value: 5!, 15 %, 40°, 20 °C, 5 cm. */
export function readPostfix(cursor: Cursor, value: Expression): Expression {
  let result = value;
  // Each sign is one level more of the tree: x!!!… may not grow deeper than brackets may.
  for (let signs = 0; ; signs++) {
    const token = peek(cursor);
    if (cursor.depth + signs > maxDepth) throw new ReadFailure("too-deep", token.at);
    const hanging =
      token.kind === "unit" || (token.kind === "operator" && signsAfter.has(token.text));
    if (!hanging) return result;
    take(cursor);
    result =
      token.kind === "unit" ? quantity(result, token.text) : withSign(cursor, result, token.text);
  }
}

function withSign(cursor: Cursor, value: Expression, sign: string): Expression {
  switch (sign) {
    case "!":
      return callNode("factorial", value);
    case "%":
      return { kind: "percent", of: value };
    case "°":
      return quantity(value, degree(cursor));
    default:
      return quantity(value, sign);
  }
}

function quantity(value: Expression, unit: string): Expression {
  return { kind: "quantity", value, unit };
}

function degree(cursor: Cursor): string {
  const next = peek(cursor);
  const scale = next.kind === "name" && !next.spaced && /^[CFK]$/.test(next.text);
  return scale ? `°${take(cursor).text}` : "deg";
}
