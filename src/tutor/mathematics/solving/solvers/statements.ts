import { toText } from "../../rational.ts";
import { isTrue, says } from "../checks/claims.ts";
import type { Rational } from "../../rational.ts";
import { compare, isInteger } from "../../rational.ts";
import { writeNumber } from "../exact/write.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { latexOf } from "../words.ts";
import { verdict } from "./verdict.ts";

type Operator = "<" | "<=" | ">" | ">=" | "=" | "!=";

const comparisons: readonly (readonly [RegExp, Operator])[] = [
  [
    /^(?:is|es) (.+?) (?:!=|≠|\\neq?|not equal to|different (?:from|than|to)|unequal to|distinto de|diferente de) ?(.+)$/i,
    "!=",
  ],
  [/^(?:are) (.+?) and (.+?) (?:nonequal|unequal|not equal|different)$/i, "!="],
  [/^(?:do) (.+?) and (.+?) have (?:different values|a different value)$/i, "!="],
  [
    /^(?:is|es) (.+?) (?:<=|≤|\\leq?|less than or equal to|at most(?: as (?:big|large) as)?|no more than|smaller than or equal to|menor o igual (?:que|a)) ?(.+)$/i,
    "<=",
  ],
  [
    /^(?:is|es) (.+?) (?:>=|≥|\\geq?|(?:greater|bigger|larger) than or equal to|at least(?: as (?:big|large) as)?|no less than|mayor o igual (?:que|a)) ?(.+)$/i,
    ">=",
  ],
  [/^(?:is|es) (.+?) (?:<|less than|smaller than|lower than|menor que) ?(.+)$/i, "<"],
  [/^(?:is|es) (.+?) (?:>|(?:greater|bigger|larger|higher|more) than|mayor que) ?(.+)$/i, ">"],
  [/^(?:is|does|es) (.+?) (?:=|==|equal to|equals?|the same as|igual a) ?(.+)$/i, "="],
  [/^(?:are|son) (.+?) (?:and|y) (.+?) (?:equal|the same|iguales)$/i, "="],
  [/^(?:do) (.+?) and (.+?) have the same value$/i, "="],
];

const holds: Readonly<Record<Operator, (order: number) => boolean>> = {
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
};

/** Whether a statement such as "a is at least b" is true. */
export function solveStatements({ ask, scope }: Problem): Draft | null {
  for (const [pattern, operator] of comparisons) {
    const [left, right] = firstMatch(ask, [pattern]) ?? [];
    const a = readNumber(left, scope);
    const b = readNumber(right, scope);
    if (a === null || b === null || left === undefined || right === undefined) continue;
    const result = verdict(holds[operator](compare(a, b)));
    return {
      kind: "compare-statement",
      start: `${left} ${operator} ${right}`,
      steps: [
        compareStep(a, b),
        step(
          "conclude",
          "Compare that with the statement.",
          "Compáralo con la afirmación.",
          result.answer,
        ),
      ],
      ...result,
      check: {
        by: "claims",
        claims: [
          isTrue,
          says(
            verdict(
              operator === "!="
                ? !isTrue(`${toText(a)} = ${toText(b)}`)
                : isTrue(`${toText(a)} ${operator} ${toText(b)}`),
            ).answer,
          ),
        ],
      },
    };
  }
  return null;
}

/** Two numbers brought to a common denominator, and which is greater. */
export function compareStep(a: Rational, b: Rational) {
  const order = compare(a, b);
  const sign = order < 0 ? "<" : order > 0 ? ">" : "=";
  const line = `${writeNumber(a)} ${sign} ${writeNumber(b)}`;
  if (isInteger(a) && isInteger(b))
    return step(
      "compare",
      `Compare the two whole numbers: $${line}$.`,
      `Compara los dos números enteros: $${line}$.`,
      line,
    );
  return step(
    "compare",
    `Write both over the common denominator: $${a.n * b.d}$ and $${b.n * a.d}$ over $${a.d * b.d}$, so $${latexOf(line)}$.`,
    `Escribe los dos con denominador común: $${a.n * b.d}$ y $${b.n * a.d}$ sobre $${a.d * b.d}$, así que $${latexOf(line)}$.`,
    line,
  );
}
