import type { Random } from "#shared/random.ts";
import type { WritingTask } from "../../items/writing-task.ts";
import type { Level, Skill } from "../skill.ts";
import { buildItem, inBoth, type PackSource, passageOf } from "./build-item.ts";
import type { PackItem } from "./format.ts";
import { compileTemplate } from "./templates/compile.ts";
import { makeTemplateItem, type ReadyTemplate } from "./templates/template-item.ts";

/** How a subject's words are marked: where the writing itself is taught, no slip is forgiven. */
type PackRules = { isExact: boolean };

/** A skill from its files, which have been checked. */
export function buildSkill(id: string, source: PackSource, rules: PackRules): Skill {
  const { skill, texts } = source;
  const templates = readyTemplates(source);
  const both = (one: string, two: string | undefined) => inBoth(skill.language, one, two);
  return {
    id,
    grades: skill.grades,
    prerequisites: Object.keys(skill.needs),
    chapters: skill.chapters,
    ...(skill.writing ? { writing: writingOf(id, source) } : {}),
    words: {
      title: both(skill.title, texts.title),
      why: both(skill.why, texts.why),
      lesson: both(skill.lesson, texts.lesson),
      glossary: {
        en: termsOf(skill.language === "en" ? skill.words : texts.words),
        es: termsOf(skill.language === "es" ? skill.words : texts.words),
      },
      questions: {
        en: Object.values(skill.language === "en" ? skill.questions : texts.questions),
        es: Object.values(skill.language === "es" ? skill.questions : texts.questions),
      },
      replies: {
        en: skill.language === "en" ? skill.replies : texts.replies,
        es: skill.language === "es" ? skill.replies : texts.replies,
      },
      example: {
        problem: both(skill.example.ask, texts.example.ask),
        lines: skill.example.lines.map((line, at) => {
          const [shown, why] = partsOf(line);
          const [shownThere, whyThere] = partsOf(texts.example.lines[at] ?? line);
          if (skill.example.answer !== undefined) return { say: both(why, whyThere), line: shown };
          return { say: both(`${shown}  \n${why}`, `${shownThere}  \n${whyThere}`), line: "" };
        }),
        answer: skill.example.answer ?? "",
      },
    },
    makeItem(seed, random, level, form) {
      const ready =
        templates.find(({ written }) => written.id === form) ??
        pickTemplate(templates, skill.items, random, level);
      if (ready)
        return makeTemplateItem(
          ready,
          { id: `${id}#${ready.written.id}/${seed}`, skillId: id },
          random,
        );
      const written = pick(skill.items, random, level);
      const ids = { id: `${id}#${written.id}@${seed}`, skillId: id };
      const isExact =
        written.kind === "words" &&
        (written.spelling ?? (rules.isExact ? "exact" : "")) === "exact";
      return buildItem(source, written, ids, random, isExact);
    },
  };
}

/** The longer texts that it asks for. */
function writingOf(skillId: string, source: PackSource): WritingTask[] {
  const { skill, texts } = source;
  const both = (one: string, two: string | undefined) => inBoth(skill.language, one, two);
  return (skill.writing ?? []).map(({ id, ask, text, points }) => {
    const other = texts.writing?.[id];
    const passage = passageOf(source, text, both);
    return {
      id: `${skillId}#${id}`,
      prompt: both(ask, other?.ask),
      stimuli: passage ? [passage] : [],
      points: points.map((point, at) => both(point, other?.points[at])),
    };
  });
}

function termsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([term, meaning]) => ({ term, meaning }));
}

function readyTemplates({ skill, texts }: PackSource): ReadyTemplate[] {
  return (skill.templates ?? []).map((written) => {
    const faults: string[] = [];
    const compiled = compileTemplate(written, texts.templates?.[written.id] ?? null, (fault) =>
      faults.push(`${written.id}.${fault.path.join(".")}: ${fault.what}`),
    );
    if (!compiled) throw new Error(faults.join("\n"));
    return { written, compiled, language: skill.language };
  });
}

/** A template of the level, mostly, where there is one; fixed items of the level come now and then. */
function pickTemplate(
  templates: readonly ReadyTemplate[],
  items: readonly PackItem[],
  random: Random,
  level: Level,
): ReadyTemplate | null {
  if (templates.length === 0) return null;
  const near = templates.filter(({ written }) => written.level === level);
  const hasItems = items.some((item) => item.level === level);
  if (hasItems && (near.length === 0 || random.int(1, 4) === 1)) return null;
  return random.pick(near.length > 0 ? near : templates);
}

/** What stands there, and why. */
function partsOf(line: string): [shown: string, why: string] {
  const [shown = "", ...why] = line.split(" | ");
  return [shown, why.join(" | ")];
}

/** Mostly an item of the level that is asked for, now and then one of another: there are few of each. */
function pick(items: readonly PackItem[], random: Random, level: Level): PackItem {
  const near = items.filter((item) => item.level === level);
  const isNear = random.int(1, 4) > 1 && near.length > 0;
  return random.pick(isNear ? near : items);
}
