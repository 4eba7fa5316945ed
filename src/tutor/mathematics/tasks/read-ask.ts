import {
  type Element,
  elementsOf,
  kindOf,
  listOf,
  type Names,
  withoutUnits,
  withUnits,
} from "./elements.ts";
import { isUnitWord } from "../solving/solvers/measurement.ts";
import type { Part } from "./notation.ts";
import { tasksBy } from "./rule.ts";
import { rules } from "./rules.ts";
import type { Task } from "./task.ts";

/** Between so many words of which nothing is known a task may stand that is not about equations. */
const maxUnknown = 1;
/** As many where a sum is written out, or what changes is told with the change in percent. */
const maxAround = 4;

/** The tasks that one stretch of a text holds; entries by letters are handed in. */
export function readAsk(parts: readonly Part[], names: Names, choices: readonly string[]): Task[] {
  const elements = elementsOf(parts, names);
  if (elements === null) return [];
  const listed =
    choices.length === 0
      ? elements
      : [...elements, { tags: ["choices"], value: () => undefined, texts: choices }];
  if (choices.some((choice) => kindOf(choice, names) === null)) return [];
  if (listed.some(hasUnits)) return [];
  const units = withUnits(listed);
  const forms = [units, listed, withoutUnits(units), withNeighbours(listed)];
  for (const form of forms) {
    const asks = distinct(tasksBy(rules, withoutWords(form)));
    if (asks.length > 0) return isTold(asks, form) ? asks : [];
  }
  const formed = inForm(units);
  return formed.length > 0 ? formed : inGroups(listed);
}

/** What is told of the form of a result: "and write the answer as a mixed number". */
const resultForms = {
  "as-mixed": "mixed",
  "as-fraction": "fraction",
  "as-decimal": "decimal",
  "as-percent": "percent",
  scientific: "scientific",
  simplify: "fraction",
} as const;

const leading = /^(?:filler|ask|convert|to|in|as|is|be|of|for|with)$/;

/** Something is worked out, and behind it stands the form that the result is to have. */
function inForm(elements: readonly Element[]): Task[] {
  const end = elements.findLastIndex(({ texts }) => texts.length > 0) + 1;
  const behind = elements.slice(end);
  const forms = behind.flatMap(({ tags }) =>
    Object.entries(resultForms).flatMap(([tag, form]) => (tags.includes(tag) ? [form] : [])),
  );
  const [form, another] = new Set(forms);
  const isPlain = behind.every(({ tags }) =>
    tags.some((tag) => tag in resultForms || leading.test(tag)),
  );
  if (form === undefined || another !== undefined || !isPlain) return [];
  const told = elements.slice(0, end);
  const asks = distinct(tasksBy(rules, withoutWords(told)));
  const [only, more] = asks;
  if (only === undefined || more !== undefined || !isTold(asks, told)) return [];
  // These are fractions, or are told simplified, as they are.
  if (form === "fraction" && /^(?:chance|draw|fraction-rate|simplify)$/.test(only.ask.kind))
    return [only];
  if (only.ask.kind !== "calculate") return [];
  return [{ ...only, ask: { kind: "write-as", of: only.ask.of, form } }];
}

/** "Round 128 549": figures in groups of three are one number where they are no list. */
function inGroups(elements: readonly Element[]): Task[] {
  const joined: Element[] = [];
  for (const each of elements) {
    const last = joined.at(-1);
    const [one = "", next = ""] = [last?.texts[0], each.texts[0]];
    const isGroup =
      last?.texts.length === 1 &&
      each.texts.length === 1 &&
      /^[1-9]\d{0,2}(?:\d{3})*$/.test(one) &&
      /^\d{3}$/.test(next);
    if (last !== undefined && isGroup)
      joined[joined.length - 1] = { ...last, texts: [`${one}${next}`] };
    else joined.push(each);
  }
  if (joined.length === elements.length) return [];
  const asks = distinct(tasksBy(rules, withoutWords(joined)));
  return isTold(asks, joined) ? asks : [];
}

/** "3 m + 2 cm": a sum of quantities is not reckoned with as if its units were letters. */
function hasUnits({ tags, texts }: Element): boolean {
  return (
    /^[ER]+$/.test(tags[0] ?? "") &&
    texts.some((text) =>
      [...text.matchAll(/(?:[\d.]+|\))\s?([a-zµ]{2,})(?![a-z(])/g)].some(
        ([found, unit = ""]) => isUnitWord(unit) && found.length < text.length,
      ),
    )
  );
}

/** The elements without the words of which nothing is known; a letter that such a word is about is not what is asked for. */
function withoutWords(elements: readonly Element[]): Element[] {
  return elements.flatMap((element, at) => {
    if (element.tags[0] === "word") return [];
    const isNamed = element.tags[0] === "L" && elements[at - 1]?.tags[0] === "word";
    return isNamed && elements[at + 1]?.tags.some((tag) => tag === "to" || tag === "be") === true
      ? [{ ...element, tags: ["trap"], texts: [] }]
      : [element];
  });
}

/** Among many words of which nothing is known only equations are read: a story may stand in them. */
function isTold(tasks: readonly Task[], elements: readonly Element[]): boolean {
  const isWord = (element: Element | undefined) => element?.tags[0] === "word";
  // "The vertex of y = x^2": what is asked of the mathematics is not known.
  const isOfUnknown = elements.some((element, at) => {
    const rest = elements
      .slice(at + 1)
      .filter(({ tags }) => tags.includes("of") || !tags.includes("filler"));
    return (
      isWord(element) && rest[0]?.tags.includes("of") === true && (rest[1]?.texts.length ?? 0) > 0
    );
  });
  if (isOfUnknown) return false;
  // "… and give the middle one": what is asked for is not known.
  const isAskedUnknown = elements.some((element, at) => {
    const rest = elements.slice(at + 1).filter(({ tags }) => !tags.includes("filler"));
    // "La edad media" and "the test average" name what is found.
    const isNamed = rest[1]?.tags.some((tag) => /^(?:mean|median|mode|range)$/.test(tag)) === true;
    const isAsk = element.tags.includes("ask") && isWord(rest[0]) && !isNamed;
    return isAsk && rest.every(({ texts }) => texts.length === 0);
  });
  if (isAskedUnknown && tasks.some(({ ask }) => ask.kind !== "solve")) return false;
  const unknown = elements.slice(leadOf(elements)).filter(isWord).length;
  return tasks.every(({ ask }) => {
    if (ask.kind === "solve") return true;
    if (ask.kind === "calculate")
      return (
        unknown === 0 || (/[-+*^]|[a-z]{2}|[^\d]\/|\/.*\//.test(ask.of) && unknown <= maxAround)
      );
    if (ask.kind === "sum-of-range") return unknown === 0;
    return (
      unknown <=
        (/^(?:percent-change|statistic|chance)$/.test(ask.kind) ? maxAround : maxUnknown) &&
      (ask.kind !== "simplify" ||
        unknown === 0 ||
        elements.some(({ tags }) => tags.includes("simplify")))
    );
  });
}

/** Where what is to be done begins: "The physics teacher wants me to write …" tells nothing of it before. */
function leadOf(elements: readonly Element[]): number {
  const at = elements.findIndex(
    ({ tags, texts }) => texts.length > 0 || tags.some((tag) => instruction.test(tag)),
  );
  return at < 0 || (elements[at]?.texts.length ?? 0) > 0 ? 0 : at;
}

const instruction = /^(?:convert|solve|simplify|expand|collect|factor|round|order)$/;

/** Mathematics of one kind that stands side by side, as one list. */
function withNeighbours(elements: readonly Element[]): Element[] {
  const lists: Element[] = [];
  for (const each of elements) {
    const last = lists.at(-1);
    const both = last === undefined ? null : listOf(last, each);
    if (both === null) lists.push(each);
    else lists[lists.length - 1] = both;
  }
  return lists;
}

/** Tasks that differ; what is to be simplified is worked out by that. */
export function distinct(tasks: readonly Task[]): Task[] {
  const seen = [...new Map(tasks.map((task) => [JSON.stringify(task), task])).values()];
  return seen.filter(
    ({ ask }) =>
      ask.kind !== "calculate" ||
      !seen.some((other) => other.ask.kind === "simplify" && other.ask.of === ask.of),
  );
}
