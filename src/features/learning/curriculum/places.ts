import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import type { ItemTexts, PackItem, SkillFile } from "#tutor/curriculum/packs/format.ts";
import type { SkillState } from "./skill-state.ts";

/** Gives what stands at a place from what the file says there. */
type Change = (place: string, text: string) => string;

/** A text that may be corrected, under its place: `en.lesson`, `es.items.first-energy.hints.0`. */
export type PlacedText = { place: string; text: string };

/** What stands there, and why. */
const bar = " | ";

/** Every text of a skill that may be corrected, as its files say, the source's language first. */
export function textsOf(source: PackSource): PlacedText[] {
  const found: PlacedText[] = [];
  changeTexts(source, (place, text) => {
    found.push({ place, text });
    return text;
  });
  return found;
}

/** A skill's files with what was corrected; what the file itself says anew since then stands as it says it. */
export function withCorrections(source: PackSource, texts: SkillState["texts"]): PackSource {
  if (Object.keys(texts).length === 0) return source;
  return changeTexts(source, (place, text) => {
    const correction = texts[place];
    return correction?.was === text ? correction.says : text;
  });
}

/** A skill's files with every text that may be corrected put through `change`. Keys, numbers and programs stay. */
function changeTexts({ skill, texts }: PackSource, change: Change): PackSource {
  const [one, two] = [skill.language, texts.language];
  const isMathematics = skill.example.answer !== undefined;
  return {
    skill: {
      ...skill,
      ...changeLesson(skill, one, change),
      example: { ...skill.example, ...changeExample(skill.example, one, isMathematics, change) },
      items: skill.items.map((item) => changeItem(item, `${one}.items.${item.id}`, change)),
    },
    texts: {
      ...texts,
      ...changeLesson(texts, two, change),
      example: changeExample(texts.example, two, isMathematics, change),
      items: Object.fromEntries(
        Object.entries(texts.items).map(([id, item]) => [
          id,
          changeItemTexts(item, `${two}.items.${id}`, change),
        ]),
      ),
    },
  };
}

function changeLesson(
  { why, lesson }: Pick<SkillFile, "why" | "lesson">,
  at: string,
  change: Change,
) {
  return { why: change(`${at}.why`, why), lesson: change(`${at}.lesson`, lesson) };
}

/** Of an example in mathematics only the words: its lines are proved with the answer. */
function changeExample(
  { ask, lines }: Pick<SkillFile["example"], "ask" | "lines">,
  at: string,
  isMathematics: boolean,
  change: Change,
) {
  return {
    ask: change(`${at}.example.ask`, ask),
    lines: lines.map((written, place) => {
      const [line = "", ...why] = written.split(bar);
      const where = `${at}.example.lines.${place}`;
      const shown = isMathematics ? line : change(`${where}.line`, line);
      return [shown, change(`${where}.why`, why.join(bar))].join(bar);
    }),
  };
}

/** What is said with an item of any kind. */
function changeSaid(
  { ask, hints, because }: Pick<PackItem, "ask" | "hints" | "because">,
  at: string,
  change: Change,
) {
  return {
    ask: change(`${at}.ask`, ask),
    hints: hints.map((hint, place) => change(`${at}.hints.${place}`, hint)),
    because: change(`${at}.because`, because),
  };
}

function changeNamed(texts: Readonly<Record<string, string>>, at: string, change: Change) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, change(`${at}.${name}`, text)]),
  );
}

function changeSays<Wrong extends { say: string }>(
  wrong: Readonly<Record<string, Wrong>>,
  at: string,
  change: Change,
): Record<string, Wrong> {
  return Object.fromEntries(
    Object.entries(wrong).map(([id, each]) => [
      id,
      { ...each, say: change(`${at}.wrong.${id}`, each.say) },
    ]),
  );
}

function changeItem(item: PackItem, at: string, change: Change): PackItem {
  const said = changeSaid(item, at, change);
  switch (item.kind) {
    case "choice":
      return {
        ...item,
        ...said,
        options: changeNamed(item.options, `${at}.options`, change),
        wrong: changeSays(item.wrong, at, change),
      };
    case "multiple":
      return {
        ...item,
        ...said,
        options: changeNamed(item.options, `${at}.options`, change),
        wrong: changeSays(item.wrong, at, change),
      };
    case "order":
      return {
        ...item,
        ...said,
        parts: changeNamed(item.parts, `${at}.parts`, change),
        wrong: changeSays(item.wrong, at, change),
      };
    case "match":
      return {
        ...item,
        ...said,
        left: changeNamed(item.left, `${at}.left`, change),
        right: changeNamed(item.right, `${at}.right`, change),
        wrong: changeSays(item.wrong, at, change),
      };
    case "words":
      return { ...item, ...said, wrong: changeSays(item.wrong, at, change) };
    case "evidence":
      return { ...item, ...said, wrong: changeSays(item.wrong, at, change) };
    case "number":
      return { ...item, ...said, wrong: changeSays(item.wrong, at, change) };
    case "code":
      return { ...item, ...said, wrong: changeSays(item.wrong, at, change) };
  }
}

function changeItemTexts(item: ItemTexts, at: string, change: Change): ItemTexts {
  const { options, parts, left, right } = item;
  return {
    ...item,
    ...changeSaid(item, at, change),
    ...(options ? { options: changeNamed(options, `${at}.options`, change) } : {}),
    ...(parts ? { parts: changeNamed(parts, `${at}.parts`, change) } : {}),
    ...(left ? { left: changeNamed(left, `${at}.left`, change) } : {}),
    ...(right ? { right: changeNamed(right, `${at}.right`, change) } : {}),
    wrong: Object.fromEntries(
      Object.entries(item.wrong).map(([id, said]) => {
        const where = `${at}.wrong.${id}`;
        return [
          id,
          typeof said === "string"
            ? change(where, said)
            : { ...said, say: change(where, said.say) },
        ];
      }),
    ),
  };
}
