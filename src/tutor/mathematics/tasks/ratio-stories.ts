import { isSameUnit, unitKindOf } from "../solving/solvers/measurement.ts";
import { type Part, tagsOf } from "./notation.ts";
import { singular } from "./quantities.ts";
import type { Ask } from "./task.ts";

const tuple = /^\((\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)+)\)$/;
const amount = /^(\d+(?:\.\d+)?) ?(?:°|([a-z]+))?$/i;

/**
 * "Ana and Luis share $81 in the ratio 5:4. How much does Luis get?", "red to blue is 3:4; how many red go with 12 blue": one
 * ratio, one amount that is the whole or a named part, and the part that is asked for, by its name or as the biggest or smallest.
 */
export function readRatioStory(parts: readonly Part[]): Ask | null {
  const spans = parts.flatMap((part, at) =>
    part.kind === "span" ? [{ text: part.text, at }] : [],
  );
  const [ratioAt, anotherRatio] = spans.filter(({ text }) => tuple.test(text));
  const ratio = tuple.exec(ratioAt?.text ?? "")?.[1]?.split(", ") ?? [];
  if (ratioAt === undefined || anotherRatio !== undefined) return null;
  // "Between 3 people": how many the ratio has.
  const others = spans.filter(({ at }) => at !== ratioAt.at);
  const counts = others.filter(
    ({ text, at }) => text === String(ratio.length) && isCounted(parts, at),
  );
  const [of, more] = others.filter((span) => others.length < 2 || !counts.includes(span));
  const [, value = "", glued] = amount.exec(of?.text ?? "") ?? [];
  if (of === undefined || more !== undefined || value === "") return null;
  const end = Math.max(ratioAt.at, of.at);
  const question = parts.findIndex(
    (part, at) => at > end && tagsOf(part).some((tag) => tag === "ask" || tag === "how-many"),
  );
  if (question < 0) return null;
  const [told, asked] = [parts.slice(0, question), parts.slice(question)];
  const names = namesIn(told, ratio.length);
  if (names === null || !told.every((part, at) => isPlain(part) || isFirst(told, at, names)))
    return null;
  const wanted = partAsked(asked, names, ratio);
  if (wanted === null || !isInUnit(asked, glued ?? wordAt(parts, of.at + 1))) return null;
  const owners = names.flatMap((name, at) =>
    wordsBehind(parts.slice(of.at + 1, question)).includes(name) ? [at] : [],
  );
  const [owner, shared] = owners;
  const to = ratio[wanted.at] ?? "";
  if (owner !== undefined)
    return shared !== undefined || wanted.bySize || owner === wanted.at
      ? null
      : { kind: "proportion", from: ratio[owner] ?? "", goesWith: value, to };
  return isWhole(told, of.at)
    ? { kind: "proportion", from: sumOf(ratio), goesWith: value, to }
    : null;
}

const plainTag =
  /^(?:filler|ask|is|be|of|for|to|in|when|does|how-many|money|each|past|and|by|between|share|ratio|let)$/;

/** Turns, parts or compares nothing beyond the ratio. To share is a trap elsewhere. */
function isPlain(part: Part): boolean {
  const tags = tagsOf(part);
  const isTurning = !tags.includes("share") && tags.some((tag) => /^(?:trap|twist)$/.test(tag));
  return part.kind !== "phrase" || (!isTurning && tags.some((tag) => plainTag.test(tag)));
}

/** "Ann first" says what the order of the names does. */
function isFirst(told: readonly Part[], at: number, names: readonly string[]): boolean {
  const [before, part] = [told[at - 1], told[at]];
  return (
    part?.kind === "phrase" &&
    part.meanings.some(({ tag, value }) => tag === "ordinal" && value === "1") &&
    before?.kind === "word" &&
    singular(before.text) === names[0]
  );
}

function isCounted(parts: readonly Part[], at: number): boolean {
  const next = parts[at + 1];
  return next?.kind === "word" && unitKindOf(next.text) === null;
}

function wordAt(parts: readonly Part[], at: number): string {
  const part = parts[at];
  return part?.kind === "word" ? part.text : "";
}

function sumOf(ratio: readonly string[]): string {
  // Decimals are told as sums of whole hundredths elsewhere; here numbers of school ratios are short.
  return String(Number(ratio.reduce((sum, each) => sum + Number(each), 0).toFixed(6)));
}

const isAnd = (part: Part | undefined) => tagsOf(part).some((tag) => /^(?:and|to)$/.test(tag));
const isComma = (part: Part) => part.kind === "mark" && part.text === ",";

/** The names of the parts in the order of the ratio: so many words, joined; none where none are told, null where two lists are. */
function namesIn(told: readonly Part[], count: number): string[] | null {
  const plain = told.filter((part) => !tagsOf(part).includes("filler") || isAnd(part));
  const found = plain.flatMap((_, start) => {
    const run = plain.slice(start, start + 2 * count - 1);
    const isList =
      run.length === 2 * count - 1 &&
      run.every((part, at) => {
        if (at % 2 === 0) return part.kind === "word";
        return at === run.length - 2 ? isAnd(part) : isComma(part) || isAnd(part);
      });
    const names = run.flatMap((part) => (part.kind === "word" ? [singular(part.text)] : []));
    return isList ? [names] : [];
  });
  const [names = [], another] = new Map(found.map((each) => [each.join(" "), each])).values();
  return another !== undefined || new Set(names).size < names.length ? null : names;
}

/** Which part is asked for; null where it is none, or more is asked. */
function partAsked(
  asked: readonly Part[],
  names: readonly string[],
  ratio: readonly string[],
): { at: number; bySize: boolean } | null {
  const words = asked.map((part) => (part.kind === "word" ? singular(part.text) : ""));
  const named = names.flatMap((name, at) => (words.includes(name) ? [at] : []));
  const sizes = asked.flatMap((part, at) => sizeOf(part, asked[at - 1]) ?? []);
  const [name, other] = named;
  const [size, another] = sizes;
  if (other !== undefined || another !== undefined || !asked.every(isPlainOrSize)) return null;
  if (name !== undefined) return size === undefined ? { at: name, bySize: false } : null;
  if (size === undefined || size === "unknown") return null;
  const numbers = ratio.map(Number);
  const sought = size === "greatest" ? Math.max(...numbers) : Math.min(...numbers);
  const places = numbers.flatMap((each, at) => (each === sought ? [at] : []));
  return places.length === 1 && places[0] !== undefined ? { at: places[0], bySize: true } : null;
}

/** "Biggest", "el que más recibe"; "how much more" compares two. */
function sizeOf(part: Part, before: Part | undefined): string | null {
  if (part.kind !== "phrase") return null;
  const size = part.meanings.find(({ tag }) => tag === "compare")?.value;
  if (size !== undefined) return size;
  const sign = part.meanings.find(({ tag, value }) => tag === "op" && /^[-+]$/.test(value))?.value;
  if (sign === undefined) return tagsOf(part).includes("doubt") ? "unknown" : null;
  if (tagsOf(before).some((tag) => tag === "ask" || tag === "how-many")) return "unknown";
  return sign === "+" ? "greatest" : "smallest";
}

function isPlainOrSize(part: Part): boolean {
  return isPlain(part) || tagsOf(part).some((tag) => /^(?:compare|op|angle|after)$/.test(tag));
}

/** Whether the unit that is asked for, if any, is that of the amount. */
function isInUnit(asked: readonly Part[], unit: string): boolean {
  return asked.every(
    (part) => part.kind !== "word" || unitKindOf(part.text) === null || isSameUnit(part.text, unit),
  );
}

/** The words that belong to a number: "litres of blue", up to the next thing that is said. */
function wordsBehind(parts: readonly Part[]): string[] {
  const end = parts.findIndex(
    (part) => part.kind !== "word" && !tagsOf(part).some((tag) => tag === "of" || tag === "filler"),
  );
  return parts
    .slice(0, end < 0 ? parts.length : end)
    .flatMap((part) => (part.kind === "word" ? [singular(part.text)] : []));
}

/** Whether the amount is all of what the ratio parts: it is shared, or it is of that in which the parts are. */
function isWhole(told: readonly Part[], at: number): boolean {
  if (told.some((part) => tagsOf(part).includes("share"))) return true;
  const inside = told.slice(0, at).flatMap((part, place) => {
    if (part.kind !== "word") return [];
    const before = told
      .slice(0, place)
      .findLast((each) => !/^(?:filler)$/.test(tagsOf(each).join()));
    return tagsOf(before).includes("in") ? [singular(part.text)] : [];
  });
  return wordsBehind(told.slice(at + 1)).some((word) => inside.includes(word));
}
