import { isSameUnit, unitsIn } from "../solving/solvers/measurement.ts";
import { bracketedNumber } from "../solving/exact/write.ts";
import { bareRate, first, pair, whole } from "./makers.ts";
import { bodyOf } from "./rules-algebra.ts";
import type { Found, Rule } from "./rule.ts";
import type { Ask, Task } from "./task.ts";

const calculate = (of: string): Ask => ({ kind: "calculate", of });

/** The coefficients of a quadratic in one letter, as they are written; null for another text. */
function quadraticOf(body: string): { letter: string; a: string; b: string; c: string } | null {
  const [found, a = "", letter = "x", bSign = "+", b, cSign = "+", c = "0"] =
    /^(-? ?[\d.]*)([a-z])\^2(?: ?([-+]) ?([\d.]*)\2)?(?: ?([-+]) ?([\d.]+))?$/.exec(body) ?? [];
  if (found === undefined) return null;
  const one = (text: string) => text.replaceAll(" ", "").replace(/^(-?)$/, "$11");
  const signed = (mark: string, text: string) => `${mark === "-" ? "-" : ""}${text}`;
  return {
    letter,
    a: one(a),
    b: b === undefined ? "0" : signed(bSign, b === "" ? "1" : b),
    c: signed(cSign, c),
  };
}

/** Where a parabola has its vertex: from its coefficients, or as "(x - 3)^2 + 2" tells it. */
function vertexAt(body: string): { letter: string; at: string } | null {
  const [, letter = "x", sign, number] =
    /^(?:-?[\d.]*) ?\(([a-z]) ?([-+]) ?([\d.]+)\)\^2(?: ?[-+] ?[\d.]+)?$/.exec(body) ?? [];
  if (number !== undefined) return { letter, at: `${sign === "-" ? "" : "-"}${number}` };
  const parts = quadraticOf(body);
  return parts && { letter: parts.letter, at: `-(${parts.b})/(2*${whole(parts.a)})` };
}

/** "The y value of the vertex": one of its two numbers. */
function vertexCoordinate({ texts: [of = ""], value }: Found): Ask | Task | null {
  const vertex = vertexAt(bodyOf(of));
  if (vertex === null) return null;
  return value("coord") === "y" || value("coord") === null
    ? {
        givens: [{ kind: "value", name: vertex.letter, of: String(evaluated(vertex.at)) }],
        ask: calculate(bodyOf(of)),
      }
    : calculate(vertex.at);
}

/** The value of "-(-6)/(2*1)" or of a plain number. */
function evaluated(text: string): number {
  const [, b, a] = /^-\((-?[\d.]+)\)\/\(2\*\(?(-?[\d.]+)\)?\)$/.exec(text) ?? [];
  return b === undefined || a === undefined ? Number(text) : -Number(b) / (2 * Number(a));
}

/** "The x coordinate of the midpoint": half of the sum of the two. */
function midpointCoordinate({ elements, value }: Found): Ask | null {
  const points = elements.flatMap(({ tags, texts }) => (/^T+$/.test(tags[0] ?? "") ? texts : []));
  const entries = points.map((point) => point.replaceAll(/[()]/g, "").split(/, ?/));
  const at = value("coord") === "y" ? 1 : 0;
  const [a, b, more] = entries.map((entry) => entry[at]);
  return a === undefined || b === undefined || more !== undefined
    ? null
    : calculate(`(${a} + ${whole(b)})/2`);
}

/** "The sum of the roots": by the coefficients of the quadratic. */
const ofRoots =
  (what: "sum" | "product") =>
  ({ texts: [relation = ""] }: Found): Ask | null => {
    const parts = quadraticOf(relation.replace(/ ?= ?0$/, "").replace(/^y ?= ?/, ""));
    if (parts === null) return null;
    return calculate(
      what === "sum" ? `-(${parts.b})/${whole(parts.a)}` : `${parts.c}/${whole(parts.a)}`,
    );
  };

/** The slope of a line that is parallel or perpendicular to y = mx + b. */
const slopeAlong =
  (how: "parallel" | "perpendicular") =>
  ({ elements }: Found): Ask | null => {
    const of = elements.find(({ tags }) => tags[0] === "R")?.texts[0] ?? "";
    if (how === "parallel") return { kind: "line-part", what: "slope", of };
    const [found, sign = "", m = ""] =
      /^y ?= ?(-?) ?(\d+(?:\/\d+)?|)\*? ?x(?: ?[-+] ?[\d./]+)?$/.exec(of) ?? [];
    return found === undefined ? null : calculate(`-1/(${sign}${m === "" ? "1" : m})`);
  };

/** "What do I add to 73 to get 90". */
const lacking = pair((have, want): Ask => calculate(`${whole(want)} - ${whole(have)}`));

function chosen({ texts }: Found): Ask | null {
  const [a = "", b = ""] = texts;
  const [some, all] = Number(a) < Number(b) ? [a, b] : [b, a];
  return /^\d{1,2}$/.test(some) && /^\d{1,2}$/.test(all) && Number(all) <= 20
    ? calculate(`${all}!/(${some}! * (${all} - ${some})!)`)
    : null;
}

/** "25 °C in °F". */
const temperature = ({ texts, elements }: Found): Ask | null => {
  const scales = elements.flatMap((each) => each.value("temperature") ?? []);
  const [number = ""] = texts;
  const degrees = number.replace("°", "");
  const isAskedFirst =
    elements.findIndex(({ tags }) => tags.includes("temperature")) <
    elements.findIndex((each) => each.texts.length > 0);
  const [from, to] = isAskedFirst ? scales.toReversed() : scales;
  if (scales.length !== 2 || from === to || !/^\(?-?[\d.]+\)?$/.test(degrees)) return null;
  return calculate(from === "C" ? `${whole(degrees)} * 9/5 + 32` : `(${degrees} - 32) * 5/9`);
};

/** "What fraction of an hour is 25 minutes". */
function fractionOfUnit({ texts: [all = "", number = "", unit = ""] }: Found): Ask | null {
  const rate = isSameUnit(all, unit) ? null : unitsIn(unit, all);
  return rate === null || !/^[\d.]+$/.test(number)
    ? null
    : { kind: "simplify", of: `${number} * ${bracketedNumber(rate)}`, assumes: null };
}

/** "The bigger share": the one of two or more that the size names. */
function oneShare({ texts: [of = "", ...ratio], value }: Found): Ask | null {
  const parts = ratio.flatMap((text) => text.replaceAll(/[()]/g, "").split(/, ?/));
  const sizes = parts.map(Number);
  const wanted = value("compare") === "greatest" ? Math.max(...sizes) : Math.min(...sizes);
  return parts.length > 1 && sizes.every((size) => size > 0)
    ? calculate(`${of} * ${wanted}/(${parts.join(" + ")})`)
    : null;
}

/** "The number between 399 and 401". */
const middle = pair((a, b): Ask | null =>
  Math.abs(Number(a) - Number(b)) === 2 ? calculate(`(${a} + ${b})/2`) : null,
);

const less = pair((percent, of): Ask => ({
  kind: "change-by-percent",
  of,
  rate: bareRate(percent),
  up: false,
}));
const lessBehind = pair((of, percent): Ask => ({
  kind: "change-by-percent",
  of,
  rate: bareRate(percent),
  up: false,
}));
const moreBehind = pair((of, percent): Ask => ({
  kind: "change-by-percent",
  of,
  rate: bareRate(percent),
  up: true,
}));

/** Of two plain numbers. */
const plainly = (sign: string) =>
  pair((a, b): Ask | null =>
    [a, b].every((text) => /^-?[\d.]+$/.test(text)) ? calculate(`${a} ${sign} ${b}`) : null,
  );

/** Set tasks that name one part of what is found, or that ask for what is missing. */
export const wishRules: readonly Rule[] = [
  { need: "R/E/F vertex coord", may: "ask L coord", make: vertexCoordinate },
  { need: "T/TT midpoint coord", may: "ask line through T N L coord", make: midpointCoordinate },
  {
    need: "R intercept coord",
    may: "ask line when does",
    make: ({ texts: [of = ""] }) => ({ kind: "line-part", what: "intercept", of }),
  },
  {
    need: "R x-intercept coord",
    may: "ask line when does L",
    make: ({ texts: [of = ""] }) => ({ kind: "line-part", what: "x-intercept", of }),
  },
  {
    need: "R x-intercept L",
    may: "ask line when does as-fraction",
    make: ({ elements }) => ({
      kind: "line-part",
      what: "x-intercept",
      of: elements.find(({ tags }) => tags[0] === "R")?.texts[0] ?? "",
    }),
  },
  {
    need: "F/R compare",
    may: "ask L let when of",
    make: (found) => {
      const of = found.elements.find(({ tags }) => /^[FR]$/.test(tags[0] ?? ""))?.texts[0] ?? "";
      const isPlace = found.elements.some(({ tags }) => tags[0] === "L");
      return /^(?:y|[fgh] ?\( ?[a-z] ?\)) ?=/i.test(of)
        ? vertexCoordinate({ ...found, texts: [of], value: () => (isPlace ? "x" : "y") })
        : null;
    },
  },
  { need: "R roots sum", may: "ask", make: ofRoots("sum") },
  { need: "R roots product", may: "ask", make: ofRoots("product") },
  { need: "R slope parallel", may: "ask line", make: slopeAlong("parallel") },
  { need: "R slope perpendicular", may: "ask line", make: slopeAlong("perpendicular") },
  { order: "lacks N to/for to? N", make: lacking },
  { order: "ask? lacks N ask? for/to to? N", make: lacking },
  { need: "how-many ways choose N", may: "N of from in between NN when order", make: chosen },
  {
    need: "how-many ways order N",
    may: "unequal in",
    make: first((of) => (/^\d{1,2}$/.test(of) ? calculate(`${of}!`) : null)),
  },
  { need: "N temperature", may: "temperature convert ask how-many to", make: temperature },
  { order: "as-fraction of U ask? N U simplify?", make: fractionOfUnit },
  { order: "share/divide N in/into/by/for? ratio T/NN ask? compare share?", make: oneShare },
  {
    not: "divide",
    order: "N share by/into/between/in/to N equal?",
    make: pair((a, b) => calculate(`${whole(a)} / ${whole(b)}`)),
  },
  { order: "ask between N and? N", make: middle },
  { order: "ask between NN", make: middle },
  {
    not: "prime multiple-of",
    order: "ask just-before/time-before of? N",
    make: first((of) => (/^\d+$/.test(of) ? calculate(`${of} - 1`) : null)),
  },
  {
    not: "prime multiple-of",
    order: "ask just-after/time-after of? N",
    make: first((of) => (/^\d+$/.test(of) ? calculate(`${of} + 1`) : null)),
  },
  { order: "to? N subtract P ask?", make: lessBehind },
  { order: "subtract P from/of/to N", make: less },
  {
    order: "to? N when? P op",
    make: (found) =>
      found.value("op") === "-"
        ? lessBehind(found)
        : found.value("op") === "+"
          ? moreBehind(found)
          : null,
  },
  { order: "to? N subtract N remain/ask?", make: plainly("-") },
  { order: "to? N add N remain/ask?", make: plainly("+") },
  {
    order: "in? that-number N ask? digit of? place",
    make: first((of, { value }) => ({ kind: "digit", of, place: value("place") ?? "" })),
  },
  {
    order: "derivative to? R when? R",
    make: ({ texts: [curve = "", place = ""] }) => {
      const at = /^x ?= ?([^=]+)$/.exec(place)?.[1];
      return at === undefined || !/^y ?=/.test(curve)
        ? null
        : { kind: "differentiate", of: bodyOf(curve), by: "x", order: 1, at };
    },
  },
];
