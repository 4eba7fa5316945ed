import type { Expression } from "../../../notation/expression.ts";
import { rebuild, symbolsOf } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import { readMathematics } from "../../../notation/read.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { compare, equals, fromInteger } from "../../../numbers/rational.ts";
import { coefficientsIn } from "../exact/polynomial.ts";
import {
  addSurds,
  divideSurds,
  equalSurds,
  rationalSurd,
  scaleSurd,
  surdValue,
  writeSurd,
} from "../exact/surd.ts";
import { polynomialRoots } from "../equations/polynomial-roots.ts";
import type { Special } from "../equations/special.ts";
import { specialsOf, withNames } from "../equations/special.ts";
import { readEquality } from "../equations/transform.ts";
import type { AngleRange } from "../equations/trigonometry.ts";
import { anglesIn, anglesOf, degreesOf, writeAngle } from "../equations/trigonometry.ts";
import { numberNode } from "../reading/inline.ts";
import { emptyScope, toPolynomial } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";
import { typed } from "./equations.ts";

/** A range of angles: "0° <= x < 360°". */
const range = /^(.+?) ?(<=|<|≤) ?[a-zθ]+ ?(<=|<|≤) ?(.+)$/i;

/** Equations in one sine, cosine or tangent whose values stand in the school table, on a range of angles that the question states. */
export function equationInAngles(text: string, within: string): Draft | null {
  const [, lowText = "", lowEnd, highEnd, highText = ""] = range.exec(within) ?? [];
  const start = typed(text);
  const equality = readEquality(start);
  const [low, high] = [readAngle(lowText), readAngle(highText)];
  if (equality === null || low === null || high === null || compare(low.degrees, high.degrees) >= 0)
    return null;
  const radians = /pi|π/.test(`${lowText} ${highText}`);
  const difference: Expression = {
    kind: "sum",
    terms: [equality.left, { kind: "negative", of: equality.right }],
  };
  const [name, another] = symbolsOf(difference);
  if (name === undefined || another !== undefined) return null;
  const turn: AngleRange = {
    low: low.degrees,
    high: high.degrees,
    lowClosed: lowEnd !== "<",
    highClosed: highEnd !== "<",
  };
  const reduced = inOneFunction(difference, name);
  if (reduced === null) return null;
  const { special, values, steps } = reduced;
  const inside = linearAngle(special.of, name, radians);
  if (inside === null) return null;
  const found: Rational[] = [];
  for (const value of values) {
    const angles = anglesOf(special.name, value);
    if (angles === null) {
      if (special.name !== "tan" && isBeyondOne(value)) continue;
      return null;
    }
    const own = anglesIn(
      turn,
      angles,
      special.name === "tan" ? 180 : 360,
      inside.factor,
      inside.shift,
    );
    if (own === null) return null;
    found.push(...own);
  }
  const ordered = found
    .toSorted(compare)
    .filter((x, index, all) => index === 0 || !equals(x, all[index - 1] ?? x));
  if (ordered.length === 0 || ordered.length > 24) return null;
  const texts = ordered.map((x) => writeAngle(x, radians));
  const answer = texts.map((x) => `${name} = ${x}`).join(" or ");
  const shown = toTyped(special.whole);
  const isolated = values.map((value) => `${shown} = ${toTyped(value)}`).join(" or ");
  if (isolated.replaceAll(/[ ()]/g, "") !== start.replaceAll(/[ ()]/g, ""))
    steps.push(
      step("isolate", `Solve for ${inMath(shown)}.`, `Despeja ${inMath(shown)}.`, isolated),
    );
  steps.push(
    step(
      "table-of-angles",
      "Take the angles with that value from the table, on all quadrants, that lie in the interval.",
      "Toma de la tabla los ángulos con ese valor, en todos los cuadrantes, que están en el intervalo.",
      answer,
    ),
  );
  return {
    kind: "trigonometric-equation",
    start,
    steps,
    answer,
    policy: { variable: name },
    check: { by: "angles", name, values: texts, degrees: !radians },
  };
}

function readAngle(text: string): { degrees: Rational } | null {
  const result = readMathematics(text.replace(/ ?(?:degrees|grados)/, "°"), { functions: [] });
  const degrees = result.ok ? degreesOf(result.expression) : null;
  return degrees === null ? null : { degrees };
}

type Reduced = {
  special: Extract<Special, { kind: "trigonometric" }>;
  values: readonly Expression[];
  steps: SolutionStep[];
};

/** The equation as a polynomial in one sine, cosine or tangent, with its solutions. */
function inOneFunction(difference: Expression, name: string): Reduced | null {
  const specials = specialsOf(difference, name);
  const trig = (specials ?? []).filter((special) => special.kind === "trigonometric");
  const [one, two, more] = trig;
  if (
    specials === null ||
    trig.length !== specials.length ||
    one === undefined ||
    more !== undefined
  )
    return null;
  const p = toPolynomial(withNames(difference, specials), emptyScope);
  if (p === null) return two === undefined ? surdRoot(difference, one) : null;
  if (two === undefined) return solved(one, p, "U1");
  const sine = trig.find((special) => special.name === "sin");
  const cosine = trig.find((special) => special.name === "cos");
  if (sine === undefined || cosine === undefined || toTyped(sine.of) !== toTyped(cosine.of))
    return null;
  const [sinName, cosName] = sine === one ? ["U1", "U2"] : ["U2", "U1"];
  const terms = [...p.values()];
  // a·sin x = b·cos x is tan x = b/a.
  const pure = terms.every(({ powers }) => powers.length === 1 && powers[0]?.[1] === 1);
  const [s, c] = [sinName, cosName].map(
    (letter) => terms.find(({ powers }) => powers[0]?.[0] === letter)?.coefficient,
  );
  if (pure && terms.length === 2 && s !== undefined && c !== undefined) {
    const value = numberNode({
      n: -c.n * s.d * (s.n < 0n ? -1n : 1n),
      d: c.d * (s.n < 0n ? -s.n : s.n),
    });
    const special = {
      kind: "trigonometric",
      name: "tan",
      of: sine.of,
      whole: { kind: "call", name: "tan", args: [sine.of] },
    } as const satisfies Special;
    return { special, values: [reducedNumber(value)], steps: [] };
  }
  // sin² is 1 − cos², and the other way round, where only even powers of one stand there.
  for (const [keep, keepName, otherName] of [
    [sine, sinName, cosName],
    [cosine, cosName, sinName],
  ] as const) {
    const even = terms.every(({ powers }) =>
      powers.every(([letter, size]) => letter !== otherName || size === 2),
    );
    if (!even) continue;
    const square: Expression = {
      kind: "sum",
      terms: [
        numberNode(fromInteger(1)),
        {
          kind: "negative",
          of: {
            kind: "power",
            base: { kind: "symbol", name: keepName ?? "" },
            exponent: numberNode(fromInteger(2)),
          },
        },
      ],
    };
    const put = rebuild(withNames(difference, specials), (part) =>
      part.kind === "power" && part.base.kind === "symbol" && part.base.name === otherName
        ? square
        : part,
    );
    const q = toPolynomial(put, emptyScope);
    if (q !== null && coefficientsIn(q, keepName ?? "") !== null)
      return solved(keep, q, keepName ?? "");
  }
  return null;
}

function reducedNumber(value: Expression): Expression {
  const p = toPolynomial(value, emptyScope);
  const [only] = p?.values() ?? [];
  return only === undefined ? numberNode(fromInteger(0)) : numberNode(only.coefficient);
}

function solved(
  special: Reduced["special"],
  p: Parameters<typeof polynomialRoots>[0],
  letter: string,
): Reduced | null {
  const roots =
    coefficientsIn(p, letter) === null ? null : (polynomialRoots(p, letter)?.next ?? null);
  if (roots === null) return null;
  const values: Expression[] = [];
  for (const line of roots) {
    const result = readMathematics(line.slice(letter.length + 3), { functions: [], units: false });
    if (!result.ok) return null;
    values.push(result.expression);
  }
  return values.length === 0 ? null : { special, values, steps: [] };
}

/** The value of the special part in an equation that is linear in it, with roots in its numbers: 2 sin x = √3. */
function surdRoot(difference: Expression, special: Reduced["special"]): Reduced | null {
  const at = (value: bigint) =>
    surdValue(
      withNames(difference, [special]),
      new Map([["U1", rationalSurd(fromInteger(value))]]),
    );
  const [none, once, twice] = [at(0n), at(1n), at(2n)];
  if (none === null || once === null || twice === null) return null;
  const minus = scaleSurd(none, fromInteger(-1));
  const slope = addSurds(once, minus);
  if (!equalSurds(addSurds(twice, minus), scaleSurd(slope, fromInteger(2)))) return null;
  const value = divideSurds(minus, slope);
  const result =
    value === null ? null : readMathematics(writeSurd(value), { functions: [], units: false });
  return result?.ok === true ? { special, values: [result.expression], steps: [] } : null;
}

function isBeyondOne(value: Expression): boolean {
  const p = toPolynomial(value, emptyScope);
  const [only, more] = p?.values() ?? [];
  return (
    only !== undefined &&
    more === undefined &&
    only.powers.length === 0 &&
    compare(
      {
        n: only.coefficient.n < 0n ? -only.coefficient.n : only.coefficient.n,
        d: only.coefficient.d,
      },
      fromInteger(1),
    ) > 0
  );
}

/** factor·x + shift with the shift in degrees; null for other insides. */
function linearAngle(
  of: Expression,
  name: string,
  radians: boolean,
): { factor: Rational; shift: Rational } | null {
  const terms = of.kind === "sum" ? of.terms : [of];
  let factor: Rational = fromInteger(0);
  let shift: Rational = fromInteger(0);
  for (const term of terms) {
    const p = toPolynomial(term, emptyScope);
    const coefficients = p === null ? null : coefficientsIn(p, name);
    if (coefficients?.length === 2 && coefficients[0]?.n === 0n && coefficients[1] !== undefined) {
      factor = coefficients[1];
      continue;
    }
    const negative = term.kind === "negative";
    const angle = degreesOf(negative ? term.of : term);
    if (angle === null || (!radians && (negative ? term.of : term).kind !== "quantity"))
      return null;
    shift = negative ? { n: -angle.n, d: angle.d } : angle;
  }
  return factor.n === 0n ? null : { factor, shift };
}
