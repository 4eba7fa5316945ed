import type { Locale } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import equationsTwoStep from "#content/curriculum/mathematics/equations-two-step.yaml";
import fractionsAddUnlike from "#content/curriculum/mathematics/fractions-add-unlike.yaml";
import fractionsCompare from "#content/curriculum/mathematics/fractions-compare.yaml";
import fractionsEquivalent from "#content/curriculum/mathematics/fractions-equivalent.yaml";
import multiplicationFacts from "#content/curriculum/mathematics/multiplication-facts.yaml";
import orderOfOperations from "#content/curriculum/mathematics/order-of-operations.yaml";
import percentOfQuantity from "#content/curriculum/mathematics/percent-of-quantity.yaml";
import unitRates from "#content/curriculum/mathematics/unit-rates.yaml";
import { daysWords, ledeOf, ledeWords, timeWords } from "#shared/lede.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import { minute } from "#shared/constants.ts";
import { capitalised, type Ending, endingName } from "#shared/endings.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { addDays } from "#shared/zoned-time.ts";
import { buildSkill } from "#tutor/curriculum/packs/build-skill.ts";
import type { Level, Skill } from "#tutor/curriculum/skill.ts";
import { type ExpressionItem, expressionOf, isExpressionItem } from "#tutor/item.ts";
import { learnFrom, masteredFrom, type Mastery, unknownMastery } from "#tutor/mind/mastery.ts";
import { typedAnswers } from "#tutor/subjects/subjects.ts";
import { showLine } from "#tutor/notation/show-line.ts";

/** How one problem goes: right at once, right with so many hints, or a known slip and then right after a hint. */
type Course = "alone" | "slip" | { hints: number };

type SampleChildId = "elena" | "bruno";

type Sketch = {
  id: SampleChildId;
  firstName: string;
  /** The skills as they were worked on, the one of today last. */
  work: readonly { skill: Skill; level: Level; problems: readonly Course[] }[];
  /** How long it took, on how many days. */
  minutes: number;
  days: number;
  /** What is taught next. */
  next: Skill;
  /** Whether the child is at it as the page is read. */
  isPresent: boolean;
};

const sketches: readonly Sketch[] = [
  {
    id: "elena",
    firstName: "Elena",
    minutes: 38,
    days: 4,
    next: buildSkill("unit-rates", unitRates, { isExact: false }),
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
        problems: ["slip", "alone", { hints: 1 }, "alone"],
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
    minutes: 24,
    days: 3,
    next: buildSkill("fractions-compare", fractionsCompare, { isExact: false }),
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

/** One marked answer. */
export type SampleAnswer = {
  prompt: string;
  given: string;
  isRight: boolean;
  hints: number;
  isFirstTry: boolean;
};

/** A count of a whole under its name: "Alone", 2 of 3. */
export type SampleCount = {
  ending: Ending;
  name: string;
  part: number;
  whole: number;
  words: string;
};

export type SampleSkill = {
  title: string;
  isMastered: boolean;
  /** How it stands, in a word. */
  state: string;
  /** What was right alone, and with help or another try. */
  counts: readonly SampleCount[];
  answers: readonly SampleAnswer[];
};

export type SampleChild = {
  id: SampleChildId;
  firstName: string;
  isPresent: boolean;
  /** The sentence over the week, and the three figures under it, as the parent's page words them. */
  lede: string;
  figures: readonly { label: string; value: string }[];
  /** The one of today first. */
  skills: readonly SampleSkill[];
};

/**
 * Two children who exist nowhere, named like those of the sample family in the program. What each would have answered
 * and how long it took is written down here; the problems, the marks, the counts and the sentences come from the
 * curriculum, the marking, the mastery model and the rules that real lessons and the parent's page use.
 */
export function sampleChildren(locale: Locale): SampleChild[] {
  return sketches.map((sketch) => ({
    id: sketch.id,
    firstName: sketch.firstName,
    isPresent: sketch.isPresent,
    ...headOf(sketch, locale),
    skills: sketch.work.map((work) => skillOf(sketch.id, work, locale)).reverse(),
  }));
}

/** The days on which the week of the sample begins and ends; none of them is shown. */
const week = { from: "2026-01-05", to: "2026-01-11" };

function headOf(sketch: Sketch, locale: Locale): Pick<SampleChild, "lede" | "figures"> {
  const translate = translators[locale];
  const courses = sketch.work.flatMap(({ problems }) => problems);
  const alone = courses.filter((course) => course === "alone").length;
  const lede = ledeOf(week, {
    days: [{ day: week.from, alone, withHelp: courses.length - alone, open: 0 }],
    study: Array.from({ length: sketch.days }, (_, index) => ({
      day: addDays(week.from, index),
      studiedMs: (sketch.minutes * minute) / sketch.days,
    })),
    firstDay: addDays(week.from, -1),
  });
  return {
    lede: ledeWords(lede, locale, translate),
    figures: [
      {
        label: translate("family.figureAlone"),
        value: translate("standing.share", { part: lede.alone, whole: lede.total }),
      },
      {
        label: translate("family.figureTime"),
        value: translate("standing.ledeTime", {
          minutes: timeWords(lede.minutes, locale, translate),
          days: daysWords(lede.days, locale),
        }),
      },
      { label: translate("family.figureNext"), value: sketch.next.words.title[locale] },
    ],
  };
}

function skillOf(child: string, sketch: Sketch["work"][number], locale: Locale): SampleSkill {
  const { skill, level, problems } = sketch;
  const translate = translators[locale];
  let mastery: Mastery = unknownMastery;
  const answers: SampleAnswer[] = [];
  const seen = new Set<string>();
  for (const [index, course] of problems.entries()) {
    const item = shortItem(skill, level, `${child}.${index}`, seen);
    if (course === "slip") answer(item, item.misconceptions[0]?.answer ?? "", 0, true);
    const hints = typeof course === "object" ? course.hints : course === "slip" ? 1 : 0;
    answer(item, expressionOf(item), hints, course !== "slip");
  }
  const { correct, attempts, aloneCorrect, aloneAttempts } = mastery;
  const state = skillStateOf({ ...mastery, isDue: false }, masteredFrom);
  const count = (ending: Ending, part: number, whole: number): SampleCount => ({
    ending,
    name: endingName(ending, locale, translate),
    part,
    whole,
    words:
      whole === 0 ? translate("progress.noneYet") : translate("progress.rightOf", { part, whole }),
  });
  return {
    title: skill.words.title[locale],
    isMastered: state === "mastered",
    state: capitalised(translate(`standing.${state}`), locale),
    counts: [
      count("alone", aloneCorrect, aloneAttempts),
      count("withHelp", correct - aloneCorrect, attempts - aloneAttempts),
    ],
    answers: answers.reverse(),
  };

  function answer(item: ExpressionItem, given: string, hints: number, isFirstTry: boolean): void {
    const isRight = typedAnswers.mark(item.key, given, "en").outcome === "right";
    mastery = learnFrom(mastery, { right: isRight, helpLevel: hints, firstTry: isFirstTry });
    const prompt = item.prompt[locale];
    answers.push({ prompt, given: showLine(given, locale), isRight, hints, isFirstTry });
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
