import type { Decision, Situation } from "./decision.ts";
import { type Closing, type Limits, noLimits } from "./limits.ts";
import type { Move } from "./move.ts";

/** The limits of a situation; none where nobody set any. */
export function limitsOf({ limits }: Situation): Limits {
  return limits ?? noLimits;
}

/** Why nothing goes on in this situation; null where the student may go on, be it only to finish. */
export function closedBy(situation: Situation): Closing | null {
  const { closing } = limitsOf(situation);
  const isOpen = situation.state.problem?.outcome === "open";
  return closing && !(closing.mayFinish && isOpen) ? closing : null;
}

/** The words that end a session; they say why, and when it goes on. */
export function closingMove({ reason, opens }: Closing): Move {
  return { kind: "closing", reason, opens };
}

/** A decision without offers that do not hold: no next problem, none of the student's own where no such is taken. */
export function withinLimits(decision: Decision, situation: Situation): Decision {
  const { closing, ownProblems } = limitsOf(situation);
  const moves = decision.moves.map((move): Move => {
    if (move.kind !== "offer-next") return move;
    if (closing) return closingMove(closing);
    const takesOwn = ownProblems && situation.own !== null;
    return takesOwn ? move : { kind: "offer-next", own: false };
  });
  const hasEnded = closing !== null && decision.state.problem?.outcome !== "open";
  const isSaid = moves.some(({ kind }) => kind === "closing" || kind === "safety");
  return { ...decision, moves: hasEnded && !isSaid ? [...moves, closingMove(closing)] : moves };
}
