import { readAmongChat } from "./among-chat.ts";
import { readCore } from "./core.ts";
import { takeDefinitions } from "./definitions.ts";
import { type Names, noNames, readWith, withNames } from "./elements.ts";
import { type Part, partsOf, tagsOf } from "./notation.ts";
import { piecesOf } from "./pieces.ts";
import { plainText } from "./plain-text.ts";
import { readAsk } from "./read-ask.ts";
import { readStory } from "./stories.ts";
import type { Ask, Given, Task } from "./task.ts";

/** Longer texts, in UTF-16 units, and those with longer numbers are not read. */
const maxLength = 2000;
const longNumber = /\d{150}/;

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
  let names = noNames();
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
  const among = conditional.length > 0 ? conditional : readAmongChat(parts, known, choices);
  const isStory = among.length === 0 && givens.length === 0 && choices.length === 0;
  const told = isStory ? readStory(parts) : among;
  const read = told.length > 0 ? told : readCore(parts, known, choices);
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
