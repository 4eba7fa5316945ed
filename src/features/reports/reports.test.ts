import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { kitchenCards } from "#db/tables/kitchen-cards.ts";
import { skillMastery } from "#db/tables/learning.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { type EvidenceQuery, familyContract } from "#features/family/contract.ts";
import { learningContract } from "#features/learning/contract.ts";
import { addDays } from "#shared/zoned-time.ts";
import { reportsContract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

type Family = { parent: Made; child: Made };

async function makeFamily(): Promise<Family> {
  const parent = await makeActor(academy, "parent");
  const child = await makeActor(academy, "student");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: child.id });
  await db.insert(creditAccounts).values({ studentId: child.id, balance: 200 });
  return { parent, child };
}

/** Right and wrong answers on two days. */
async function learnAWhile({ child }: Family): Promise<void> {
  const lesson = await takeLesson(academy, child.browser);
  for (let i = 0; i < 4; i++) await lesson.answer();
  await lesson.answer("987654");
  await lesson.answer();
  await lesson.answer("987654");
}

async function countEvidence({ parent, child }: Family, query: EvidenceQuery): Promise<number> {
  let count = 0;
  let before: string | undefined;
  do {
    const page = await parent.browser.ok(familyContract.readEvidence, {
      childId: child.id,
      ...query,
      ...(before ? { before } : {}),
    });
    count += page.problems.length;
    before = page.next ?? undefined;
  } while (before);
  return count;
}

describe("F-04 a progress report", () => {
  test("F-04 has the dashboard's figures, and as many problems behind each sentence as it says", async () => {
    const family = await makeFamily();
    await learnAWhile(family);
    const { parent, child } = family;
    const report = await parent.browser.ok(reportsContract.readReport, { childId: child.id });
    const details = await parent.browser.ok(familyContract.readChild, {
      childId: child.id,
      timeZone: "UTC",
    });
    expect(report.days).toEqual(details.child.week);
    expect(report.lede).toEqual(details.lede);
    expect(report.lede).toMatchObject({
      kind: "first",
      alone: report.totals.alone,
      total: report.totals.alone + report.totals.withHelp + report.totals.open,
      length: 7,
    });
    const bySkill = { alone: 0, withHelp: 0, open: 0 };
    for (const skill of report.skills) {
      bySkill.alone += skill.alone;
      bySkill.withHelp += skill.withHelp;
      bySkill.open += skill.open;
    }
    expect(bySkill).toEqual(report.totals);
    expect(report.subjects).toEqual([{ subject: "Mathematics", ...report.totals }]);

    expect(report.claims.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["practised", "days", "alone", "helped"]),
    );
    for (const { kind, numbers, evidence } of report.claims) {
      const found = await countEvidence(family, evidence[0] ?? {});
      expect(found, kind).toBeGreaterThan(0);
      if (kind !== "days") expect(found, kind).toBe(numbers.count);
    }
  });

  test("F-04 says nothing where nothing was done", async () => {
    const { parent, child } = await makeFamily();
    const report = await parent.browser.ok(reportsContract.readReport, { childId: child.id });
    expect(report).toMatchObject({ claims: [], skills: [], cards: [] });
    expect(report.days).toHaveLength(7);
  });

  test("F-04 is about the days that were asked for, and about no others", async () => {
    const family = await makeFamily();
    await learnAWhile(family);
    const { parent, child } = family;
    const { today, totals } = await parent.browser.ok(reportsContract.readReport, {
      childId: child.id,
    });
    const year = { from: addDays(today, -365), to: addDays(today, 30) };
    const long = await parent.browser.ok(reportsContract.readReport, {
      childId: child.id,
      ...year,
    });
    expect(long).toMatchObject({ totals, to: today });
    expect(long.days).toHaveLength(366);
    const earlier = await parent.browser.ok(reportsContract.readReport, {
      childId: child.id,
      from: addDays(today, -30),
      to: addDays(today, -1),
    });
    expect(earlier).toMatchObject({ totals: { alone: 0, withHelp: 0, open: 0 }, claims: [] });
    for (const [range, problem] of [
      [{ from: addDays(today, -366), to: today }, "rangeTooLong"],
      [{ from: today, to: addDays(today, -1) }, "rangeInvalid"],
      [{ from: "2026-02-30" }, "dayInvalid"],
    ] as const) {
      const refused = await parent.browser.call(reportsContract.readReport, {
        childId: child.id,
        ...range,
      });
      expect(refused).toMatchObject({ ok: false, status: 400, fields: { from: problem } });
    }
  });

  test("F-04 downloads as a table whose sums are the report's", async () => {
    const family = await makeFamily();
    await learnAWhile(family);
    const { parent, child } = family;
    const { totals } = await parent.browser.ok(reportsContract.readReport, { childId: child.id });
    for (const [locale, heading] of [
      ["en", "Day,Subject,Skill,Alone,With help,Not right yet,Answers"],
      ["es", "Día,Materia,Destreza,Sin ayuda,Con ayuda,Por resolver,Respuestas"],
    ] as const) {
      const file = await parent.browser.ok(
        reportsContract.downloadReport,
        { childId: child.id, format: "csv" },
        { locale },
      );
      const text = Buffer.from(file.base64, "base64").toString("utf8");
      const [first, ...lines] = text.replace("\uFEFF", "").split("\r\n");
      expect(first).toBe(heading);
      expect(lines.pop()).toBe("");
      const alone = lines.reduce((sum, line) => sum + Number(line.split(",").at(-4)), 0);
      expect(alone).toBe(totals.alone);
    }
  });

  test("P-01 another family's child has no report, no file and no question", async () => {
    const { child } = await makeFamily();
    const stranger = await makeActor(academy, "parent");
    const input = { childId: child.id };
    for (const answer of [
      await stranger.browser.call(reportsContract.readReport, input),
      await stranger.browser.call(reportsContract.downloadReport, { ...input, format: "csv" }),
      await stranger.browser.call(reportsContract.readKitchenCard, input),
      await stranger.browser.call(reportsContract.answerKitchenCard, {
        ...input,
        cardId: "crd_none",
        answer: "explained",
      }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404 });
    }
  });
});

describe("the question for the kitchen table", () => {
  const read = ({ parent, child }: Family) =>
    parent.browser.ok(reportsContract.readKitchenCard, { childId: child.id });

  test("F-04 comes from what the child did, stays for the week, and is another one next week", async () => {
    const family = await makeFamily();
    expect((await read(family)).card).toBeNull();
    await learnAWhile(family);
    const { card } = await read(family);
    expect(card?.answer).toBeNull();
    expect(await countEvidence(family, card?.evidence ?? {})).toBeGreaterThan(0);
    await learnAWhile(family);
    expect((await read(family)).card?.id).toBe(card?.id);
    // A week later: the card is last week's.
    const { db } = academy.database;
    const ofChild = eq(kitchenCards.studentId, family.child.id);
    await db
      .update(kitchenCards)
      .set({ week: addDays(card?.week ?? "", -7) })
      .where(ofChild);
    const next = (await read(family)).card;
    expect(next?.id).toBeTruthy();
    expect(next?.id).not.toBe(card?.id);
  });

  test("F-04 enters the record in one tap, stands in the report, and moves no mastery", async () => {
    const family = await makeFamily();
    await learnAWhile(family);
    const { parent, child } = family;
    const { db } = academy.database;
    const mastery = () =>
      db.select().from(skillMastery).where(eq(skillMastery.studentId, child.id));
    const before = await mastery();
    const { card } = await read(family);
    if (!card) throw new Error("there is no card");
    const tap = (answer: "explained" | "not-yet" | null) =>
      parent.browser.ok(reportsContract.answerKitchenCard, {
        childId: child.id,
        cardId: card.id,
        answer,
      });
    const kinds = async () => {
      const report = await parent.browser.ok(reportsContract.readReport, { childId: child.id });
      return report.claims.map(({ kind }) => kind);
    };
    expect(await kinds()).not.toContain("explained");
    expect((await tap("explained")).card.answer).toBe("explained");
    expect(await kinds()).toContain("explained");
    await tap("not-yet");
    expect(await kinds()).toContain("notYet");
    await tap(null);
    expect(await kinds()).not.toContain("notYet");
    expect(await mastery()).toEqual(before);
    const own = await child.browser.ok(learningContract.readProgress, { timeZone: "UTC" });
    expect(own.subjects).not.toEqual([]);
  });

  test("F-04 two who ask at the same moment find one and the same", async () => {
    const family = await makeFamily();
    await learnAWhile(family);
    const cards = await Promise.all([read(family), read(family), read(family)]);
    expect(new Set(cards.map(({ card }) => card?.id)).size).toBe(1);
  });

  test("P-03 administrators see a sample, and may only look", async () => {
    const { browser } = await makeActor(academy, "administrator");
    const family = await browser.ok(familyContract.readFamily, { timeZone: "UTC" });
    const childId = family.children[0]?.id ?? "";
    const report = await browser.ok(reportsContract.readReport, { childId });
    expect(report.claims).not.toEqual([]);
    const { card } = await browser.ok(reportsContract.readKitchenCard, { childId });
    const answer = await browser.call(reportsContract.answerKitchenCard, {
      childId,
      cardId: card?.id ?? "",
      answer: "explained",
    });
    expect(answer).toMatchObject({ ok: false, code: "sample_only" });
  });
});
