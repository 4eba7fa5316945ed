import { describe, expect, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { subjects } from "#shared/subjects.ts";
import { kitchenQuestions } from "./content.ts";
import type { ReportSkill } from "./contract.ts";
import { claimsFrom, type Facts } from "./rules-claims.ts";
import { csvCell, csvOf } from "./rules-csv.ts";
import { chooseSkill, mondayOf } from "./rules-kitchen.ts";
import { daysIn, lengthOf, rangeBefore, rangeOf, stretchesOf } from "./rules-range.ts";

const none = { alone: 0, withHelp: 0, open: 0 };

describe("the days of a report", () => {
  test("F-04 are the last seven where none are named, over the end of a month and a change of clocks", () => {
    expect(rangeOf({}, "2026-03-02")).toEqual({ from: "2026-02-24", to: "2026-03-02" });
    expect(rangeOf({}, "2026-03-30")).toEqual({ from: "2026-03-24", to: "2026-03-30" });
    expect(rangeBefore({ from: "2026-03-24", to: "2026-03-30" })).toEqual({
      from: "2026-03-17",
      to: "2026-03-23",
    });
    expect(lengthOf({ from: "2028-02-28", to: "2028-03-01" })).toBe(3);
  });

  test("F-04 become weeks and months of a chart without losing a problem", () => {
    for (const [from, columns] of [
      ["2026-10-22", 31],
      ["2026-08-24", 13],
      ["2025-11-22", 13],
    ] as const) {
      const range = { from, to: "2026-11-21" };
      const days = daysIn(range, [
        { day: from, alone: 1, withHelp: 0, open: 0 },
        { day: "2026-11-21", alone: 0, withHelp: 2, open: 1 },
      ]);
      const stretches = stretchesOf(days);
      expect(stretches).toHaveLength(columns);
      expect(stretches[0]).toMatchObject({ from, alone: 1 });
      expect(stretches.at(-1)).toMatchObject({ to: "2026-11-21", withHelp: 2, open: 1 });
    }
  });
});

describe("the sentences of a report", () => {
  const facts: Facts = {
    from: "2026-11-15",
    to: "2026-11-21",
    totals: none,
    activeDays: 0,
    before: { from: "2026-11-08", to: "2026-11-14", totals: none },
    skills: [],
    cards: [],
  };
  const kinds = (change: Partial<Facts>) => claimsFrom({ ...facts, ...change }).map((c) => c.kind);

  test("F-04 are not said without evidence", () => {
    expect(claimsFrom(facts)).toEqual([]);
    expect(kinds({ totals: { ...none, alone: 2 }, activeDays: 1 })).toEqual([
      "practised",
      "days",
      "alone",
    ]);
  });

  test("F-04 compare two weeks only where both have enough problems, and call small changes no change", () => {
    const totals = { alone: 4, withHelp: 1, open: 0 };
    const compare = (earlier: Facts["totals"]) =>
      kinds({ totals, activeDays: 1, before: { ...facts.before, totals: earlier } }).filter(
        (kind) => ["more", "less", "same"].includes(kind),
      );
    expect(compare({ alone: 4, withHelp: 0, open: 0 })).toEqual([]);
    expect(compare({ alone: 1, withHelp: 4, open: 0 })).toEqual(["more"]);
    expect(compare({ alone: 5, withHelp: 0, open: 0 })).toEqual(["less"]);
    expect(compare({ alone: 15, withHelp: 4, open: 0 })).toEqual(["same"]);
  });

  test("F-04 speak of a skill after three problems, and call none mastered that was only helped", () => {
    const title = { en: "Unit rates", es: "Tasas" };
    const skill = { id: "unit-rates", subject: "Mathematics" as const, title };
    const one = (counts: typeof none, state: ReportSkill["state"] = "onTheWay") =>
      kinds({ skills: [{ ...skill, ...counts, state }] });
    expect(one({ ...none, alone: 1 }, "mastered")).toEqual(["mastered"]);
    expect(one({ ...none, withHelp: 4 }, "mastered")).toEqual(["difficulty"]);
    expect(one({ ...none, alone: 2 })).toEqual([]);
    expect(one({ ...none, alone: 3 })).toEqual(["strength"]);
    expect(one({ alone: 1, withHelp: 1, open: 1 })).toEqual(["difficulty"]);
  });
});

describe("the table", () => {
  test("F-04 follows RFC 4180, accents included", () => {
    expect(
      csvOf([
        ["Día", 'Dice "hola"'],
        ["a,b", 3],
      ]),
    ).toBe('\uFEFFDía,"Dice ""hola"""\r\n"a,b",3\r\n');
    expect(csvCell("two\nlines")).toBe('"two\nlines"');
  });

  test.each(["=1+1", "+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "＝1"])(
    "F-04 shows %j as a text and not as a formula",
    (text) => {
      expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
    },
  );

  test("F-04 leaves numbers numbers", () => {
    expect(csvCell(-3)).toBe("-3");
  });
});

describe("the question of the week", () => {
  const skill = (skillId: string, counts: Partial<typeof none>, lastDay = "2026-11-20") => ({
    ...none,
    ...counts,
    skillId,
    lastDay,
  });

  test("is about what was done alone, and about another skill than lately", () => {
    const done = [
      skill("a", { withHelp: 9 }),
      skill("b", { alone: 1 }),
      skill("c", { alone: 2, open: 1 }),
    ];
    expect(chooseSkill(done, [])?.skillId).toBe("c");
    expect(chooseSkill(done, ["c"])?.skillId).toBe("b");
    expect(chooseSkill(done, ["a", "c", "b"])?.skillId).toBe("b");
    expect(chooseSkill([], [])).toBeNull();
  });

  test("has words for every skill that is taught, in both languages", () => {
    const taught = subjects.flatMap((subject) => skillsOf(subject).map(({ id }) => id));
    expect([...kitchenQuestions.keys()].toSorted()).toEqual(taught.toSorted());
    for (const { ask, listenFor, nudge } of kitchenQuestions.values()) {
      for (const words of [ask, listenFor, nudge]) expect(words.en).not.toBe(words.es);
      expect(ask.en).toMatch(/\?/);
      expect(ask.es).toMatch(/¿.*\?/);
    }
  });

  test("belongs to the week from Monday to Sunday", () => {
    expect(mondayOf("2026-11-16")).toBe("2026-11-16");
    expect(mondayOf("2026-11-22")).toBe("2026-11-16");
    expect(mondayOf("2027-01-01")).toBe("2026-12-28");
  });
});
