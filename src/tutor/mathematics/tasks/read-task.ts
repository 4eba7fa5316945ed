import {
  type Element,
  definitionOf,
  elementsOf,
  kindOf,
  lettersOf,
  listOf,
  type Names,
  noNames,
  readWith,
  withoutUnits,
  withUnits,
} from "./elements.ts";
import type { Part } from "./notation.ts";
import { partsOf } from "./notation.ts";
import { piecesOf } from "./pieces.ts";
import { plainText } from "./plain-text.ts";
import { tasksBy } from "./rule.ts";
import { rules } from "./rules.ts";
import type { Ask, Given, Task } from "./task.ts";

/** Longer texts, in UTF-16 units, and those with longer numbers are not read. */
const maxLength = 2000;
const longNumber = /\d{150}/;

/** Between so many words of which nothing is known a task may stand that is not about equations. */
const maxUnknown = 1;
/** As many where a sum is written out. */
const maxAround = 4;
/** So many numbers may be told of in a sentence beside the task. */
const maxNumbers = 4;

/**
 * The readings of a problem as a student types it, in English or Spanish; one where it is read with certainty, several where
 * it can mean different things, none where it is not read. Nothing is guessed: each piece of mathematics and each phrase that
 * says what is to be done has its place in a reading.
 */
export function readTasks(text: string): Task[] {
  if (text.length > maxLength || longNumber.test(text)) return [];
  const plain = plainText(text);
  if (plain === null) return [];
  const { language } = plain;
  const { text: bare, choices } = takeChoices(plain.text);
  const sentences = sentencesOf(partsOf(piecesOf(bare, language)));
  const givens: Given[] = [];
  let names = noNames;
  const asking: Part[][] = [];
  for (const sentence of sentences) {
    const given = opensGiven(sentence) ? readGiven(sentence, names) : null;
    if (given === null) asking.push(sentence);
    else {
      givens.push(...given);
      names = withNames(names, given);
    }
  }
  const { parts, defined } = takeDefinitions(
    asking.flatMap((sentence) => [...sentence, { kind: "mark", text: "." } as const]),
  );
  const known = withNames(names, defined);
  const tasks = readAsk(parts, known, choices);
  const conditional = tasks.length > 0 ? tasks : readConditional(parts, known, choices);
  const read = conditional.length > 0 ? conditional : readAmongChat(parts, known, choices);
  return read.flatMap((task) => completed([...givens, ...defined, ...task.givens], task.ask));
}

/** A task with what is given before it; letters that are asked for of given equations are their solution. */
function completed(givens: readonly Given[], ask: Ask): Task[] {
  if (ask.kind !== "solve" || ask.relations.length > 0) return [{ givens, ask }];
  const relations = givens.flatMap((given) => (given.kind === "equations" ? given.relations : []));
  return relations.length === 0
    ? []
    : [{ givens: givens.filter(({ kind }) => kind !== "equations"), ask: { ...ask, relations } }];
}

/**
 * The task of a text in which a child says more: without the sentences, then without the clauses, that are said beside it.
 * Where that is no task either, one sentence or clause alone has to hold one.
 */
function readAmongChat(parts: readonly Part[], names: Names, choices: readonly string[]): Task[] {
  for (const isEnd of [isSentenceEnd, isClauseEnd]) {
    const segments = segmentsOf(parts, isEnd).map(withoutLead);
    const kept = segments.filter((segment) => !isChat(segment, names, isEnd === isSentenceEnd));
    if (kept.length === segments.length && segments.length < 2) continue;
    const whole = kept.length === segments.length ? [] : readAsk(kept.flat(), names, choices);
    if (whole.length === 1) return whole;
    if (kept.length === 1) continue;
    const read = segments.map((segment) => readAsk(segment, names, choices));
    const found = distinct(read.flat());
    const rest = segments.filter((_, at) => read[at]?.length === 0);
    const isAlone = rest.every((segment) => isChat(segment, names, isEnd === isSentenceEnd));
    if (found.length === 1 && isAlone) return found;
  }
  return [];
}

function isSentenceEnd(part: Part): boolean {
  return part.kind === "mark" && part.text !== ",";
}

/** A comma ends a clause where no mathematics follows it: there it parts the entries of a list. */
function isClauseEnd(part: Part, next: Part | undefined): boolean {
  return part.kind === "mark" && (part.text !== "," || next?.kind !== "span");
}

function segmentsOf(
  parts: readonly Part[],
  isEnd: (part: Part, next: Part | undefined) => boolean,
): Part[][] {
  const segments: Part[][] = [[]];
  for (const [at, part] of parts.entries()) {
    segments.at(-1)?.push(part);
    if (isEnd(part, parts[at + 1])) segments.push([]);
  }
  return segments.filter((segment) => segment.some(({ kind }) => kind !== "mark"));
}

/** Without the "but" or "and" that joins a clause to what was said before. */
function withoutLead(segment: readonly Part[]): readonly Part[] {
  const [first] = segment;
  return tagsOf(first).some((tag) => tag === "doubt" || tag === "and") ? segment.slice(1) : segment;
}

/** What would change the answer, wherever it is said. */
const bending =
  /^(?:twist|round|decimal-places|place|as-fraction|as-decimal|as-percent|unequal|base|base-name|how-many|let)$/;

/** What would change it where a number stands beside it, or in the same sentence. */
const shaping =
  /^(?:twist|trap|round|decimal-places|place|as-fraction|as-decimal|as-percent|simplify|sort|compare|unequal|off|increase|decrease|base|base-name|ordinal|remainder|how-many|convert|let|before|after|U|add|subtract|multiply|divide|sum|difference|product|quotient|square-of|cube-of|prime|derivative|integral)$/;

/** Whether a sentence is said beside the task: it has no mathematics but numbers, and nothing that changes the task. */
function isChat(segment: readonly Part[], names: Names, isSentence: boolean): boolean {
  const elements = elementsOf(segment, names);
  if (elements === null) return false;
  const maths = elements.filter(({ texts }) => texts.length > 0);
  const numbers = maths.flatMap(({ texts }) => texts);
  const isPlain = numbers.every((text) => /^-?[\d.,]+(?:\/\d+)?%?$/.test(text));
  const changes = isSentence && maths.length === 0 ? bending : shaping;
  const isChanging = elements.some(
    ({ tags }) => !tags.includes("filler") && tags.some((tag) => changes.test(tag)),
  );
  const isWorded = elements.some(({ tags }) => tags[0] === "word" || tags.includes("filler"));
  const most = isSentence ? maxNumbers : 1;
  return isPlain && !isChanging && (numbers.length === 0 || (numbers.length <= most && isWorded));
}

/** "If 4n = 20, what is the derivative of x^n": where nothing is read otherwise, the equations are given. */
function readConditional(parts: readonly Part[], names: Names, choices: readonly string[]): Task[] {
  const isEquation = (part: Part) => part.kind === "span" && part.text.includes("=");
  const relations = parts.flatMap((part) =>
    part.kind === "span" && isEquation(part) ? [part.text] : [],
  );
  if (relations.length === 0) return [];
  const given: Given = { kind: "equations", relations };
  const left = parts.filter((part) => !isEquation(part));
  return readAsk(left, withNames(names, [given]), choices).map(({ givens, ask }) => ({
    givens: [given, ...givens],
    ask,
  }));
}

/** f'(x) and f'(2) of a function that is defined beside: the derivative of its body, at a place. */
function withDerivatives(parts: readonly Part[]): Part[] {
  const definitions = parts.flatMap((part) =>
    part.kind === "span" ? (definitionOf(part.text) ?? []) : [],
  );
  let isTaken = false;
  const told = parts.flatMap((part): Part[] => {
    const [, name, marks = "", at = ""] =
      part.kind === "span" ? (/^([a-z])('+) ?\(([^()]+|.*)\)$/i.exec(part.text) ?? []) : [];
    const definition = definitions.find(({ head }) => name !== undefined && head.startsWith(name));
    if (definition === undefined) return [part];
    isTaken = true;
    const letter = /\( ?([a-z]) ?\)/i.exec(definition.head)?.[1] ?? "x";
    const meanings = [{ tag: "derivative", value: "" }];
    const order = [{ tag: "ordinal", value: String(marks.length) }];
    return [
      { kind: "phrase", meanings: order },
      { kind: "phrase", meanings },
      { kind: "span", text: definition.body },
      ...(at === letter ? [] : [{ kind: "span", text: `${letter} = ${at}` } as const]),
    ];
  });
  return isTaken
    ? told.filter((part) => part.kind !== "span" || definitionOf(part.text) === null)
    : [...parts];
}

/** "If f(x) = 2x, what is f(3)": a function that is used where it is defined is given. */
function takeDefinitions(all: readonly Part[]): { parts: Part[]; defined: Given[] } {
  const defined: Given[] = [];
  const parts = withDerivatives(all);
  const left = parts.filter((part) => {
    const definition = part.kind === "span" ? definitionOf(part.text) : null;
    if (definition === null) return true;
    const use = new RegExp(`(?<![a-zA-Z])${definition.head[0]} ?\\(`);
    const isUsed = parts.some(
      (other) => other !== part && other.kind === "span" && use.test(other.text),
    );
    if (isUsed) defined.push({ kind: "function", head: definition.head, of: definition.body });
    return !isUsed;
  });
  return { parts: left, defined };
}

/** "(a) 2/3 (b) 7": entries by letters, taken out of a text. */
function takeChoices(text: string): { text: string; choices: string[] } {
  const found = /\(a\) .+\(b\) .+$/.exec(text);
  if (found === null) return { text, choices: [] };
  const choices = found[0]
    .replace(/[?.]+$/, "")
    .split(/ *\([a-z]\) */)
    .slice(1)
    .map((entry) => entry.trim());
  return { text: text.slice(0, found.index), choices };
}

function sentencesOf(parts: readonly Part[]): Part[][] {
  const sentences: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === "mark" && part.text === ".") sentences.push([]);
    else sentences.at(-1)?.push(part);
  }
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind !== "mark"));
}

function tagsOf(part: Part | undefined): string[] {
  return part?.kind === "phrase" ? part.meanings.map(({ tag }) => tag) : [];
}

function opensGiven(sentence: readonly Part[]): boolean {
  const first = sentence.find((part) => {
    const tags = tagsOf(part);
    return (
      part.kind !== "mark" &&
      !(tags.includes("filler") && !tags.includes("let")) &&
      !tags.includes("and")
    );
  });
  return tagsOf(first).includes("let");
}

/** What a sentence that begins with "let" or "suppose" gives; null where it is something else. */
function readGiven(sentence: readonly Part[], names: Names): Given[] | null {
  const clauses = clausesOf(sentence);
  const givens: Given[] = [];
  let known = names;
  for (const clause of clauses) {
    const given = clauseGiven(clause, known);
    if (given === null) return null;
    givens.push(given);
    known = withNames(known, [given]);
  }
  return givens.length === 0 ? null : givens;
}

/** The clauses of a sentence: each begins with a relation, or with a name and what it is. */
function clausesOf(sentence: readonly Part[]): Part[][] {
  const clauses: Part[][] = [];
  for (const [at, part] of sentence.entries()) {
    const next = sentence[at + 1];
    const isHead =
      part.kind === "span" &&
      (part.text.includes("=") ||
        (isHeadText(part.text) &&
          tagsOf(next).some((tag) => tag === "be" || (clauses.length === 0 && tag === "filler"))));
    if (isHead) clauses.push([part]);
    else if (clauses.length > 0) clauses.at(-1)?.push(part);
  }
  return clauses;
}

function isHeadText(text: string): boolean {
  return /^[a-zA-Z](?: ?\( ?[a-zA-Z] ?\))?$/.test(text);
}

function clauseGiven([head, ...rest]: readonly Part[], names: Names): Given | null {
  if (head?.kind !== "span") return null;
  const content = rest.filter(
    (part) =>
      part.kind !== "mark" &&
      (tagsOf(part).includes("be") || !tagsOf(part).some((tag) => /^(?:and|filler)$/.test(tag))),
  );
  const [, left, right] = /^([a-zA-Z](?: ?\( ?[a-zA-Z] ?\))?) ?= ?([^=]+)$/.exec(head.text) ?? [];
  if (head.text.includes("=")) {
    if (content.length > 0) return null;
    if (
      left?.includes("(") === true &&
      right !== undefined &&
      !names.functions.has(left.slice(0, 1))
    )
      return { kind: "function", head: left, of: right };
    return readWith(head.text, names) === null
      ? null
      : { kind: "equations", relations: [head.text] };
  }
  const what = content.filter((part, at) => at > 0 || !tagsOf(part).includes("be"));
  const [only, more] = what.filter((part) => !tagsOf(part).some((tag) => /^(?:ask|of)$/.test(tag)));
  if (only?.kind === "span" && more === undefined)
    return head.text.includes("(")
      ? { kind: "function", head: head.text, of: only.text }
      : { kind: "value", name: head.text, of: only.text };
  const [task, another] = readAsk(what, names, []);
  return task === undefined || another !== undefined
    ? null
    : { kind: "outcome", head: head.text, of: task.ask };
}

function withNames(names: Names, givens: readonly Given[]): Names {
  const values = new Set(names.values);
  const functions = new Set(names.functions);
  for (const given of givens) {
    const head = given.kind === "value" ? given.name : given.kind === "equations" ? "" : given.head;
    if (head.includes("(")) functions.add(head.slice(0, 1));
    else if (head !== "") values.add(head);
    if (given.kind === "equations")
      for (const relation of given.relations) {
        const read = readWith(relation, names);
        for (const name of read === null ? [] : lettersOf(read, relation)) values.add(name);
      }
  }
  return { values, functions };
}

function readAsk(parts: readonly Part[], names: Names, choices: readonly string[]): Task[] {
  const elements = elementsOf(parts, names);
  if (elements === null) return [];
  const listed =
    choices.length === 0
      ? elements
      : [...elements, { tags: ["choices"], value: () => undefined, texts: choices }];
  if (choices.some((choice) => kindOf(choice, names) === null)) return [];
  const units = withUnits(listed);
  const forms = [units, listed, withoutUnits(units), withNeighbours(listed)];
  for (const form of forms) {
    const asks = distinct(tasksBy(rules, withoutWords(form)));
    if (asks.length > 0) return isTold(asks, form) ? asks : [];
  }
  return [];
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
    const rest = elements.slice(at + 1).filter(({ tags }) => !tags.includes("filler"));
    return (
      isWord(element) && rest[0]?.tags.includes("of") === true && (rest[1]?.texts.length ?? 0) > 0
    );
  });
  if (isOfUnknown) return false;
  // "… and give the middle one": what is asked for is not known.
  const isAskedUnknown = elements.some((element, at) => {
    const rest = elements.slice(at + 1).filter(({ tags }) => !tags.includes("filler"));
    const isAsk = element.tags.includes("ask") && isWord(rest[0]);
    return isAsk && rest.every(({ texts }) => texts.length === 0);
  });
  if (isAskedUnknown && tasks.some(({ ask }) => ask.kind !== "solve")) return false;
  const unknown = elements.filter(isWord).length;
  return tasks.every(({ ask }) => {
    if (ask.kind === "solve") return true;
    if (ask.kind === "calculate")
      return unknown === 0 || (/[-+*/^]/.test(ask.of) && unknown <= maxAround);
    return (
      unknown <= maxUnknown &&
      (ask.kind !== "simplify" ||
        unknown === 0 ||
        elements.some(({ tags }) => tags.includes("simplify")))
    );
  });
}

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

function distinct(tasks: readonly Task[]): Task[] {
  const seen = [...new Map(tasks.map((task) => [JSON.stringify(task), task])).values()];
  // What is to be simplified is worked out by that.
  return seen.filter(
    ({ ask }) =>
      ask.kind !== "calculate" ||
      !seen.some((other) => other.ask.kind === "simplify" && other.ask.of === ask.of),
  );
}
