import type { Fault } from "./check-code.ts";
import type { SkillFile, TextsFile } from "./format.ts";

/** What is said is said between a yes and the way back to the problem. */
const wordsMax = 20;

/** What is wrong with the replies of a skill; `told` is all that may end in a question. */
export function faultsOfReplies(
  { replies }: Pick<SkillFile, "replies">,
  told: readonly string[],
): Fault[] {
  return replies.flatMap(({ to, right, wrong, say }, at) => {
    const faults: Fault[] = [];
    const add = (part: string, what: string) => faults.push({ path: ["replies", at, part], what });
    if (!told.some((text) => text.endsWith(to))) add("to", "nothing that is told ends so");
    if (say.split(/\s+/u).length > wordsMax) add("say", `more than ${wordsMax} words`);
    if (say.includes("?")) add("say", "asks something");
    for (const one of wrong) if (right.includes(one)) add("wrong", `${one} is right`);
    return faults;
  });
}

/** What a skill tells that may end in a question: hints, remarks to wrong answers, answers to questions. */
export function toldBySkill({ items, templates = [], questions }: SkillFile): string[] {
  return [
    ...[...items, ...templates].flatMap(({ hints, wrong }) => [
      ...hints,
      ...Object.values<{ say: string }>(wrong).map(({ say }) => say),
    ]),
    ...Object.values(questions).map(({ say }) => say),
  ];
}

/** The same of its texts in another language. */
export function toldByTexts({ items, templates = {}, questions }: TextsFile): string[] {
  const said = [...Object.values(items), ...Object.values(templates)];
  return [
    ...said.flatMap(({ hints, wrong }) => [
      ...hints,
      ...Object.values<string | { say: string }>(wrong).map((each) =>
        typeof each === "string" ? each : each.say,
      ),
    ]),
    ...Object.values(questions).map(({ say }) => say),
  ];
}
