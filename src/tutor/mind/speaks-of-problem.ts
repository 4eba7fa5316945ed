import { asking, stemsOf } from "./acts/notions.ts";
import type { Situation } from "./decision.ts";
import { skillOf } from "./respond-to-answer.ts";
import { textOf } from "./text-of-item.ts";

/** So many words are needed to tell what a message speaks of. */
const stemsMin = 3;
/** How much of it has to stand in the problem or its lesson. */
const shareMin = 0.6;

/** Who speaks of themselves is heard, whatever words they take. */
const ofOneself =
  /(?<!\p{L})(?:i|im|ive|me|my|mine|myself|yo|me|m[ií]|m[ií]s|conmigo|soy|estoy|tengo|quiero|siento)(?!\p{L})/iu;

/**
 * Whether a message says what stands in the open problem or its lesson, and nothing of the one who writes: "many cities that
 * ruled themselves", where the lesson is about them, tells of no child.
 */
export function speaksOfProblem(text: string, situation: Situation): boolean {
  const { problem } = situation.state;
  if (!problem || ofOneself.test(text.replaceAll(/['’]/gu, ""))) return false;
  const stems = [...new Set(stemsOf(text))].filter((stem) => !asking[situation.locale].has(stem));
  if (stems.length < stemsMin) return false;
  const there = new Set(stemsOf(textOf(problem.item, situation.locale)));
  const words = skillOf(situation, problem)?.words;
  if (words) {
    const { title, lesson, why, glossary } = words;
    const terms = (glossary?.[situation.locale] ?? []).flatMap((each) => Object.values(each));
    const told = [title, lesson, why].map((each) => each[situation.locale]);
    for (const stem of stemsOf([...told, ...terms].join(" "))) there.add(stem);
  }
  return stems.filter((stem) => there.has(stem)).length >= shareMin * stems.length;
}
