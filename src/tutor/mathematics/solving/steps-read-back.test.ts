import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toLatex } from "../../notation/print.ts";
import { readMathematics } from "../../notation/read.ts";
import { markAnswer } from "../marking.ts";
import { readsBack } from "./checks/reads-back.ts";
import type { Solution } from "./solution.ts";
import { solveProblem } from "./solve-problem.ts";

const row = z.object({ question: z.string() });
const questions = ["rewordings", "everyday"].flatMap((name) =>
  readFileSync(new URL(`../tasks/testing/${name}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => row.parse(JSON.parse(line)).question),
);

const fractions = [
  "2/3·4/5",
  "2/3 · 6/4 · 7/8 + 1",
  "1/2/3",
  "What is (3/(9/5))/((-18010)/(-28816))?",
];

/** Kinds whose lines all write one and the same value, from the first to the answer. */
const oneValue =
  /^(?:arithmetic|decimal-arithmetic|fraction-arithmetic|simplify-.+|expand|collect-terms|factor-polynomial|polynomial-value|power-laws|draw-.+|probability-.+|mean|range|midpoint|distance|slope|area-.+|perimeter-.+|volume-.+|surface-.+|hypotenuse-.+|legs-.+|arithmetic-(?:term|sum)|geometric-(?:term|sum)|exact-value|speed-conversion)$/;

/** Kinds whose lines are equations, and the answer names the values that satisfy each of them. */
const equations =
  /^(?:linear-equation|quadratic-equation|polynomial-equation|functional-equation)$/;

const solutions = [...questions, ...fractions].flatMap((question) => {
  const solution = solveProblem(question);
  return solution === null ? [] : [{ question, solution }];
});

const withoutUnit = (line: string) =>
  line.replace(/(?<=[\d)i])(?:°|%| €| [a-z]{1,4}(?:\^[23]|\/[a-z]{1,3})?)$/, "");
const same = (a: string, b: string) =>
  ["right", "right-value-wrong-form"].includes(
    markAnswer({ expression: a, policy: {} }, b).outcome,
  );

describe("every line of every step", () => {
  it("is read of more than sixty kinds of problem", () => {
    expect(new Set(solutions.map(({ solution }) => solution.kind)).size).toBeGreaterThan(60);
  });

  it("reads back to what it stands for", () => {
    const unread = solutions.flatMap(({ solution }) =>
      solution.steps
        .filter(({ line }) => !readsBack(line))
        .map(({ line }) => `${solution.kind}: ${line}`),
    );
    expect(unread).toEqual([]);
  });

  it("is shown, typeset, as what it is", () => {
    const wrong = solutions.flatMap(({ solution }) =>
      solution.steps.flatMap(({ line }) => {
        const read = readMathematics(line, { functions: [] });
        if (
          !read.ok ||
          ["words", "list", "or", "and", "relation", "quantity"].includes(read.expression.kind)
        )
          return [];
        return same(line, toLatex(read.expression)) ? [] : [`${solution.kind}: ${line}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("never divides a fraction without brackets: 8/3/5", () => {
    const bare = solutions.flatMap(({ solution }) =>
      [solution.start, ...solution.steps.map(({ line }) => line)].filter((line) =>
        /\d\/\d+\//.test(line),
      ),
    );
    expect(bare).toEqual([]);
  });

  it("writes the value of the answer, where all lines write one value", () => {
    const different = solutions
      .filter(({ solution }) => oneValue.test(solution.kind))
      .flatMap(({ question, solution }) =>
        solution.steps
          .filter(({ line }) => !same(withoutUnit(solution.answer), withoutUnit(line)))
          .map(({ line }) => `${question}: ${line}`),
      );
    expect(different).toEqual([]);
  });

  it("is satisfied by the answer, where lines are equations", () => {
    const broken = solutions
      .filter(({ solution }) => equations.test(solution.kind))
      .flatMap(({ question, solution }) =>
        solution.steps
          .filter(({ rule, line }) => !rule.endsWith("-definition") && !keeps(solution, line))
          .map(({ line }) => `${question}: ${line}`),
      );
    expect(broken).toEqual([]);
  });
});

/** Whether some alternative of a line holds for each value that the answer names, by numbers alone. */
function keeps({ answer }: Solution, line: string): boolean {
  const [, name] = /^([a-z]) = /i.exec(answer) ?? [];
  if (name === undefined || !line.includes("=")) return true;
  return answer.split(" or ").every((solved) => {
    const value = solved.replace(/^[a-z] = /i, "");
    return line.split(" or ").some((part) => {
      const [left = "", right = ""] = part
        .split("=")
        .map((side) =>
          side.replaceAll(
            new RegExp(`(?<![a-z])${name}(?![a-z(])|(?<=\\d)${name}`, "gi"),
            `(${value})`,
          ),
        );
      return same(left.trim(), right.trim());
    });
  });
}
