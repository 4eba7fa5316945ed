/**
 * One thing that can be asked of mathematics, however it is worded: recognised by the words that name it, where every other
 * word of the text is neutral or among the task's own.
 */
export type Task = {
  /** What names the task, looked for in the pattern of the text (see segment). */
  when: RegExp;
  /** Further words that may stand in a text of this task, parted by spaces; "suma*" stands for all that begin so. */
  words: string;
  /** The same question in the wording the solvers know; null where the mathematics does not fit the task. */
  write: (spans: readonly string[], pattern: string) => string | null;
};

/** The only span; null where there are none or several. */
export function only(spans: readonly string[]): string | null {
  const [first, another] = spans;
  return first !== undefined && another === undefined ? first : null;
}

/** The spans that are single letters apart from the others. */
export function partNames(spans: readonly string[]): { names: string[]; others: string[] } {
  const isName = (span: string) => /^[a-z]$/i.test(span);
  return {
    names: [...new Set(spans.filter(isName))],
    others: spans.filter((span) => !isName(span)),
  };
}

/** Whether a span is a plain number: "12", "-3.5", "2/3". */
export function isNumber(span: string): boolean {
  return /^-? ?\d+(?:,\d{3})*(?:\.\d+)?(?: ?\/ ?-?\d+)?$/.test(span);
}

/** Whether all spans are plain numbers, and there are at least so many. */
export function areNumbers(spans: readonly string[], least: number): boolean {
  return spans.length >= least && spans.every(isNumber);
}

/** "f(x) = …", "g(t)=…". */
export const definition = /^[a-z] ?\( ?[a-z] ?\) ?= ?[^=<>]+$/i;
