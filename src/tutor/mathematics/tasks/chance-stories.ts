import { type Part, tagsOf } from "./notation.ts";
import { isPlainlyTold, quantitiesOf, singular } from "./quantities.ts";
import type { Ask } from "./task.ts";

/**
 * "A bag has 3 red balls and 5 blue ones. What is the probability of a red one?": so many of each kind, told in one list, and one that is
 * drawn. A whole that is told besides, or a second draw, is another task.
 */
export function readDraw(parts: readonly Part[]): Ask | null {
  const question = parts.findIndex((part) => tagsOf(part).includes("probability"));
  const quantities = quantitiesOf(parts) ?? [];
  const [first] = quantities;
  const last = quantities.at(-1);
  if (question < 0 || first === undefined || last === undefined || first === last) return null;
  if (
    last.at > question ||
    quantities.some(({ unit, isMoney, isPercent }) => unit !== null || isMoney || isPercent)
  )
    return null;
  const plain = parts.filter((part) => !tagsOf(part).includes("probability"));
  if (
    !isPlainlyTold(plain, /^(?:and|let|as|percent-of-what|figure|take-out)$/) ||
    isRepeated(plain)
  )
    return null;
  const ends = quantities.map(({ at }, index) => quantities[index + 1]?.at ?? endOf(parts, at));
  const kinds = quantities.map(({ at }, index) => parts.slice(at + 1, ends[index]));
  if (
    !kinds.every((kind, index) =>
      isListed(kind, index === kinds.length - 2, index === kinds.length - 1),
    )
  )
    return null;
  const names = kinds.map(wordsOf);
  const asked = wordsOf(parts.slice(question + 1));
  const shared = new Set(nounsOf(names));
  const wanted = quantities.filter((_, index) =>
    names[index]?.some((word) => !shared.has(word) && asked.includes(word)),
  );
  const isEither = parts.slice(question).some((part) => tagsOf(part).includes("and"));
  if (wanted.length !== (isEither ? 2 : 1)) return null;
  const counts = quantities.map(({ value }) => value);
  return { kind: "draw", wanted: wanted.map(({ value }) => value), counts };
}

/** What is drawn again, each time or after another has another probability. */
function isRepeated(parts: readonly Part[]): boolean {
  return parts.some((part) =>
    tagsOf(part).some((tag) => /^(?:each|ordinal|then|doubt|signed)$/.test(tag)),
  );
}

/** Words that tell no kind apart: those of every kind, and the noun that is told once, with the first or the last. */
function nounsOf(names: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = names;
  const last = names.at(-1) ?? [];
  const everywhere = first.filter((word) => others.every((words) => words.includes(word)));
  const once = (words: readonly string[]) =>
    names.every((other) => other === words || other.length < words.length);
  return [
    ...everywhere,
    ...(once(first) ? first.slice(0, 1) : []),
    ...(once(last) ? last.slice(-1) : []),
  ];
}

/** Where the list ends that a number stands in: at the next mark. */
function endOf(parts: readonly Part[], at: number): number {
  const end = parts.findIndex((part, place) => place > at && part.kind === "mark");
  return end < 0 ? parts.length : end;
}

/** Words that name a kind, with a comma behind them, or an "and" before the last kind. */
function isListed(kind: readonly Part[], isBeforeLast: boolean, isLast: boolean): boolean {
  const isJoint = (part: Part) => tagsOf(part).includes("and");
  const bare = kind.filter((part) => !(part.kind === "mark" && part.text === ","));
  const names = bare.filter((part) => !isJoint(part));
  const isNamed = names.some(({ kind: own }) => own === "word");
  const isPlain = names.every(
    (part) => part.kind === "word" || (isLast && tagsOf(part).includes("in")) || isArticle(part),
  );
  return isNamed && isPlain && bare.some(isJoint) === isBeforeLast;
}

function isArticle(part: Part): boolean {
  const tags = tagsOf(part);
  return (
    tags.includes("of") || (tags.includes("filler") && !tags.some((tag) => /^(?:be|is)$/.test(tag)))
  );
}

function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (part.kind === "word" ? [stem(part.text)] : []));
}

/** Without plural and gender: "rojas" and "rojo" are one colour. */
function stem(word: string): string {
  return singular(word).replace(/(?<=\p{L}{3})[oa]$/u, "");
}
