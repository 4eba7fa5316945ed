/** A text with what is selected in it, in UTF-16 units. */
export type Edited = { text: string; from: number; to: number };

/** Moves the lines that are selected in by one step, or puts a step where nothing is selected. */
export function movedIn({ text, from, to }: Edited, step: string): Edited {
  if (from === to)
    return {
      text: text.slice(0, from) + step + text.slice(to),
      from: from + step.length,
      to: to + step.length,
    };
  const start = startOfLine(text, from);
  const lines = text.slice(start, to).split("\n");
  const moved = lines.map((line) => step + line).join("\n");
  return {
    text: text.slice(0, start) + moved + text.slice(to),
    from: from + step.length,
    to: to + step.length * lines.length,
  };
}

/** Moves the lines that are touched out by one step, or by the spaces that there are. */
export function movedOut({ text, from, to }: Edited, step: string): Edited {
  const start = startOfLine(text, from);
  const lines = text.slice(start, to).split("\n");
  const taken = lines.map((line, at) => {
    const whole =
      at === lines.length - 1
        ? text.slice(start + lines.slice(0, at).join("\n").length + (at > 0 ? 1 : 0))
        : line;
    return Math.min(step.length, /^ */u.exec(whole)?.[0].length ?? 0);
  });
  let rest = text.slice(start);
  let out = "";
  for (const [at, count] of taken.entries()) {
    rest = rest.slice(count);
    const end = at < taken.length - 1 ? rest.indexOf("\n") + 1 : rest.length;
    out += rest.slice(0, end);
    rest = rest.slice(end);
  }
  const all = taken.reduce((sum, count) => sum + count, 0);
  const begin = Math.max(start, from - (taken[0] ?? 0));
  return { text: text.slice(0, start) + out, from: begin, to: Math.max(begin, to - all) };
}

/** A new line that begins where its predecessor did, or a step further in where that opens something. */
export function newLine({ text, from, to }: Edited, step: string): Edited {
  const before = text.slice(startOfLine(text, from), from);
  const spaces = /^ */u.exec(before)?.[0] ?? "";
  const inserted = `\n${spaces}${/[{:([]\s*$/u.test(before) ? step : ""}`;
  const at = from + inserted.length;
  return { text: text.slice(0, from) + inserted + text.slice(to), from: at, to: at };
}

/** What has to be put in the place of which part of a text to make it another. */
export function changeBetween(
  before: string,
  after: string,
): { from: number; to: number; inserted: string } {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from++;
  let end = 0;
  while (end < shortest - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, inserted: after.slice(from, after.length - end) };
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}
