import { expect, test } from "vitest";
import { subjects } from "#shared/subjects.ts";
import { skillsOf } from "./subject-skills.ts";
import { unitsOf } from "./units.ts";

test.each(subjects)(
  "D-06 each skill of %s stands in one unit, and no unit names another",
  (subject) => {
    const named = unitsOf(subject).flatMap(({ skills }) => skills);
    expect(named.toSorted()).toEqual(
      skillsOf(subject)
        .map(({ id }) => id)
        .toSorted(),
    );
  },
);

test("no two units of a subject have one id", () => {
  for (const subject of subjects) {
    const ids = unitsOf(subject).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
