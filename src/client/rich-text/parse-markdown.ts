import { splitMaths } from "./split-maths.ts";

/** A run within a line. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "bold"; children: Inline[] }
  | { kind: "maths"; latex: string; display: boolean };

/** A paragraph, or a list with one entry an item. Line breaks within a paragraph are kept as written. */
export type Block =
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Inline[][] };

/** Stands for a formula while bold and code are looked for; private use, so nobody types it. */
const placeholder = "\uE000";

const bullet = /^\s*[-*•]\s+(.*)$/;
const numbered = /^\s*(\d{1,3})[.)]\s+(.*)$/;
const heading = /^#{1,6}\s+(.*)$/;

/**
 * The light Markdown of a tutor's turn: paragraphs, lists, **bold**, `code`, a heading as a bold line, and
 * formulas (splitMaths). Everything else is text. `streaming` leaves out a formula that has not closed.
 */
export function parseMarkdown(text: string, options: { streaming?: boolean } = {}): Block[] {
  const formulas: Inline[] = [];
  const marked = splitMaths(text.replaceAll(placeholder, ""), options)
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      formulas.push(piece);
      return placeholder;
    })
    .join("");

  let used = 0;
  function inline(source: string): Inline[] {
    return source.split(/(\*\*[^*\n]+\*\*|`[^`\n]+`|\uE000)/).flatMap((part): Inline[] => {
      if (part === "") return [];
      if (part === placeholder) return formulas.slice(used, ++used);
      if (part.length > 4 && part.startsWith("**") && part.endsWith("**")) {
        return [{ kind: "bold", children: inline(part.slice(2, -2)) }];
      }
      if (part.length > 2 && part.startsWith("`") && part.endsWith("`")) {
        return [{ kind: "code", text: part.slice(1, -1) }];
      }
      return [{ kind: "text", text: part }];
    });
  }

  return marked
    .split(/\n\s*\n/)
    .filter((chunk) => chunk.trim() !== "")
    .flatMap((chunk) => groupLines(chunk.replace(/^\n+|\s+$/g, "").split("\n")))
    .map((group): Block => {
      if (group.kind === "paragraph") {
        return { kind: "paragraph", children: inline(group.lines.join("\n")) };
      }
      return {
        kind: "list",
        ordered: group.ordered,
        start: group.start,
        items: group.lines.map(inline),
      };
    });
}

type Group =
  | { kind: "paragraph"; lines: string[] }
  | { kind: "list"; ordered: boolean; start: number; lines: string[] };

/** Lines that belong together: those of a paragraph, the entries of a list. */
function groupLines(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const number = numbered.exec(line);
    const entry = number?.[2] ?? bullet.exec(line)?.[1];
    const title = heading.exec(line)?.[1];
    if (entry !== undefined) {
      const ordered = number !== null;
      if (last?.kind === "list" && last.ordered === ordered) last.lines.push(entry);
      else groups.push({ kind: "list", ordered, start: Number(number?.[1] ?? 1), lines: [entry] });
    } else if (title !== undefined) {
      groups.push({ kind: "paragraph", lines: [`**${title.replaceAll("*", "")}**`] });
    } else if (last?.kind === "paragraph") {
      last.lines.push(line);
    } else {
      groups.push({ kind: "paragraph", lines: [line] });
    }
  }
  return groups;
}
