import { isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";

/** Something wrong with a file, and where: the line counts from 1. */
export type FileProblem = { file: string; line: number; what: string };

/** A file that was read: its value, what is wrong with it, and where a part of it stands. */
export type ParsedFile<T> = {
  value: T | null;
  problems: FileProblem[];
  /** The line of a part by its path: ["items", 2, "ask"]. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Reads one file of a skill by its shape. Every scalar is text (YAML's failsafe schema). */
export function parseFile<S extends z.ZodType>(
  file: string,
  written: string,
  shape: S,
): ParsedFile<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(written, {
    schema: "failsafe",
    lineCounter: lines,
    uniqueKeys: true,
  });
  const at = (offset: number) => lines.linePos(offset).line || 1;
  const problems: FileProblem[] = [];
  const add = (offset: number, what: string) => problems.push({ file, line: at(offset), what });
  for (const { pos, message } of [...document.errors, ...document.warnings])
    add(pos[0], message.split("\n")[0]?.replace(/ at line .*/u, "") ?? "cannot be read");
  visit(document, {
    Node(_, node) {
      const start = node.range?.[0] ?? 0;
      if (node.comment || node.commentBefore)
        add(start, "a comment: a text with ` #` stands between quotes");
      if (isAlias(node) || ("anchor" in node && node.anchor))
        add(start, "an anchor or alias: write it out");
    },
  });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return at(node.range[0]);
    }
    return 1;
  };
  if (problems.length > 0) return { value: null, problems, lineOf };
  const read = shape.safeParse(document.toJS());
  if (read.success) return { value: read.data, problems, lineOf };
  for (const issue of read.error.issues) {
    problems.push({
      file,
      line: lineOf(issue.path),
      what: `${issue.path.map(String).join(".")}: ${issue.message}`,
    });
  }
  return { value: null, problems, lineOf };
}
