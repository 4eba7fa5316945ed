import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Subject, subjectIds } from "#shared/subjects.ts";
import { inTeachingOrder } from "#tutor/curriculum/prerequisites.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { buildSkill } from "#tutor/curriculum/packs/build-skill.ts";
import { skillFile, textsFile } from "#tutor/curriculum/packs/format.ts";
import { type FileProblem, parseFile } from "#tutor/curriculum/packs/parse.ts";

/** Where the skills of a subject stand. */
export function packFolder(subject: Subject): string {
  return join(import.meta.dirname, "../../../../content/curriculum", subjectIds[subject]);
}

const read = new Map<Subject, readonly Skill[]>();

/**
 * The skills of a subject from its files, each after those it needs; read once, when first asked for. Throws an Error that
 * names file and line where a file cannot be read: `npm run curriculum -- check` says more.
 */
export function readPack(subject: Subject): readonly Skill[] {
  const known = read.get(subject);
  if (known) return known;
  const skills = inTeachingOrder(
    skillIdsIn(packFolder(subject)).map((id) => readSkill(subject, id)),
  );
  read.set(subject, skills);
  return skills;
}

/** The ids of the skills of a folder: the names of its source files. */
export function skillIdsIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((file) => /^([a-z0-9-]+)\.yaml$/.exec(file)?.[1] ?? [])
    .sort();
}

/** One skill from its files. Throws as readPack does. */
export function readSkill(subject: Subject, id: string): Skill {
  const folder = packFolder(subject);
  const source = readOne(join(folder, `${id}.yaml`), skillFile);
  const other = source.language === "en" ? "es" : "en";
  const texts = readOne(join(folder, `${id}.${other}.yaml`), textsFile);
  return buildSkill(id, { skill: source, texts }, { isExact: subject === "English" });
}

function readOne<S extends Parameters<typeof parseFile>[2]>(file: string, shape: S) {
  const { value, problems } = parseFile<S>(file, readFileSync(file, "utf8"), shape);
  if (value === null) throw new Error(problems.map(describe).join("\n"));
  return value;
}

function describe({ file, line, what }: FileProblem): string {
  return `${file}:${line} ${what}`;
}
