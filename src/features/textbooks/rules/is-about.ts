import type { Locale } from "#shared/locale.ts";

/** More words than this name no single idea. */
const askedMax = 4;

/** A passage that has the idea so often is about it. */
const timesWanted = 3;

/** Right behind an idea, these say what it is. */
const being: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set("is are means mean tells tell names represents represent".split(" ")),
  es: new Set("es son significa significan indica indican representa representan".split(" ")),
};

/** Shortly before an idea, these give it its name. */
const naming: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(["called", "named", "define", "defined"]),
  es: new Set(["llama", "llaman", "llamamos", "denomina", "denominan", "define", "definimos"]),
};

/** How many words may stand between such a word and the idea: an article, an adjective. */
const between = 2;

/**
 * Whether a passage surely is about what was asked: it has every word that was, in its heading or in the text, and
 * besides its heading names the idea, or a sentence says what the idea is, or it comes up again and again.
 */
export function isAbout(
  { heading, text }: { heading: string | null; text: string },
  asked: readonly string[],
  locale: Locale,
): boolean {
  if (asked.length === 0 || asked.length > askedMax) return false;
  const wanted = asked.map(singular);
  const words = wordsOf(text);
  const title = wordsOf(heading ?? "");
  if (!wanted.every((word) => words.includes(word) || title.includes(word))) return false;
  if (!wanted.some((word) => words.includes(word))) return false;
  if (wanted.every((word) => title.includes(word))) return true;
  const clauses = text.split(/[.!?,:;()]\s+/u).map(wordsOf);
  if (clauses.some((clause) => explains(clause, wanted, locale))) return true;
  return wanted.every((word) => words.filter((found) => found === word).length >= timesWanted);
}

/** Whether a clause begins with the idea and says what it is, or gives it its name. */
function explains(clause: readonly string[], wanted: readonly string[], locale: Locale): boolean {
  if (!wanted.every((word) => clause.includes(word))) return false;
  const places = wanted.map((word) => clause.indexOf(word));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  // "The denominator is", "the denominator of a fraction is".
  const isOfSomething = ["of", "de"].includes(clause[to + 1] ?? "");
  const behind = clause.slice(to + 1, to + 2 + (isOfSomething ? 1 + between : 0));
  const isSubject = from <= 1 && behind.some((word) => being[locale].has(word));
  const before = clause.slice(Math.max(0, from - 1 - between), from);
  return isSubject || before.some((word) => naming[locale].has(word));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).map((word) => (word.length > 3 ? singular(word) : word));
}

/** One form for a word and its plural, in either language. */
function singular(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  if (plain.length <= 4) return plain.replace(/(?<=[^s])s$/u, "");
  return plain.replace(/(?:(?<=[lnrdzj])es|ies|(?<=[^s])s)$/u, (end) => (end === "ies" ? "y" : ""));
}
