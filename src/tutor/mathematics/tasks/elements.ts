import type { Expression } from "../../notation/expression.ts";
import { isScalar, rebuild, symbolsOf } from "../inspect.ts";
import { type FunctionDefinition, readExpression } from "../solving/reading/scope.ts";
import { isSameUnit, isUnitWord } from "../solving/solvers/measurement.ts";
import { storyTags } from "./lexicon.ts";
import type { Part } from "./notation.ts";
import type { Given } from "./task.ts";

/**
 * What rules look at: mathematics by its kind, or a set phrase by its tags.
 * N number, P percentage, E expression with a letter, L a letter, R relation, S statement about numbers, T point, C time of day,
 * F definition of a function, U unit; doubled where it is a list.
 */
export type Element = {
  tags: readonly string[];
  /** What a tag tells besides. */
  value: (tag: string) => string | undefined;
  /** The mathematics, entry by entry; empty for a phrase. */
  texts: readonly string[];
};

/** Names that a text has given a meaning before. */
export type Names = {
  values: ReadonlySet<string>;
  functions: ReadonlySet<string>;
  /** Kinds that have been found, by the text: one text is looked at many times. */
  kinds: Map<string, string | null>;
};

export const noNames = (): Names => ({
  values: new Set(),
  functions: new Set(),
  kinds: new Map(),
});

/** The elements of a sentence; null where mathematics in it cannot be read. */
export function elementsOf(parts: readonly Part[], names: Names): Element[] | null {
  const elements: (Element | { joint: "," | "and" } | { unknown: string } | { colon: true })[] = [];
  for (const part of parts) {
    if (part.kind === "span") {
      const kind = kindOf(part.text, names);
      const quantity = kind === null ? quantityOf(part.text) : null;
      if (kind === null && quantity === null) return null;
      if (quantity !== null) elements.push(...quantity);
      else if (kind !== null) elements.push(element([kind], [part.text]));
    } else if (part.kind === "mark")
      elements.push(part.text === ":" ? { colon: true } : { joint: "," });
    else if (part.kind === "word") elements.push({ unknown: part.text });
    else {
      const tags = part.meanings.map(({ tag }) => tag);
      elements.push(
        tags.every((tag) => storyTags.has(tag))
          ? { unknown: "" }
          : tags.includes("and")
            ? { joint: "and" }
            : {
                tags,
                value: (tag) => part.meanings.find((meaning) => meaning.tag === tag)?.value,
                texts: [],
              },
      );
    }
  }
  return joined(elements);
}

function element(tags: readonly string[], texts: readonly string[]): Element {
  return { tags, value: () => undefined, texts };
}

/** "90° and another of 34°": so many small words may stand behind an "and". */
const articles = 2;

/** Entries that "," and "and" stand between are one list. */
function joined(
  found: readonly (Element | { joint: "," | "and" } | { unknown: string } | { colon: true })[],
): Element[] {
  const elements: Element[] = [];
  let isJoint = false;
  let isAnd = false;
  for (const each of found) {
    if ("colon" in each) {
      isJoint = false;
      continue;
    }
    if ("joint" in each) {
      isJoint = true;
      isAnd = each.joint === "and";
      continue;
    }
    const one: Element = "unknown" in each ? wordElement(each.unknown) : each;
    const last = elements.findLast(({ tags }) => !tags.includes("filler"));
    // "The remainder and the quotient": two things are asked for.
    if (isJoint && last !== undefined && isNoun(last) && isNoun(one))
      elements.push(element(["trap"], []));
    const at = elements.findLastIndex(({ tags }) => !tags.includes("filler"));
    const before = elements[at];
    const isNear = elements.length - at <= (isAnd ? articles + 1 : 1);
    const both = isJoint && isNear && before !== undefined ? listOf(before, one) : null;
    if (both !== null) elements.splice(at, elements.length - at, both);
    else elements.push(one);
    // An article may stand between.
    isJoint = isJoint && one.tags.includes("filler");
  }
  return elements;
}

const nouns =
  /^(?:remainder|quotient|gcd|lcm|mean|median|mode|range|dimension|sum|difference|product|derivative|integral|distance|midpoint|slope)$/;

function isNoun({ tags, texts }: Element): boolean {
  return texts.length === 0 && nouns.test(tags[0] ?? "");
}

function wordElement(text: string): Element {
  return isUnitWord(text) ? element(["U"], [text]) : element(["word"], []);
}

/** Two elements of mathematics as one list; null where they are of different kinds. */
export function listOf(one: Element, other: Element): Element | null {
  const [a, b] = [listKind(one), listKind(other)];
  return a === undefined || a !== b || one.texts.length === 0
    ? null
    : element([`${a}${a}`], [...one.texts, ...other.texts]);
}

function listKind({ tags }: Element): string | undefined {
  const [tag = ""] = tags;
  const kind = /^([NPELRSTC])\1?$/.exec(tag)?.[1];
  return kind === "P" ? "N" : kind === "S" ? "R" : kind;
}

/** The kind of a piece of mathematics; null where it cannot be read. */
export function kindOf(text: string, names: Names): string | null {
  const found = names.kinds.get(text);
  if (found !== undefined) return found;
  const kind = readKind(text, names);
  names.kinds.set(text, kind);
  return kind;
}

function readKind(text: string, names: Names): string | null {
  if (/^[a-zA-Z]$/.test(text)) return names.values.has(text) ? "N" : "L";
  if (definitionOf(text) !== null && !names.functions.has(text[0] ?? "")) return "F";
  const expression = readWith(text, names);
  if (/^[^<>≤≥=]+(?:<=?|≤)[^<>≤≥=]*[a-zA-Z][^<>≤≥=]*(?:<=?|≤)[^<>≤≥=]+$/.test(text)) return "I";
  if (/^[^<>≤≥=]+(?:>=?|≥)[^<>≤≥=]*[a-zA-Z][^<>≤≥=]*(?:>=?|≥)[^<>≤≥=]+$/.test(text)) return "I";
  if (expression === null) return null;
  if (/^\(\d{1,2}, \d{2}, [012]\)$/.test(text)) return "C";
  if (expression.kind === "tuple") return "T";
  const isOpen = [...lettersOf(expression, text)].some((name) => !names.values.has(name));
  if (expression.kind === "relation") return isOpen ? "R" : "S";
  if (!isScalar(expression)) return null;
  if (isOpen) return "E";
  return expression.kind === "percent" ? "P" : "N";
}

/** The letters of a piece of mathematics. */
export function lettersOf(expression: Expression, text: string): Set<string> {
  return symbolsOf(withoutConstants(expression, text));
}

/** i, and e where no power or logarithm of it is taken, are letters here: nobody reckons with them before the end of school. */
function withoutConstants(expression: Expression, text: string): Expression {
  return rebuild(expression, (part) =>
    part.kind === "constant" &&
    (part.name === "i" || (part.name === "e" && !/e ?\^|l(?:n|og)/i.test(text)))
      ? { kind: "symbol", name: part.name }
      : part,
  );
}

/** "f(x) = 2x": head and body of what defines a function; null for another text. */
export function definitionOf(text: string): { head: string; body: string } | null {
  const [, head, letter, body] = /^([a-zA-Z] ?\( ?([a-z]) ?\)) ?= ?([^=<>]+)$/.exec(text) ?? [];
  const isFunction =
    letter !== undefined && body !== undefined && /\d|[+*/^-]/.test(body) && body.includes(letter);
  return isFunction && head !== undefined ? { head, body } : null;
}

const nothing: Expression = { kind: "symbol", name: "x" };

/** The mathematics of a text in which names have been given a meaning; null where it cannot be read. */
export function readWith(text: string, { functions }: Names): Expression | null {
  const definition: FunctionDefinition = { parameter: "x", body: nothing, polynomial: null };
  return readExpression(text, {
    values: new Map(),
    functions: new Map([...functions].map((name) => [name, definition])),
  });
}

/** The elements with numbers behind which a unit stands parted from it: "5km" is 5 and km. */
export function withUnits(elements: readonly Element[]): Element[] {
  return elements.flatMap((each) => {
    const [text = ""] = each.texts;
    if (each.tags[0] === "U") return [each];
    const listed = each.texts.map(quantityOf);
    if (listed.length > 1 && listed.every((found) => found !== null)) return listed.flat();
    if (each.texts.length !== 1) return [each];
    if (/^[a-zA-Zµμ]+$/.test(text) && isUnitWord(text)) return [element(["U"], [text])];
    return quantityOf(text) ?? [each];
  });
}

/** "5km" is 5 and km; null for another text. */
function quantityOf(text: string): Element[] | null {
  const [, number, unit] = /^(.*[\d)}]) ?([a-zA-Zµμ]+)$/.exec(text) ?? [];
  return number !== undefined && unit !== undefined && isUnitWord(unit)
    ? [element(["N"], [number]), element(["U"], [unit])]
    : null;
}

/** The elements without the units behind numbers, where all are one unit. */
export function withoutUnits(elements: readonly Element[]): Element[] {
  const units = elements.filter(({ tags }) => tags[0] === "U").map(({ texts }) => texts[0] ?? "");
  const [unit] = units;
  const isOne = units.every((other) => unit !== undefined && isSameUnit(unit, other));
  return isOne ? elements.filter(({ tags }) => tags[0] !== "U") : [...elements];
}

/** The names, and what the givens give a meaning. */
export function withNames(names: Names, givens: readonly Given[]): Names {
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
  return { values, functions, kinds: new Map() };
}
