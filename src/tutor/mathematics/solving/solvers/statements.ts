import { toText } from "../../../numbers/rational.ts";
import { isTrue, says } from "../checks/claims.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { compare, isInteger } from "../../../numbers/rational.ts";
import { writeNumber } from "../exact/write.ts";
import { readNumber, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { latexOf } from "../words.ts";
import { verdict } from "./verdict.ts";

type Operator = "<" | "<=" | ">" | ">=" | "=" | "!=";

const signs: Readonly<Record<string, Operator>> = {
  "<": "<",
  ">": ">",
  "=": "=",
  "<=": "<=",
  "≤": "<=",
  ">=": ">=",
  "≥": ">=",
  "!=": "!=",
  "≠": "!=",
};

const holds: Readonly<Record<Operator, (order: number) => boolean>> = {
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
};

/** Whether a statement such as "a is at least b" is true. */
export function isStatementTrue(statement: string, scope: Scope): Draft | null {
  const [, left, sign = "", right] = /^(.+?) ?(<=|>=|!=|≤|≥|≠|<|>|=) ?(.+)$/.exec(statement) ?? [];
  const operator = signs[sign];
  const a = readNumber(left, scope);
  const b = readNumber(right, scope);
  if (
    operator === undefined ||
    a === null ||
    b === null ||
    left === undefined ||
    right === undefined
  )
    return null;
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
