import type { Localized } from "#shared/locale.ts";
import { fill, type Values } from "./fill.ts";

/** The words of a skill as they stand in content/curriculum, with {{placeholders}} for each item's numbers. */
export type SkillText = {
  title: Localized;
  why: Localized;
  lesson: Localized;
  example: {
    problem: Localized;
    lines: readonly { say: Localized; line: string }[];
    answer: string;
  };
  /** Wordings by kind of item; one of a kind is picked for each item. */
  prompts: Readonly<Record<string, readonly Localized[]>>;
  /** Hint ladders by kind of item, from a nudge to the last rung, which alone tells the answer. */
  hints: Readonly<Record<string, readonly Localized[]>>;
  /** What is said at each step, and the rule it applies, whose reason answers "why?"; the first line applies none. */
  steps: Readonly<Record<string, Localized & { rule?: string }>>;
  /** Feedback by misconception. */
  misconceptions: Readonly<Record<string, Localized>>;
  /** Descriptions of pictures for screen readers, by kind of item. */
  pictures?: Readonly<Record<string, Localized>>;
};

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
