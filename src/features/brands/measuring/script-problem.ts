import { Script } from "node:vm";
import type { FieldProblem } from "#shared/field-problems.ts";

/** What is wrong with a script, as the fields' problems call it. */
type Kind = Extract<FieldProblem, `js${string}`>;

/** What is wrong with a script and in which line: the first fault that was found. */
export type ScriptProblem = { kind: Kind; line: number; found: string };

/** What ends or hides the rest of a script that stands in a page. */
const pageMarks = /<\/script|<script|<!--|-->/i;

const name = "partner.js";

/** What is wrong with a partner's script; null where it can be read. It is read only, and never run here. */
export function scriptProblem(source: string | null): ScriptProblem | null {
  if (source === null) return null;
  const mark = pageMarks.exec(source);
  if (mark) {
    const line = source.slice(0, mark.index).split(/\r\n|[\n\r]/).length;
    return { kind: "jsMark", line, found: mark[0] };
  }
  try {
    void new Script(source, { filename: name });
    return null;
  } catch (error) {
    // Nested deeper than can be followed.
    if (error instanceof RangeError) return { kind: "jsTooMuch", line: 1, found: "" };
    if (!(error instanceof SyntaxError)) throw error;
    const [, line = "1"] = new RegExp(`^${name}:(\\d+)`).exec(error.stack ?? "") ?? [];
    return { kind: "jsUnreadable", line: Number(line), found: error.message };
  }
}
