import text from "#content/curriculum/mathematics/trig-ratios.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { latexFraction, lowestTerms, numberKey, typedFraction } from "./notation.ts";

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

type Side = "opposite" | "adjacent" | "hypotenuse";

type Triangle = Readonly<Record<Side, number>>;

/** Sine, cosine and tangent: which side goes over which. Spanish writes sen for the sine. */
const ratios = [
  {
    name: { en: "\\sin A", es: "\\operatorname{sen} A" },
    top: "opposite",
    bottom: "hypotenuse",
    other: "adjacent",
  },
  {
    name: { en: "\\cos A", es: "\\cos A" },
    top: "adjacent",
    bottom: "hypotenuse",
    other: "opposite",
  },
  {
    name: { en: "\\tan A", es: "\\tan A" },
    top: "opposite",
    bottom: "adjacent",
    other: "hypotenuse",
  },
] as const;

const sideNames = {
  opposite: { en: "the side opposite $A$", es: "el cateto opuesto a $A$" },
  adjacent: { en: "the leg next to $A$", es: "el cateto adyacente a $A$" },
  hypotenuse: { en: "the hypotenuse", es: "la hipotenusa" },
} as const;

/** A ratio with all sides known, with one side missing, and a side found from a ratio. */
export const trigRatios = defineSkill({
  id: "trig-ratios",
  grades: [10, 10],
  prerequisites: ["pythagoras", "fractions-equivalent"],
  text,
  makeDraft(random, level) {
    const triangle = drawTriangle(random);
    if (level === 1) return fromThreeSides(random, triangle);
    return level === 2 ? fromTwoSides(random, triangle) : sideFromRatio(random, triangle);
  },
});

function drawTriangle(random: Random): Triangle {
  const triple = random.pick(triples);
  const scale = triple[2] < 20 ? random.int(1, 4) : 1;
  const [first, second] = random.pick([true, false])
    ? [triple[0], triple[1]]
    : [triple[1], triple[0]];
  return { opposite: first * scale, adjacent: second * scale, hypotenuse: triple[2] * scale };
}

function fromThreeSides(random: Random, triangle: Triangle): Draft {
  const { name, top, bottom, other } = random.pick(ratios);
  const [over, under, rest] = [triangle[top], triangle[bottom], triangle[other]];
  return {
    prompt: "three-sides",
    hints: "three-sides",
    values: {
      ...triangle,
      ratio: name,
      topSide: sideNames[top],
      bottomSide: sideNames[bottom],
      over,
      under,
      answer: latexFraction(over, under),
    },
    key: numberKey(over, under),
    steps: [
      { say: "sides", line: `${over}, ${under}` },
      { say: "divide", line: `${over}/${under}` },
      { say: "reduce", line: typedFraction(over, under) },
    ],
    misconceptions: [
      { id: "upside-down", answer: typedFraction(under, over), step: 1 },
      { id: "wrong-sides", answer: typedFraction(rest, under), step: 0 },
    ],
    picture: {
      kind: "right-triangle",
      legA: String(triangle.opposite),
      legB: String(triangle.adjacent),
      hypotenuse: String(triangle.hypotenuse),
      describe: "all",
    },
  };
}

function fromTwoSides(random: Random, triangle: Triangle): Draft {
  const { name, top, bottom } = random.pick(ratios.slice(0, 2));
  const missing = top;
  const known: Side = missing === "opposite" ? "adjacent" : "opposite";
  const [over, under, leg] = [triangle[top], triangle[bottom], triangle[known]];
  return {
    prompt: "two-sides",
    hints: "two-sides",
    values: {
      ratio: name,
      hypotenuse: under,
      leg,
      knownSide: sideNames[known],
      missingSide: sideNames[missing],
      hypotenuseSquare: under * under,
      legSquare: leg * leg,
      difference: over * over,
      over,
      answer: latexFraction(over, under),
    },
    key: numberKey(over, under),
    steps: [
      { say: "missing-square", line: `b^2 = ${under}^2 - ${leg}^2` },
      { say: "missing-side", line: `b = ${over}` },
      { say: "ratio", line: `${over}/${under}` },
      { say: "reduce", line: typedFraction(over, under) },
    ],
    misconceptions: [
      { id: "uses-the-known-leg", answer: typedFraction(leg, under), step: 2 },
      { id: "upside-down", answer: typedFraction(under, over), step: 2 },
    ],
    picture: {
      kind: "right-triangle",
      legA: missing === "opposite" ? "?" : String(leg),
      legB: missing === "adjacent" ? "?" : String(leg),
      hypotenuse: String(under),
      describe: "two",
    },
  };
}

function sideFromRatio(random: Random, triangle: Triangle): Draft {
  const { name, top } = random.pick(ratios.slice(0, 2));
  const { n, d } = lowestTerms(triangle[top], triangle.hypotenuse);
  const scale = random.int(2, 6);
  const ratio = latexFraction(n, d);
  const length = d * scale;
  const answer = n * scale;
  return {
    prompt: "side",
    hints: "side",
    values: {
      ratio: name,
      value: ratio,
      length,
      wantedSide: sideNames[top],
      product: `${length} \\cdot ${ratio}`,
      top: n,
      bottom: d,
      answer,
    },
    key: numberKey(answer, 1, { variable: "a" }),
    steps: [
      { say: "set-up", line: `a/${length} = ${typedFraction(n, d)}` },
      { say: "multiply-up", line: `a = ${length} * ${typedFraction(n, d)}` },
      { say: "result", line: `a = ${answer}` },
    ],
    misconceptions: [
      { id: "divides-by-the-ratio", answer: typedFraction(length * d, n), step: 1 },
      { id: "takes-the-numerator", answer: String(n), step: 0 },
    ],
  };
}
