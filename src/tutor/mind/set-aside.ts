import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { limitsOf } from "./obey-limits.ts";
import { openProblem, type OpenProblem, type TutorState } from "./state.ts";
import type { Solved } from "../subjects/own-problems.ts";

/** So many problems wait at most; of more, the oldest are dropped. */
const waitingMax = 5;

/** The state with its open problem set aside, to be come back to. It costs nothing and loses nothing. */
function setAside(state: TutorState): TutorState {
  const { problem, waiting = [] } = state;
  if (problem?.outcome !== "open") return state;
  return { ...state, problem: null, waiting: [...waiting, problem].slice(-waitingMax) };
}

/** Lays out a problem that the student brought, without what was said around it; what was open waits. */
export function takeUpOwn(situation: Situation, text: string, solution: Solved): Decision {
  const { ownProblems, closing } = limitsOf(situation);
  if (!ownProblems) return saying(situation, [{ kind: "own-off" }]);
  if (closing) return saying(situation, [{ kind: "finish-first" }]);
  const item = solution.seal(text, situation.seed);
  const problem: OpenProblem = { ...openProblem(item, "own"), paid: true };
  const { stays: _, ...before } = situation.state;
  const state = {
    ...setAside(before),
    problem,
    lastSkillId: item.skillId,
    missesOnSkill: 0,
  };
  const present = {
    kind: "present",
    reason: "own",
    skillTitle: null,
    why: null,
    form: null,
  } as const;
  return decided(state, [present], { charges: true });
}

/** Back to the problem that was set aside last, as it was left; null where none waits. An open one waits in its place. */
export function goBack(situation: Situation, keepsOpen: boolean): Decision | null {
  const { waiting = [] } = situation.state;
  const problem = waiting.at(-1);
  if (!problem) return null;
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  const rest = { ...situation.state, waiting: waiting.slice(0, -1) };
  const state = keepsOpen ? setAside(rest) : rest;
  const { skillId } = problem.item;
  const title = situation.skills.find((skill) => skill.id === skillId)?.words.title ?? null;
  return decided({ ...state, problem, lastSkillId: skillId, missesOnSkill: 0 }, [
    { kind: "present", reason: "back", skillTitle: title, why: null, form: null },
  ]);
}

/** Back to one of the problems that wait, which goes before the others. */
export function goBackTo(situation: Situation, problem: OpenProblem): Decision | null {
  const others = (situation.state.waiting ?? []).filter((one) => one !== problem);
  const state = { ...situation.state, waiting: [...others, problem] };
  return goBack({ ...situation, state }, true);
}

/** A decision that offers to go back where it would offer the next problem, and one waits. */
export function withWaiting(decision: Decision): Decision {
  const { waiting, problem, stays } = decision.state;
  if (!waiting?.length || problem?.outcome === "open" || stays) return decision;
  const moves = decision.moves.map((move) =>
    move.kind === "offer-next" ? ({ kind: "offer-back" } as const) : move,
  );
  return { ...decision, moves };
}
