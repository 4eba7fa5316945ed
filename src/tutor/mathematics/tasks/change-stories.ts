import { unitKindOf } from "../solving/solvers/measurement.ts";
import { type Part, tagsOf } from "./notation.ts";
import { isPlainlyTold, quantitiesOf, questionAt } from "./quantities.ts";
import type { Ask } from "./task.ts";

const has = (parts: readonly Part[], ...names: string[]) =>
  parts.some((part) => tagsOf(part).some((tag) => names.includes(tag)));

/** "A shirt was $40 and now costs $34. What is the percent decrease?": two amounts of one thing, and their change in percent. */
export function readChange(parts: readonly Part[]): Ask | null {
  const [from, to, more] = quantitiesOf(parts) ?? [];
  if (from === undefined || to === undefined || more !== undefined) return null;
  const question = Math.max(
    questionAt(parts),
    parts.findLastIndex((part) => has([part], ...changing)),
  );
  const [told, asked] = [parts.slice(0, question), parts.slice(question)];
  if (to.at > question || from.isPercent || to.isPercent || !has(asked, ...changing)) return null;
  const may =
    /^(?:past|now|percent-change|percent-drop|percent-rate|off|saved|increase|decrease|paid|original|and|from|let|by)$/;
  const isOne = from.isMoney || to.isMoney || (from.noun !== "" && from.noun === to.noun);
  // Which came first is told: it was, and it is now.
  const isInOrder =
    has(told.slice(0, from.at), "past", "original", "from") ||
    has(told.slice(from.at), "now") ||
    has(told.slice(from.at, to.at), "to");
  if (!isOne || !isInOrder || !isPlainlyTold(parts, may)) return null;
  const down = Number(to.value) < Number(from.value);
  const isDown = has(parts, "percent-drop", "decrease", "off", "saved");
  return isDown !== down || Number(to.value) === Number(from.value)
    ? null
    : { kind: "percent-change", from: from.value, to: to.value, down };
}

const changing = ["percent-change", "percent-drop", "percent-rate"];

/** "The simple interest on $500 at 4% for 3 years": the rate for each year, of what was there. */
export function readInterest(parts: readonly Part[]): Ask | null {
  const quantities = quantitiesOf(parts) ?? [];
  const isSimple = parts.some(
    (part) =>
      part.kind === "phrase" &&
      part.meanings.some(({ tag, value }) => tag === "interest" && value === "simple"),
  );
  const question = questionAt(parts);
  const isAsked = question >= 0 && has(parts.slice(question), "interest");
  if (quantities.length !== 3 || !isSimple || !isAsked) return null;
  if (!isPlainlyTold(parts, /^(?:interest|each|when|by|and|past|let)$/)) return null;
  const rate = quantities.find(({ isPercent }) => isPercent);
  const time = quantities.find(({ unit }) => unit !== null && /^(?:year|a[nñ]o)s?$/i.test(unit));
  const amount = quantities.find((each) => each !== rate && each !== time);
  return rate === undefined ||
    time === undefined ||
    amount === undefined ||
    unitKindOf(amount.unit ?? "") !== null
    ? null
    : { kind: "calculate", of: `${amount.value} * ${rate.value}/100 * ${time.value}` };
}
