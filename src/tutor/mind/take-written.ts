import type { Skill } from "../curriculum/skill.ts";
import { countWords, repeatedBeginning, type WritingTask } from "../items/writing-task.ts";
import { type Decision, saying, type Situation, type StudentEvent } from "./decision.ts";
import type { TutorState } from "./state.ts";

type Written = Extract<StudentEvent, { kind: "written" }>;

/**
 * The longer text that a student may write now: one of the skill of the problem that was just done, if it has one that
 * was not yet written in this chat; null while a problem is open.
 */
export function writingOffered(
  { problem, written = [] }: Pick<TutorState, "problem" | "written">,
  skills: readonly Skill[],
): WritingTask | null {
  if (!problem || problem.outcome === "open") return null;
  const skill = skills.find(({ id }) => id === problem.item.skillId);
  return skill?.writing?.find(({ id }) => !written.includes(id)) ?? null;
}

/** A state that knows that a text was written: whatever is answered to it, it is not asked for again. */
export function withWritten(situation: Situation, { taskId }: Written): Situation {
  const { state, skills } = situation;
  const { written = [] } = state;
  if (!taskIn(skills, taskId) || written.includes(taskId)) return situation;
  return { ...situation, state: { ...state, written: [...written, taskId] } };
}

/** A longer text that was gone through: what can be counted is said, and nothing is marked, charged or taken for evidence. */
export function takeWritten(situation: Situation, { taskId, text, ticked }: Written): Decision {
  const task = taskIn(situation.skills, taskId);
  const isOpen = situation.state.problem?.outcome === "open";
  if (!task) return saying(situation, [{ kind: isOpen ? "answer-there" : "offer-next" }]);
  const of = task.points.length;
  return saying(situation, [
    {
      kind: "text-kept",
      words: countWords(text),
      ticked: new Set(ticked.filter((at) => at < of)).size,
      of,
      alike: repeatedBeginning(text),
    },
    ...(isOpen ? [] : [{ kind: "offer-next" } as const]),
  ]);
}

function taskIn(skills: readonly Skill[], taskId: string): WritingTask | null {
  const tasks = skills.flatMap(({ writing = [] }) => writing);
  return tasks.find(({ id }) => id === taskId) ?? null;
}
