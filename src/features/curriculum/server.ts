import { answer, type BoundCall, onceHeard } from "#platform/http/bound-call.ts";
import {
  correctTexts,
  dropCorrection,
  switchItem,
  switchSkill,
  takeBackChange,
} from "./change-skill.ts";
import { curriculumContract } from "./contract.ts";
import { listSkills } from "./list-skills.ts";
import { readSkill } from "./read-skill.ts";

/** The calls of the administrators' page of the curriculum, with what answers them. */
export const curriculumCalls: readonly BoundCall[] = [
  answer(curriculumContract.listSkills, listSkills),
  answer(curriculumContract.readSkill, readSkill),
  answer(curriculumContract.switchSkill, switchSkill),
  answer(curriculumContract.switchItem, switchItem),
  answer(curriculumContract.correctTexts, correctTexts),
  answer(curriculumContract.dropCorrection, dropCorrection),
  answer(curriculumContract.takeBackChange, takeBackChange),
].map(onceHeard);
