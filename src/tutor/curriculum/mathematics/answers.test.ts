import { describe, expect, test } from "vitest";
import { randomFrom } from "#shared/random.ts";
import { markAnswer } from "../../mathematics/marking.ts";
import { readMathematics } from "../../mathematics/read.ts";
import type { Level } from "../skill.ts";
import { mathematicsSkills } from "./catalogue.ts";
import { answersTheStart } from "./testing/answers-the-start.ts";
import { faultedLines, refusedAnswers, takenMistakes } from "./testing/marked.ts";

const levels: readonly Level[] = [1, 2, 3];
const seeds = Array.from({ length: 200 }, (_, index) => String(index));

describe.each(mathematicsSkills.map((skill) => [skill.id, skill] as const))("%s", (id, skill) => {
  const made = levels.flatMap((level) =>
    seeds.map((seed) => skill.makeItem(seed, randomFrom(`${id}/${level}/${seed}`), level)),
  );

  test("the key answers the problem when it is put in by plain arithmetic", () => {
    const wrong = made.filter((item) => !answersTheStart(item, id));
    expect(wrong.map((item) => [item.prompt.en, item.key.expression])).toEqual([]);
  });

  test("the marker takes the key, typed and shown, and the last line of the work", () => {
    expect(made.flatMap(refusedAnswers)).toEqual([]);
  });

  test("the marker takes no wrong answer of a misconception", () => {
    expect(made.flatMap(takenMistakes)).toEqual([]);
  });

  test("every line of the work can be read, and none is found wrong", () => {
    const few = made.filter((_, index) => index % 10 === 0);
    expect(few.flatMap(faultedLines)).toEqual([]);
  });

  test("the worked example ends on its answer", () => {
    const { lines, answer } = skill.words.example;
    const key = {
      expression: answer,
      policy: { variable: /^([a-z]) =/.exec(lines.at(-1)?.line ?? "")?.[1] ?? "x" },
    };
    expect(markAnswer(key, lines.at(-1)?.line ?? "").outcome).toBe("right");
    expect(lines.filter(({ line }) => !readMathematics(line).ok)).toEqual([]);
  });
});
