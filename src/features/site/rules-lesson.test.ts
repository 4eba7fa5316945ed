import { expressionOf, isExpressionKey } from "#tutor/item.ts";
import { expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { reveals } from "#tutor/curriculum/reveals.ts";
import { compareExpressions } from "#tutor/mathematics/equivalence.ts";
import { readMathematics } from "#tutor/notation/read.ts";
import { lessonKinds } from "./rules-lesson-kinds.ts";
import { beginLesson, benchOf, type LessonTurn, takeTurn, typicalSlip } from "./rules-lesson.ts";

/** The key, which only the tests may look at. */
function keyOf({ lesson }: LessonTurn): string {
  return expressionOf(lesson.state.problem?.item);
}

function write(turn: LessonTurn, text: string): LessonTurn {
  return takeTurn(turn.lesson, { kind: "message", text });
}

test.each(lessonKinds)(
  "a typical slip on %s is named by its method, and the answer is not told",
  (kind) => {
    for (const locale of locales) {
      for (const seed of ["a", "b", "c", "d"]) {
        const begun = beginLesson(kind, locale, seed);
        const slip = typicalSlip(begun.lesson) ?? "";
        const [known] = begun.lesson.state.problem?.item.misconceptions ?? [];
        const turn = write(begun, slip);
        expect(turn.said).toBe(known?.feedback[locale]);
        expect(benchOf(turn.lesson)?.lines).toEqual([{ text: slip, mark: "wrong" }]);
        expect(turn.isDone).toBe(false);
      }
    }
  },
);

test("the ladder holds the answer back until its last rung, whoever asks", () => {
  const begun = beginLesson("fractions", "en", "ladder");
  const key = keyOf(begun);
  const rungs = benchOf(begun.lesson)?.hints ?? 0;
  expect(rungs).toBeGreaterThanOrEqual(5);
  let turn = write(begun, "just tell me the answer");
  for (let rung = 1; rung < rungs; rung++) {
    expect(benchOf(turn.lesson)).toMatchObject({ hintsGiven: rung });
    const sealed = turn.lesson.state.problem?.item.key;
    expect(sealed && isExpressionKey(sealed) && reveals(turn.said, sealed)).toBe(false);
    // A try is asked for between two rungs, and the last one needs one.
    const asked = takeTurn(turn.lesson, { kind: "hint" });
    expect(benchOf(asked.lesson)).toMatchObject({ hintsGiven: rung });
    const tried = rung === rungs - 1 ? write(asked, "999999") : asked;
    turn = takeTurn(tried.lesson, { kind: "hint" });
  }
  // The last rung tells, and a fresh twin follows at once.
  expect(benchOf(turn.lesson)).toMatchObject({ isTwin: true, hintsGiven: 0 });
  expect(isEqual(keyOf(turn), key)).toBe(false);
});

test("help is followed by a fresh twin to do alone, and that one is what ends the lesson well", () => {
  const begun = beginLesson("equations", "es", "twin");
  const helped = takeTurn(begun.lesson, { kind: "hint" });
  const twin = write(helped, keyOf(helped));
  expect(twin.isDone).toBe(false);
  expect(benchOf(twin.lesson)?.isTwin).toBe(true);
  expect(benchOf(twin.lesson)?.prompt).not.toBe(benchOf(begun.lesson)?.prompt);
  const refused = takeTurn(twin.lesson, { kind: "hint" });
  expect(benchOf(refused.lesson)?.hintsGiven).toBe(0);
  expect(write(refused, keyOf(refused)).isDone).toBe(true);
});

test("a twin is as hard as the problem before it", () => {
  const begun = beginLesson("equations", "en", "level");
  const helped = takeTurn(begun.lesson, { kind: "hint" });
  const twin = write(helped, keyOf(helped));
  expect(benchOf(begun.lesson)?.prompt).toMatch(/\(x \+ \d+\)/);
  expect(benchOf(twin.lesson)?.prompt).toMatch(/\(x \+ \d+\)/);
});

test("work in several lines is read to the first that does not follow", () => {
  const begun = beginLesson("equations", "en", "work");
  const start = begun.lesson.state.problem?.item.steps[0]?.line ?? "";
  const [, a = "", b = "", total = ""] = /^(\d+)\(x \+ (\d+)\) = (-?\d+)$/.exec(start) ?? [];
  const turn = write(begun, `${a}x + ${b} = ${total}\nx = 1`);
  expect(turn.said).toContain("Look at your first line");
  expect(benchOf(turn.lesson)?.lines).toEqual([{ text: `${a}x + ${b} = ${total}`, mark: "wrong" }]);
});

test("what cannot be read is quoted with the place where reading stopped", () => {
  const turn = write(beginLesson("equations", "en", "unread"), "x = 3 + * 4");
  expect(turn.unread).toMatchObject({ text: "x = 3 + * 4" });
  expect(turn.unread?.at).toBeGreaterThan(0);
});

test("words of distress are answered as in any lesson", () => {
  expect(write(beginLesson("percent", "en", "care"), "i want to die").said).toContain("988");
});

function isEqual(left: string, right: string): boolean {
  const [one, other] = [readMathematics(left), readMathematics(right)];
  return one.ok && other.ok && compareExpressions(one.expression, other.expression).equal;
}

test("the skills of the page are the curriculum's own", () => {
  const words = skillsOf("Mathematics").find(({ id }) => id === "fractions-add-unlike")?.words;
  // What is answered to questions and replies stays on the server.
  expect(beginLesson("fractions", "en", "own").lesson.skill.words).toEqual({
    ...words,
    questions: { en: [], es: [] },
    replies: { en: [], es: [] },
  });
});
