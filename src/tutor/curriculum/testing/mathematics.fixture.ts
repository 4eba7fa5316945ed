import { readdirSync, readFileSync } from "node:fs";
import { isExpressionItem } from "../../item.ts";
import type { PackSource } from "../packs/build-item.ts";
import { buildSkill } from "../packs/build-skill.ts";
import { skillFile, textsFile } from "../packs/format.ts";
import { parseFile } from "../packs/parse.ts";
import { inTeachingOrder } from "../prerequisites.ts";
import type { MathematicsSkill, Skill } from "../skill.ts";

const folder = "content/curriculum/mathematics";

/** Every skill of mathematics from its files, as a lesson has them. */
export const mathematicsSkills: readonly Skill[] = inTeachingOrder(
  readdirSync(folder)
    .flatMap((file) => /^([a-z0-9-]+)\.yaml$/.exec(file)?.[1] ?? [])
    .sort()
    .map((id) => buildSkill(id, readSource(id), { isExact: false })),
);

/** The skill of that id. Throws where there is none. */
export function skillNamed(id: string): Skill {
  const skill = mathematicsSkills.find((each) => each.id === id);
  if (!skill) throw new RangeError(id);
  return skill;
}

/** The skill of that id, each of whose items is answered by typed mathematics. */
export function typedSkillNamed(id: string): MathematicsSkill {
  const skill = skillNamed(id);
  return {
    ...skill,
    makeItem(seed, random, level, form) {
      const item = skill.makeItem(seed, random, level, form);
      if (!isExpressionItem(item)) throw new TypeError(item.id);
      return item;
    },
  };
}

/** What stands in a skill's files. */
export function readSource(id: string): PackSource {
  return { skill: read(`${id}.yaml`, skillFile), texts: read(`${id}.es.yaml`, textsFile) };
}

function read<S extends Parameters<typeof parseFile>[2]>(file: string, shape: S) {
  const { value, problems } = parseFile<S>(file, readFileSync(`${folder}/${file}`, "utf8"), shape);
  if (value === null) throw new Error(problems.map(({ line, what }) => `${line} ${what}`).join());
  return value;
}
