import { bracketedNumber } from "../solving/exact/write.ts";
import { sideUnit, unitName, unitOf, unitsIn } from "../solving/solvers/measurement.ts";
import type { Found, Rule } from "./rule.ts";
import type { Ask, Dimension, Figure } from "./task.ts";

const convert = (value: string, from: string, to: string): Ask => ({
  kind: "convert",
  value,
  from: unitName(from),
  to: unitName(to),
});

const inOrder = ({ texts: [value = "", from = "", to = ""] }: Found): Ask =>
  convert(value, from, to);

const points =
  (what: "distance" | "midpoint" | "slope") =>
  ({ texts }: Found): Ask | null =>
    texts.length === 2 ? { kind: "points", what, of: texts } : null;

const figures: ReadonlySet<string> = new Set([
  "square",
  "rectangle",
  "circle",
  "triangle",
  "trapezoid",
  "rhombus",
  "parallelogram",
  "cube",
  "cuboid",
  "cylinder",
  "cone",
  "sphere",
  "right-triangle",
  "equilateral",
] satisfies Figure[]);
const isFigure = (name: string): name is Figure => figures.has(name);
const dimensions: ReadonlySet<string> = new Set([
  "area",
  "perimeter",
  "volume",
  "surface",
  "diagonal",
  "side",
  "length",
  "width",
  "height",
  "base",
  "radius",
  "diameter",
  "hypotenuse",
  "leg",
] satisfies Dimension[]);
const isDimension = (name: string): name is Dimension => dimensions.has(name);

function lineAlong({ elements }: Found, how: "parallel" | "perpendicular"): Ask | null {
  const textOf = (tag: string) => elements.find(({ tags }) => tags.includes(tag))?.texts[0] ?? "";
  return { kind: "line", through: [textOf("T")], slope: null, along: { how, to: textOf("R") } };
}

/** Letters that dimensions have in formulas. */
const dimensionLetters: Readonly<Record<string, Dimension>> = {
  r: "radius",
  d: "diameter",
  h: "height",
  l: "length",
  w: "width",
  b: "base",
  s: "side",
};

/** A figure, what is asked of it, and each number with the dimension before it, or the adjective behind it ("5 wide"). */
function figureTask({ elements, value }: Found): Ask | null {
  const isRight = elements.some((each) =>
    /^(?:hypotenuse|leg)$/.test(each.value("dimension") ?? ""),
  );
  const isRound = elements.some(({ tags }) => tags.includes("round-way"));
  const name = value("figure") ?? (isRight ? "right-triangle" : isRound ? "circle" : "");
  if (!isFigure(name)) return null;
  const told = elements.filter(
    ({ tags, texts }) =>
      tags[0] !== "U" &&
      (texts.length > 0 || tags.some((tag) => /^(?:dimension|adjective)$/.test(tag))),
  );
  const unitBehind = (each: (typeof elements)[number]) => {
    const behind = elements[elements.indexOf(each) + 1];
    if (behind?.tags[0] !== "U") return "";
    const side = sideUnit(behind.texts[0] ?? "");
    return ` ${unitOf(side) ?? side}`;
  };
  const given: [Dimension | null, string][] = [];
  const asked: string[] = [];
  let open: string | null = null;
  let pi = piBeside(told);
  const named = new Set<Found["elements"][number]>();
  for (const [at, each] of told.entries()) {
    // "Leave π in the answer.", "use π = 3.14".
    const [isPi, toldPi] =
      /^(?:π|pi)(?: ?[=≈] ?(\d+(?:[./]\d+)?))?$/.exec(each.texts[0] ?? "") ?? [];
    if (isPi !== undefined) {
      if (toldPi !== undefined && pi !== undefined) return null;
      pi = toldPi ?? pi;
      continue;
    }
    if (named.has(each) || (pi !== undefined && each.texts[0] === pi)) continue;
    const letter = /^([a-z]) ?= ?([\d.]+)$/i.exec(each.texts[0] ?? "");
    const meant = letter === null ? undefined : dimensionLetters[letter[1]?.toLowerCase() ?? ""];
    if (letter !== null) {
      if (meant === undefined) return null;
      given.push([meant, letter[2] ?? ""]);
      continue;
    }
    const dimension = each.value("dimension");
    if (dimension !== undefined) {
      // "The length of the hypotenuse" asks for the hypotenuse.
      if (open !== null && open !== "length") asked.push(open);
      open = dimension;
    } else if (each.value("adjective") !== undefined) {
      // "De ancho 8": of the number behind it.
      open = each.value("adjective") ?? open;
    } else if (each.texts.length > 0) {
      // "9 cm de base": of what stands behind it, where nothing that stands at it tells.
      const isOpenHere = open !== null && isBeside(elements, each, named);
      const behind =
        open !== null && isBeside(elements, each, named) ? undefined : ofBehind(elements, each);
      if (behind !== undefined) named.add(behind);
      const adjectiveBehind = isOpenHere ? undefined : told[at + 1];
      if (adjectiveBehind?.value("adjective") !== undefined) named.add(adjectiveBehind);
      const adjective = adjectiveBehind?.value("adjective") ?? behind?.value("dimension");
      const before = given.at(-1)?.[0] ?? "";
      // Of a rectangle, "the diagonal of a rectangle of 6 by 8" tells no second diagonal.
      const paired = name === "rhombus" ? /^(?:leg|base|diagonal)$/ : /^(?:leg|base)$/;
      const isOtherOfPair = open === null && paired.test(before);
      const own = adjective ?? open ?? (isOtherOfPair ? before : "");
      if (adjective === undefined) open = null;
      // "6 x 9" and "6 by 9" are two measures.
      const sides = each.texts.flatMap((side) => side.split(/(?<=\d(?: ?[a-z]+)?) ?\* ?(?=\d)/));
      for (const [index, text] of sides.entries()) {
        const isOwn = index === 0 || !/^(?:area|perimeter|volume|surface)$/.test(own);
        given.push([isDimension(own) && isOwn ? own : null, `${text}${unitBehind(each)}`]);
      }
    }
  }
  if (open !== null) asked.push(open);
  // "How long is the circumference": around, unless more is asked of it.
  if (asked.length === 0 && isRound && (given.length > 1 || given[0]?.[0] !== "perimeter"))
    asked.push("perimeter");
  const ask = figureAsk(name, asked, given);
  return ask === null || pi === undefined ? ask : { ...ask, pi };
}

type Told = Found["elements"];

/** "Using 3.14 for π": the number that stands right beside π. */
function piBeside(told: Told): string | undefined {
  const at = told.findIndex(({ texts }) => /^(?:π|pi)$/.test(texts[0] ?? ""));
  if (at < 0) return undefined;
  return [told[at - 1], told[at + 1]]
    .map((each) => each?.texts[0] ?? "")
    .find((text) => /^(?:3\.14\d*|22\/7)$/.test(text));
}

const isDimensionElement = (each: Told[number] | undefined) =>
  each?.value("dimension") !== undefined;

/** Whether a dimension stands right before a number: "base 9 cm", "base of 9 cm". */
function isBeside(elements: Told, number: Told[number], named: ReadonlySet<Told[number]>): boolean {
  const before = elements
    .slice(0, elements.indexOf(number))
    .findLast(({ tags }) => !tags.includes("of"));
  return before !== undefined && !named.has(before) && isDimensionElement(before);
}

/** The dimension of "9 cm de base"; none where a figure or a number stands between. */
function ofBehind(elements: Told, number: Told[number]): Told[number] | undefined {
  const behind = elements.slice(elements.indexOf(number) + 1);
  const rest = behind[0]?.tags[0] === "U" ? behind.slice(1) : behind;
  return rest[0]?.tags.includes("of") === true && isDimensionElement(rest[1]) ? rest[1] : undefined;
}

/** "area of a square 5" asks for what the first number seems to belong to. */
function figureAsk(
  figure: Figure,
  asked: readonly string[],
  given: readonly (readonly [Dimension | null, string])[],
): Extract<Ask, { kind: "figure" }> | null {
  const [only, more] = asked;
  const [first] = given;
  if (only === undefined && first?.[0] != null && given.slice(1).every(([own]) => own === null))
    return {
      kind: "figure",
      figure,
      asked: first[0],
      given: given.map(([, text]) => [null, text]),
    };
  return only === undefined || more !== undefined || !isDimension(only) || first === undefined
    ? null
    : { kind: "figure", figure, asked: only, given };
}

/** "The perimeter of a hexagon of side 7": so many sides of one length. */
function polygonPerimeter({ texts: [side = ""], elements, value }: Found): Ask | null {
  const named = elements.flatMap(
    (each) => each.value("dimension") ?? each.value("adjective") ?? [],
  );
  return named.toSorted().join() === "perimeter,side"
    ? { kind: "calculate", of: `${value("polygon")} * ${side}` }
    : null;
}

/** "Each interior angle of a regular pentagon", "the sum of its interior angles". */
function polygonAngles({ elements, value }: Found): Ask | null {
  const corners = value("polygon") ?? "";
  const has = (tag: string) => elements.some(({ tags }) => tags.includes(tag));
  const sum = `(${corners} - 2) * 180`;
  if (has("sum") === has("each")) return null;
  return { kind: "calculate", of: has("sum") ? sum : `${sum} / ${corners}` };
}

/** "2 hours 15 minutes to minutes": both in the unit that is asked for. */
function together({ texts: [a = "", one = "", b = "", other = "", to = ""] }: Found): Ask | null {
  const [first, second] = [unitsIn(one, to), unitsIn(other, to)];
  return first === null || second === null
    ? null
    : {
        kind: "calculate",
        of: `${a} * ${bracketedNumber(first)} + ${b} * ${bracketedNumber(second)}`,
      };
}

function slopeAndIntercept({ texts: [slope = "", height = ""] }: Found): Ask {
  return { kind: "line", through: [`(0, ${height})`], slope, along: null };
}

/** Units, points and figures. */
export const measureRules: readonly Rule[] = [
  { order: "convert? N U to/in/as? U", make: inOrder },
  { order: "convert? N of? U to/in/as U", make: inOrder },
  { order: "N U ask? how-many U", make: inOrder },
  {
    order: "how-many U ask? in? N of? U",
    make: ({ texts: [to = "", value = "", from = ""] }) => convert(value, from, to),
  },
  {
    order: "how-many U ask? in? U",
    make: ({ texts: [to = "", from = ""] }) => convert("1", from, to),
  },
  { order: "convert? N U N U to/in U", make: together },
  {
    order: "how-many U ask? in? N U N U",
    make: (found) => {
      const [to = "", ...told] = found.texts;
      return together({ ...found, texts: [...told, to] });
    },
  },
  {
    order: "how-many U ask? in? N U",
    make: ({ texts: [to = "", value = "", from = ""] }) => convert(value, from, to),
  },
  { need: "T/TT distance", may: "ask line through T", make: points("distance") },
  { need: "T/TT midpoint", may: "ask line through T", make: points("midpoint") },
  { need: "T/TT slope", may: "ask line through T", make: points("slope") },
  {
    need: "TT line",
    may: "ask through convert",
    make: ({ texts }) => ({ kind: "line", through: texts, slope: null, along: null }),
  },
  {
    order: "line through? T slope N",
    make: ({ texts: [point = "", slope = ""] }) => ({
      kind: "line",
      through: [point],
      slope,
      along: null,
    }),
  },
  {
    order: "line slope N through? T",
    make: ({ texts: [slope = "", point = ""] }) => ({
      kind: "line",
      through: [point],
      slope,
      along: null,
    }),
  },
  {
    need: "T R line parallel",
    may: "ask through convert",
    make: (found) => lineAlong(found, "parallel"),
  },
  {
    need: "T R line perpendicular",
    may: "ask through convert",
    make: (found) => lineAlong(found, "perpendicular"),
  },
  {
    need: "R slope",
    may: "ask line",
    make: ({ texts: [of = ""] }) => ({ kind: "line-part", what: "slope", of }),
  },
  {
    need: "R intercept",
    may: "ask line when does",
    make: ({ texts: [of = ""] }) => ({ kind: "line-part", what: "intercept", of }),
  },
  {
    need: "R x-intercept",
    may: "ask line when does",
    make: ({ texts: [of = ""] }) => ({ kind: "line-part", what: "x-intercept", of }),
  },
  { order: "ask? line slope N intercept N", make: slopeAndIntercept },
  { order: "ask? line slope N line? N intercept", make: slopeAndIntercept },
  {
    order: "ask? line intercept N slope N",
    make: (found) => slopeAndIntercept({ ...found, texts: found.texts.toReversed() }),
  },
  {
    need: "polygon dimension N",
    may: "ask U each adjective",
    not: "figure",
    make: polygonPerimeter,
  },
  {
    need: "polygon interior-angle/angle each/sum",
    may: "ask how-many sum each after interior-angle angle",
    make: polygonAngles,
  },
  {
    need: "dimension/round-way N/NN",
    may: "ask of when dimension round-way N/NN U L for",
    not: "figure",
    make: figureTask,
  },
  {
    need: "figure dimension/round-way",
    may: "ask of when each by dimension adjective round-way N NN U R RR S L for how-many",
    make: figureTask,
  },
];
