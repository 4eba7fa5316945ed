import type { How } from "./how.ts";
import { type Mention, tellingIn } from "./mentions.ts";
import { isSmall, ordinalPlace } from "./small-words.ts";
import type { Told, Telling } from "./told.ts";

/** Places (0 first) in the order that is meant; not all of them where it is told in part. */
export type Sequence = { how: How; order: readonly number[] };

const firstWord =
  /^(?:first|firstly|primer[oa]?|begin|begins|start|starts|starting|empieza|empiezo|comienza)$/u;
const lastWord = /^(?:last|lastly|finally|end|ends|final|ultim[oa]|finalmente)$/u;

type Placed = { mention: Mention; told: Told };

/** The order in which a message names parts; null where it names none as one. `ownMark`: a part has a question mark itself. */
export function readOrder(telling: Telling, ownMark: boolean): Sequence | null {
  const count = telling.lexicons[0]?.count ?? 0;
  const clauses = telling.clauses.filter(({ clause }) => !clause.isAsking || ownMark);
  const isByWords = clauses.some(({ sides: [own = []] }) => own.length > 0);
  const placed = clauses.flatMap((told) =>
    told.places
      .filter((mention) => !isByWords || !isOrdinal(mention))
      .map((mention) => ({ mention, told })),
  );
  const listed = wholeList(placed, count);
  if (listed) return { how: howSure(listed, telling, ownMark), order: listed.map(partOf) };
  const last = lastWhole(clauses, count);
  if (last) return { how: howSure(last, telling, ownMark), order: last.map(partOf) };
  const named = mixed(clauses, telling);
  const sequence = withRanks(named, telling);
  const order = sequence.map(partOf);
  if (order.length === count && count > 1)
    return { how: howSure(sequence, telling, ownMark), order };
  return partial(sequence, telling, count);
}

const partOf = ({ mention }: Placed) => mention.part;

/** Numbers one after the other that are all places, each once; the last such list, where one was taken back. */
function wholeList(placed: readonly Placed[], count: number): Placed[] | null {
  for (let from = placed.length - count; from >= 0; from -= 1) {
    const list = placed.slice(from, from + count);
    const isWhole = new Set(list.map(partOf)).size === count && count > 1;
    const isTogether = list.every(({ told }) => told.left <= leftMax || told.places.length > 1);
    if (isWhole && isTogether) return list;
  }
  return null;
}

/** The last list of all parts by their words, where an earlier one went before it: "can the ducks feed we? lol its …". */
function lastWhole(clauses: readonly Told[], count: number): Placed[] | null {
  const all = clauses.flatMap((told) => namedBy(told).map((mention) => ({ mention, told })));
  const list = all.slice(-count);
  const isWhole = new Set(list.map(partOf)).size === count && count > 1;
  return isWhole && all.length >= 2 * count ? list : null;
}

/** At most so many words besides leave a clause one of an order. */
const leftMax = 2;

/** Parts by number or by their words, each where it is first named; a clause that names none takes what is left to it. */
function mixed(
  clauses: readonly Told[],
  { lexicons: [lexicon], clauses: whole }: Telling,
): Placed[] {
  const backAt = whole.findLastIndex((told) => told.takesBack);
  const after = clauses.filter((told) => whole.indexOf(told) >= backAt);
  const namesSeveral = after.flatMap(namedBy).length > 1;
  const used = backAt > 0 && namesSeveral ? after : clauses;
  const first = alonePerClause(used, lexicon?.count ?? 0);
  const taken = new Set(first.map(partOf));
  const named = first.filter(
    (one, at) => first.findIndex((each) => partOf(each) === partOf(one)) === at,
  );
  const filled = used.flatMap((told): Placed[] => {
    const own = namedBy(told);
    if (own.length > 0 || !lexicon) return first.filter((one) => one.told === told);
    const [only, ...others] = tellingIn(told.clause.tokens, lexicon, (part) => !taken.has(part));
    return only && others.length === 0 && told.left <= leftMax ? [{ mention: only, told }] : [];
  });
  const all = filled.filter(
    (one, at) => filled.findIndex((each) => partOf(each) === partOf(one)) === at,
  );
  // What is left is found only where that makes it whole.
  return all.length === lexicon?.count ? all : named;
}

/** What each clause names; where as many clauses as there are parts name one of their own at last, only that of each. */
function alonePerClause(used: readonly Told[], count: number): Placed[] {
  const all = used.map((told) => namedBy(told).map((mention) => ({ mention, told })));
  const naming = all.filter((own) => own.length > 0);
  const alone = new Set(naming.flatMap((own) => (own.length === 1 ? own.map(partOf) : [])));
  const single = naming.flatMap((own) =>
    own.filter((one) => own.length === 1 || !alone.has(partOf(one))),
  );
  const isEach = naming.length === count && single.length === count;
  return isEach ? single : all.flat();
}

/** Whether a place is named by its order, which on such a card may tell where a part goes. */
function isOrdinal({ tokens: [token] }: Mention): boolean {
  return token !== undefined && ordinalPlace(token.plain, 9) >= 0;
}

function namedBy(told: Told): Mention[] {
  const own = told.sides[0] ?? [];
  // "First" and "last" tell where a part goes, not which it is.
  const places = told.places.filter((mention) => mention.isOblique !== true && !isOrdinal(mention));
  // "200 the theatre": a number beside words is one of the part.
  const some = own.length > 0 && places.length === 1 ? own : [...own, ...places];
  return some
    .filter((mention) => told.stanceOf(mention, 0) !== "denied")
    .toSorted((a, b) => a.at - b.at);
}

/** The place (0 first) that a clause gives to the one part that it names, by an ordinal that is none of its words. */
function rankOf({ told }: Placed, { lexicons: [lexicon] }: Telling): number | null {
  const own = told.sides[0] ?? [];
  if (!lexicon || own.length !== 1) return null;
  const isOwn = (word: string) => own.some(({ part }) => lexicon.telling[part]?.has(word) === true);
  const ranks = told.clause.tokens
    .filter(({ plain }) => !isOwn(plain))
    .map(({ plain }) => ordinalPlace(plain, lexicon.count))
    .filter((place) => place >= 0);
  return ranks.length === 1 ? (ranks[0] ?? null) : null;
}

/** "The feathers last, first the animals": what is called first or last is put there. */
function withRanks(named: readonly Placed[], telling: Telling): Placed[] {
  const {
    lexicons: [lexicon],
  } = telling;
  const ranked = named.flatMap((one) => {
    const rank = rankOf(one, telling);
    return rank === null ? [] : [{ one, rank }];
  });
  const isEach = new Set(ranked.map(({ rank }) => rank)).size === named.length;
  if (isEach && ranked.length === named.length)
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
  const isOwn = ({ sides: [own = []] }: Told, word: string) =>
    own.some(({ part }) => lexicon?.telling[part]?.has(word) === true);
  const isRanked = (pattern: RegExp) => (one: Placed) =>
    one.told.clause.tokens.some(({ plain }) => pattern.test(plain) && !isOwn(one.told, plain));
  // "3 and 2 go first" keeps its order.
  const lead = named.filter((one) => isRanked(firstWord)(one) && one.told.clause.joint !== "and");
  const end = named.filter((one) => isRanked(lastWord)(one) && !lead.includes(one));
  const rest = named.filter((one) => !lead.includes(one) && !end.includes(one));
  const sorted = [...lead, ...rest, ...end];
  return sorted.flatMap((one, at) => swapped(sorted, one, at));
}

/** "The frog after the egg" in one clause. */
function swapped(all: readonly Placed[], one: Placed, at: number): Placed[] {
  const isAfter = (a: Placed | undefined, b: Placed | undefined) =>
    a !== undefined &&
    b !== undefined &&
    a.told === b.told &&
    a.told.clause.tokens.some(
      ({ plain, from }) => plain === "after" && from > a.mention.at && from < b.mention.at,
    );
  if (isAfter(one, all[at + 1])) return [all[at + 1] ?? one, one];
  return isAfter(all[at - 1], one) ? [] : [one];
}

function howSure(sequence: readonly Placed[], telling: Telling, ownMark: boolean): How {
  const told = new Set(sequence.map((one) => one.told));
  const sentences = new Set([...told].map(({ sentence }) => sentence));
  const isAsked = !ownMark && [...sentences].some(({ hasMark }) => hasMark);
  const isDoubted = sequence.some(
    (one) => one.told.stanceOf(one.mention, 0) === "doubted" || one.told.clause.joint === "or",
  );
  const isTail = telling.clauses.some(
    (one) => one.clause.joint === "or" && sentences.has(one.sentence),
  );
  return isAsked || isDoubted || isTail || telling.swaps ? "doubtful" : "certain";
}

/** What is told of an order so far, where a message says that there is more or in which order these come. */
function partial(sequence: readonly Placed[], telling: Telling, count: number): Sequence | null {
  const clean = sequence.filter(({ told }) => told.left <= leftMax);
  if (clean.length === 0 || clean.length < sequence.length) return null;
  if (clean.some(({ told }) => told.sentence.hasMark)) return null;
  // What goes last has no place yet.
  const isEnd = (one: Placed) => rankOf(one, telling) === count - 1;
  const order = clean.filter((one) => !isEnd(one)).map(partOf);
  if (order.length === 0) return null;
  const words = telling.clauses.flatMap(({ clause }) => clause.tokens.map(({ plain }) => plain));
  const isOrdered =
    telling.clauses.some(({ clause }) => clause.joint === "then") ||
    words.some((word) => firstWord.test(word)) ||
    telling.trailsOff ||
    telling.clauses.some((told) => told.leavesOpen);
  if (isOrdered && order.length < count) return { how: "partly", order };
  const isBare = clean.every(({ told }) => told.clause.tokens.every(({ plain }) => isSmall(plain)));
  return order.length > 1 && order.length < count && !isBare ? { how: "partly", order } : null;
}
