import type { How } from "./how.ts";
import type { Joint } from "./clauses.ts";
import type { Mention } from "./mentions.ts";
import { butFor, denying, doubting, everything } from "./small-words.ts";
import type { Stance } from "./stance.ts";
import type { Told, Telling } from "./told.ts";

/** Places (0 first) that are meant. */
export type Picks = { how: How; picked: readonly number[] };

/** One mention with the clause it stands in. */
type Said = { mention: Mention; told: Told; stance: Stance; isClean: boolean; isGuess: boolean };

/** At most so many words besides leave a clause an answer. */
const leftMax = 1;

function mentionsOf({ clauses }: Telling): Said[] {
  return clauses.flatMap((told) => {
    const named = [...(told.sides[0] ?? []), ...told.places].toSorted((a, b) => a.at - b.at);
    const left = leftOfList(told, clauses);
    return named.map((mention): Said => {
      const isClean = left === 0 || (told.saysAgain && !told.isPredicated);
      const { hasMark, hasOr } = told.sentence;
      const isAsked = told.clause.isAsking || (hasMark && (!isClean || hasOr));
      const own = told.stanceOf(mention, 0);
      const isSpokenOf = own === "said" && isBehind(mention, told, clauses);
      const stance = isAsked || isSpokenOf ? "asked" : own;
      return { mention, told, stance, isClean, isGuess: hasMark };
    });
  });
}

/** Whether a place is only spoken of: "in line 4", and the second of "between 2 and 3". */
function isBehind(mention: Mention, told: Told, clauses: readonly Told[]): boolean {
  if (mention.isOblique === true) return true;
  const { joint, sentence } = told.clause;
  const before = clauses[clauses.indexOf(told) - 1];
  const isJoined = (joint === "and" || joint === "or") && before?.clause.sentence === sentence;
  const last = isJoined ? before.places.at(-1) : undefined;
  return mention.by === "place" && last !== undefined && isBehind(last, before ?? told, clauses);
}

/** How many words are left in a clause and in those that "and" joins to it: "la 2 y la 3 son iguales". */
function leftOfList(told: Told, clauses: readonly Told[]): number {
  const next = clauses[clauses.indexOf(told) + 1];
  const isJoined =
    next?.clause.sentence === told.clause.sentence &&
    next.clause.joint === "and" &&
    told.sentence.hasMark;
  return isJoined ? Math.max(told.left, leftOfList(next, clauses)) : told.left;
}

/** Whether a clause, or one that "and" joins to it, is a sentence about what it names: "5 and 6 blow up". */
function isAbout(told: Told, clauses: readonly Told[]): boolean {
  const next = clauses[clauses.indexOf(told) + 1];
  const isJoined = next?.clause.sentence === told.clause.sentence && next.clause.joint === "and";
  return told.isPredicated || (isJoined && told.left === 0 && isAbout(next, clauses));
}

/** What stands behind the last clause that takes back, where anything does. */
function afterTakenBack(all: readonly Said[], { clauses }: Telling): readonly Said[] {
  const at = clauses.findLastIndex((told) => told.takesBack);
  const after = all.filter(({ told }) => clauses.indexOf(told) >= at);
  return at >= 0 && after.some(({ stance }) => stance === "said") ? after : all;
}

function takesBackTwice({ clauses }: Telling): boolean {
  return clauses.filter((told) => told.takesBack).length > 1;
}

const parts = (some: readonly Said[]) => [...new Set(some.map(({ mention }) => mention.part))];

/** The one part that a message gives as the answer; null where it gives none. */
export function readOne(telling: Telling): Picks | null {
  const all = afterTakenBack(mentionsOf(telling), telling);
  const said = all.filter(({ stance }) => stance === "said");
  const clean = said.filter(({ isClean }) => isClean);
  const places = clean.filter(({ mention }) => mention.by === "place");
  const first = clean[0];
  const last = clean.at(-1);
  const picked = (how: How, part: number): Picks => ({ how, picked: [part] });
  const joined = all.some(({ told }) => told.clause.joint === "or");
  for (const some of [places, clean]) {
    const [part, ...others] = parts(some);
    if (part === undefined) continue;
    // "Line 3 would be winter here": the words of another part stand beside the place.
    const beside = clean.filter(({ told }) => some.some((one) => one.told === told));
    // Whoever takes back twice may do so again.
    const isUnsettled = joined || parts(beside).length > 1 || takesBackTwice(telling);
    if (others.length === 0) return picked(isUnsettled ? "doubtful" : "certain", part);
    // "half of 2.7 is 1.35, so 1.35": what is come to is meant.
    if (last && some.includes(last) && concludes.has(last.told.clause.joint))
      return picked("certain", last.mention.part);
    // Whoever begins with one goes on to give the reason.
    const opening = some.filter(({ told }) => told === first?.told);
    const [only, ...more] = parts(opening);
    if (only !== undefined && more.length === 0 && !joined) return picked("likely", only);
    // Who wavers between two has given none.
    return picked(joined ? "near" : "doubtful", some.at(-1)?.mention.part ?? part);
  }
  const doubted = all.findLast(({ stance, isClean }) => stance === "doubted" && isClean);
  if (doubted) return picked("doubtful", doubted.mention.part);
  return unclean(said);
}

const concludes: ReadonlySet<Joint> = new Set(["so", "then"]);

/** What is named among other words: likely where hardly any stand around it, else near. */
function unclean(said: readonly Said[]): Picks | null {
  const [one] = said;
  if (!one) return null;
  const places = parts(said.filter(({ mention }) => mention.by === "place"));
  const own = said.filter(({ mention }) => mention.by !== "place");
  const { hasOr } = one.told.sentence;
  const exact = parts(own.filter(({ mention }) => mention.by !== "telling"));
  for (const some of [places, exact]) {
    const [part, ...others] = some;
    if (part === undefined || others.length > 0) continue;
    const { left } = said.find(({ mention }) => mention.part === part)?.told ?? { left: 9 };
    const most = some === exact ? exactLeftMax : leftMax;
    // "5.4 makes zero sense" is about it.
    const isSpokenOf = said.some(({ mention, told }) => mention.part === part && told.isPredicated);
    const isLikely = left <= most && !hasOr && !isSpokenOf;
    return { how: isLikely ? "likely" : "near", picked: [part] };
  }
  const all = parts(own);
  const [part] = all;
  if (part === undefined) return null;
  const opening = own.filter(({ told }) => told === own[0]?.told);
  const [begun, ...more] = parts(opening);
  const isOpening = begun !== undefined && more.length === 0;
  const isAside = own[0]?.told.isPredicated === true;
  if (isOpening && !hasOr && !isAside && (own[0]?.told.left ?? 9) <= leftMax)
    return { how: "likely", picked: [begun] };
  return all.length === 1 ? { how: "near", picked: [part] } : null;
}

/** The same beside a part's own words or formula. */
const exactLeftMax = 4;

/** All parts that a message gives as the answer, or so far; null where it gives none. */
export function readSeveral(telling: Telling): Picks | null {
  const count = telling.lexicons[0]?.count ?? 0;
  const all = carried(afterTakenBackOfSeveral(mentionsOf(telling), telling), telling);
  const whole = allBut(telling, all, count);
  if (whole) return whole;
  const said = all.filter(({ stance }) => stance === "said");
  const denied = new Set(parts(all.filter(({ stance }) => stance === "denied")));
  const listed = said.filter(({ told, isClean }) => isClean || told.left <= leftMax);
  // Beside a list, what something is said of is only spoken of: "0 and 4 are ok, 5 and 6 blow up".
  const bare = listed.filter(({ told }) => !isAbout(told, telling.clauses));
  const clean = bare;
  const isPlace = clean.some(({ mention, isClean }) => mention.by === "place" && isClean);
  const exact = clean.filter(({ mention }) => mention.by === "whole" || mention.by === "value");
  const meant = isPlace
    ? clean.filter(({ mention }) => mention.by === "place" || exact.length > 0)
    : clean;
  // Numbers beside the parts' own formulas may belong to the reckoning.
  const isMixed = isPlace && parts(exact).length > 0 && parts(meant).length > parts(exact).length;
  const picked = parts(meant).filter((part) => !denied.has(part));
  const { clauses, trailsOff } = telling;
  const isClosed = meant.some(({ told }) => told.isClosed);
  const ofKind = (one: Said) =>
    isPlace === (one.mention.by === "place") || one.stance === "doubted";
  const open = parts(
    all.filter(
      (one) =>
        one.stance === "doubted" ||
        (one.stance === "said" && !clean.includes(one) && ofKind(one)) ||
        (!one.isClean && ofKind(one) && !isPlace),
    ),
  ).filter((part) => !picked.includes(part) && !denied.has(part));
  // What is only spoken of in a sentence behind the answer leaves it open whether it belongs.
  const end = Math.max(...meant.map(({ told }) => told.clause.sentence));
  const isAside = (part: number) =>
    all.every(
      (one) =>
        one.mention.part !== part ||
        (one.stance !== "doubted" &&
          (one.told.clause.sentence > end || isAbout(one.told, telling.clauses))),
    );
  const settled = [...meant, ...all.filter(({ stance }) => stance === "denied")];
  const sorted = picked.toSorted((a, b) => a - b);
  if (sorted.length === 0) {
    const doubted = parts(all.filter(({ stance, isClean }) => stance === "doubted" && isClean));
    if (doubted.length > 1) return { how: "doubtful", picked: doubted.toSorted((a, b) => a - b) };
    const near = parts(said).filter((part) => !denied.has(part));
    return near.length > 0 && near.length < count
      ? { how: "near", picked: near.toSorted((a, b) => a - b) }
      : null;
  }
  const isOpen =
    open.some((part) => !isAside(part)) ||
    trailsOff ||
    clauses.some((told) => told.leavesOpen && !mentions(told, settled));
  if (isOpen && !isClosed) return { how: "partly", picked: sorted };
  const isUnsettled = isMixed || takesBackTwice(telling) || (open.length > 0 && !isClosed);
  if (isUnsettled || telling.hasLoose) return { how: "doubtful", picked: sorted };
  if (meant.some(({ isGuess }) => isGuess) || meant.some(({ told }) => told.clause.joint === "or"))
    return { how: "doubtful", picked: sorted };
  return { how: meant.every(({ isClean }) => isClean) ? "certain" : "likely", picked: sorted };
}

function mentions(told: Told, some: readonly Said[]): boolean {
  return some.some((one) => one.told === told);
}

/** "1 and 3. no wait 1 and 4": a list in the place of a list, one in the place of one. */
function afterTakenBackOfSeveral(all: readonly Said[], telling: Telling): readonly Said[] {
  const after = afterTakenBack(all, telling);
  const earlier = all.filter((one) => !after.includes(one) && one.stance === "said");
  const later = after.filter(({ stance }) => stance === "said");
  return later.length > 0 && (takesBackTwice(telling) || later.length >= earlier.length)
    ? after
    : all;
}

/** "not 1 or 2", "not sure about 3 and 5": what is denied or doubted stays so to the end of its list. */
function carried(all: readonly Said[], { clauses }: Telling): readonly Said[] {
  let denies: Told | null = null;
  let doubts: Told | null = null;
  return all.map((one) => {
    const { told, stance, mention } = one;
    const at = clauses.indexOf(told);
    const goesOn = (from: Told | null, byComma = false) =>
      from !== null &&
      clauses.indexOf(from) === at - 1 &&
      from.clause.sentence === told.clause.sentence &&
      (byComma || told.clause.joint === "and" || told.clause.joint === "or") &&
      stance === "said" &&
      told.left === 0;
    // "Maybe 1, 2 and 4" doubts all of them.
    const isList = doubts?.clause.tokens.some(({ plain }) => doubting.has(plain)) === true;
    const isListed = isList && told.clause.joint === "comma" && goesOn(doubts, true);
    const isDoubtedAfter = stance === "said" && clauses[at + 1]?.doubtsBefore === true;
    if (isDoubtedAfter) return { ...one, stance: "doubted" };
    if (stance === "doubted" || goesOn(doubts) || isListed) {
      doubts = told;
      return { ...one, stance: "doubted" };
    }
    const isCarried = goesOn(denies);
    const isBeforeDenied = stance === "said" && deniesList(told, clauses);
    const isBefore = told.clause.tokens.some(
      (token) => token.from < mention.at && (denying.has(token.plain) || butFor.has(token.plain)),
    );
    const isButFor = told.clause.joint === "but" && stance === "said" && isAll(clauses[at - 1]);
    if (isBeforeDenied) return { ...one, stance: "denied" };
    if (isCarried || isButFor || (stance === "denied" && isBefore)) {
      denies = told;
      return { ...one, stance: "denied" };
    }
    return one;
  });
}

/** Whether the clause that "and" joins to this one denies behind what it names: "plastic and wood dont". */
function deniesList(told: Told, clauses: readonly Told[]): boolean {
  const next = clauses[clauses.indexOf(told) + 1];
  if (!next || next.clause.sentence !== told.clause.sentence || next.clause.joint !== "and")
    return false;
  if (told.isPredicated) return false;
  const named = [...(next.sides[0] ?? []), ...next.places];
  const isDenied = named.some((mention) => next.stanceOf(mention, 0) === "denied");
  const first = Math.min(...named.map(({ at }) => at));
  const isLast = !next.clause.tokens.some(({ plain, from }) => from < first && denying.has(plain));
  return (isDenied && isLast) || deniesList(next, clauses);
}

function isAll(told: Told | undefined): boolean {
  if (!told || told.clause.isAsking) return false;
  const words = told.clause.tokens.filter(({ kind }) => kind !== "sign");
  const at = words.findIndex(({ plain }) => everything.has(plain));
  // "2 and 5 fit with everything"
  const named = [...(told.sides[0] ?? []), ...told.places].map((mention) => mention.at);
  if (named.some((from) => from < (words[at]?.from ?? 0))) return false;
  return at >= 0 && (at === 0 || told.left === 0);
}

/** "All of them", "everything except 5": all parts but those that are left out; null where a message says no such thing. */
function allBut({ clauses }: Telling, all: readonly Said[], count: number): Picks | null {
  const told = clauses.find(isAll);
  if (!told) return null;
  const tokens = clauses.flatMap(({ clause }) => clause.tokens);
  // "All 5" counts them.
  const counted = tokens.find(
    (token, at) => everything.has(tokens[at - 1]?.plain ?? "") && token.plain === String(count),
  );
  const out = new Set(parts(all.filter(({ stance }) => stance === "denied")));
  const named = all.filter(
    (one) =>
      one.stance === "said" &&
      one.isClean &&
      !out.has(one.mention.part) &&
      (!counted || !one.mention.tokens.includes(counted)),
  );
  if (named.length > 0) return null;
  const picked = Array.from({ length: count }, (_, part) => part).filter((part) => !out.has(part));
  if (picked.length === 0) return null;
  const isBut = told.clause.tokens.some(({ plain }) => butFor.has(plain));
  // "all except the dry thing" leaves out what nobody can tell.
  if (isBut && out.size === 0) return null;
  return { how: told.sentence.hasMark ? "doubtful" : "certain", picked };
}
