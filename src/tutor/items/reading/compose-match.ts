import type { How } from "./how.ts";
import type { Mention } from "./mentions.ts";
import type { Told, Telling } from "./told.ts";

/** Places (0 first) on the right by those on the left. */
export type Pairs = {
  how: How;
  pairs: ReadonlyMap<number, number>;
  /** Those of them that were told, where the last follows from all others. */
  told?: ReadonlyMap<number, number>;
};

/** A mention on the left, the right, or of a place on whichever. */
type Item = { side: "left" | "right" | "either"; mention: Mention; told: Told };

/** What a message pairs; null where it pairs nothing. */
export function readMatch(telling: Telling): Pairs | null {
  const [left, right] = telling.lexicons;
  if (!left || !right) return null;
  const clauses = telling.clauses.filter(({ clause }) => !clause.isAsking);
  const items = clauses.map(itemsOf);
  const list = byList(items, left.count, right.count);
  if (list) {
    const isAsked = items.flat().some(({ told }) => told.sentence.hasMark);
    return { how: isAsked || telling.swaps ? "doubtful" : "certain", pairs: list };
  }
  const found = items.flatMap((some) => pairsIn(some));
  const pairs = new Map<number, number>();
  let isTwice = false;
  for (const { l, r } of found) {
    if (l >= left.count || r >= right.count) continue;
    isTwice ||= pairs.has(l) && pairs.get(l) !== r;
    pairs.set(l, r);
  }
  if (pairs.size === 0) return null;
  const isAsked = found.some(({ told }) => told.sentence.hasMark);
  const isDoubted = found.some(({ told, items: both }) =>
    both.some(
      ({ mention, side }) => told.stanceOf(mention, side === "right" ? 1 : 0) === "doubted",
    ),
  );
  const isTakenBack = clauses.some((told) => told.takesBack);
  const isOneUsedTwice = new Set(pairs.values()).size < pairs.size;
  if (pairs.size === left.count) {
    const isSure =
      !telling.swaps && !isAsked && !isDoubted && !isOneUsedTwice && (!isTwice || isTakenBack);
    return { how: isSure ? "certain" : "doubtful", pairs };
  }
  if (isAsked) return { how: "near", pairs };
  return leftOver(telling, pairs, left.count, right.count) ?? { how: "partly", pairs };
}

/** The last pair, where all others are told and nothing is left open. */
function leftOver(
  { clauses, trailsOff }: Telling,
  pairs: ReadonlyMap<number, number>,
  left: number,
  right: number,
): Pairs | null {
  if (pairs.size !== left - 1 || pairs.size < 2 || left !== right) return null;
  if (trailsOff || clauses.some((told) => told.leavesOpen)) return null;
  const places = Array.from({ length: left }, (_, place) => place);
  const l = places.find((place) => !pairs.has(place));
  const used = new Set(pairs.values());
  const r = places.find((place) => !used.has(place));
  if (l === undefined || r === undefined || used.size < pairs.size) return null;
  return { how: "doubtful", pairs: new Map([...pairs, [l, r]]), told: pairs };
}

function itemsOf(told: Told): Item[] {
  const of = (side: Item["side"], some: readonly Mention[]) =>
    some.map((mention): Item => ({ side, mention, told }));
  const [left = [], right = []] = told.sides;
  const all = [...of("left", left), ...of("right", right), ...of("either", told.places)];
  const sorted = all.toSorted((a, b) => a.mention.at - b.mention.at);
  return sorted.filter((item, at) => {
    const before = sorted[at - 1];
    const after = sorted[at + 1];
    // "1 hungry" names it twice.
    const isLabel =
      item.side === "either" && after?.side === "left" && after.mention.part === item.mention.part;
    const isAgain = before?.side === item.side && before.mention.part === item.mention.part;
    return !isLabel && (!isAgain || item.side === "either");
  });
}

type Pair = { l: number; r: number; told: Told; items: readonly Item[] };

/** Pairs of neighbours in a clause: one on the left with one on the right, a place with either, two places. */
function pairsIn(items: readonly Item[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < items.length; at += 1) {
    const [one, other] = [items[at], items[at + 1]];
    if (!one || !other) continue;
    const isFlipped = one.side === "right" || (one.side === "either" && other.side === "left");
    const isPair = one.side !== other.side || one.side === "either";
    if (!isPair) continue;
    const [l, r] = isFlipped ? [other, one] : [one, other];
    pairs.push({ l: l.mention.part, r: r.mention.part, told: one.told, items: [one, other] });
    at += 1;
  }
  return pairs;
}

/** "soon, now, although, if", "2 1 3": what belongs to each on the left, in their order, and nothing else. */
function byList(
  items: readonly (readonly Item[])[],
  left: number,
  right: number,
): Map<number, number> | null {
  const named = items.filter((some) => some.length > 0);
  const all = named.flat();
  const [first] = all;
  if (all.length !== left || left !== right || !first || first.side === "left") return null;
  if (!all.every(({ side, told }) => side === first.side && told.left === 0)) return null;
  // Two places in a clause are a pair.
  const areSingle = named.every((some) => some.length === 1) || named.length === 1;
  if (!areSingle || (first.side === "either" && left === 2 && named.length === 1)) return null;
  const parts = all.map(({ mention }) => mention.part);
  return new Set(parts).size === left ? new Map(parts.map((part, at) => [at, part])) : null;
}
