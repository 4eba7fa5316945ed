import equations from "#content/curriculum/mathematics/equations-two-step.yaml";
import fractions from "#content/curriculum/mathematics/fractions-add-unlike.yaml";
import percent from "#content/curriculum/mathematics/percent-of-quantity.yaml";
import { buildSkill } from "./packs/build-skill.ts";
import { visitorSkillIds } from "./visitor-skill-ids.ts";

const [equationsId, fractionsId, percentId] = visitorSkillIds;

/** The skills that the public pages carry with them, so that a visitor has a lesson without an account. */
export const visitorSkills = {
  equations: buildSkill(equationsId, equations, { isExact: false }),
  fractions: buildSkill(fractionsId, fractions, { isExact: false }),
  percent: buildSkill(percentId, percent, { isExact: false }),
};
