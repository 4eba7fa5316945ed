import type { Situation } from "../decision.ts";
import type { Move } from "../move.ts";
import type { OpenProblem } from "../state.ts";

/** Back to what lies there, in other words after each thing that was said beside it. */
export function backToWork(situation: Situation): Move[] {
  if (!openIn(situation)) return [{ kind: "offer-next" }];
  const times = Object.values(situation.state.times ?? {});
  return [{ kind: "nudge", time: times.reduce((sum, time) => sum + time, 0) }];
}

/** The problem that is open; null where none is. */
export function openIn({ state }: Situation): OpenProblem | null {
  return state.problem?.outcome === "open" ? state.problem : null;
}
