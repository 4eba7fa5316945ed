import { expressionKey, isExpressionItem } from "../item.ts";
import { oneSign } from "../text/one-sign.ts";
import { type Decision, saying, type Situation, type StudentEvent, writtenIn } from "./decision.ts";
import { distressIn } from "./safety.ts";
import type { TutorState } from "./state.ts";
import { asksForSolution } from "./understand.ts";

/** Texts of more UTF-16 units are no ordinary answer. */
const shortMax = 80;
/** A problem to be solved is read in many ways, so it is long sooner. */
const shortProblemMax = 20;

/**
 * What makes even a short text costly to multiply out or to solve: factorials, powers of brackets beyond the cube,
 * exponents of several digits or in brackets, powers of powers, numbers of many digits.
 */
const costly =
  /!|\d{30}|[^\w\s.]\s*(?:\^|\*\*)(?!\s*\{?\s*[23](?!\d))|(?:\^|\*\*)\s*(?:\d{2}|[({\\](?!\d\}))|(?:\^|\*\*)\s*\w+\s*(?:\^|\*\*)/u;

/**
 * Whether deciding a turn may take more than a few milliseconds, so that others should not have to wait for it: own
 * problems, many lines of work, and texts that are long or hard to work out, on either side of the comparison.
 * Costs next to nothing itself. Everything else takes far less than a hop to another thread would.
 */
export function mayTakeLong(state: TutorState, event: StudentEvent): boolean {
  const written = writtenIn(event);
  if (written === null) return false;
  const text = oneSign(written);
  const open = state.problem?.outcome === "open" ? state.problem : null;
  if (event.kind === "given" || event.kind === "written" || (open && !isExpressionItem(open.item)))
    return false;
  if (event.kind === "own-problem" || asksForSolution(text, open))
    return text.length > shortProblemMax || isCostly(text);
  return open !== null && (isCostly(text) || isCostly(expressionKey(open.item).expression));
}

function isCostly(text: string): boolean {
  return text.length > shortMax || costly.test(text);
}

/** The turn of a message that cannot be worked through in good time. A call for help is heard all the same. */
export function decline(situation: Situation, event: StudentEvent): Decision {
  const written = writtenIn(event);
  const distress = written === null ? null : distressIn(written, situation.heard);
  return saying(situation, [
    distress ? { kind: "safety", category: distress } : { kind: "too-much" },
  ]);
}
