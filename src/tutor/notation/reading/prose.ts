import { cutIntoNames, isKnownName } from "./names.ts";
import { unitAt } from "./units.ts";

const shortWords = new Set(["no", "si", "sí", "yes", "true", "false", "and", "or", "ni", "un"]);
const strongOperators = /[=<>+*/^|≤≥≠√_\\]|\*\*/u;
const command = /\\(?:text|textrm|textbf|mathrm)\s*\{([^{}]*)\}/gu;
const words = /[\p{L}]+/gu;
const wordCommand = /\\(?:text|mathrm)/u;
/** Two letters side by side, or the colon of a time of day. */
const mayBeProse = /\p{L}{2}|:/u;
const timeOfDay = /^(\d{1,2}:\d{2})\s?([ap])\.?\s?m\.?$/u;
const nounAfterNumber = /^[\s-]*[\d.,/ ]*\d\s+(?=\p{L}{3,}\s*\.?\s*$)/u;
const littleWords =
  /^(?:and|or|square|cubic|per|por|percent|cent|ciento|(?:cuadrad|cúbic)[oa]s?)$/iu;

/**
 * The words an answer consists of ("No solution", "score", "Reject the null hypothesis"), in lower case with
 * spaces folded and without the full stop; null where the text is mathematics.
 */
export function proseOf(text: string): string | null {
  if (!mayBeProse.test(text) || (text.includes("\\") && !wordCommand.test(text))) return null;
  const bare = text.includes("\\") ? text.replaceAll(command, " $1 ") : text;
  if (bare.includes("\\")) return null;
  const runs = bare.match(words) ?? [];
  const [only] = runs;
  if (runs.length === 1 && shortWords.has(foldWords(bare))) return foldWords(bare);
  const time = bare.includes(":") ? timeOfDay.exec(foldWords(bare)) : null;
  if (time) return `${time[1] ?? ""} ${time[2] ?? ""}m`;
  const count = runs.filter(isWord).length;
  if (count === 0 || (count < 3 && strongOperators.test(bare))) return null;
  if (count === 1 && runs.length === 1) {
    if (/[\d()[\]{}]/u.test(bare)) return null;
    if (only && only.length === 3 && isAlphabetRun(only)) return null;
  }
  return foldWords(bare);
}

/** Whether a text that failed as mathematics has words in it at all. */
export function hasWords(text: string): boolean {
  return !text.includes("\\") && (text.match(words) ?? []).some(isWord);
}

/** Lower case, one space between words, no punctuation at the ends. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[\s"'“”¿¡.]+|[\s"'“”.!?,;:]+$/gu, "");
}

/** The noun after a plain number, as in "5 apples": where it begins, or -1. */
export function nounAt(text: string): number {
  const match = nounAfterNumber.exec(text);
  return match && isWord(foldWords(text.slice(match[0].length))) ? match[0].length : -1;
}

/** Three letters or more that are no product: not a known name, nor one with a variable or two at its side. */
function isWord(run: string): boolean {
  if (run.length < 3 || isKnownName(run.toLowerCase()) || isKnownName(run)) return false;
  if (unitAt(run, 0, { afterSpace: true, surely: false, known: [] })?.end === run.length)
    return false;
  if (littleWords.test(run)) return false;
  const names = cutIntoNames(run);
  const long = names.filter((name) => name.length > 1);
  if (long.length === 0) return true;
  const atEdge = [names[0], names.at(-1)].some((name) => name !== undefined && name.length > 1);
  return !(atEdge && names.length - long.length <= 2);
}

/** abc, xyz, pqr: neighbours in the alphabet are variables. */
function isAlphabetRun(run: string): boolean {
  const codes = Array.from(run.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  return codes.every((code, index) => index === 0 || code === (codes[index - 1] ?? 0) + 1);
}
