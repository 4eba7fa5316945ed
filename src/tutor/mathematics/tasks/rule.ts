import type { Element } from "./elements.ts";
import type { Ask, Task } from "./task.ts";

/** What a rule makes a task of: the mathematics in order, and what the phrases tell. */
export type Found = {
  /** The mathematics of the elements in their order. */
  texts: readonly string[];
  /** Entries by element. */
  lists: readonly (readonly string[])[];
  elements: readonly Element[];
  /** What the first phrase with a tag tells; null where there is none. */
  value: (tag: string) => string | null;
};

/** Reads a kind of task. `order`: elements in this order; `need` and `may`: in any. Alternatives are parted by "/". */
export type Rule = {
  order?: string;
  need?: string;
  may?: string;
  /** Tags that must not stand there. */
  not?: string;
  make: (found: Found) => Ask | Task | null;
};

/** Tags that may be passed over: they join or ask, and say nothing of what is to be done. */
const passingTags = new Set(
  "filler ask is be for of from to by in as between when integers wrt let form does that-number asked-number money choose".split(
    " ",
  ),
);

function isPassing({ tags }: Pick<Element, "tags">): boolean {
  return (
    !tags.some((tag) => /^(?:trap|twist|doubt|signed)$/.test(tag)) &&
    tags.some((tag) => passingTags.has(tag))
  );
}

/** What a sentence is made of, looked at once for all rules. */
type Sentence = {
  elements: readonly Element[];
  passing: ReadonlySet<Element>;
  tags: ReadonlySet<string>;
};

/** The tasks that the rules read in a sentence. */
export function tasksBy(rules: readonly Rule[], elements: readonly Element[]): Task[] {
  const sentence: Sentence = {
    elements,
    passing: new Set(elements.filter(isPassing)),
    tags: new Set(elements.flatMap(({ tags }) => tags)),
  };
  return rules.flatMap((rule) => {
    const task = apply(rule, sentence);
    return task === null ? [] : [task];
  });
}

/** The tags that a rule's tokens name, apart: each of `needed` has one of its tags in the sentence, or the rule fits none. */
type Named = {
  needed: readonly (readonly string[])[];
  named: ReadonlySet<string>;
  not: readonly string[];
};

const namedOf = new WeakMap<Rule, Named>();

function namedBy(rule: Rule): Named {
  const known = namedOf.get(rule);
  if (known) return known;
  const { order = "", need = "", may = "", not = "" } = rule;
  const tokens = (text: string) => text.split(" ").filter(Boolean);
  const needed = tokens(`${order} ${rule.order === undefined ? need : ""}`).filter(
    (token) => !token.endsWith("?"),
  );
  const made: Named = {
    needed: needed.map((token) => token.split("/")),
    named: new Set(`${order} ${need} ${may}`.split(/[ /]/).map((tag) => tag.replace("?", ""))),
    not: tokens(not),
  };
  namedOf.set(rule, made);
  return made;
}

function apply(rule: Rule, { elements, passing, tags: there }: Sentence): Task | null {
  const { order, need = "", may = "", make } = rule;
  const { needed, named, not } = namedBy(rule);
  if (not.some((tag) => there.has(tag))) return null;
  if (!needed.every((tags) => tags.some((tag) => there.has(tag)))) return null;
  const kept = elements.filter(
    (element) => !passing.has(element) || element.tags.some((tag) => named.has(tag)),
  );
  const fits = order === undefined ? fitsBag(kept, need, may) : fitsOrder(kept, order);
  if (!fits) return null;
  const lists = kept.filter(({ texts }) => texts.length > 0).map(({ texts }) => texts);
  const made = make({
    texts: lists.flat(),
    lists,
    elements: kept,
    value: (tag) => kept.find(({ tags }) => tags.includes(tag))?.value(tag) ?? null,
  });
  return made === null || "ask" in made ? made : { givens: [], ask: made };
}

const has = (element: Element, token: string) =>
  token.split("/").some((tag) => element.tags.includes(tag));

function fitsBag(elements: readonly Element[], need: string, may: string): boolean {
  const left = [...elements];
  for (const token of need.split(" ").filter(Boolean)) {
    const at = left.findIndex((element) => has(element, token));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const allowed = may.split(" ").filter(Boolean);
  const again = need.split(" ").filter(Boolean);
  return left.every(
    (element) =>
      allowed.some((token) => has(element, token)) ||
      (element.texts.length === 0 && again.some((token) => has(element, token))),
  );
}

/** Whether the elements are those of a pattern in its order; "?" behind a token: it may be missing. */
function fitsOrder(elements: readonly Element[], order: string): boolean {
  const tokens = order.split(" ");
  const failed = new Set<number>();
  const fitsFrom = (at: number, token: number): boolean => {
    const state = at * (tokens.length + 1) + token;
    if (failed.has(state)) return false;
    const fits = triesFrom(at, token);
    if (!fits) failed.add(state);
    return fits;
  };
  const triesFrom = (at: number, token: number): boolean => {
    if (token === tokens.length) return elements.slice(at).every(isPassing);
    const [, tag = "", mark] = /^([^?]+)(\?)?$/.exec(tokens[token] ?? "") ?? [];
    const element = elements[at];
    if (element !== undefined && has(element, tag) && fitsFrom(at + 1, token + 1)) return true;
    if (element !== undefined && isPassing(element) && fitsFrom(at + 1, token)) return true;
    return mark === "?" && fitsFrom(at, token + 1);
  };
  return fitsFrom(0, 0);
}
