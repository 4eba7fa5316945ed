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
  if (parts.some((part) => tagsOf(part).some((tag) => turning.test(tag)))) return null;
  const isForward = has(told, "begin") && !has(told, "finish") && has(asked, "finish");
  const isBack = has(told, "finish") && !has(told, "begin") && has(asked, "begin");
  return isForward === isBack
    ? null
    : { kind: "time-after", from: from.text, wait: wait.text, unit, back: isBack };
}

/** "School starts at 8:15 and ends at 14:45. How long is it?" */
function lasting(
  parts: readonly Part[],
  one: { text: string; at: number },
  other: { text: string; at: number },
): Ask | null {
  const has = (told: readonly Part[], tag: string) =>
    told.some((part) => tagsOf(part).includes(tag));
  const asked = parts.slice(other.at);
  const isTold =
    has(parts.slice(0, one.at), "begin") &&
    has(parts.slice(one.at, other.at), "finish") &&
    has(asked, "duration") &&
    !has(asked, "begin") &&
    !has(asked, "finish");
  const units = asked.flatMap((part) =>
    part.kind === "word" && unitKindOf(part.text) !== null ? [part.text] : [],
  );
  const isTurned = parts.some((part) => tagsOf(part).some((tag) => turning.test(tag)));
  return !isTold || isTurned || units.some((unit) => !isSameUnit(unit, "min"))
    ? null
    : { kind: "time-between", from: one.text, to: other.text, inMinutes: units.length > 0 };
}

const turning = /^(?:trap|twist|doubt|time-after|time-before)$/;
