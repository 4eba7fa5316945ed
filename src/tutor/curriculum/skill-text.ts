import { z } from "zod";
import type { Localized } from "#shared/locale.ts";
import { ruleIds } from "../mathematics/solving/solution.ts";
import { fill, type Values } from "./fill.ts";

const localized = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

const skillText = z.strictObject({
  title: localized,
  why: localized,
  lesson: localized,
  example: z.strictObject({
    problem: localized,
    lines: z.array(z.strictObject({ say: localized, line: z.string().min(1) })).min(2),
    answer: z.string().min(1),
  }),
  /** Wordings by kind of item; one of a kind is picked for each item. */
  prompts: z.record(z.string(), z.array(localized).min(2)),
  /** Hint ladders by kind of item, from a nudge to the last rung, which alone tells the answer. */
  hints: z.record(z.string(), z.array(localized).min(5)),
  /** What is said at each step, and the rule it applies, whose reason answers "why?"; the first line applies none. */
  steps: z.record(z.string(), localized.extend({ rule: z.enum(ruleIds).optional() })),
  /** Feedback by misconception. */
  misconceptions: z.record(z.string(), localized),
  /** Descriptions of pictures for screen readers, by kind of item. */
  pictures: z.record(z.string(), localized).default({}),
});

/** The words of a skill as they stand in content/curriculum, with {{placeholders}} for each item's numbers. */
export type SkillText = z.infer<typeof skillText>;

/** The content file of a skill, checked. Throws ZodError when a language or a part is missing. */
export function readSkillText(json: unknown): SkillText {
  return skillText.parse(json);
}

/** The named text of a part, filled. Throws RangeError when the part has no such text. */
export function textOf(
  part: Readonly<Record<string, Localized>>,
  name: string,
  values: Values,
): Localized {
  const template = part[name];
  if (template === undefined) throw new RangeError(`No text named "${name}"`);
  return fill(template, values);
}

/** The named list of texts (a ladder, the wordings of a prompt). Throws RangeError when there is none. */
export function textsOf(
  part: Readonly<Record<string, readonly Localized[]>>,
  name: string,
): readonly Localized[] {
  const templates = part[name];
  if (templates === undefined) throw new RangeError(`No texts named "${name}"`);
  return templates;
}
