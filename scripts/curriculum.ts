import { readFileSync, writeFileSync, existsSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { isLocale, type Locale } from "../src/shared/locale.ts";
import { randomFrom } from "../src/shared/random.ts";
import { findSubject, subjectIds, subjects, type Subject } from "../src/shared/subjects.ts";
import { checkPacks } from "../src/features/learning/packs/check-packs.ts";
import { stampOf } from "../src/tutor/curriculum/packs/check.ts";
import { skillFile } from "../src/tutor/curriculum/packs/format.ts";
import { parseFile } from "../src/tutor/curriculum/packs/parse.ts";
import { skeleton, skeletonTexts } from "../src/tutor/curriculum/packs/skeleton.ts";
import { packFolder, readSkill, skillIdsIn } from "../src/features/learning/packs/read-pack.ts";
import type { Skill } from "../src/tutor/curriculum/skill.ts";
import { isInteractionItem, type Item } from "../src/tutor/item.ts";
import { givenOfKey } from "../src/tutor/items/given-of-key.ts";
import { sayGiven } from "../src/tutor/items/say-given.ts";
import { textsIn } from "../src/tutor/items/texts-in.ts";

/** Works on the files of skills (docs/curriculum.md). Ends with 1 where something is wrong. */

const usage = `npm run curriculum -- check [FILE …] [--json]
npm run curriculum -- new SUBJECT SKILL
npm run curriculum -- try SKILL [--locale es]
npm run curriculum -- stamp [FILE …]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, locale: { type: "string", default: "en" } },
});
const [command, ...rest] = positionals;
const commands: Readonly<Record<string, () => number | Promise<number>>> = {
  check,
  new: begin,
  try: tryOut,
  stamp,
};
process.exitCode = await (commands[command ?? ""] ?? help)();

function help(): number {
  console.log(usage);
  return 2;
}

async function check(): Promise<number> {
  const { skills, items, problems } = await checkPacks(rest);
  for (const { file, line, what } of problems) {
    const place = relative(process.cwd(), file);
    console.log(
      values.json ? JSON.stringify({ file: place, line, what }) : `${place}:${line} ${what}`,
    );
  }
  if (values.json) console.log(JSON.stringify({ skills, items, problems: problems.length }));
  else console.log(`${sum(skills)} skills, ${sum(items)} items, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

function sum(counts: Partial<Record<Subject, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function begin(): number {
  const [subjectName, id] = rest;
  const subject =
    subjects.find((each) => subjectIds[each] === subjectName) ?? findSubject(subjectName);
  if (!subject || !id || !/^[a-z][a-z0-9-]*$/u.test(id)) return help();
  const folder = packFolder(subject);
  const file = join(folder, `${id}.yaml`);
  if (existsSync(file)) {
    console.log(`${relative(process.cwd(), file)} is there already`);
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, skeleton);
  writeFileSync(join(folder, `${id}.es.yaml`), skeletonTexts.replace("STAMP", stampIn(skeleton)));
  const place = relative(process.cwd(), file);
  console.log(
    `${place} and its Spanish texts are to be filled in; name it in a unit of units.json`,
  );
  return 0;
}

/** The stamp of a source; throws where it cannot be read. */
function stampIn(written: string): string {
  const { value, problems } = parseFile("", written, skillFile);
  if (!value) throw new Error(problems.map(({ line, what }) => `${line} ${what}`).join("\n"));
  return stampOf(value);
}

function stamp(): number {
  for (const subject of subjects) {
    const folder = packFolder(subject);
    for (const id of skillIdsIn(folder)) {
      const file = join(folder, `${id}.yaml`);
      if (rest.length > 0 && !rest.some((each) => each.includes(`${id}.`))) continue;
      const texts = join(folder, `${id}.es.yaml`);
      if (!existsSync(texts)) continue;
      const line = `of: ${stampIn(readFileSync(file, "utf8"))}`;
      const written = readFileSync(texts, "utf8");
      const stamped = /^of:.*$/mu.test(written)
        ? written.replace(/^of:.*$/mu, line)
        : written.replace(/^(language:.*)$/mu, `$1\n${line}`);
      if (stamped !== written) writeFileSync(texts, stamped);
    }
  }
  return 0;
}

function tryOut(): number {
  const locale: Locale = isLocale(values.locale) ? values.locale : "en";
  const id = rest[0] ?? "";
  const subject = subjects.find((each) => skillIdsIn(packFolder(each)).includes(id));
  if (!subject) return help();
  const skill = readSkill(subject, id);
  for (let at = 0; at < 10; at++) print(itemOf(skill, at), locale);
  return 0;
}

function itemOf(skill: Skill, at: number): Item {
  const level = at < 3 ? 1 : at < 7 ? 2 : 3;
  return skill.makeItem(`try.${at}`, randomFrom(`${skill.id}.${at}`), level);
}

function print(item: Item, locale: Locale): void {
  const lines = [`\n${item.id}`, item.prompt[locale]];
  for (const stimulus of item.stimuli ?? []) {
    if (stimulus.kind === "passage")
      lines.push(...stimulus.lines.map((line, at) => `  ${at + 1}  ${line[locale]}`));
    else
      for (const row of [stimulus.head, ...stimulus.rows])
        lines.push(`  ${row.map((cell) => cell[locale]).join(" | ")}`);
  }
  if (item.interaction) lines.push(...textsIn(item.interaction, locale));
  const key = isInteractionItem(item)
    ? sayGiven(givenOfKey(item.key, locale), item, locale)
    : "expression" in item.key
      ? item.key.expression
      : "";
  lines.push(`key: ${key.replaceAll("\n", " ")}`);
  for (const hint of item.hints) lines.push(`hint: ${hint[locale]}`);
  for (const { line, say } of item.steps) lines.push(`step: ${line}  ${say[locale]}`);
  for (const { id, answer, feedback } of item.misconceptions)
    lines.push(`wrong ${id}${answer ? ` (${answer})` : ""}: ${feedback[locale]}`);
  console.log(lines.join("\n"));
}
