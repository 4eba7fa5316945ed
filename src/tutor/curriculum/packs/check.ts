import { createHash } from "node:crypto";
import type { Locale } from "#shared/locale.ts";
import { bareWords } from "../../items/reading/plain-words.ts";
import { readMathematics } from "../../notation/read.ts";
import { checkCode, type Fault, type FaultCode } from "./check-code.ts";
import { faultsOfReplies, toldBySkill, toldByTexts } from "./check-replies.ts";
import { faultsOfWriting, faultsOfWritingTexts } from "./check-writing.ts";
import type { ItemTexts, PackItem, SkillFile, TextsFile } from "./format.ts";
import type { FileProblem } from "./parse.ts";
import { checkNot, keysInWords, toldIn } from "./tells-key.ts";
import { checkTemplate } from "./templates/check-template.ts";
import type { Template, TemplateTexts } from "./templates/format.ts";

/** A file with its value and where its parts stand. */
type Parsed<T> = { file: string; value: T; lineOf: (path: readonly PropertyKey[]) => number };

/** Words that a lesson may have. */
export const lessonMax = 90;
/** Words that an answer to a question may have. */
const answerMax = 40;
const itemsMin = 6;
const mistakesMin = 2;
/** A right option longer than the longest wrong one by more than this stands out. */
const outstanding = 1.5;
/** Where an item names what is chosen, placed or matched. */
const named = ["options", "parts", "left", "right"] as const;

/** What a source is called in the files of texts that were written for it: of what it says, however it is laid out. */
export function stampOf(skill: SkillFile): string {
  // Replies are written for each language by itself, and chapters are translated in none.
  const { replies: _, chapters: _chapters, ...translated } = skill;
  return createHash("sha256").update(JSON.stringify(translated)).digest("hex").slice(0, 8);
}

/** What is wrong with a skill that could be read; `known` are the ids of its subject's skills. */
export function checkSkill(parsed: Parsed<SkillFile>, known: ReadonlySet<string>): FileProblem[] {
  const { value } = parsed;
  const faults = [...faultsOfSkill(value, known), ...faultsOfReplies(value, toldBySkill(value))];
  return faults.map((fault) => problemOf(parsed, fault));
}

function problemOf({ file, lineOf }: Parsed<unknown>, { path, what }: Fault): FileProblem {
  return { file, line: lineOf(path), what: `${path.map(String).join(".")}: ${what}` };
}

/** What a skill has too few of to be taught: items, levels, wrong ideas. */
export function faultsOfAmount({
  items,
  templates = [],
}: Pick<SkillFile, "items" | "templates">): Fault[] {
  const faults: Fault[] = [];
  const add = (path: readonly PropertyKey[], what: string) => faults.push({ path, what });
  if (templates.length === 0 && items.length < itemsMin)
    add(["items"], `${items.length}, at least ${itemsMin} are needed, or a template`);
  for (const level of [1, 2, 3])
    if (![...items, ...templates].some((each) => each.level === level))
      add([items.length > 0 ? "items" : "templates"], `none of level ${level}`);
  const mistakes = new Set([...items, ...templates].flatMap(({ wrong }) => Object.keys(wrong)));
  if (mistakes.size < mistakesMin)
    add(["items"], `${mistakes.size} wrong ideas, at least ${mistakesMin}`);
  return faults;
}

/** What is wrong with a skill, each fault by its path in the skill. */
export function faultsOfSkill(skill: SkillFile, known: ReadonlySet<string>): Fault[] {
  const faults = faultsOfAmount(skill);
  const add = (path: readonly PropertyKey[], what: string, code?: FaultCode) =>
    faults.push({ path, what, ...(code ? { code } : {}) });
  const { items } = skill;
  const templates = skill.templates ?? [];
  for (const need of Object.keys(skill.needs))
    if (!known.has(need)) add(["needs", need], "no skill of this subject");
  faults.push(...checkLesson(skill));
  for (const { path, what } of [...checkQuestions(skill), ...faultsOfWriting(skill)])
    add(path, what);
  for (const [at, line] of skill.example.lines.entries())
    if (!line.includes(" | "))
      add(["example", "lines", at], "what stands there and why are parted by ` | `");
  const ids = items.map(({ id }) => id);
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at) add(["items", at, "id"], `${id} twice`);
  const templateIds = templates.map(({ id }) => id);
  for (const [at, id] of templateIds.entries())
    if (templateIds.indexOf(id) < at || ids.includes(id))
      add(["templates", at, "id"], `${id} twice`);
  for (const [at, item] of items.entries())
    for (const { path, what, code } of checkItem(item, skill))
      add(["items", at, ...path], what, code);
  for (const [at, template] of templates.entries())
    for (const { path, what } of checkTemplate(template, null, skill.language))
      add(["templates", at, ...path], what);
  const choices = items.filter((item) => item.kind === "choice");
  const longest = choices.filter((item) => lengthOver(item.options, item.key) > 1).length;
  if (choices.length > 2 && longest > choices.length / 2)
    add(
      ["items"],
      `the right option is the longest in ${longest} of ${choices.length}`,
      "keyOftenLongest",
    );
  return faults;
}

function checkLesson({ lesson }: Pick<SkillFile, "lesson">): Fault[] {
  const words = lesson.split(/\s+/u).length;
  if (words <= lessonMax) return [];
  return [
    { path: ["lesson"], what: `${words} words, at most ${lessonMax}`, code: "lessonTooLong" },
  ];
}

function checkQuestions({ questions }: Pick<SkillFile, "questions">): Fault[] {
  return Object.entries(questions).flatMap(([id, { say }]) => {
    const words = say.split(/\s+/u).length;
    const path = ["questions", id, "say"];
    return words > answerMax ? [{ path, what: `${words} words, at most ${answerMax}` }] : [];
  });
}

function checkItem(item: PackItem, skill: SkillFile): Fault[] {
  const faults: Fault[] = checkAlike(item);
  const add = (path: readonly PropertyKey[], what: string, code?: FaultCode) =>
    faults.push({ path, what, ...(code ? { code } : {}) });
  if (item.text !== undefined && !skill.texts[item.text]) add(["text"], `no text ${item.text}`);
  for (const { name, at, among } of namesUsed(item))
    if (!among.has(name)) add(at, `no ${name} among ${[...among].join(", ")}`);
  switch (item.kind) {
    case "choice": {
      const told = new Set(Object.values(item.wrong).map(({ gives }) => gives));
      for (const name of Object.keys(item.options))
        if (name !== item.key && !told.has(name)) add(["wrong"], `nothing is said to ${name}`);
      if (told.has(item.key)) add(["wrong"], "the key is called wrong");
      if (lengthOver(item.options, item.key) > outstanding)
        add(["options", item.key], "the right one is by far the longest", "keyStandsOut");
      break;
    }
    case "order":
      if (new Set(item.key).size !== Object.keys(item.parts).length)
        add(["key"], "does not name each part once");
      for (const [id, { gives }] of Object.entries(item.wrong))
        if (gives.join() === item.key.join()) add(["wrong", id], "is the key");
      break;
    case "match":
      for (const name of Object.keys(item.left))
        if (!item.key[name]) add(["key"], `nothing for ${name}`);
      break;
    case "multiple":
      if (item.key.length === Object.keys(item.options).length) add(["key"], "all of them");
      break;
    case "evidence": {
      const count = skill.texts[item.text]?.lines.length ?? 0;
      for (const line of [...item.key, ...Object.values(item.wrong).flatMap(({ gives }) => gives)])
        if (line < 1 || line > count) add(["key"], `no line ${line}`);
      for (const [id, { gives }] of Object.entries(item.wrong))
        if (gives.some((line) => item.key.includes(line))) add(["wrong", id], "is the key");
      break;
    }
    case "number":
      for (const [path, text] of [
        [["key"], item.key],
        ...Object.entries(item.wrong).map(([id, { gives }]) => [["wrong", id], gives] as const),
      ] as const)
        if (!readMathematics(text).ok) add(path, `${text} cannot be read`);
      break;
    case "code":
      faults.push(...checkCode(item));
      break;
    case "words":
      for (const [id, { gives }] of Object.entries(item.wrong)) {
        const right = [item.key, ...item.accept].map(bareWords);
        if (gives.some((wording) => right.includes(bareWords(wording))))
          add(["wrong", id], "is the key");
      }
      break;
  }
  for (const told of toldIn(item, keysInWords(item), { hints: item.hints, wrong: saysOf(item) }))
    add(told, "tells the key", "tellsKey");
  if ("not" in item) faults.push(...checkNot(item.not ?? {}, item, answerMax));
  return faults;
}

type Parts = { ask: string } & Partial<
  Record<(typeof named)[number], Readonly<Record<string, string>> | undefined>
>;

/** What is chosen, placed or matched must differ in what is read. */
function checkAlike(texts: Parts): Fault[] {
  return named.flatMap((field) => {
    const met = new Set<string>();
    return Object.entries(texts[field] ?? {}).flatMap(([name, text]): Fault[] => {
      const isMet = met.has(text.trim());
      met.add(text.trim());
      const what = "reads the same as another";
      return isMet ? [{ path: [field, name], what, code: "alike" }] : [];
    });
  });
}

function saysOf(item: PackItem): Record<string, string> {
  return Object.fromEntries(
    Object.entries<PackItem["wrong"][string]>(item.wrong).map(([id, { say }]) => [id, say]),
  );
}

type NameUsed = { name: string; at: readonly PropertyKey[]; among: ReadonlySet<string> };

function namesUsed(item: PackItem): NameUsed[] {
  const among = (texts: Readonly<Record<string, string>>) => new Set(Object.keys(texts));
  switch (item.kind) {
    case "choice": {
      const options = among(item.options);
      return [
        { name: item.key, at: ["key"], among: options },
        ...Object.entries(item.wrong).map(([id, { gives }]) => ({
          name: gives,
          at: ["wrong", id],
          among: options,
        })),
      ];
    }
    case "multiple": {
      const options = among(item.options);
      const picked = Object.entries(item.wrong).flatMap(([id, { gives }]) =>
        gives.map((name) => ({
          name: name.replace(/^not /, ""),
          at: ["wrong", id],
          among: options,
        })),
      );
      return [...item.key.map((name) => ({ name, at: ["key"], among: options })), ...picked];
    }
    case "order": {
      const parts = among(item.parts);
      const given = Object.entries(item.wrong).flatMap(([id, { gives }]) =>
        gives.map((name) => ({ name, at: ["wrong", id], among: parts })),
      );
      return [...item.key.map((name) => ({ name, at: ["key"], among: parts })), ...given];
    }
    case "match": {
      const pairs = [
        { at: ["key"], pairs: item.key },
        ...Object.entries(item.wrong).map(([id, { gives }]) => ({
          at: ["wrong", id],
          pairs: gives,
        })),
      ];
      return pairs.flatMap(({ at, pairs: each }) =>
        Object.entries(each).flatMap(([left, right]) => [
          { name: left, at, among: among(item.left) },
          { name: right, at, among: among(item.right) },
        ]),
      );
    }
    default:
      return [];
  }
}

/** How much longer the right option is than the longest wrong one. */
function lengthOver(options: Readonly<Record<string, string>>, key: string): number {
  const lengths = Object.entries(options)
    .filter(([name]) => name !== key)
    .map(([, text]) => text.length);
  return (options[key] ?? "").length / Math.max(...lengths, 1);
}

/** What a file of texts lacks, or has too much; `stamp` is the source's. */
export function checkTexts(
  parsed: Parsed<TextsFile>,
  skill: SkillFile,
  stamp: string,
): FileProblem[] {
  const { value } = parsed;
  const faults = [
    ...faultsOfTexts(value, skill, stamp),
    ...faultsOfReplies(value, toldByTexts(value)),
  ];
  return faults.map((fault) => problemOf(parsed, fault));
}

/** What is wrong with the texts of a skill in another language, each fault by its path in their file. */
export function faultsOfTexts(texts: TextsFile, skill: SkillFile, stamp: string): Fault[] {
  const faults: Fault[] = [];
  const add = (path: readonly PropertyKey[], what: string, code?: FaultCode) =>
    faults.push({ path, what, ...(code ? { code } : {}) });
  if (texts.of !== stamp)
    add(
      ["of"],
      texts.of === undefined ? "not stamped" : `written for another source: ${stamp} now`,
    );
  faults.push(...checkLesson(texts), ...faultsOfWritingTexts(texts, skill));
  for (const { path, what } of checkQuestions(texts)) add(path, what);
  for (const id of Object.keys(skill.questions))
    if (!texts.questions[id]) add(["questions"], `${id} is missing`);
  for (const id of Object.keys(texts.questions))
    if (!skill.questions[id]) add(["questions", id], "not in the source");
  if (texts.example.lines.length !== skill.example.lines.length)
    add(["example"], "other lines than the source");
  for (const [name, { lines }] of Object.entries(texts.texts)) {
    const source = skill.texts[name];
    if (!source) add(["texts", name], "not in the source");
    else if (lines && lines.length !== source.lines.length)
      add(["texts", name], `${lines.length} lines, the source has ${source.lines.length}`);
  }
  for (const item of skill.items) {
    const other = texts.items[item.id];
    if (!other) add(["items"], `${item.id} is missing`);
    else
      for (const { path, what, code } of checkItemTexts(other, item))
        add(["items", item.id, ...path], what, code);
  }
  for (const template of skill.templates ?? []) {
    const other = texts.templates?.[template.id];
    if (!other) add(["templates"], `${template.id} is missing`);
    else
      for (const { path, what } of faultsOfTemplate(template, other, skill.language))
        add(["templates", template.id, ...path], what);
  }
  for (const id of Object.keys(texts.templates ?? {}))
    if (!skill.templates?.some((template) => template.id === id))
      add(["templates", id], "not in the source");
  for (const id of Object.keys(texts.items))
    if (!skill.items.some((item) => item.id === id)) add(["items", id], "not in the source");
  return faults;
}

/** What is wrong only with the other language's texts of a template. */
function faultsOfTemplate(template: Template, other: TemplateTexts, language: Locale) {
  const found = checkTemplate(template, other, language);
  if (found.length === 0) return [];
  const own = new Set(checkTemplate(template, null, language).map(({ path }) => path.join(".")));
  return found.filter(({ path, isInTexts }) => isInTexts === true || !own.has(path.join(".")));
}

function checkItemTexts(other: ItemTexts, item: PackItem): Fault[] {
  const faults: Fault[] = checkAlike(other);
  const add = (path: readonly PropertyKey[], what: string, code?: FaultCode) =>
    faults.push({ path, what, ...(code ? { code } : {}) });
  const same = (
    field: "options" | "parts" | "left" | "right" | "wrong" | "not",
    source: Readonly<Record<string, unknown>>,
  ) => {
    const there = other[field];
    if (!there) return;
    const names = Object.keys(there);
    for (const name of Object.keys(source))
      if (!names.includes(name)) add([field], `${name} is missing`);
    for (const name of names) if (!(name in source)) add([field, name], "not in the source");
  };
  if ("options" in item) same("options", item.options);
  if ("parts" in item) same("parts", item.parts);
  if ("left" in item) same("left", item.left);
  if ("right" in item) same("right", item.right);
  if (item.kind === "choice" && other.options && lengthOver(other.options, item.key) > outstanding)
    add(["options", item.key], "the right one is by far the longest", "keyStandsOut");
  same("wrong", item.wrong);
  if ("not" in item && item.not && !other.not) add(["not"], "is missing");
  same("not", ("not" in item ? item.not : undefined) ?? {});
  if (other.hints.length !== item.hints.length)
    add(["hints"], `${other.hints.length}, the source has ${item.hints.length}`);
  const keys =
    item.kind === "words"
      ? [other.key ?? item.key, ...(other.accept ?? [])]
      : item.kind === "choice"
        ? [(other.options ?? item.options)[item.key] ?? ""]
        : [];
  const wrong = Object.fromEntries(
    Object.entries(other.wrong).map(([id, said]) => [
      id,
      typeof said === "string" ? said : said.say,
    ]),
  );
  for (const path of toldIn(item, keys, { hints: other.hints, wrong }))
    add(path, "tells the key", "tellsKey");
  for (const [, name = ""] of toldIn(item, keys, { hints: [], wrong: other.not ?? {} }))
    add(["not", name], "tells the key", "tellsKey");
  return faults;
}
