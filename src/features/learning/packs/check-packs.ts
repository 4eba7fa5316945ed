import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { subjects, type Subject } from "#shared/subjects.ts";
import { inTeachingOrder } from "#tutor/curriculum/prerequisites.ts";
import { checkSkill, checkTexts, stampOf } from "#tutor/curriculum/packs/check.ts";
import { checkPrograms } from "#tutor/curriculum/packs/check-code.ts";
import { skillFile, textsFile } from "#tutor/curriculum/packs/format.ts";
import { type FileProblem, parseFile } from "#tutor/curriculum/packs/parse.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { checkFactsFile, checkNumbers, partsOf } from "./check-facts.ts";
import { createRunners, type ProgramRunners } from "./program-runners.ts";
import { type Facts, readFacts } from "./read-facts.ts";
import { bookLinks } from "../book-links.ts";
import { unitsOf } from "../units.ts";
import { packFolder, skillIdsIn } from "./read-pack.ts";

/** What the packs hold, and what is wrong with them. */
export type PackReport = {
  skills: Partial<Record<Subject, number>>;
  items: Partial<Record<Subject, number>>;
  problems: FileProblem[];
};

type Node = Pick<Skill, "id" | "grades" | "prerequisites">;

/** Subjects whose skills rest on facts; a skill of another does where a fact names it. */
const factual: readonly Subject[] = ["History", "Science"];

/** Checks the given source files, or every skill of every subject. */
export async function checkPacks(files: readonly string[] = []): Promise<PackReport> {
  const runners = createRunners();
  try {
    return await checkWith(runners, files);
  } finally {
    runners.close();
  }
}

async function checkWith(runners: ProgramRunners, files: readonly string[]): Promise<PackReport> {
  const report: PackReport = { skills: {}, items: {}, problems: [] };
  const owners = new Map<string, string>();
  const facts = readFacts();
  const parts = new Map<string, ReadonlySet<string>>();
  for (const subject of subjects) {
    const folder = packFolder(subject);
    const ids = skillIdsIn(folder);
    const known = new Set(ids);
    const inUnits = new Set(unitsOf(subject).flatMap(({ skills }) => skills));
    const nodes: Node[] = [];
    for (const id of ids) {
      const file = join(folder, `${id}.yaml`);
      const other = owners.get(id);
      if (other) report.problems.push({ file, line: 1, what: `${other} has the same name` });
      owners.set(id, file);
      if (files.length > 0 && !files.some((each) => sameSkill(each, file))) continue;
      if (!inUnits.has(id))
        report.problems.push({ file, line: 1, what: "no unit in units.json names it" });
      const checked = await checkOne(file, known, runners, factsOf(facts.value, subject, id));
      report.problems.push(...checked.problems);
      for (const { book } of checked.skill?.chapters ?? [])
        if (!bookLinks.has(book))
          report.problems.push({ file, line: 1, what: `chapters: the catalogue has no ${book}` });
      report.skills[subject] = (report.skills[subject] ?? 0) + 1;
      const made = (checked.skill?.items.length ?? 0) + (checked.skill?.templates?.length ?? 0);
      report.items[subject] = (report.items[subject] ?? 0) + made;
      if (checked.skill) {
        parts.set(id, partsOf(checked.skill));
        const { grades, needs } = checked.skill;
        nodes.push({ id, grades, prerequisites: Object.keys(needs) });
      }
    }
    if (files.length === 0 && nodes.length === known.size) {
      try {
        inTeachingOrder(nodes);
      } catch (error) {
        report.problems.push({
          file: folder,
          line: 1,
          what: error instanceof Error ? error.message : "",
        });
      }
    }
  }
  report.problems.push(...(files.length > 0 ? facts.problems : checkFactsFile(facts, parts)));
  return report;
}

/** The facts that a skill has to rest on, if it does. */
function factsOf(facts: Facts | null, subject: Subject, id: string): Facts | null {
  const isNamed = facts?.facts.some(({ skills }) => skills.includes(id));
  return factual.includes(subject) || isNamed ? facts : null;
}

/** Whether a path names a skill's source file or one of its files of texts. */
function sameSkill(path: string, file: string): boolean {
  const source = basename(path).replace(/(?:\.(?:en|es))?\.yaml$/u, ".yaml");
  return (
    source === basename(file) &&
    basename(dirname(join(process.cwd(), path))) === basename(dirname(file))
  );
}

async function checkOne(
  file: string,
  known: ReadonlySet<string>,
  runners: ProgramRunners,
  facts: Facts | null,
) {
  const source = parseFile(file, readFileSync(file, "utf8"), skillFile);
  if (!source.value) return { skill: null, problems: source.problems };
  const skill = source.value;
  const parsedSkill = { file, value: skill, lineOf: source.lineOf };
  const problems = checkSkill(parsedSkill, known);
  const id = basename(file, ".yaml");
  if (facts) problems.push(...checkNumbers(facts, id, parsedSkill));
  for (const [at, item] of skill.items.entries()) {
    if (item.kind !== "code") continue;
    for (const { path, what } of await checkPrograms(item, runners[item.language])) {
      const whole = ["items", at, ...path];
      problems.push({ file, line: source.lineOf(whole), what: `${whole.join(".")}: ${what}` });
    }
  }
  const language = skill.language === "en" ? "es" : "en";
  const textsPath = file.replace(/\.yaml$/u, `.${language}.yaml`);
  if (!existsSync(textsPath)) {
    problems.push({ file: textsPath, line: 1, what: "is missing" });
    return { skill, problems };
  }
  const texts = parseFile(textsPath, readFileSync(textsPath, "utf8"), textsFile);
  problems.push(...texts.problems);
  if (texts.value) {
    const parsed = { file: textsPath, value: texts.value, lineOf: texts.lineOf };
    problems.push(...checkTexts(parsed, skill, stampOf(skill)));
    if (facts) problems.push(...checkNumbers(facts, id, parsedSkill, parsed));
  }
  return { skill, problems };
}
