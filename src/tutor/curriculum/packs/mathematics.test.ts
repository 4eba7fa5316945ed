import { expect, test } from "vitest";
import { mathematicsSkills } from "../testing/mathematics.fixture.ts";
import { askOfEachSkill } from "./ask-of-each-skill.fixture.ts";

test("every grade has a skill that begins or goes on there, and none comes before what it needs", () => {
  const firstGrade = new Map<string, number>();
  for (const { id, grades, prerequisites } of mathematicsSkills) {
    for (const needed of prerequisites)
      expect(firstGrade.get(needed), `${id} needs ${needed}`).toBeLessThanOrEqual(grades[0]);
    firstGrade.set(id, grades[0]);
  }
  for (let grade = 1; grade <= 12; grade++) {
    const taught = mathematicsSkills.filter(
      ({ grades }) => grades[0] <= grade && grade <= grades[1],
    );
    expect(taught.length, `grade ${grade}`).toBeGreaterThan(0);
  }
});

// `npm run test:slow` asks it of sixty items of each template, and the firewall about all templates.
askOfEachSkill(12, 4);
