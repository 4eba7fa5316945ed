import { addDays, weekdayOf } from "#shared/zoned-time.ts";
import type { Counts } from "./contract.ts";

/** The Monday of a day's week. */
export function mondayOf(name: string): string {
  return addDays(name, -weekdayOf(name));
}

/** A skill worked on in the last days. */
export type SkillDone = Counts & { skillId: string; lastDay: string };

/**
 * The skill that the question of the week is about: one that was not asked about lately, best one that the child did
 * alone (to explain is harder than to do), then the one with the most problems, then the latest. Null where nothing
 * was done. `asked` are skills of the last weeks, the latest first.
 */
export function chooseSkill(
  done: readonly SkillDone[],
  asked: readonly string[],
): SkillDone | null {
  const rank = (skill: SkillDone): readonly number[] => [
    // Asked longest ago comes first among those asked already.
    -asked.length + (asked.includes(skill.skillId) ? asked.indexOf(skill.skillId) : asked.length),
    skill.alone > 0 ? 2 : skill.withHelp > 0 ? 1 : 0,
    skill.alone + skill.withHelp + skill.open,
    Date.parse(skill.lastDay),
  ];
  const ranked = done.map((skill) => ({ skill, rank: rank(skill) }));
  ranked.sort((a, b) => compareRanks(b.rank, a.rank));
  return ranked[0]?.skill ?? null;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}
