import { isSameUnit, unitKindOf } from "../solving/solvers/measurement.ts";
import { type Part, tagsOf } from "./notation.ts";
import { isPlainlyTold, type Quantity, quantitiesOf, questionAt, singular } from "./quantities.ts";
import type { Ask } from "./task.ts";

/**
 * Stories of one rate: so many things and what they cost, so much in so much time, and how much goes with another number of the same.
 * Read only where every number has its place, what is asked counts the same as what is told, and nothing is said that could turn it.
 */
export function readRate(parts: readonly Part[]): Ask | null {
  const quantities = quantitiesOf(parts);
  if (quantities === null || quantities.some(({ isPercent }) => isPercent)) return null;
  if (!isPlainlyTold(parts, /^(?:unit-price|as|through|begin|finish|steady|by|let|equal)$/))
    return null;
  return (
    priceOf(parts, quantities) ??
    perTime(parts, quantities) ??
    perUnit(parts, quantities) ??
    perHead(parts, quantities) ??
    byMore(parts, quantities)
  );
}

const isCost = (part: Part) => tagsOf(part).some((tag) => tag === "cost" || tag === "unit-price");

/** "4 pens cost $6. How much do 7 pens cost?", "3 kg for $8.40, how much is 1 kg". */
function priceOf(parts: readonly Part[], quantities: readonly Quantity[]): Ask | null {
  const [money, more] = quantities.filter(({ isMoney }) => isMoney);
  const counted = quantities.filter(({ isMoney }) => !isMoney);
  const question = questionAt(parts);
  // "4 books for $36, how much is each book" tells a price without the word.
  const isEach =
    question >= 0 && parts.slice(question).some((part) => tagsOf(part).includes("each"));
  if (money === undefined || more !== undefined || !(isEach || parts.some(isCost))) return null;
  const told = counted.filter(({ at }) => at < question || question < 0);
  const asked = counted.filter(({ at }) => at > question && question >= 0);
  const [one, other] = told;
  if (other !== undefined || asked.length > 1 || (question >= 0 && money.at > question))
    return null;
  const isUnitPrice = parts.some((part) => tagsOf(part).includes("unit-price"));
  const [wanted] = asked;
  if (isUnitPrice)
    return one !== undefined && wanted === undefined
      ? { kind: "proportion", from: one.value, goesWith: money.value, to: "1" }
      : null;
  if (question < 0) return null;
  const before = wordsIn(parts.slice(0, question));
  const behind = wordsIn(parts.slice(question));
  if (one === undefined) {
    // "A bundle costs $1.50. What do 7 bundles cost?"
    return wanted !== undefined && wanted.noun !== "" && before.includes(wanted.noun)
      ? { kind: "proportion", from: "1", goesWith: money.value, to: wanted.value }
      : null;
  }
  if (wanted === undefined)
    return one.noun !== "" &&
      behind.some((word) => word === one.noun) &&
      isSingle(parts, question, one)
      ? { kind: "proportion", from: one.value, goesWith: money.value, to: "1" }
      : null;
  return isOfOneKind(one, wanted)
    ? { kind: "proportion", from: one.value, goesWith: money.value, to: wanted.value }
    : null;
}

/** "45 pages in 3 minutes: how many pages in 10 minutes", "how many pages per minute". */
function perTime(parts: readonly Part[], quantities: readonly Quantity[]): Ask | null {
  const [amount, time, other, more] = quantities;
  const question = questionAt(parts);
  if (amount === undefined || time === undefined || more !== undefined) return null;
  if (!tagsOf(parts[question]).includes("how-many") || time.at > question) return null;
  const isTime = ({ unit }: Quantity) => unit !== null && unitKindOf(unit) === "time";
  // "5 painters paint a house in 3 days" is no rate of painters.
  const between = parts.slice(amount.at + 1, time.at);
  const joint =
    between.filter(({ kind }) => kind === "word").length <= 1 &&
    between.some((part) => tagsOf(part).includes("in"));
  if (!isTime(time) || isTime(amount) || !joint) return null;
  const counted = parts[question + 1];
  const name = counted?.kind === "word" ? counted.text : "";
  const isSame =
    amount.unit === null
      ? amount.noun !== "" && singular(name) === amount.noun
      : isSameUnit(name, amount.unit);
  if (!isSame) return null;
  const task = (to: string): Ask => ({
    kind: "proportion",
    from: time.value,
    goesWith: amount.value,
    to,
  });
  if (other !== undefined)
    return other.at > question && other.unit !== null && isSameUnit(other.unit, time.unit ?? "")
      ? task(other.value)
      : null;
  const last = parts.slice(question).findLast(({ kind }) => kind === "word");
  const isEach = parts
    .slice(question)
    .some((part) => tagsOf(part).some((tag) => tag === "each" || tag === "by" || tag === "in"));
  return isEach && last?.kind === "word" && isSameUnit(last.text, time.unit ?? "")
    ? task("1")
    : null;
}

/** "7 litres every 100 km: how many litres for 350 km": two measures that go together, and one of them again. */
function perUnit(parts: readonly Part[], quantities: readonly Quantity[]): Ask | null {
  const [one, other, again, more] = quantities;
  if (one === undefined || other === undefined || again === undefined || more !== undefined)
    return null;
  const question = parts.findLastIndex((part) => tagsOf(part).includes("how-many"));
  if (question < other.at) return null;
  const kinds = quantities.map(({ unit }) => (unit === null ? null : unitKindOf(unit)));
  if (kinds.some((kind) => kind === null || kind === "speed" || kind === "calendar")) return null;
  const between = parts.slice(one.at + 1, other.at);
  const isJoined =
    between.some((part) => tagsOf(part).some((tag) => /^(?:each|in|for)$/.test(tag))) ||
    parts.slice(0, one.at).some((part) => tagsOf(part).includes("when"));
  if (kinds[0] === kinds[1] || again.at < question || !isJoined || between.some(isMark))
    return null;
  const asked = parts[question + 1];
  const unit = asked?.kind === "word" ? asked.text : "";
  const [from, to] = isSameUnit(again.unit ?? "", one.unit ?? "") ? [one, other] : [other, one];
  return isSameUnit(again.unit ?? "", from.unit ?? "") && isSameUnit(unit, to.unit ?? "")
    ? { kind: "proportion", from: from.value, goesWith: to.value, to: again.value }
    : null;
}

/** "For 4 people it takes 300 g of flour. How much flour for 6 people?": time is none, for more hands need less of it. */
function perHead(parts: readonly Part[], quantities: readonly Quantity[]): Ask | null {
  const [heads, amount, others, more] = quantities;
  if (heads === undefined || amount === undefined || others === undefined || more !== undefined)
    return null;
  const question = questionAt(parts);
  const isFor = tagsOf(parts[others.at - 1]).includes("for");
  const isTime = amount.unit !== null && unitKindOf(amount.unit) === "time";
  const asked = wordsIn(parts.slice(question, others.at));
  const told = wordsIn(parts.slice(amount.at, question));
  const isOne = heads.unit === null && heads.noun !== "" && heads.noun === others.noun;
  const isBetween = amount.at < question && question < others.at;
  return isOne &&
    isBetween &&
    isFor &&
    !isTime &&
    asked.length > 0 &&
    asked.every((word) => told.includes(word))
    ? { kind: "proportion", from: heads.value, goesWith: amount.value, to: others.value }
    : null;
}

const isMark = (part: Part) => part.kind === "mark" && part.text === ".";

/**
 * "4 workers paint a fence in 6 hours; how many hours do 3 workers take at the same rate": one thing done by more hands takes less.
 * Only where the same rate is told, and one thing is done.
 */
function byMore(parts: readonly Part[], quantities: readonly Quantity[]): Ask | null {
  const [hands, time, others, more] = quantities;
  if (hands === undefined || time === undefined || others === undefined || more !== undefined)
    return null;
  const question = parts.findLastIndex((part) => tagsOf(part).includes("how-many"));
  const asked = parts[question + 1];
  const between = parts.slice(hands.at + 2, time.at);
  const isOneThing =
    between.at(-2)?.kind === "word" &&
    tagsOf(between.at(-3)).includes("filler") &&
    tagsOf(between.at(-1)).includes("in");
  const isOfTime =
    time.unit !== null && unitKindOf(time.unit) === "time" && asked?.kind === "word"
      ? isSameUnit(asked.text, time.unit)
      : false;
  const isSteady = parts.some((part) => tagsOf(part).includes("steady"));
  const isSameHands = hands.unit === null && hands.noun !== "" && others.noun === hands.noun;
  return isOneThing &&
    isOfTime &&
    isSteady &&
    isSameHands &&
    time.at < question &&
    others.at > question
    ? { kind: "calculate", of: `${hands.value} * ${time.value} / ${others.value}` }
    : null;
}

function wordsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (part.kind === "word" ? [singular(part.text)] : []));
}

/** Whether the question names one of what is counted: "one pen", and not the pens. */
function isSingle(parts: readonly Part[], question: number, { at, noun }: Quantity): boolean {
  const told = parts[at + 1];
  return parts
    .slice(question)
    .some(
      (part) =>
        part.kind === "word" &&
        singular(part.text) === noun &&
        told?.kind === "word" &&
        part.text !== told.text,
    );
}

function isOfOneKind(one: Quantity, other: Quantity): boolean {
  if (one.unit !== null) return other.unit !== null && isSameUnit(one.unit, other.unit);
  return other.unit === null && (other.noun === "" || other.noun === one.noun);
}
