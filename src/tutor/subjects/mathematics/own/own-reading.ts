import { oneSign } from "../../../text/one-sign.ts";
import { crossAsTimes, partedByLetters } from "../../../notation/reading/letters.ts";
import { solveProblem } from "../../../mathematics/solving/solve-problem.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import { readTasks } from "../../../mathematics/tasks/read-task.ts";
import type { Task } from "../../../mathematics/tasks/task.ts";
import type { ExpressionItem } from "../../../item.ts";
import { lettersOf } from "../answers/letters-of.ts";
import { anyLetter, isItsAnswer } from "./own-text.ts";

/**
 * The problem that stands in a message beside other words; null where none can be read. `isAsked` where one was asked for:
 * then a division alone is one too, "32 ÷ 4".
 */
export function problemIn(
  message: string,
  isAsked = false,
): { text: string; solution: Solution } | null {
  const text = isAsked ? inSigns(oneSign(message)) : oneSign(message);
  const whole = solved(text);
  const piece = solved(notationIn(text, isAsked));
  // Of a quotient of letters among words a limit, a domain or a zero may be asked as well.
  if (!whole) return piece?.solution.kind === "algebraic-fraction" ? null : piece;
  if (!piece) return whole;
  // Talk around it is no part of the problem.
  const isTalk = isAsked || (text.match(/\p{L}{2,}/gu) ?? []).length > wordsOfTask;
  return isTalk && whole.solution.answer === piece.solution.answer ? piece : whole;
}

/** Operations that are told between numbers, in both languages. */
const spoken: readonly (readonly [words: string, sign: string])[] = [
  ["times|multiplied by|x|por|veces", "*"],
  ["plus|and then plus|m[aá]s", "+"],
  ["minus|take away|take|menos", "-"],
  ["divided by|into|entre|dividido (?:entre|por)", "/"],
];

/** A text with the operations between its numbers in signs: "3 times 2.75 plus 1.40". */
export function inSigns(text: string): string {
  return spoken.reduce(
    (said, [words, sign]) =>
      said.replaceAll(new RegExp(`(?<=[\\d)])\\s+(?:${words})\\s+(?=[\\d(])`, "giu"), ` ${sign} `),
    text,
  );
}

/** What is to be done with a piece of notation is said in no more words: "find the roots of". */
const wordsOfTask = 5;

/** A letter that is calculated with, in an equation. */
const anEquation = /(?=[^\n]*=)(?:\d[a-z](?!\p{L})|(?<!\p{L})[a-z]\s*[-+*/^]\s*[\da-z(])/iu;

/**
 * The problem in a message whose letters the open one has none of: "can i bring one? 2x + 3y = 12, x - y = 1" while minutes
 * are counted. Null where there is none. `open` is null where what is open is not answered by mathematics.
 */
export function foreignTo(
  message: string,
  open: ExpressionItem | null,
): { text: string; solution: Solution } | null {
  const text = crossAsTimes(oneSign(message), noLetters);
  if (!anEquation.test(text)) return null;
  const known = open ? lettersOf(open) : noLetters;
  const letters = [...anyLetter(text)].filter((one) => /[a-z]/iu.test(one));
  if (letters.length < 2 || letters.some((one) => known.has(one))) return null;
  return problemIn(message);
}

const noLetters: ReadonlySet<string> = new Set();

function solved(text: string): { text: string; solution: Solution } | null {
  const solution = text === "" ? null : solveProblem(text);
  return solution === null || isItsAnswer(text, solution) ? null : { text, solution };
}

/** More than a fraction: something is to be worked out or solved. */
const toWorkOut =
  /[\d\p{L})]\s*[+*×÷^]\s*[-\d\p{L}(]|[\d)]\s+-\s+[\d(]|\d\s+x\s+\d|^(?=.*\p{L}).*[=<>≤≥]/u;

const aDivision = /\d\s*[/÷:]\s*\d/u;

/** The one piece of notation in a sentence in which something is to be worked out: "my homework is 3/4 + 1/8, is it 4/12?". */
function notationIn(text: string, isAsked: boolean): string {
  // A point before three figures may part thousands or decimals: of that nothing is taken out.
  if (/\d[.,]\d{3}(?!\d)/u.test(text)) return "";
  // "and i got x = 14" is no problem.
  const pieces = partedByLetters(text, anyLetter(text)).pieces.filter(
    (piece) =>
      (toWorkOut.test(piece) || (isAsked && aDivision.test(piece))) &&
      !/^\s*\p{L}\s*=\s*-?[\d.,/]+\s*$/u.test(piece),
  );
  return pieces.length === 1 ? (pieces[0] ?? "") : "";
}

/**
 * What may be meant in two ways: "x2" a power or a product, "1/2x" with the letter above or below, "1.500" a thousand or one,
 * "6÷2(1+2)", "16^1/2", "sin 30", "√9x", "100 - 20%", "4!" a factorial or a cry.
 */
const readsTwoWays = new RegExp(
  [
    String.raw`(?<!\p{L})[a-z]\d`,
    String.raw`[/÷:]\s*\d+\s*[a-z(]`,
    String.raw`(?<!\d)\d{1,3}[.,]\d{3}(?!\d)`,
    String.raw`\^-?\d+(?:/|[a-z])`,
    String.raw`√\s*\d+\s*[a-z(]`,
    String.raw`\d\s*√`,
    String.raw`\)\s*\d`,
    String.raw`[-+]\s*[\d.]+\s*%`,
    String.raw`/\s*\d+\s*%`,
    String.raw`%\s*\d`,
    String.raw`=.*!`,
    String.raw`\d\s[a-z]\s*$`,
    String.raw`(?:sin|sen|cos|tan)\s*\(?\s*\d+\s*\)?\s*$`,
    String.raw`\d\s+x\s+-\d|\d\s*x\s*\(-?[\d.]+\)`,
    String.raw`\dx\sx|\d\sx\sx`,
    String.raw`[=<>≤≥][^,;]*\d,\d+\s*[a-z(]`,
  ].join("|"),
  "iu",
);

/** Whether all of a text (in one sign for all forms) is notation, with no words around it. */
export function isNotation(text: string): boolean {
  return partedByLetters(text, anyLetter(text)).words.length === 0;
}

/** Whether a text is notation alone, all of it is in its reading, and it reads in one way only. */
export function readsOneWay(text: string): boolean {
  const said = oneSign(text).trim();
  if (!isNotation(said) || readsTwoWays.test(said)) return false;
  const [task, another] = readTasks(said);
  return task !== undefined && another === undefined && isWhole(said, task);
}

/** Whether each letter and figure of a text is in the task, and none besides. */
function isWhole(text: string, { givens, ask }: Task): boolean {
  const { kind: _, ...fields } = ask;
  const told = JSON.stringify([
    givens.map(({ kind: __, ...given }) => Object.values(given)),
    Object.values(fields),
  ]);
  const signs = (from: string) =>
    (from.match(/[\p{L}\d]/gu) ?? []).toSorted().join("").toLowerCase();
  const bare = told.replaceAll(/null|true|false|all/g, "");
  const unasked =
    ask.kind === "solve"
      ? JSON.stringify([
          givens.map(({ kind: __, ...given }) => Object.values(given)),
          ask.relations,
        ])
      : bare;
  return [bare, unasked].some((one) => signs(one) === signs(text));
}
