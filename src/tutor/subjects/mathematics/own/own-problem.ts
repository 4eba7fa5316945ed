import type { Localized } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { markAnswer } from "../../../mathematics/marking.ts";
import { reasonOf } from "../../../mathematics/solving/reasons.ts";
import type { Solution, SolutionStep } from "../../../mathematics/solving/solution.ts";
import { picturesOf } from "../pictures/picture-of-problem.ts";
import { skillOfSolution } from "./skill-of-solution.ts";
import { showLine, wordsIn } from "../../../notation/show-line.ts";

/**
 * A problem that the student brought, sealed: the mind's own checked solution becomes the key and the hint
 * ladder. The ladder names one rule at a time, then shows that step; the last rung alone tells the answer.
 */
export function sealOwnProblem(text: string, solution: Solution, seed: string): ExpressionItem {
  const prompt = { en: text.trim(), es: text.trim() };
  const pictures = picturesOf(text, solution);
  return {
    id: `own#${seed}`,
    skillId: skillOfSolution(solution),
    prompt,
    key: { expression: solution.answer, latex: solution.latex, policy: solution.policy },
    steps: [
      { say: startWords, line: solution.start },
      ...solution.steps.map((step) => ({
        say: step.say,
        line: step.line,
        why: { en: reasonOf(step.rule, "en"), es: reasonOf(step.rule, "es") },
      })),
    ],
    hints: ladder(solution),
    misconceptions: [],
    picture: pictures?.open ?? null,
    solvedPicture: pictures?.solved ?? null,
  };
}

const startWords: Localized = { en: "This is the problem.", es: "Este es el problema." };

/** Every step before the answer stands is a rung; the last rung alone tells the answer, with its reason. */
function ladder(solution: Solution): Localized[] {
  const key = { expression: solution.answer, policy: solution.policy };
  const tells = (step: SolutionStep) => markAnswer(key, step.line).outcome === "right";
  const early = solution.steps.slice(0, -1).filter((step) => !tells(step));
  const last = solution.steps.at(-1);
  return [
    firstRung,
    ...(early.length === 0 ? [secondRung] : early.map(withLine)),
    {
      en: `${last?.say.en ?? ""} So the answer is $${solution.latex}$.`.trim(),
      es: `${last?.say.es ?? ""} Entonces la respuesta es $${wordsIn(solution.latex, "es")}$.`.trim(),
    },
  ];
}

/** For problems of a single step, whose own words would tell the answer. */
const secondRung: Localized = {
  en: "This one takes a single step. Which operation, rule or formula turns what is given into what is asked?",
  es: "Este sale en un solo paso. ¿Qué operación, regla o fórmula convierte lo que te dan en lo que te piden?",
};

const firstRung: Localized = {
  en: "Read the problem once more. What is it asking you to find, and what could you do first to get closer to it?",
  es: "Lee el problema otra vez. ¿Qué te pide hallar, y qué podrías hacer primero para acercarte?",
};

function withLine(step: SolutionStep): Localized {
  return {
    en: `${step.say.en} That gives ${showLine(step.line, "en")}. What comes next?`,
    es: `${step.say.es} Queda ${showLine(step.line, "es")}. ¿Qué sigue?`,
  };
}
