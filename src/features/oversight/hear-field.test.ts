import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Answer } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, studentForm } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { timeRequests } from "#db/tables/controls.ts";
import { creditRequests } from "#db/tables/credits.ts";
import { emails } from "#db/tables/emails.ts";
import { alerts } from "#db/tables/oversight.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { controlsContract } from "#features/controls/contract.ts";
import { makeFamily, type TestFamily } from "#features/controls/family.fixture.ts";
import { creditsContract } from "#features/credits/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { doubtful } from "#tutor/safety/doubtful.fixture.ts";
import { oversightContract } from "./contract.ts";
import { hearField } from "./hear-field.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const casesOf = (studentId: string) =>
  academy.database.db.select().from(alerts).where(eq(alerts.studentId, studentId));

const learning = { gradeLevel: 8, primarySubject: "Mathematics" } as const;

/** Each field, how a child sends it, and where its words would stand. */
const fields = [
  {
    place: "title",
    send: async (family: TestFamily, text: string) => {
      const { id: chatId } = await family.open();
      return family.child.call(tutoringContract.renameChat, { chatId, title: text });
    },
  },
  {
    place: "search",
    send: ({ child }: TestFamily, text: string) =>
      child.call(tutoringContract.searchChats, { search: text }),
  },
  {
    place: "goals",
    send: ({ child }: TestFamily, text: string) =>
      child.call(accountsContract.updateLearning, { ...learning, learningGoals: text }),
  },
  {
    place: "name",
    send: ({ child }: TestFamily, text: string) =>
      child.call(accountsContract.changeName, { fullName: text }),
  },
  {
    place: "username",
    send: ({ child }: TestFamily, text: string) =>
      child.call(accountsContract.changeUsername, { username: text.replaceAll(" ", "_") }),
  },
  {
    place: "time-request",
    send: ({ child }: TestFamily, text: string) =>
      child.call(controlsContract.askForTime, { minutes: 15, reason: text }),
  },
] as const;

/** Everything that stands of a child in the tables that those fields are written to. */
async function written(family: TestFamily): Promise<string> {
  const { db } = academy.database;
  const id = family.childId;
  const rows = [
    await db.select().from(profiles).where(eq(profiles.id, id)),
    await db.select().from(chats).where(eq(chats.studentId, id)),
    await db.select().from(timeRequests).where(eq(timeRequests.studentId, id)),
    await db.select().from(creditRequests).where(eq(creditRequests.studentId, id)),
  ];
  return JSON.stringify(rows);
}

function refused(answer: Answer<unknown>) {
  if (answer.ok) throw new Error("the words were taken");
  expect(answer).toMatchObject({ status: 409, code: "care_first" });
  return answer.care;
}

describe.each(fields)("L15 words of distress in a $place", ({ place, send }) => {
  test("are answered with care, not kept, and open a case that the guardians hear of", async () => {
    const family = await makeFamily(academy);
    const care = refused(await send(family, "i want to die"));
    expect(care).toMatchObject({ answer: "alert", care: { told: "guardians" } });
    expect(care?.answer === "alert" && care.reply).toContain("Thank you for telling me");
    expect(await casesOf(family.childId)).toMatchObject([
      { place, category: "self-harm", route: "guardians", chatId: null, messageId: null },
    ]);
    expect(await written(family)).not.toMatch(/want.to.die/);
    await expect
      .poll(async () =>
        (
          await academy.database.db.select().from(emails).where(eq(emails.kind, "alert-notice"))
        ).filter(({ about }) => about?.includes(family.childId)),
      )
      .toHaveLength(1);
    const { alerts: seen } = await family.parent.ok(oversightContract.readAlerts, {
      childId: family.childId,
    });
    expect(seen).toMatchObject([{ place, acknowledgedAt: null }]);
  });

  test("about somebody close are told to no guardian", async () => {
    const family = await makeFamily(academy);
    const care = refused(await send(family, "my uncle touches my breasts"));
    expect(care).toMatchObject({ care: { told: "administrators" } });
    expect(await casesOf(family.childId)).toMatchObject([{ place, route: "administrators" }]);
    const { childId } = family;
    expect((await family.parent.ok(oversightContract.readAlerts, { childId })).alerts).toEqual([]);
  });
});

test("the same words sent again are one case, others are another", async () => {
  const family = await makeFamily(academy);
  const rename = { fullName: "i want to die" };
  refused(await family.child.call(accountsContract.changeName, rename));
  refused(await family.child.call(accountsContract.changeName, rename));
  expect(await casesOf(family.childId)).toHaveLength(1);
  refused(await family.child.call(accountsContract.changeName, { fullName: "quiero morirme" }));
  expect(await casesOf(family.childId)).toHaveLength(2);
});

test("a case keeps all that was written in a field, for it stands nowhere else", async () => {
  const family = await makeFamily(academy);
  const learningGoals = `i want to die ${"and nobody listens to me ".repeat(9)}he hits me`;
  refused(await family.child.call(accountsContract.updateLearning, { ...learning, learningGoals }));
  const [kept] = await casesOf(family.childId);
  expect(kept?.snippet).toBe(learningGoals);
});

test("a search that goes on while it is typed is one case, with the whole of it", async () => {
  const family = await makeFamily(academy);
  for (const search of ["i want to die", "i want to die tonight"]) {
    refused(await family.child.call(tutoringContract.searchChats, { search }));
  }
  expect(await casesOf(family.childId)).toMatchObject([{ snippet: "i want to die tonight" }]);
});

/** Words that the listener is in doubt about, as it is trained today. */
const inDoubt = doubtful("en");

test("what is in doubt is asked about and not kept; “about me” opens the case", async () => {
  const family = await makeFamily(academy);
  const goals = { ...learning, learningGoals: inDoubt };
  const asked = refused(await family.child.call(accountsContract.updateLearning, goals));
  expect(asked).toEqual({ answer: "check-in", place: "goals", text: inDoubt });
  expect(await casesOf(family.childId)).toEqual([]);
  expect(await written(family)).not.toContain(inDoubt);
  const { care } = await family.child.ok(oversightContract.tellMore, {
    place: "goals",
    text: inDoubt,
  });
  expect(care.answer).toBe("alert");
  expect(await casesOf(family.childId)).toMatchObject([{ place: "goals", snippet: inDoubt }]);
});

test("who helps is of the country that the family named, in the chat and in a field", async () => {
  const family = await makeFamily(academy);
  const { rules } = await family.set({ country: "ES", timeZone: "America/Bogota" });
  expect(rules.country).toBe("ES");
  const { id } = await family.open();
  const { tutor } = await family.say(id, "i want to die");
  expect(tutor.care?.lines.at(-1)?.at).toBe("112");
  const care = refused(
    await family.child.call(accountsContract.changeName, { fullName: "i want to die" }),
  );
  expect(care?.answer === "alert" && care.care.lines).toEqual(tutor.care?.lines);
  // Taken back, the clock says where.
  await family.set({ country: null });
  const again = refused(
    await family.child.call(accountsContract.changeName, { fullName: "i want to die" }),
  );
  expect(again?.answer === "alert" && again.care.lines.at(-1)?.at).toBe("123");
});

test("a wish for credits is heard where no parent looks after the student", async () => {
  const { browser, account } = await makeStudent(academy);
  const note = "i want to kill myself";
  refused(await browser.call(creditsContract.askForSelf, { note }));
  expect(await casesOf(account.id)).toMatchObject([{ place: "credit-request" }]);
  expect(
    await academy.database.db
      .select()
      .from(creditRequests)
      .where(eq(creditRequests.studentId, account.id)),
  ).toEqual([]);
});

describe("at sign-up", () => {
  type Form = z.input<typeof accountsContract.signUpStudent.input>;
  async function signUp(form: Partial<Form>) {
    const browser = academy.browser();
    await browser.ok(accountsContract.answerAgeStep, { birthDate: "2010-05-17" });
    return browser.call(accountsContract.signUpStudent, studentForm(form), { locale: "es" });
  }

  test("goals of distress leave an account without them, a case, and care in the page's language", async () => {
    const answer = await signUp({ learningGoals: "quiero morirme" });
    if (!answer.ok) throw new Error(answer.code);
    const { account, care } = answer.value;
    expect(care?.answer === "alert" && care.reply).toContain("Gracias por contármelo");
    const [profile] = await academy.database.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, account.id));
    expect(profile?.learningGoals).toBeNull();
    expect(await casesOf(account.id)).toMatchObject([
      { place: "goals", snippet: "quiero morirme" },
    ]);
  });

  test("no account is made without its case", async () => {
    const { db } = academy.database;
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no case today'; end $$`);
    await db.execute(
      sql`create trigger refuse before insert on alerts for each row execute function refuse()`,
    );
    try {
      expect(
        await signUp({ learningGoals: "quiero morirme", username: "without.case" }),
      ).toMatchObject({ status: 500 });
    } finally {
      await db.execute(sql`drop trigger refuse on alerts`);
    }
    expect(await db.select().from(profiles).where(eq(profiles.username, "without.case"))).toEqual(
      [],
    );
  });

  test("a name of distress makes no account, and shows who helps", async () => {
    const care = refused(await signUp({ username: "quiero_morirme" }));
    expect(care).toMatchObject({ answer: "alert", care: { told: null } });
    expect(care?.answer === "alert" && care.care.lines.length > 0).toBe(true);
  });

  test("ordinary goals are kept", async () => {
    const answer = await signUp({
      learningGoals: "Pass the algebra exam without killing my average",
    });
    expect(answer.ok && answer.value.care).toBeNull();
  });
});

test("an adult's name is nobody's distress", async () => {
  const { browser } = await makeActor(academy, "parent");
  await browser.ok(accountsContract.changeName, { fullName: "I want to die laughing" });
});

test.each([
  "Fractions and decimals",
  "Killian Hurtado",
  "Dolores Muerte García",
  "Álgebra de la semana",
  "dead.pool_99",
  "Suicide Squad problem",
  "I want to understand equations before the exam",
  "quiero aprobar mates",
  "we have a game tonight and I am almost done",
])("%s is what it seems, wherever it is written", (text) => {
  for (const place of ["title", "goals", "name", "username", "search"] as const) {
    if (text === "Suicide Squad problem" && place !== "title" && place !== "goals") continue;
    expect(hearField({ place, text })).toBeNull();
  }
});
