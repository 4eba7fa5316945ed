import { type Part, tagsOf } from "./notation.ts";
import { isPlainlyTold, type Quantity, quantitiesOf, questionAt, singular } from "./quantities.ts";
import type { Ask } from "./task.ts";

/** "A $60 jacket is 25% off. What is the sale price", "how much is the tip", "what was the price before". */
export function readPercentStory(told: readonly Part[]): Ask | null {
  const parts = told.flatMap(withoutSum).map(inPercent);
  const quantities = quantitiesOf(parts);
  const [one, other, more] = quantities ?? [];
  if (one === undefined || other === undefined || more !== undefined) return null;
  const [amount, rate] = one.isPercent ? [other, one] : [one, other];
  if (!rate.isPercent || amount.isPercent) return null;
  const has = (stretch: readonly Part[], ...names: string[]) =>
    stretch.some((part) => tagsOf(part).some((tag) => names.includes(tag)));
  const question = questionAt(parts);
  const asked = question < 0 ? [] : parts.slice(question);
  const isCounted = isCountedNow(parts, amount, question);
  if (!amount.isMoney && !has(parts, "cost") && !isCounted) return null;
  // "After a 20% discount it costs $36": what is told is what was paid.
  const isAfter =
    has(parts.slice(Math.max(0, rate.at - 4), rate.at), "time-after") &&
    parts.filter((part) => tagsOf(part).includes("time-after")).length === 1;
  const may = /^(?:off|paid|saved|raised|increase|decrease|original|op|and|by|from)$/;
  if (!isPlainlyTold(isAfter ? parts.filter((part) => !has([part], "time-after")) : parts, may))
    return null;
  const reckons = (sign: string) =>
    parts.some(
      (part) =>
        part.kind === "phrase" &&
        part.meanings.some(({ tag, value }) => tag === "op" && value === sign),
    );
  const isDown = has(parts, "off", "saved", "decrease") || reckons("-");
  if (isDown === (has(parts, "raised", "increase") || reckons("+"))) return null;
  // "How much is a 15% tip on a $60 bill": the part itself.
  const isPart =
    question < rate.at &&
    rate.at < amount.at &&
    has(parts.slice(rate.at, amount.at), "raised", "saved") &&
    !has(asked, "cost", "paid", "off");
  if (isPart && isOfAmount(parts.slice(rate.at, amount.at)))
    return { kind: "calculate", of: `${rate.value}% * ${amount.value}` };
  if (asked.some(({ kind }) => kind === "span")) return null;
  const percent = rate.value;
  // "It costs $80 with 20% off": whether before or after is not told, and "I paid $80" is after.
  if (has(asked, "original"))
    return has(parts.slice(0, question), "original") ||
      !(isAfter || has(parts.slice(0, question), "paid"))
      ? null
      : { kind: "before-percent", of: amount.value, rate: percent, up: !isDown };
  if (isAfter || has(parts, "original")) return null;
  if (has(asked, "past") || (rate.at < amount.at && !isOfAmount(parts.slice(rate.at, amount.at))))
    return null;
  if (has(asked, "off", "saved", "raised", "increase", "decrease"))
    return has(asked, "cost", "paid")
      ? null
      : { kind: "calculate", of: `${percent}% * ${amount.value}` };
  // "$80 with 20% off, how much?": what is to be paid.
  const isBare =
    question >= 0 &&
    asked.every((part) => part.kind === "mark" || has([part], "ask", "remain", "filler"));
  const isPaid =
    isCounted ||
    (isBare && amount.isMoney) ||
    has(asked, "cost", "paid") ||
    (question < 0 && (!isDown || reckons("-")));
  return isPaid
    ? { kind: "change-by-percent", of: amount.value, rate: percent, up: !isDown }
    : null;
}

/** "A town had 5000 people and it went up by 8%. How many people are there now?" */
function isCountedNow(parts: readonly Part[], { at, noun }: Quantity, question: number): boolean {
  const [counted, rest] = [parts[question + 1], parts.slice(question)];
  return (
    at < question &&
    tagsOf(parts[question]).includes("how-many") &&
    counted?.kind === "word" &&
    noun !== "" &&
    singular(counted.text) === noun &&
    rest.some((part) => tagsOf(part).includes("now"))
  );
}

/** "25% off a $60 jacket" is of what it cost; "25% off. It costs $60 now" and "with 20% off it is $40" are not. */
function isOfAmount(between: readonly Part[]): boolean {
  return between.every(
    (part) => part.kind !== "mark" && !tagsOf(part).some((tag) => tag === "be" || tag === "cost"),
  );
}

/** "Reduced by a quarter" is by 25%. */
function inPercent(part: Part, at: number, parts: readonly Part[]): Part {
  const [, top, bottom] =
    part.kind === "span" ? (/^(\d)\/(2|4|5|10|20)$/.exec(part.text) ?? []) : [];
  return bottom !== undefined && tagsOf(parts[at - 1]).includes("by")
    ? { kind: "span", text: `${(100 * Number(top)) / Number(bottom)}%` }
    : part;
}

/** "$80 + 15%" adds no number: the percentage is of what stands before it. */
function withoutSum(part: Part): Part[] {
  const [, amount, sign, rate] =
    part.kind === "span" ? (/^([\d.]+) ?([-+]) ?([\d.]+ ?%)$/.exec(part.text) ?? []) : [];
  if (amount === undefined || sign === undefined || rate === undefined) return [part];
  return [
    { kind: "span", text: amount },
    { kind: "phrase", meanings: [{ tag: "op", value: sign }] },
    { kind: "span", text: rate },
  ];
}
