import { type Decision, decided, type Situation } from "./decision.ts";
import { layOutAsked, layOutNext } from "./lay-out.ts";
import { skillOf } from "./respond-to-answer.ts";

/** After so many problems of one skill skipped in a row, another skill's turn comes. */
const skipsOnSkill = 2;

/**
 * Another problem in place of the open one, at once: of the same skill, and of another one for who keeps skipping it.
 * Nothing is recorded: what was not tried shows nothing. null where no problem is open or no other can be laid out.
 */
export function skip(situation: Situation): Decision | null {
  const { state, skills } = situation;
  const { problem } = state;
  if (problem?.outcome !== "open") return null;
  const skill = skillOf(situation, problem);
  const before = skill && state.skipped?.skillId === skill.id ? state.skipped.times : 0;
  const times = problem.answers > 0 ? 1 : before + 1;
  if (skill && times < skipsOnSkill) {
    const laid = layOutAsked(situation, skill, "next");
    return decided({ ...laid.state, skipped: { skillId: skill.id, times } }, [laid.move]);
  }
  const others = skills.filter((other) => other !== skill);
  const laid = layOutNext({ ...situation, skills: others }, false);
  if (!laid) return null;
  // Whoever skips a topic that they asked for does not want it any more.
  const { skipped: _, chosen: __, ...rest } = laid.state;
  return decided(rest, [laid.move]);
}
