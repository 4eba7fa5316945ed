import { compare, type Rational, toText } from "../../../numbers/rational.ts";
import { readNumber, emptyScope } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { noSolutionWords } from "./answers.ts";
import { typed } from "./equations.ts";
import { linearInequality } from "./inequalities.ts";

const parts = /^(.+?) ?(<=|>=|<|>|≤|≥) ?([^<>=≤≥]+?) ?(<=|>=|<|>|≤|≥) ?([^<>=≤≥]+)$/;
const plainSign = (sign: string) => (sign === "≤" ? "<=" : sign === "≥" ? ">=" : sign);

/** "-1 < 2x + 3 < 9": two linear inequalities that hold together. */
export function doubleInequality(text: string): Draft | null {
  const [, left = "", one = "", middle = "", two = "", right = ""] = parts.exec(text) ?? [];
  const [first, second] = [plainSign(one), plainSign(two)];
  if (left === "" || first[0] !== second[0]) return null;
  const halves = [`${left} ${first} ${middle}`, `${middle} ${second} ${right}`];
  const solved = halves.map((half) => linearInequality(half, emptyScope));
  const bounds = solved.map(boundOf);
  const [a, b] = bounds;
  const [lower, upper] = a?.isLower === true ? [a, b] : [b, a];
  if (!lower || !upper || !lower.isLower || upper.isLower || lower.name !== upper.name) return null;
  const { name } = lower;
  const order = compare(lower.value, upper.value);
  const isEmpty = order > 0 || (order === 0 && (lower.sign === "<" || upper.sign === "<"));
  const answer = isEmpty
    ? "no solution"
    : `${toText(lower.value)} ${lower.sign} ${name} ${upper.sign} ${toText(upper.value)}`;
  const steps: SolutionStep[] = [
    step(
      "regroup-terms",
      "It says two things at once: take each by itself.",
      "Dice dos cosas a la vez: toma cada una por separado.",
      halves.map(typed).join(", "),
    ),
    step(
      "isolate",
      `Solve both for $${name}$.`,
      `Resuelve las dos para $${name}$.`,
      solved.map((draft) => draft?.answer ?? "").join(", "),
    ),
    step("conclude", "Both have to hold.", "Tienen que cumplirse las dos.", answer),
  ];
  return {
    kind: "double-inequality",
    start: `${typed(left)} ${first} ${typed(middle)} ${second} ${typed(right)}`,
    steps,
    answer,
    policy: isEmpty ? { words: noSolutionWords } : {},
    check: {
      by: "solution-set",
      name,
      cuts: [toText(lower.value), toText(upper.value)],
    },
  };
}

type Bound = { name: string; sign: "<" | "<="; isLower: boolean; value: Rational };

/** "x > -2" bounds from below; null for what is always or never true. */
function boundOf(draft: Draft | null): Bound | null {
  const [, name = "", sign = "", text] =
    /^([a-z]) (<=|>=|<|>) (.+)$/i.exec(draft?.answer ?? "") ?? [];
  const value = readNumber(text, emptyScope);
  return value === null
    ? null
    : { name, sign: sign.endsWith("=") ? "<=" : "<", isLower: sign.startsWith(">"), value };
}
