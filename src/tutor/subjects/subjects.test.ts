import { expect, test } from "vitest";
import { subjects, takesOwnProblems } from "#shared/subjects.ts";
import { subjectModules } from "./subjects.ts";

test.each(subjects)("%s takes problems of a student's own where its pages say so", (subject) => {
  expect(subjectModules[subject].own !== null).toBe(takesOwnProblems(subject));
});

test("a problem that a subject takes is sealed with the answer that was worked out", () => {
  const solved = subjectModules["SAT/ACT"].own?.solve("3x + 2 = 11");
  expect(solved?.isSaidIn("x = 3")).toBe(true);
  expect(solved?.isSaidIn("3x + 2 = 11")).toBe(false);
  const item = solved?.seal("Please solve 3x + 2 = 11", "s");
  expect(item?.id).toBe("own#s");
  expect(item?.key.expression).toBe("x = 3");
});
