import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { accountsContract } from "../contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const child = { firstName: "Leo", locale: "en" } as const;

async function childOf() {
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2018-05-05" });
  return browser;
}

test("spellings of one mailbox are one parent to the count, and each is written to as it was given", async () => {
  const spellings = [
    "rosa.diaz@gmail.com",
    "rosadiaz@gmail.com",
    "Rosa.Diaz@GMAIL.com",
    "r.o.s.a.diaz@gmail.com",
    "rosadiaz+faro@gmail.com",
    "rosadiaz+1@googlemail.com",
    "rosa.diaz@googlemail.com",
  ];
  const statuses: number[] = [];
  for (const parentEmail of spellings) {
    const browser = await childOf();
    const input = { ...child, parentEmail };
    statuses.push((await browser.call(accountsContract.askParent, input)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const letters = await academy.database.db.select().from(emails);
  expect(letters.map(({ recipient }) => recipient).sort()).toEqual(
    spellings
      .slice(0, 5)
      .map((one) => one.toLowerCase())
      .sort(),
  );
  for (const parentEmail of [
    '"rosa"@example.org',
    "rosa(1)@example.org",
    "<rosa@example.org>",
    "rosa@example.org.",
    "ｒosa@example.org",
    "ro\u200Bsa@example.org",
  ]) {
    const answer = await (
      await childOf()
    ).call(accountsContract.askParent, {
      ...child,
      parentEmail,
    });
    expect(answer, parentEmail).toMatchObject({ fields: { parentEmail: "emailInvalid" } });
  }
});
