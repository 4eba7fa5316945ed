import type { Rational } from "../../rational.ts";
import {
  divide,
  fromInteger,
  isInteger,
  isZero,
  multiply,
  negate,
  subtract,
} from "../../rational.ts";
import { withUnit } from "./value-draft.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { writeNumber } from "../exact/write.ts";

/** One statement about two unknowns: x·`x` + y·`y` = `total`. */
export type PairEquation = { x: Rational; y: Rational; total: Rational };

/** What a text says of two unknowns, and which of them it asks for. */
export type PairStory = {
  kind: string;
  equations: readonly [PairEquation, PairEquation];
  asked: "x" | "y" | "both";
  /** What x and y stand for. */
  en: string;
  es: string;
  unit?: string;
  /** Whether the unknowns count things: then they are whole and not negative. */
  counts?: boolean;
};

/** The solution of a text about two unknowns by a system of two equations; null where they do not determine them. */
export function pairDraft(story: PairStory): Draft | null {
  const [first, second] = story.equations;
  const bottom = subtract(multiply(first.x, second.y), multiply(second.x, first.y));
  if (isZero(bottom)) return null;
  const x = divide(
    subtract(multiply(first.total, second.y), multiply(second.total, first.y)),
    bottom,
  );
  const y = divide(
    subtract(multiply(first.x, second.total), multiply(second.x, first.total)),
    bottom,
  );
  const isCount = (value: Rational) => isInteger(value) && value.n >= 0n;
  if (story.counts === true && !(isCount(x) && isCount(y))) return null;
  const lines = [first, second].map(write).join(", ");
  const plain =
    story.asked === "both"
      ? `${writeNumber(x)}, ${writeNumber(y)}`
      : withUnit(writeNumber(story.asked === "x" ? x : y), story.unit ?? "");
  return {
    kind: story.kind,
    start: lines,
    steps: [
      step("set-up-equation", story.en, story.es, lines),
      step(
        "solve-definition",
        "Solve the two equations together.",
        "Resuelve las dos ecuaciones a la vez.",
        `x = ${writeNumber(x)}, y = ${writeNumber(y)}`,
      ),
      step("conclude", "That answers the question.", "Así se responde a la pregunta.", plain),
    ],
    answer: plain,
    policy: {},
    check: {
      by: "story",
      values: [
        ["x", writeNumber(x)],
        ["y", writeNumber(y)],
      ],
      answer: story.asked === "both" ? "x, y" : story.asked,
      unit: story.unit ?? "",
    },
  };
}

/** x = `factor`·y + `more` as an equation of the pair. */
export function relation(factor: Rational, more: Rational): PairEquation {
  return { x: fromInteger(1), y: negate(factor), total: more };
}

/** x + y = `total`. */
export function sumOf(total: Rational): PairEquation {
  return { x: fromInteger(1), y: fromInteger(1), total };
}

function write({ x, y, total }: PairEquation): string {
  const part = (factor: Rational, name: string) => {
    const size = writeNumber(factor.n < 0n ? negate(factor) : factor);
    return size === "1"
      ? name
      : /^\d+(?:\.\d+)?$/.test(size)
        ? `${size}*${name}`
        : `(${size})*${name}`;
  };
  const sign = y.n < 0n ? "-" : "+";
  return `${x.n < 0n ? "-" : ""}${part(x, "x")} ${sign} ${part(y, "y")} = ${writeNumber(total)}`;
}
