import { isSameUnit, unitKindOf } from "../solving/solvers/measurement.ts";
import { type Part, tagsOf } from "./notation.ts";
import type { Ask } from "./task.ts";

const clock = /^\(\d{1,2}, \d{2}, [012]\)$/;

/** "A film starts at 18:40 and lasts 95 minutes. When does it end?": one time, how long it lasts, and the other end of it. */
export function readTimeStory(parts: readonly Part[]): Ask | null {
  const spans = parts.flatMap((part, at) =>
    part.kind === "span" ? [{ text: part.text, at }] : [],
  );
  const [one, other, more] = spans;
  if (one === undefined || other === undefined || more !== undefined) return null;
  if (clock.test(one.text) && clock.test(other.text)) return lasting(parts, one, other);
  const [from, wait] = clock.test(one.text) ? [one, other] : [other, one];
  const next = parts[wait.at + 1];
  const unit = next?.kind === "word" ? next.text : "";
  if (!clock.test(from.text) || !/^\d+(?:\.\d+)?$/.test(wait.text) || unitKindOf(unit) !== "time")
    return null;
  const question = parts.findLastIndex((part) => tagsOf(part).includes("clock"));
  if (question < Math.max(from.at, wait.at)) return null;
  const has = (told: readonly Part[], tag: string) =>
    told.some((part) => tagsOf(part).includes(tag));
  const [told, asked] = [parts.slice(0, question), parts.slice(question)];
  const isForward = has(told, "begin") && !has(told, "finish") && has(asked, "finish");
  const isBack = has(told, "finish") && !has(told, "begin") && has(asked, "begin");
  // "Arrives at 14:05 after a journey of 3 h": what stands before the end.
  const isTurned = parts.some(
    (part, at) =>
      tagsOf(part).some((tag) => turning.test(tag)) &&
      !(isBack && tagsOf(part).includes("time-after") && at > from.at && at < wait.at),
  );
  return isForward === isBack || isTurned
    ? null
    : { kind: "time-after", from: from.text, wait: wait.text, unit, back: isBack };
}

/** "School starts at 8:15 and ends at 14:45. How long is it?", "how many minutes from 8:35 to 10:20". */
function lasting(
  parts: readonly Part[],
  one: { text: string; at: number },
  other: { text: string; at: number },
): Ask | null {
  const has = (told: readonly Part[], tag: string) =>
    told.some((part) => tagsOf(part).includes(tag));
  const isStory =
    has(parts.slice(0, one.at), "begin") && has(parts.slice(one.at, other.at), "finish");
  const asked = isStory ? parts.slice(other.at) : parts;
  if (!isStory && !isRange(parts, one.at, other.at)) return null;
  const units = asked.flatMap((part) =>
    part.kind === "word" && unitKindOf(part.text) !== null ? [part.text] : [],
  );
  const isCounted = asked.some((part, at) => {
    const next = asked[at + 1];
    return tagsOf(part).includes("how-many") && next?.kind === "word" && next.text === units[0];
  });
  const inMinutes = units.length === 1 && isSameUnit(units[0] ?? "", "min");
  const inBoth =
    units.length === 2 && isSameUnit(units[0] ?? "", "h") && isSameUnit(units[1] ?? "", "min");
  const isAsked = isCounted || has(asked, "duration");
  const isTurned = parts.some((part) => tagsOf(part).some((tag) => turning.test(tag)));
  if (!isAsked || isTurned || (units.length > 0 && !inMinutes && !inBoth)) return null;
  if (isStory && (has(asked, "begin") || has(asked, "finish"))) return null;
  return {
    kind: "time-between",
    from: one.text,
    to: other.text,
    inMinutes,
    ...(has(parts, "next-day") ? { nextDay: true } : {}),
  };
}

/** "From 8:35 to 10:20", "de las 8:35 a las 10:20". */
function isRange(parts: readonly Part[], one: number, other: number): boolean {
  const bare = (stretch: readonly Part[]) =>
    stretch.filter((part) => tagsOf(part).join() !== "filler");
  const [to, more] = bare(parts.slice(one + 1, other));
  const before = bare(parts.slice(0, one)).at(-1);
  return (
    more === undefined &&
    tagsOf(to).includes("to") &&
    tagsOf(before).some((tag) => /^(?:from|of|between)$/.test(tag))
  );
}

const turning = /^(?:trap|twist|doubt|time-after|time-before)$/;
