import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { curriculumFolder } from "#platform/curriculum-folder.ts";
import { type Subject, subjectIds } from "#shared/subjects.ts";
import { inTeachingOrder } from "#tutor/curriculum/prerequisites.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { buildSkill } from "#tutor/curriculum/packs/build-skill.ts";
import { skillFile, textsFile } from "#tutor/curriculum/packs/format.ts";
import { type FileProblem, parseFile } from "#tutor/curriculum/packs/parse.ts";

/** Where the skills of a subject stand. */
export function packFolder(subject: Subject): string {
  return join(curriculumFolder(), subjectIds[subject]);
}

const read = new Map<Subject, { skills: readonly Skill[]; sources: SkillSources }>();

/** The skills of a subject by id, as their files say. */
export type SkillSources = ReadonlyMap<string, PackSource>;

/**
 * The skills of a subject from its files, each after those it needs; read once, when first asked for. Throws an Error that
 * names file and line where a file cannot be read: `npm run curriculum -- check` says more.
 */
export function readPack(subject: Subject): readonly Skill[] {
  return readOnce(subject).skills;
}

/** What the files of a subject say; read once, as readPack. */
export function readSources(subject: Subject): SkillSources {
  return readOnce(subject).sources;
}

function readOnce(subject: Subject) {
  const known = read.get(subject);
  if (known) return known;
  const ids = skillIdsIn(packFolder(subject));
  const sources = new Map(ids.map((id) => [id, readSource(subject, id)]));
  const skills = inTeachingOrder(
    [...sources].map(([id, source]) => skillFrom(subject, id, source)),
  );
  const pack = { skills, sources };
  read.set(subject, pack);
  return pack;
}

/** A skill of a subject from what its files say, or from that with other words. */
export function skillFrom(subject: Subject, id: string, source: PackSource): Skill {
  return buildSkill(id, source, { isExact: subject === "English" });
}

/** The ids of the skills of a folder: the names of its source files. */
export function skillIdsIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((file) => /^([a-z0-9-]+)\.yaml$/.exec(file)?.[1] ?? [])
    .sort();
}

/** One skill from its files. Throws as readPack does. */
export function readSkill(subject: Subject, id: string): Skill {
  return skillFrom(subject, id, readSource(subject, id));
}

function readSource(subject: Subject, id: string): PackSource {
  const folder = packFolder(subject);
  const source = readOne(join(folder, `${id}.yaml`), skillFile);
  const other = source.language === "en" ? "es" : "en";
  const texts = readOne(join(folder, `${id}.${other}.yaml`), textsFile);
  return { skill: source, texts };
}

function readOne<S extends Parameters<typeof parseFile>[2]>(file: string, shape: S) {
  const { value, problems } = parseFile<S>(file, readFileSync(file, "utf8"), shape);
  if (value === null) throw new Error(problems.map(describe).join("\n"));
  return value;
}

function describe({ file, line, what }: FileProblem): string {
  return `${file}:${line} ${what}`;
}
