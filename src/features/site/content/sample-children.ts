import type { Locale } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import equationsTwoStep from "#content/curriculum/mathematics/equations-two-step.yaml";
import fractionsAddUnlike from "#content/curriculum/mathematics/fractions-add-unlike.yaml";
import fractionsEquivalent from "#content/curriculum/mathematics/fractions-equivalent.yaml";
import multiplicationFacts from "#content/curriculum/mathematics/multiplication-facts.yaml";
import orderOfOperations from "#content/curriculum/mathematics/order-of-operations.yaml";
import percentOfQuantity from "#content/curriculum/mathematics/percent-of-quantity.yaml";
import { buildSkill } from "#tutor/curriculum/packs/build-skill.ts";
import type { Level, Skill } from "#tutor/curriculum/skill.ts";
import { type ExpressionItem, expressionOf, isExpressionItem } from "#tutor/item.ts";
import { learnFrom, type Mastery, unknownMastery } from "#tutor/mind/mastery.ts";
import { markInLanguage } from "#tutor/mind/mark-in-language.ts";
import { showLine } from "#tutor/mind/show-line.ts";

/** How one problem goes: right at once, right with so many hints, or a known slip and then right after a hint. */
type Course = "alone" | "slip" | { hints: number };

type SampleChildId = "elena" | "bruno";

type Sketch = {
  id: SampleChildId;
  firstName: string;
  /** The skills as they were worked on, the one of today last. */
  work: readonly { skill: Skill; level: Level; problems: readonly Course[] }[];
  /** Whether the child is at it as the page is read. */
  isPresent: boolean;
};

const sketches: readonly Sketch[] = [
  {
    id: "elena",
    firstName: "Elena",
    isPresent: true,
    work: [
      {
        skill: buildSkill("fractions-add-unlike", fractionsAddUnlike, { isExact: false }),
        level: 2,
        problems: ["slip", "alone", "alone", "alone"],
      },
      {
        skill: buildSkill("equations-two-step", equationsTwoStep, { isExact: false }),
        level: 2,
        problems: ["slip", "alone", { hints: 1 }],
      },
      {
        skill: buildSkill("percent-of-quantity", percentOfQuantity, { isExact: false }),
        level: 1,
        problems: [{ hints: 2 }, "slip", { hints: 1 }],
      },
    ],
  },
  {
    id: "bruno",
    firstName: "Bruno",
    isPresent: false,
    work: [
      {
        skill: buildSkill("multiplication-facts", multiplicationFacts, { isExact: false }),
        level: 2,
        problems: ["alone", "alone", "alone", "alone"],
      },
      {
        skill: buildSkill("fractions-equivalent", fractionsEquivalent, { isExact: false }),
        level: 1,
        problems: ["slip", { hints: 1 }, "alone"],
      },
      {
        skill: buildSkill("order-of-operations", orderOfOperations, { isExact: false }),
        level: 1,
        problems: [{ hints: 2 }, { hints: 1 }],
      },
    ],
  },
];

/** One marked answer, and where it left the figure "alone", from 0 to 1. */
export type SampleAnswer = {
  prompt: string;
  given: string;
  isRight: boolean;
  hints: number;
  isFirstTry: boolean;
  aloneAfter: number;
};

export type SampleSkill = {
  title: string;
  withHelp: number;
  alone: number;
  answers: readonly SampleAnswer[];
};

export type SampleChild = {
  id: SampleChildId;
  firstName: string;
  isPresent: boolean;
  problems: { alone: number; withHelp: number };
  /** The one of today first. */
  skills: readonly SampleSkill[];
};

/**
 * Two children who exist nowhere, named like those of the sample family in the program. What each would have answered
 * is written down here; the problems, the marks and the figures come from the curriculum, the marking and the mastery
 * model that real lessons use.
 */
export function sampleChildren(locale: Locale): SampleChild[] {
  return sketches.map(({ id, firstName, isPresent, work }) => {
    const courses = work.flatMap(({ problems }) => problems);
    const alone = courses.filter((course) => course === "alone").length;
    return {
      id,
      firstName,
      isPresent,
      problems: { alone, withHelp: courses.length - alone },
      skills: work.map((sketch) => skillOf(id, sketch, locale)).reverse(),
    };
  });
}

function skillOf(child: string, sketch: Sketch["work"][number], locale: Locale): SampleSkill {
  const { skill, level, problems } = sketch;
  let mastery: Mastery = unknownMastery;
  const answers: SampleAnswer[] = [];
  const seen = new Set<string>();
  for (const [index, course] of problems.entries()) {
    const item = shortItem(skill, level, `${child}.${index}`, seen);
    if (course === "slip") answer(item, item.misconceptions[0]?.answer ?? "", 0, true);
    const hints = typeof course === "object" ? course.hints : course === "slip" ? 1 : 0;
    answer(item, expressionOf(item), hints, course !== "slip");
  }
  return {
    title: skill.words.title[locale],
    withHelp: mastery.withHelp,
    alone: mastery.alone,
    answers: answers.reverse(),
  };

  function answer(item: ExpressionItem, given: string, hints: number, isFirstTry: boolean): void {
    const isRight = markInLanguage(item.key, given, "en").outcome === "right";
    mastery = learnFrom(mastery, { right: isRight, helpLevel: hints, firstTry: isFirstTry });
    answers.push({
      prompt: item.prompt[locale],
      given: showLine(given, locale),
      isRight,
      hints,
      isFirstTry,
      aloneAfter: mastery.alone,
    });
  }
}

/** An item whose question fits on a line, and which was not there before. */
function shortItem(skill: Skill, level: Level, seed: string, seen: Set<string>): ExpressionItem {
  for (let tries = 0; ; tries++) {
    const name = `${seed}.${tries}`;
    const item = skill.makeItem(name, randomFrom(`${skill.id}#${name}`), level);
    if (!isExpressionItem(item)) continue;
    const isShort = Math.max(item.prompt.en.length, item.prompt.es.length) <= 64;
    if (tries < 100 && (!isShort || seen.has(item.prompt.en))) continue;
    seen.add(item.prompt.en);
    return item;
  }
}
