import names from "#content/curriculum/names.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import type { Localized } from "#shared/locale.ts";
import type { ExpressionItem } from "../item.ts";
import { reasonOf } from "../mathematics/solving/reasons.ts";
import { ruleIds } from "../mathematics/solving/solution.ts";
import type { Draft } from "./draft.ts";
import { fill } from "./fill.ts";
import { plainValue, reveals } from "./reveals.ts";
import type { Level, MathematicsSkill, Skill } from "./skill.ts";
import { type SkillText, textOf, textsOf } from "./skill-text.ts";

const people: readonly string[] = names;

/** Tries at friendly numbers before giving up; the measured worst of the curriculum is far below. */
const maximumDrafts = 500;

type SkillDefinition = Pick<Skill, "id" | "grades" | "prerequisites"> & {
  /** The content file of the skill; skill-text.test.ts checks every one. */
  text: SkillText;
  makeDraft(random: Random, level: Level): Draft;
};

/**
 * A skill from its content file and its generator. Drafts are drawn until one makes a sound item: the wrong
 * answers differ from the key and from each other, and nothing but the last rung tells the answer.
 */
export function defineSkill(definition: SkillDefinition): MathematicsSkill {
  const { id, grades, prerequisites, text } = definition;
  return {
    id,
    grades,
    prerequisites,
    words: { title: text.title, why: text.why, lesson: text.lesson, example: text.example },
    makeItem(seed, random, level) {
      for (let tries = 0; tries < maximumDrafts; tries++) {
        const draft = definition.makeDraft(random, level);
        const item = clothe(draft, text, random, { id: `${id}#${seed}`, skillId: id });
        if (isSound(item)) return item;
      }
      throw new Error(`No sound item of ${id} at level ${level} in ${maximumDrafts} drafts`);
    },
  };
}

function clothe(
  draft: Draft,
  text: SkillText,
  random: Random,
  ids: Pick<ExpressionItem, "id" | "skillId">,
): ExpressionItem {
  const [name = "", otherName = ""] = random.shuffle(people);
  const values = { ...draft.values, name, otherName };
  return {
    ...ids,
    prompt: fill(random.pick(textsOf(text.prompts, draft.prompt)), values),
    key: draft.key,
    // A last step that changes nothing (a fraction already in lowest terms) is left out.
    steps: draft.steps
      .filter(({ line }, index) => line !== draft.steps[index - 1]?.line)
      .map(({ say, line }) => ({
        say: textOf(text.steps, say, values),
        line,
        ...whyOf(text, say),
      })),
    hints: textsOf(text.hints, draft.hints).map((hint) => fill(hint, values)),
    misconceptions: draft.misconceptions.map((wrong) => ({
      ...wrong,
      feedback: textOf(text.misconceptions, wrong.id, values),
    })),
    picture: draft.picture
      ? { ...draft.picture, describe: textOf(text.pictures ?? {}, draft.picture.describe, values) }
      : null,
  };
}

/** Why a step may be taken: the reason of the rule that its words name. */
function whyOf(text: SkillText, step: string): { why?: Localized } {
  const rule = ruleIds.find((id) => id === text.steps[step]?.rule);
  return rule === undefined ? {} : { why: { en: reasonOf(rule, "en"), es: reasonOf(rule, "es") } };
}

/** Whether an item keeps its answer to itself and its answers apart. */
function isSound(item: ExpressionItem): boolean {
  const answers = [item.key.expression, ...item.misconceptions.map((wrong) => wrong.answer)].map(
    (answer) => plainValue(answer) ?? answer.replaceAll(" ", ""),
  );
  if (new Set(answers).size < answers.length) return false;
  const early = [
    item.prompt,
    ...item.hints.slice(0, -1),
    ...item.misconceptions.map((wrong) => wrong.feedback),
    ...(item.picture ? [item.picture.describe] : []),
  ];
  return !early.some((words) => reveals(words.en, item.key) || reveals(words.es, item.key));
}
