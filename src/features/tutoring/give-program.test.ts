import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { attempts } from "#db/tables/learning.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { controlsContract } from "#features/controls/contract.ts";
import type { InteractionItem } from "#tutor/item.ts";
import { layItem } from "./lay-item.fixture.ts";
import { type TurnEvent, tutoringContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `program-${ids++}-client`;

type Sent = Parameters<typeof give>[2];

async function open(named: string) {
  const { browser, account } = await makeStudent(academy);
  const { chat } = await browser.ok(contract.openChat, {
    subject: "Programming",
    locale: "en",
    clientId: nextId(),
  });
  const isNamed = ({ id }: InteractionItem) => id.includes(`#${named}@`);
  const item = await layItem(academy, chat.id, isNamed, "Programming");
  const send = (program: string, more: Partial<Sent> = {}) =>
    give(browser, { chatId: chat.id, itemId: item.id }, { program, ...more });
  return { browser, account, chat, item, send };
}

async function give(
  browser: Browser,
  place: { chatId: string; itemId: string },
  sent: { program: string; outcomes?: { value: string; printed: string[]; fault: null }[] },
) {
  const heard: TurnEvent[] = [];
  const given = { kind: "code", outcomes: [], ...sent } as const;
  for await (const event of browser.events(contract.giveAnswer, {
    ...place,
    clientId: nextId(),
    given,
  }))
    heard.push(event);
  const last = heard.at(-1);
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

describe("a program in JavaScript", () => {
  test("is run by the server: a mistake met, partial credit said, then right", async () => {
    const { send, browser, chat } = await open("write-double");
    const squares = await send("function double(n) { return n * n; }");
    expect(squares.tutor.receipt).toMatchObject({ outcome: "wrong", checker: "tests" });
    expect(squares.tutor.text).toContain("1 of 4 tests pass");
    expect(squares.tutor.text).toContain("`double(4)` gave `16`, and it should be `8`.");
    expect(squares.tutor.text).toContain("You multiply the number by itself.");
    expect(squares.tutor.program?.tests.map(({ isPassed }) => isPassed)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const right = await send("const double = (n) => n + n;");
    expect(right.tutor.receipt).toMatchObject({ outcome: "right", checker: "tests" });
    const { chat: after } = await browser.ok(contract.readChat, { chatId: chat.id });
    const said = after.messages.filter(({ author }) => author === "student");
    expect(said.map(({ text, code }) => [text, code])).toEqual([
      ["function double(n) { return n * n; }", "javascript"],
      ["const double = (n) => n + n;", "javascript"],
    ]);
  });

  test("that does what a known wrong program does in every test meets its mistake", async () => {
    const { send } = await open("write-double");
    const { tutor } = await send("function double(n) {\n  const d = n * 2;\n  console.log(d);\n}");
    expect(tutor.text).toContain("gave nothing back");
    expect(tutor.text).toContain("Which word hands a value back?");
  });

  test("whose page says it is right is run all the same", async () => {
    const { send } = await open("write-double");
    const forged = ["8", "0", "-6", "5"].map((value) => ({ value, printed: [], fault: null }));
    const { tutor } = await send("function double(n) { return 1; }", { outcomes: forged });
    expect(tutor.receipt).toMatchObject({ outcome: "wrong" });
    expect(tutor.text).toContain("None of the 4 tests passes yet.");
  });

  test("that cannot be read is told its line and is no try", async () => {
    const { send, account } = await open("write-double");
    const { tutor } = await send("function double(n) {\n  retur n * 2;\n}");
    expect(tutor.text).toMatch(/^Line 2: /u);
    // No try: nothing is marked, and the next one is still the first.
    expect(tutor.receipt).toBeNull();
    const right = await send("const double = (n) => n + n;");
    expect(right.tutor.receipt).toMatchObject({ outcome: "right" });
    const kept = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, account.id));
    expect(kept.map(({ firstTry, outcome }) => [firstTry, outcome])).toEqual([[true, "right"]]);
  });

  test("tells the page nothing of the hidden tests, the key and the known mistakes", async () => {
    const { browser, chat, item } = await open("write-double");
    const read = JSON.stringify(await browser.ok(contract.readChat, { chatId: chat.id }));
    expect(read).toContain("double(4)");
    for (const hidden of ["double(2.5)", "double(-3)", "return n * 2", "return n + 2"])
      expect(read).not.toContain(hidden);
    expect(item.interaction).toMatchObject({ kind: "code", hidden: 3, calls: null });
  });

  test("is heard before it is marked, where a child wrote it", async () => {
    const { send } = await open("write-double");
    const { tutor } = await send("i want to kill myself");
    expect(tutor.moves).toEqual(["safety"]);
    expect(tutor.receipt).toBeNull();
  });

  test("is run neither where it was heard to tell of danger nor outside what the family has set", async () => {
    const { send, account } = await open("write-double");
    const run = vi.spyOn(academy.services.programs, "run");
    await send("// i want to kill myself\nconst double = (n) => n + n;");
    expect(run).not.toHaveBeenCalled();
    const parent = await makeActor(academy, "parent");
    const { db } = academy.database;
    const createdAt = academy.services.now();
    await db
      .insert(guardianships)
      .values({ parentId: parent.id, studentId: account.id, createdAt });
    await parent.browser.ok(controlsContract.changeRules, {
      childId: account.id,
      changes: { subjects: ["Mathematics"] },
    });
    await expect(send("const double = (n) => n + n;")).rejects.toThrow();
    expect(run).not.toHaveBeenCalled();
    await parent.browser.ok(controlsContract.changeRules, {
      childId: account.id,
      changes: { subjects: null },
    });
    await send("const double = (n) => n + n;");
    expect(run).toHaveBeenCalledOnce();
    run.mockRestore();
  });

  test("that is too long is refused, and one of another kind is not marked", async () => {
    const { browser, chat, item, send } = await open("write-double");
    await expect(send("x".repeat(4001))).rejects.toThrow();
    const heard: TurnEvent[] = [];
    for await (const event of browser.events(contract.giveAnswer, {
      chatId: chat.id,
      clientId: nextId(),
      itemId: item.id,
      given: { kind: "words", text: "8" },
    }))
      heard.push(event);
    expect(heard.at(-1)).toMatchObject({ type: "finished", tutor: { receipt: null } });
  });
});

describe("a hostile program", () => {
  test.each([
    ["that never ends", "function double(n) { while (true); }", "stays true"],
    ["that calls itself for ever", "function double(n) { return double(n); }", "called itself"],
    ["that wants all memory", "const a = 'x'.repeat(1e9);", "memory"],
    ["that reaches outside", "function double(n) { return process.exit(1); }", "`process`"],
  ])("%s is stopped and answered in words", async (_, program, said) => {
    const { send } = await open("write-double");
    const { tutor } = await send(program);
    expect(tutor.receipt).toMatchObject({ outcome: "wrong" });
    expect(tutor.text).toContain(said);
  });

  test(
    "in a loop that the engine cannot stop keeps nobody waiting and ends with its thread",
    { timeout: 60_000 },
    async () => {
      const { send } = await open("write-double");
      const program = "Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1);";
      let longest = 0;
      let last = performance.now();
      const ticking = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 20);
      const { tutor } = await send(program);
      clearInterval(ticking);
      expect(tutor.text).toContain("stays true");
      expect(longest).toBeLessThan(1000);
      const [first, second] = await Promise.allSettled([send(program), send(program)]);
      expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      const next = await send("const double = (n) => 2 * n;");
      expect(next.tutor.receipt).toMatchObject({ outcome: "right" });
    },
  );
});
