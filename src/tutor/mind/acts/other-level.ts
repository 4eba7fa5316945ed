import type { Level, Skill } from "../../curriculum/skill.ts";
import { easierSkill, levelFor } from "../choose-skill.ts";
import { type Decision, decided, saying, type Situation } from "../decision.ts";
import { layOutAsked, layOutEasier } from "../lay-out.ts";
import { limitsOf } from "../obey-limits.ts";

/** An easier problem: of the same skill, else of what it stands on; null where nothing is easier. */
export function easierOne(situation: Situation): Decision | null {
  const { skills, learner } = situation;
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  const skill = skillAtHand(situation);
  if (!skill) return null;
  const below = levelFor(learner, skill.id) > 1 ? null : easierSkill(skills, learner, skill);
  const laid = below
    ? layOutEasier(situation, below)
    : layOutAsked(situation, skill, "easier-asked", 1);
  return decided(laid.state, [laid.move]);
}

/** A harder problem: of the same skill, else of what is built on it; null where nothing is known of either. */
export function harderOne(situation: Situation): Decision | null {
  const { skills, learner, state } = situation;
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  const skill = skillAtHand(situation);
  if (!skill) return null;
  const level = levelFor(learner, skill.id);
  const asked = state.times?.harder ?? 0;
  const higher = level + 1 + asked;
  const above = skills.find(({ prerequisites }) => prerequisites.includes(skill.id));
  const laid =
    higher > topLevel && above
      ? layOutAsked(situation, above, "harder")
      : layOutAsked(situation, skill, "harder", asLevel(higher));
  return decided(laid.state, [laid.move]);
}

const topLevel = 3;

function asLevel(level: number): Level {
  if (level <= 1) return 1;
  return level === 2 ? 2 : topLevel;
}

function skillAtHand({ state, skills }: Situation): Skill | null {
  const id = state.problem?.item.skillId ?? state.lastSkillId;
  return skills.find((skill) => skill.id === id) ?? null;
}
