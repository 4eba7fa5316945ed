import { toLatex } from "../mathematics/print.ts";
import { readMathematics } from "../mathematics/read.ts";

/** A line of work as it is shown: LaTeX between $ signs where it can be read, its own words otherwise. */
export function showLine(line: string): string {
  const read = readMathematics(line);
  if (!read.ok || read.expression.kind === "words") return line;
  return `$${toLatex(read.expression)}$`;
}
