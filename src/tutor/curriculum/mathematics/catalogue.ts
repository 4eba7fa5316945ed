import type { Skill } from "../skill.ts";
import { inTeachingOrder } from "../prerequisites.ts";
import { fractionsEquivalent } from "./fractions-equivalent.ts";
import { multiplicationFacts } from "./multiplication-facts.ts";

/** The mathematics curriculum, grades 3 to 12, each skill after the skills it builds on. */
export const mathematicsSkills: readonly Skill[] = inTeachingOrder([
  multiplicationFacts,
  fractionsEquivalent,
]);

/** The skill of that id, or undefined: ids come from records and addresses and may be old. */
export function findSkill(id: string): Skill | undefined {
  return mathematicsSkills.find((skill) => skill.id === id);
}
