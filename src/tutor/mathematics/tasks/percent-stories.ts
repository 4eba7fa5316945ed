import { type Part, tagsOf } from "./notation.ts";
import { isPlainlyTold, quantitiesOf, questionAt } from "./quantities.ts";
import type { Ask } from "./task.ts";

/** "A $60 jacket is 25% off. What is the sale price", "how much is the tip", "what was the price before". */
export function readPercentStory(told: readonly Part[]): Ask | null {
  const parts = told.flatMap(withoutSum);
  const quantities = quantitiesOf(parts);
  const [one, other, more] = quantities ?? [];
  if (one === undefined || other === undefined || more !== undefined) return null;
  const [amount, rate] = one.isPercent ? [other, one] : [one, other];
  if (!rate.isPercent || amount.isPercent) return null;
  const has = (stretch: readonly Part[], ...names: string[]) =>
    stretch.some((part) => tagsOf(part).some((tag) => names.includes(tag)));
  if (!amount.isMoney && !has(parts, "cost")) return null;
  if (!isPlainlyTold(parts, /^(?:off|paid|saved|raised|original|op|and)$/)) return null;
  const reckons = (sign: string) =>
    parts.some(
      (part) =>
        part.kind === "phrase" &&
        part.meanings.some(({ tag, value }) => tag === "op" && value === sign),
    );
  const isDown = has(parts, "off", "saved") || reckons("-");
  if (isDown === (has(parts, "raised") || reckons("+"))) return null;
  const question = questionAt(parts);
  const asked = question < 0 ? [] : parts.slice(question);
  if (asked.some(({ kind }) => kind === "span")) return null;
  const percent = rate.value;
  // "It costs $80 with 20% off": whether before or after is not told, and "I paid $80" is after.
  if (has(asked, "original"))
    return has(parts.slice(0, question), "original") || !has(parts.slice(0, question), "paid")
      ? null
      : { kind: "before-percent", of: amount.value, rate: percent, up: !isDown };
  if (has(parts, "original")) return null;
  if (has(asked, "past") || (rate.at < amount.at && !isOfAmount(parts.slice(rate.at, amount.at))))
    return null;
  if (has(asked, "off", "saved", "raised"))
    return has(asked, "cost", "paid")
      ? null
      : { kind: "calculate", of: `${percent}% * ${amount.value}` };
  const isPaid = has(asked, "cost", "paid") || (question < 0 && (!isDown || reckons("-")));
  return isPaid
    ? { kind: "change-by-percent", of: amount.value, rate: percent, up: !isDown }
    : null;
}

/** "25% off a $60 jacket" is of what it cost; "25% off. It costs $60 now" and "with 20% off it is $40" are not. */
function isOfAmount(between: readonly Part[]): boolean {
  return between.every(
    (part) => part.kind !== "mark" && !tagsOf(part).some((tag) => tag === "be" || tag === "cost"),
  );
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
