import { isNeutral } from "./neutral-words.ts";
import type { Scope } from "./scope.ts";
import { emptyScope, readNumber } from "./scope.ts";
import { segment } from "./segments.ts";
import { isTelling } from "./telling-words.ts";
import { algebraTasks } from "./tasks/algebra.ts";
import { arithmeticTasks } from "./tasks/arithmetic.ts";
import { comparisonTasks } from "./tasks/comparison.ts";
import { digitTasks } from "./tasks/digits.ts";
import { equationTasks } from "./tasks/equations.ts";
import { functionTasks } from "./tasks/functions.ts";
import { numberTasks } from "./tasks/numbers.ts";
import { sequenceTasks } from "./tasks/sequences.ts";
import { statementTasks } from "./tasks/statements.ts";
import { trigonometryTasks } from "./tasks/trigonometry.ts";
import { isNumber, type Task } from "./tasks/task.ts";

type ReadyTask = Task & { owns: (word: string) => boolean };

const ready = (list: readonly Task[]): ReadyTask[] =>
  list.map((task) => {
    const words = task.words.split(" ");
    const whole = new Set(words);
    const stems = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
    const owns = (word: string) =>
      singulars(word).some((form) => whole.has(form)) ||
      stems.some((stem) => word.startsWith(stem));
    return { ...task, owns };
  });

/** A word and what it is the plural of: "exponentes" belongs to a task that has "exponente". */
function singulars(word: string): string[] {
  return [word, word.replace(/s$/, ""), word.replace(/es$/, "")];
}

const operations = ready(arithmeticTasks);
const tasks: readonly ReadyTask[] = ready([
  ...numberTasks,
  ...digitTasks,
  ...comparisonTasks,
  ...statementTasks,
  ...functionTasks,
  ...sequenceTasks,
  ...trigonometryTasks,
  ...equationTasks,
  ...algebraTasks,
]);

/** Mathematics in one text beyond which it is no single question. */
const maxSpans = 24;
/** Words about which nothing is known that a question may have beside those that are. */
const maxStrangers = 6;

/**
 * The same question in the wordings that the solvers know, the likeliest first: for a clean text of which every word is
 * understood. Empty where a word is left over that might change what is asked. What the scope gives a value to, and sums in
 * numbers, count as numbers. With `strangers`, words that cannot say anything about the mathematics ("Priya", "recipe") may stand beside.
 * `unknowns` are letters that the givens leave open.
 */
export function retell(
  text: string,
  scope: Scope = emptyScope,
  strangers = false,
  unknowns: readonly string[] = [],
): string[] {
  const { stem, choices } = partChoices(text);
  const { pattern: written, spans } = segment(
    stem,
    new Set([...scope.values.keys(), ...scope.functions.keys(), ...unknowns]),
  );
  const all = [...spans, ...choices];
  if (all.length === 0 || all.length > maxSpans) return [];
  const pattern = [
    written.replaceAll(/(?<=[a-z]{2})-(?=[a-z])/g, " "),
    ...choices.map((_, index) => `#${spans.length + index + 1}`),
  ].join(" ");
  const marks = new Map<string, string>();
  const maskNumber = (span: string) => {
    if (isNumber(span) || readNumber(span, scope) === null) return span;
    const mark = `90704050${String(marks.size).padStart(2, "0")}`;
    marks.set(mark, /^[a-z]$|^[a-z]\([^()]*\)$/i.test(span) ? span : `(${span})`);
    return mark;
  };
  const masked = all.map((span) => {
    const [, name, rest] = /^([a-z])( ?\( ?[a-z] ?\) ?)=(?=[^=]+$)/i.exec(span) ?? [];
    // "t(q) = 0" is an equation where t is known, not a definition.
    if (name !== undefined && scope.functions.has(name))
      return `(${name}${rest?.trim() ?? ""}) = ${span.slice(span.indexOf("=") + 1).trim()}`;
    const [, left, sign, right] = /^([^<>=≤≥≠!]+)(<=|>=|!=|[<>≤≥≠])([^<>=≤≥≠!]+)$/.exec(span) ?? [];
    return left === undefined || right === undefined
      ? maskNumber(span)
      : `${maskNumber(left.trim())} ${sign ?? ""} ${maskNumber(right.trim())}`;
  });
  const unmask = (told: string) =>
    [...marks].reduce((now, [mark, span]) => now.replaceAll(mark, span), told);
  const told = [
    ...tellings(pattern, all, [...tasks, ...operations], strangers),
    ...(masked.some((span, index) => span !== all[index])
      ? // "10 minus 3 + 2" leaves open what comes first: sums are no operands of operations in words.
        tellings(
          pattern,
          masked,
          hasSums([...marks.values()]) ? tasks : [...tasks, ...operations],
          strangers,
        ).map(unmask)
      : []),
  ];
  return [...new Set(told.map((plain) => withChoices(plain, choices)))].filter(
    (plain) => plain !== text,
  );
}

function hasSums(spans: readonly string[]): boolean {
  return spans.some((span) => !/^[a-z]$|^[a-z]\([^()]*\)$/i.test(span));
}

function tellings(
  pattern: string,
  spans: readonly string[],
  known: readonly ReadyTask[],
  strangers: boolean,
): string[] {
  const words = pattern.split(" ").filter((word) => word !== "" && !word.startsWith("#"));
  return known.flatMap(({ when, owns, write }) => {
    const unread = words.filter((word) => !isNeutral(word) && !owns(word));
    if (unread.length > (strangers ? maxStrangers : 0) || unread.some(isTelling)) return [];
    if (!when.test(pattern)) return [];
    const plain = write(spans, pattern);
    return plain === null ? [] : [plain];
  });
}

/** Takes the choices "(a) 3 (b) 1/2" off the end of a question. */
function partChoices(text: string): { stem: string; choices: string[] } {
  const first = text.search(/\(a\) /);
  const found =
    first < 0
      ? []
      : text
          .slice(first)
          .split(/,? *\(([a-j])\) /)
          .slice(1);
  const choices = found.filter((_, index) => index % 2 === 1).map((choice) => choice.trim());
  const letters = found.filter((_, index) => index % 2 === 0).join("");
  return choices.length > 1 && "abcdefghij".startsWith(letters)
    ? { stem: text.slice(0, first).trim(), choices }
    : { stem: text, choices: [] };
}

/** A list that came from choices is named by their letters again. */
function withChoices(told: string, choices: readonly string[]): string {
  if (choices.length === 0) return told;
  const at = told.search(/ in [^,]+(?:, [^,]+)+$/);
  return at < 0
    ? ""
    : `${told.slice(0, at)}? ${choices.map((choice, index) => `(${"abcdefghij"[index] ?? ""}) ${choice}`).join(" ")}`;
}
