import equations from "#content/curriculum/mathematics/equations-two-step.yaml";
import fractions from "#content/curriculum/mathematics/fractions-add-unlike.yaml";
import percent from "#content/curriculum/mathematics/percent-of-quantity.yaml";
import { buildSkill } from "./packs/build-skill.ts";

/** The skills that the public pages carry with them, so that a visitor has a lesson without an account. */
export const visitorSkills = {
  equations: buildSkill("equations-two-step", equations, { isExact: false }),
  fractions: buildSkill("fractions-add-unlike", fractions, { isExact: false }),
  percent: buildSkill("percent-of-quantity", percent, { isExact: false }),
};
