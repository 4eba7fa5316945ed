import type { Expression } from "../expression.ts";
import { accept, type Cursor, isAt, maxDepth, peek, take } from "./cursor.ts";
import { ReadFailure } from "./failure.ts";
import { callNode } from "./nodes.ts";

/** What hangs on a value: 5!, 15 %, 40°, 20 °C, 5 cm. */
export function readPostfix(cursor: Cursor, value: Expression): Expression {
  let result = value;
  // Each sign is one level more of the tree: x!!!… may not grow deeper than brackets may.
  for (let signs = 0; ; signs++) {
    if (cursor.depth + signs > maxDepth) throw new ReadFailure("too-deep", peek(cursor).at);
    if (accept(cursor, "operator", "!")) result = callNode("factorial", result);
    else if (accept(cursor, "operator", "%")) result = { kind: "percent", of: result };
    else if (accept(cursor, "operator", "°"))
      result = { kind: "quantity", value: result, unit: degree(cursor) };
    else if (isAt(cursor, "unit"))
      result = { kind: "quantity", value: result, unit: take(cursor).text };
    else if (["€", "£", "¢"].some((sign) => isAt(cursor, "operator", sign)))
      result = { kind: "quantity", value: result, unit: take(cursor).text };
    else return result;
  }
}

function degree(cursor: Cursor): string {
  const next = peek(cursor);
  const scale = next.kind === "name" && !next.spaced && /^[CFK]$/.test(next.text);
  return scale ? `°${take(cursor).text}` : "deg";
}
