import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { childRules, ruleChanges, studyDays } from "#db/tables/controls.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { contracts } from "#client/contracts.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { minute } from "#shared/constants.ts";
import { type Call, fillPath } from "#shared/contract.ts";
import { createId } from "#shared/ids.ts";
import { mayEnter } from "#shared/permissions.ts";
import { controlsContract as contract } from "./contract.ts";
import { makeFamily, type TestFamily } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const openAgain = { subject: "Mathematics", locale: "en" } as const;

async function refusedOpening(family: TestFamily): Promise<string> {
  const answer = await family.child.call(tutoringContract.openChat, {
    ...openAgain,
    clientId: createId("msg"),
  });
  return answer.ok ? "opened" : answer.code;
}

async function refusedTurn(family: TestFamily, chatId: string, text = "7"): Promise<string> {
  const response = await family.child.fetch(`/api/tutoring/chats/${chatId}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientId: createId("msg"), text }),
  });
  const body: { error?: { code: string } } = await response.json().catch(() => ({}));
  return body.error?.code ?? "taken";
}

async function own(family: TestFamily) {
  const { ruling } = await family.child.ok(contract.readOwnRules, {});
  if (!ruling) throw new Error("there are no rules");
  return ruling;
}

describe("F-03 what a parent sets holds in the child's next step", () => {
  test("a pause lets the open problem be finished, opens nothing new, and ends with kind words", async () => {
    const family = await makeFamily(academy);
    const chat = await family.open();
    await family.set({ paused: { until: null } });

    expect(await refusedOpening(family)).toBe("learning_paused");
    const next = await family.next(chat.id);
    expect(next.tutor.moves).toEqual(["finish-first"]);
    expect(next.workbench.problem?.itemId).toBe(chat.workbench.problem?.itemId);

    const done = await family.say(chat.id, await family.keyOf(chat.id));
    expect(done.tutor.receipt?.outcome).toBe("right");
    expect(done.tutor.moves.at(-1)).toBe("closing");
    expect(done.tutor.moves).not.toContain("present");
    expect(done.tutor.text).toMatch(/your family has paused learning/);

    const after = await family.next(chat.id);
    expect(after.tutor.moves).toEqual(["closing"]);
    expect(after.workbench.outcome).toBe("solved");

    await family.set({ paused: null });
    expect((await family.next(chat.id)).tutor.moves).toEqual(["present"]);
  });

  test("after ten minutes the problem waits, a hint is not given, and a call for help is heard", async () => {
    const family = await makeFamily(academy);
    const chat = await family.open();
    await family.set({ paused: { until: null } });
    academy.wait(11 * minute);
    const hint = await family.hint(chat.id);
    expect(hint.tutor.moves).toEqual(["closing"]);
    expect(hint.workbench.ladder.given).toEqual([]);
    const answered = await family.say(chat.id, await family.keyOf(chat.id));
    expect(answered.tutor.receipt).toBeNull();
    expect(answered.workbench.outcome).toBe("open");
    const distress = await family.say(chat.id, "I want to kill myself");
    expect(distress.tutor.moves).toEqual(["safety"]);
  });

  test("the hours end a running session, and say when it goes on", async () => {
    const family = await makeFamily(academy);
    await family.set(family.hoursEndingIn(6));
    const chat = await family.open();
    expect((await own(family)).applies).toMatchObject({ state: "open", warning: 15 });
    academy.wait(2 * minute);
    expect((await own(family)).applies).toMatchObject({ warning: 5, reason: "hours" });
    academy.wait(5 * minute);
    const helped = await family.hint(chat.id);
    expect(helped.tutor.moves).toContain("hint");
    expect(await refusedOpening(family)).toBe("outside_hours");
    academy.wait(10 * minute);
    const closed = await family.say(chat.id, "7");
    expect(closed.tutor.moves).toEqual(["closing"]);
    expect(closed.tutor.text).toMatch(/We'll pick up again tomorrow at \d{1,2}:\d\d\s[AP]M\.$/);
  });

  test("the minutes of a day are counted by the turns, each silence for three minutes at most", async () => {
    const family = await makeFamily(academy);
    await family.set({ ...family.hoursEndingIn(600), minutesPerDay: 5 });
    const chat = await family.open();
    academy.wait(2 * minute);
    await family.hint(chat.id);
    expect((await own(family)).applies).toMatchObject({ minutesStudied: 2, minutesLeft: 3 });
    academy.wait(40 * minute);
    expect((await own(family)).applies).toMatchObject({ minutesStudied: 5, state: "finishing" });
    expect(await refusedOpening(family)).toBe("minutes_used_up");
    const [row] = await academy.database.db
      .select()
      .from(studyDays)
      .where(eq(studyDays.studentId, family.childId));
    expect(row?.turns).toBe(2);
    expect(Math.round((row?.studiedMs ?? 0) / minute)).toBe(2);
  });

  test("minutes are counted before any rule is set, and a parent sees them", async () => {
    const family = await makeFamily(academy);
    const chat = await family.open();
    academy.wait(2 * minute);
    await family.hint(chat.id);
    const { childId } = family;
    const { applies } = await family.parent.ok(contract.readRules, { childId });
    expect(applies).toMatchObject({ state: "open", minutesLeft: null, minutesStudied: 2 });
  });

  test("two turns at the last minute, in two windows, count their time once and open one problem each at most", async () => {
    const family = await makeFamily(academy);
    await family.set({ ...family.hoursEndingIn(600), minutesPerDay: 5 });
    const [one, two] = [await family.open(), await family.open()];
    academy.wait(3 * minute);
    await family.hint(one.id);
    academy.wait(1.5 * minute);
    const [first, second] = await Promise.all([family.next(one.id), family.next(two.id)]);
    expect([first.tutor.moves, second.tutor.moves]).toEqual([["present"], ["present"]]);
    expect((await own(family)).applies.minutesStudied).toBe(4);
    academy.wait(minute);
    const ends = await Promise.all([family.next(one.id), family.next(two.id)]);
    for (const { tutor } of ends) expect(tutor.moves).toEqual(["finish-first"]);
    expect((await own(family)).applies.minutesStudied).toBe(5);
  });

  test("a subject that is not allowed is refused, in an open session too", async () => {
    const family = await makeFamily(academy);
    const chat = await family.open();
    await family.set({ subjects: ["Science"] });
    expect(await refusedTurn(family, chat.id)).toBe("subject_not_allowed");
    expect(await refusedOpening(family)).toBe("subject_not_allowed");
    await family.set({ subjects: null });
    expect(await refusedTurn(family, chat.id)).toBe("taken");
  });

  test("without problems of their own, one that is typed is not taken and costs nothing", async () => {
    const family = await makeFamily(academy);
    const chat = await family.open();
    await family.set({ ownProblems: false });
    const turn = await family.say(chat.id, "solve 3x + 4 = 19");
    expect(turn.tutor.moves).toEqual(["own-off"]);
    expect(turn.workbench.problem?.source).toBe("curriculum");
    expect(turn.workbench.credits).toBe(chat.workbench.credits);
    const done = await family.say(chat.id, await family.keyOf(chat.id));
    expect(done.tutor.text).not.toMatch(/of your own|from school/);
  });

  test("help goes as far as the parent allows: no answer, or the first hint alone", async () => {
    const family = await makeFamily(academy);
    const chat = await family.open();
    await family.set({ help: "first-hint" });
    expect((await family.hint(chat.id)).tutor.moves).toEqual(["hint"]);
    expect((await family.hint(chat.id)).tutor.moves).toEqual(["help-limit"]);
    for (const wrong of ["987654", "987655", "987656"]) {
      const { moves } = (await family.say(chat.id, wrong)).tutor;
      expect(moves).not.toContain("worked-example");
      expect(moves).not.toContain("hint");
    }
    await family.set({ help: "no-answer" });
    const given: string[] = [];
    for (let press = 0; press < 12; press++)
      given.push(...(await family.hint(chat.id)).tutor.moves);
    expect(given).toContain("hint");
    expect(given).not.toContain("tell");
    expect(given.at(-1)).toBe("help-limit");
    await family.set({ help: "all" });
    const last: string[] = [];
    for (let press = 0; press < 2; press++) last.push(...(await family.hint(chat.id)).tutor.moves);
    expect(last).toContain("tell");
  });

  test("the language is the family's, whatever the child's pages and profile say", async () => {
    const family = await makeFamily(academy);
    await family.set({ language: "es" });
    const chat = await family.open();
    expect(chat.locale).toBe("es");
    expect(chat.messages[0]?.text).toMatch(/Soy Faro/);
    await family.child.ok(contracts.accounts.changeLocale, { locale: "en" });
    expect((await family.open()).locale).toBe("es");
    await family.set({ language: "en" });
    const turn = await family.say(chat.id, "987654");
    expect(turn.tutor.text).toMatch(/[a-z]/);
    const read = await family.child.ok(tutoringContract.readChat, { chatId: chat.id });
    expect(read.chat.locale).toBe("en");
  });

  test("a grade to read at gives young readers the plain wording", async () => {
    const family = await makeFamily(academy);
    const usual = await family.open();
    await family.set({ readingGrade: 2 });
    const plain = await family.open();
    const words = (text = "") => text.split(/\s+/).length;
    expect(words(plain.messages[0]?.text)).toBeLessThan(words(usual.messages[0]?.text));
  });

  test("credits a week: the first over the limit is not taken, not even from two windows at once", async () => {
    const family = await makeFamily(academy);
    await family.set({ creditsPerWeek: 1 });
    const [one, two] = [await family.open(), await family.open()];
    const outcomes = await Promise.all([
      refusedTurn(family, one.id, "987654"),
      refusedTurn(family, two.id, "987654"),
    ]);
    expect(outcomes.toSorted()).toEqual(["taken", "week_credits_used"]);
    const [account] = await academy.database.db
      .select()
      .from(creditAccounts)
      .where(eq(creditAccounts.studentId, family.childId));
    expect(account?.balance).toBe(24);
    expect((await own(family)).applies.creditsThisWeek).toBe(1);
    await family.set({ creditsPerWeek: 2 });
    const waiting = outcomes[0] === "taken" ? two : one;
    expect(await refusedTurn(family, waiting.id, "987654")).toBe("taken");
  });
});

describe("F-03 who sets the rules", () => {
  test("every change is written down with who, when and what it was, for parent and child", async () => {
    const family = await makeFamily(academy);
    await family.set({ minutesPerDay: 45 });
    const ruling = await family.set({ minutesPerDay: 60, help: "no-answer" });
    expect(ruling.version).toBe(2);
    expect(ruling.changes).toMatchObject([
      {
        changedBy: "Rosa Díaz",
        before: { minutesPerDay: 45, help: "all" },
        after: { minutesPerDay: 60, help: "no-answer" },
      },
      { before: { minutesPerDay: null }, after: { minutesPerDay: 45 } },
    ]);
    expect((await own(family)).changed).toMatchObject({ by: "Rosa Díaz" });
    const undone = await family.set(ruling.changes[0]?.before.help ? { help: "all" } : {});
    expect(undone.rules).toMatchObject({ help: "all", minutesPerDay: 60 });
    expect((await family.set({ help: "all" })).version).toBe(3);
  });

  test("two guardians who change different rules at once lose nothing of each other", async () => {
    const family = await makeFamily(academy);
    const other = await makeActor(academy, "parent");
    const { db } = academy.database;
    const createdAt = academy.services.now();
    await db
      .insert(guardianships)
      .values({ parentId: other.id, studentId: family.childId, createdAt });
    await Promise.all([
      family.set({ minutesPerDay: 45 }),
      other.browser.ok(contract.changeRules, {
        childId: family.childId,
        changes: { ownProblems: false },
      }),
    ]);
    const { rules, version } = await family.parent.ok(contract.readRules, {
      childId: family.childId,
    });
    expect(rules).toMatchObject({ minutesPerDay: 45, ownProblems: false });
    expect(version).toBe(2);
  });

  test("hours that end before they begin and time zones that do not exist are refused by name", async () => {
    const family = await makeFamily(academy);
    const week = Array.from({ length: 7 }, (): [number, number][] => [[600, 540]]);
    const { childId } = family;
    const refused = await family.parent.call(contract.changeRules, {
      childId,
      changes: { hours: week },
    });
    expect(refused).toMatchObject({ ok: false, code: "invalid_input" });
    const nowhere = await family.parent.call(contract.changeRules, {
      childId,
      changes: { timeZone: "Europe/Atlantis" },
    });
    expect(nowhere).toMatchObject({ ok: false, code: "invalid_input" });
  });

  test("another family's child is not found, for reading, setting and answering", async () => {
    const family = await makeFamily(academy);
    const stranger = await makeActor(academy, "parent");
    const { childId } = family;
    const { browser } = stranger;
    const requestId = "req_x";
    const outcomes = [
      await browser.call(contract.readRules, { childId }),
      await browser.call(contract.changeRules, { childId, changes: { minutesPerDay: null } }),
      await browser.call(contract.answerRequest, { childId, requestId, minutes: 15 }),
    ];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, status: 404 });
  });

  test("no call that a student can make loosens a rule", async () => {
    const family = await makeFamily(academy);
    const { child, childId } = family;
    const chat = await family.open();
    await family.set({
      minutesPerDay: 30,
      language: "es",
      help: "first-hint",
      ownProblems: false,
      creditsPerWeek: 3,
      paused: { until: null },
    });
    const { db } = academy.database;
    const read = () => db.select().from(childRules).where(eq(childRules.studentId, childId));
    const changes = () => db.select().from(ruleChanges).where(eq(ruleChanges.studentId, childId));
    const before = [await read(), await changes()];
    const calls = Object.values(contracts).flatMap((group) => Object.values<Call>(group));
    let made = 0;
    // What ends the session or the account would keep the rest from being tried.
    const last = /sign|session|account|profile\/password/i;
    const ordered = calls.toSorted((a, b) => Number(last.test(a.path)) - Number(last.test(b.path)));
    for (const call of ordered) {
      if (call.answer === "redirect" || !mayEnter(call.access, "student")) continue;
      if (call.method === "delete" || call.path.endsWith("/events")) continue;
      const ids = { chatId: chat.id, childId, messageId: chat.messages[0]?.id ?? "", token: "x" };
      const { path } = fillPath(call.path, ids);
      const body = {
        childId,
        studentId: childId,
        locale: "en",
        language: "en",
        changes: { minutesPerDay: null, paused: null },
        rules: { minutesPerDay: null, paused: null },
        minutesPerDay: null,
        paused: null,
        minutes: 30,
        timeZone: "Pacific/Kiritimati",
        clientId: createId("msg"),
        text: "1",
        title: "T",
        gradeLevel: 12,
        subject: "Mathematics",
        primarySubject: "Mathematics",
        preferredSubjects: [],
        learningGoals: "",
        fullName: "Maya Torres",
      };
      const isGet = call.method === "get";
      const response = await child.fetch(path, {
        method: call.method.toUpperCase(),
        headers: { "content-type": "application/json", "x-time-zone": "Pacific/Kiritimati" },
        ...(isGet ? {} : { body: JSON.stringify(body) }),
      });
      await response.body?.cancel();
      made++;
    }
    expect(made).toBeGreaterThan(20);
    expect([await read(), await changes()]).toEqual(before);
  });
});
