import { definitionOf, type Element } from "./elements.ts";
import type { Ask, Given, Task } from "./task.ts";
import type { Found, Rule } from "./rule.ts";

const asking = "solve ask when";

/** Ways to solve an equation, and forms its answer may have: they leave it the same equation. */
const methods =
  "expand collect factor simplify complete-square convert as-fraction as-decimal lcm lcd multiply divide";

/** "x = 4" gives a letter its value. */
function valueGiven(relation: string): Given | null {
  const [, name, of] = /^([a-zA-Z]) ?= ?([^=<>a-zA-Z]+)$/.exec(relation) ?? [];
  return name === undefined || of === undefined ? null : { kind: "value", name, of };
}

/** The relations before "solve", where others stand behind it. */
function toldBefore(elements: readonly Element[]): string[] {
  const isRelation = ({ tags }: Element) => /^R+$/.test(tags[0] ?? "");
  const at = elements.findIndex(({ tags }) => tags[0] === "solve");
  const before = elements.slice(0, Math.max(at, 0)).filter(isRelation);
  return elements.slice(at + 1).some(isRelation) ? before.flatMap(({ texts }) => texts) : [];
}

/** The relations that determine, one after the other, letters that are not asked for. */
function determined(relations: readonly string[], asked: string): string[] {
  const known = new Set<string>();
  const found: string[] = [];
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const relation of relations) {
      if (found.includes(relation) || !relation.includes("=")) continue;
      const open = [...lettersIn(relation)].filter((letter) => !known.has(letter));
      const [letter, more] = open;
      if (letter === undefined || more !== undefined || letter === asked) continue;
      known.add(letter);
      found.push(relation);
      isNew = true;
    }
  }
  return found;
}

function lettersIn(relation: string): Set<string> {
  return new Set(relation.replaceAll(/[a-z]{3,}|[a-z] ?(?=\()/gi, " ").match(/[a-z]/gi) ?? []);
}

/** "3 answers" counts what is looked for. */
function isCount(behind: Element | undefined): boolean {
  return behind?.tags.some((tag) => tag === "ask" || tag === "solve") === true;
}

function solve({ elements }: Found): Ask | Task | null {
  const of = (kind: RegExp) =>
    elements.filter(({ tags }) => tags.some((tag) => kind.test(tag))).flatMap(({ texts }) => texts);
  // "x and y satisfy …; find y": the last is asked for.
  const letters = elements.filter(({ tags }) => tags.some((tag) => /^L+$/.test(tag)));
  // "what is x and what is y": both.
  const isAsked = (letter: Element) =>
    elements[elements.indexOf(letter) - 1]?.tags.some((tag) => tag === "ask" || tag === "solve") ===
    true;
  const isEach =
    letters.length > 1 && letters.every((letter) => letter.texts.length === 1 && isAsked(letter));
  const asked = new Set(letters.flatMap(({ texts }) => texts));
  const unknowns = isEach && asked.size > 1 ? [] : (letters.at(-1)?.texts ?? []);
  const within = of(/^I$/)[0] ?? null;
  const relations = of(/^[RS]+$/);
  const letterCount = new Set(relations.flatMap((relation) => [...lettersIn(relation)])).size;
  if (unknowns.some((name) => !relations.some((relation) => lettersIn(relation).has(name))))
    return null;
  if (relations.length > Math.max(1, letterCount)) return null;
  if (elements.some(({ tags }, at) => tags.includes("N") && !isCount(elements[at + 1])))
    return null;
  if (relations.length > 1 && elements.some(({ tags }) => tags.includes("doubt"))) return null;
  const told = toldBefore(elements);
  if (told.length > 0)
    return {
      givens: [{ kind: "equations", relations: told }],
      ask: { kind: "solve", relations: relations.slice(told.length), unknowns, within },
    };
  const [only, more] = unknowns;
  const known = only === undefined || more !== undefined ? [] : determined(relations, only);
  if (known.length > 0 && known.length < relations.length)
    return {
      givens: [{ kind: "equations", relations: known }],
      ask: {
        kind: "solve",
        relations: relations.filter((each) => !known.includes(each)),
        unknowns,
        within,
      },
    };
  const givens = relations.map(valueGiven).filter((given) => given !== null);
  const left = relations.filter((relation) => valueGiven(relation) === null);
  if (givens.length === 0 || left.length !== 1)
    return { kind: "solve", relations, unknowns, within };
  const name = /^([a-zA-Z]) ?=/.exec(left[0] ?? "")?.[1];
  return {
    givens,
    ask: {
      kind: "solve",
      relations: left,
      unknowns: unknowns.length > 0 || name === undefined ? unknowns : [name],
      within,
    },
  };
}

/** "zeros of y = x^2 - 1" asks where y is 0. */
function solveOrRoots(found: Found): Ask | Task | null {
  const [relation = ""] = found.texts;
  const isRoots =
    found.elements.some(({ tags }) => tags[0] === "roots") && found.texts.length === 1;
  const body = isRoots ? /^y ?= ?(.*[a-z].*)$/i.exec(relation)?.[1] : undefined;
  return body === undefined
    ? solve(found)
    : { kind: "solve", relations: [`${body} = 0`], unknowns: [], within: null };
}

const simplified = (of: string, assumes: "positive" | null = null): Ask => ({
  kind: "simplify",
  of,
  assumes,
});

const simplify = ({ texts: [of] }: Found): Ask | null => (of === undefined ? null : simplified(of));

const rewrite =
  (kind: "expand" | "factor" | "collect" | "complete-square") =>
  ({ texts: [of] }: Found): Ask | null =>
    of === undefined ? null : { kind, of };

/** The value of an expression where letters are given theirs. */
function evaluate({ elements }: Found): Task | null {
  const of = elements.find(({ tags }) => tags.includes("E"))?.texts[0];
  const relations = elements.filter(({ tags }) => tags.some((tag) => /^R+$/.test(tag)));
  const givens = relations.flatMap(({ texts }) => texts).map(valueGiven);
  const known = givens.filter((given) => given !== null);
  return of === undefined || known.length < givens.length
    ? null
    : { givens: known, ask: { kind: "calculate", of } };
}

const joined =
  (sign: string) =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : simplified(texts.map((text) => `(${text})`).join(` ${sign} `));

const derivative = ({ elements, value }: Found): Ask | Task | null => {
  const atOf = (tag: string) => elements.findIndex(({ tags }) => tags.includes(tag));
  const of = elements[atOf("E")]?.texts[0];
  const named = elements.findIndex(
    ({ tags }, at) => tags.includes("L") && elements[at - 1]?.tags.includes("wrt"),
  );
  const by = elements[named < 0 ? atOf("L") : named]?.texts[0] ?? null;
  const relation = elements[atOf("R")]?.texts[0];
  if (of === undefined) return null;
  const order = Number(value("ordinal") ?? "1");
  if (relation === undefined) return { kind: "differentiate", of, by, order, at: null };
  const [, name, at] = /^([a-z]) ?= ?([^=]+)$/i.exec(relation) ?? [];
  if (name === undefined || at === undefined) return null;
  // Before the function a letter gets its value; behind it the place is told.
  return atOf("R") < atOf("E")
    ? {
        givens: [{ kind: "value", name, of: at }],
        ask: { kind: "differentiate", of, by, order, at: null },
      }
    : order > 1
      ? null
      : { kind: "differentiate", of, by: name, order, at };
};

/** Without "y =" before it. */
export const bodyOf = (text: string) => text.replace(/^(?:y|[fgh] ?\( ?[a-z] ?\)) ?= ?/i, "");

const integral = (found: Found): Ask | null => {
  const { elements } = found;
  const letters = elements.filter(({ tags }) => tags.includes("L")).flatMap(({ texts }) => texts);
  const expression = elements.find(({ tags }) => tags.includes("E"))?.texts[0];
  const of = expression ?? letters[0];
  // The constant that is added is no letter of the function.
  const by =
    letters.slice(expression === undefined ? 1 : 0).find((letter) => !/^c$/i.test(letter)) ?? null;
  const [low, high] = elements
    .filter(({ tags }) => tags.includes("N"))
    .flatMap(({ texts }) => texts);
  if (of === undefined) return null;
  return {
    kind: "integrate",
    of,
    by,
    bounds: low === undefined || high === undefined ? null : [low, high],
  };
};

/** "Between x = 0 and x = 4", "with limits 0 and 4". */
function boundedIntegral({ lists }: Found): Ask | null {
  const [of = ""] = lists[0] ?? [];
  const [low, high, more] = (lists.at(-1) ?? []).map((text) => text.replace(/^[a-z] ?= ?/i, ""));
  return low === undefined || high === undefined || more !== undefined
    ? null
    : { kind: "integrate", of, by: null, bounds: [low, high] };
}

/** Equations, expressions, derivatives and integrals. */
export const algebraRules: readonly Rule[] = [
  {
    need: "R/RR",
    may: `${asking} ${methods} roots each next doubt before N L/LL R/RR I`,
    make: solveOrRoots,
  },
  {
    order: "EE equal",
    make: ({ texts: [a = "", b = ""] }) => ({
      kind: "solve",
      relations: [`${a} = ${b}`],
      unknowns: [],
      within: null,
    }),
  },
  { need: "E R/RR", may: `${asking} R`, make: evaluate },
  {
    need: "F R",
    may: `${asking} L`,
    make: ({ elements }) => {
      const of = elements.find(({ tags }) => tags.includes("F"))?.texts[0] ?? "";
      const given = valueGiven(elements.find(({ tags }) => tags.includes("R"))?.texts[0] ?? "");
      const definition = definitionOf(of);
      return given === null || definition === null
        ? null
        : { givens: [given], ask: { kind: "calculate", of: definition.body } };
    },
  },
  {
    need: "F roots",
    may: `${asking} L`,
    make: ({ elements }) => {
      const of = elements.find(({ tags }) => tags.includes("F"))?.texts[0] ?? "";
      return {
        kind: "solve",
        relations: [`${definitionOf(of)?.body ?? of} = 0`],
        unknowns: [],
        within: null,
      };
    },
  },
  {
    need: "E roots",
    may: `${asking} L`,
    make: ({ elements }) => {
      const of = elements.find(({ tags }) => tags.includes("E"))?.texts[0];
      return of === undefined
        ? null
        : { kind: "solve", relations: [`${of} = 0`], unknowns: [], within: null };
    },
  },
  {
    need: "E simplify positive",
    may: "ask L assume convert when",
    make: ({ elements }) => {
      const of = elements.find(({ tags }) => tags.includes("E"))?.texts[0] ?? "";
      return simplified(of, "positive");
    },
  },
  { need: "E", may: "ask simplify", make: simplify },
  { need: "E simplify", may: "ask convert L", make: simplify },
  { need: "E multiply/product", may: "ask simplify collect", make: rewrite("expand") },
  { need: "N expand", may: "ask simplify", make: simplify },
  { need: "E expand", may: "ask simplify convert product collect", make: rewrite("expand") },
  { need: "E collect", may: "ask simplify add", make: rewrite("collect") },
  { need: "E factor", may: "ask convert product simplify", make: rewrite("factor") },
  { need: "E convert product", may: "ask of N", make: rewrite("factor") },
  { need: "E complete-square", may: "ask convert", make: rewrite("complete-square") },
  { need: "EE add/sum", may: "ask", make: joined("+") },
  { need: "EE product/multiply", may: "ask", make: joined("*") },
  {
    order: "subtract E from/of/to E",
    make: ({ texts: [a = "", b = ""] }) => simplified(`(${b}) - (${a})`),
  },
  { order: "multiply E by E expand?", make: joined("*") },
  { order: "add E to E", make: joined("+") },
  { order: "divide E by/in/into E/N/L", make: joined("/") },
  {
    need: "E simplify R",
    may: "ask convert assume L when",
    make: ({ elements }) => {
      const of = elements.find(({ tags }) => tags.includes("E"))?.texts[0] ?? "";
      const name = /^([a-z]) ?> ?0$/i.exec(
        elements.find(({ tags }) => tags.includes("R"))?.texts[0] ?? "",
      )?.[1];
      return name === undefined ? null : simplified(of, "positive");
    },
  },
  {
    order: "coefficient of? E/L in/of E",
    make: ({ texts: [of = "", inside = ""] }) => ({ kind: "coefficient", of, inside }),
  },
  {
    order: "convert E to/in/as E ask L",
    make: ({ texts: [of = "", form = "", name = ""] }) => ({
      kind: "coefficient-in-form",
      of,
      form,
      name,
    }),
  },
  { need: "E derivative", may: "ask L ordinal R when wrt simplify", make: derivative },
  {
    need: "R derivative",
    may: "ask L ordinal when",
    make: ({ texts, elements, value }) => {
      const of = texts.find((text) => /^y ?=/.test(text));
      const by = elements.find(({ tags }) => tags.includes("L"))?.texts[0] ?? null;
      return of === undefined
        ? null
        : {
            kind: "differentiate",
            of: bodyOf(of),
            by,
            order: Number(value("ordinal") ?? "1"),
            at: null,
          };
    },
  },
  {
    need: "F derivative",
    may: "ask ordinal when",
    make: ({ texts: [of = ""], value }) => ({
      kind: "differentiate",
      of: bodyOf(of),
      by: null,
      order: Number(value("ordinal") ?? "1"),
      at: null,
    }),
  },
  {
    need: "R/RR tangent",
    may: "ask line R when convert",
    make: ({ texts: [curve = "", place = ""] }) => {
      const at = /^x ?= ?([^=]+)$/.exec(place)?.[1];
      return at === undefined || !/^y ?=/.test(curve)
        ? null
        : { kind: "tangent", curve: bodyOf(curve), at };
    },
  },
  { need: "E integral", may: "ask L", make: integral },
  { need: "L integral", may: "ask L", make: integral },
  {
    need: "N integral",
    may: "ask L",
    make: ({ elements }) => {
      const of = elements.find(({ tags }) => tags.includes("N"))?.texts[0] ?? "";
      const by = elements.find(({ tags }) => tags.includes("L"))?.texts[0] ?? "x";
      return { kind: "integrate", of, by, bounds: null };
    },
  },
  { order: "integral ask? E/L L? from? N to? N", make: integral },
  { order: "integral ask? E/L from? N to? N L?", make: integral },
  { order: "integral from? N to? N of? E/L L?", make: integral },
  { order: "integral ask? E/L L? from/between/when/in? NN/RR", make: boundedIntegral },
  {
    need: "F domain",
    may: "ask",
    make: ({ texts: [of = ""] }) => ({ kind: "function", what: "domain", of }),
  },
  {
    need: "F inverse",
    may: "ask",
    make: ({ texts: [of = ""] }) => ({ kind: "function", what: "inverse", of }),
  },
];
