import type { Locale, Localized } from "#shared/locale.ts";
import type { Random } from "#shared/random.ts";
import type { ExpressionItem, Item } from "../item.ts";
import type { WritingTask } from "../items/writing-task.ts";

/** How hard an item is within its skill: 1 eases in, 2 is the skill itself, 3 stretches. */
export type Level = 1 | 2 | 3;

/** One thing a student can learn to do, small enough to be mastered in a sitting or two. */
export type Skill = {
  /** Stable and readable, kept in learners' records: "fractions-add-unlike". */
  id: string;
  /** First and last school grade (US) in which it is usually taught. */
  grades: readonly [number, number];
  /** Skills to have first. */
  prerequisites: readonly string[];
  words: SkillWords;
  /** Where textbooks of the catalogue treat it, each book by its title there. */
  chapters?: readonly { book: string; chapter: string }[];
  /** Longer texts that may be written once a problem of it is done; absent where there are none. */
  writing?: readonly WritingTask[];
  /**
   * A fresh item; the same random source gives the same item. Its `id` is "skill-id#form@seed" where it is written out, and
   * "skill-id#form/seed" where a template draws it anew each time. With `form`, an item of that form where a template has it.
   */
  makeItem(seed: string, random: Random, level: Level, form?: string): Item;
};

/** A skill whose items are answered by typed mathematics. */
export type MathematicsSkill = Omit<Skill, "makeItem"> & {
  makeItem(seed: string, random: Random, level: Level, form?: string): ExpressionItem;
};

/** What people read about a skill; stands in content/curriculum as data. */
export type SkillWords = {
  title: Localized;
  /** What it is good for, in one sentence a child believes. */
  why: Localized;
  /** The idea in at most 90 words, with mathematics between $ signs. */
  lesson: Localized;
  /** Terms that have to be known, each with its meaning in a short phrase; absent where there are none. */
  glossary?: Readonly<Record<Locale, readonly { term: string; meaning: string }[]>>;
  /** What students ask about it, in several wordings, and what is answered; absent where nothing was foreseen. */
  questions?: Readonly<Record<Locale, readonly ForeseenQuestion[]>>;
  /** What children reply to the questions of hints, remarks and answers; absent where nothing was foreseen. */
  replies?: Readonly<Record<Locale, readonly ForeseenReply[]>>;
  /** A worked example that is not one of the generated items: a problem, its lines, its answer. */
  example: {
    problem: Localized;
    lines: readonly { say: Localized; line: string }[];
    answer: string;
  };
};

/** A question that students ask, as they type it in a few ways, with its answer. */
export type ForeseenQuestion = { asked: readonly string[]; say: string };

/** What may be replied to a question of the tutor's: `to` is how what was told ends, `say` answers the question. */
export type ForeseenReply = {
  to: string;
  right: readonly string[];
  wrong: readonly string[];
  say: string;
};
