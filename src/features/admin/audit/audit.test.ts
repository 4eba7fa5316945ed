import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { recordDeed } from "#platform/audit.ts";
import { second } from "#shared/constants.ts";
import { adminContract as contract } from "../contract.ts";
import { knownActions } from "../rules.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

test("F-09 the trail says who did what to whom, latest first, by action and by person, in pages", async () => {
  const { db } = academy.database;
  const admin = await makeActor(academy, "administrator");
  const other = await makeActor(academy, "administrator");
  const { id: subjectId } = await makeActor(academy, "parent");
  const start = Date.now();
  for (let index = 0; index < 60; index++) {
    const actorId = index % 2 ? admin.id : other.id;
    const action = index % 3 ? "account.suspended" : "account.reinstated";
    const deed = { actorId, action, subjectId, details: { index } };
    await recordDeed(db, deed, new Date(start + index * second));
  }
  const gone = { actorId: "prf_gone", action: "account.deleted", subjectId: "prf_also_gone" };
  await recordDeed(db, gone, new Date(start + 100 * second));

  const first = await admin.browser.ok(contract.listDeeds, {});
  expect(first.deeds).toHaveLength(50);
  expect(first.deeds[0]).toMatchObject({ ...gone, actorName: null, subjectName: null });
  expect(first.deeds[1]).toMatchObject({ actorName: "Rosa Díaz", subjectName: "Rosa Díaz" });
  expect(first.actions).toEqual(["account.deleted", "account.reinstated", "account.suspended"]);
  const rest = await admin.browser.ok(contract.listDeeds, { after: first.next ?? "" });
  expect(rest).toMatchObject({ next: null });
  const seen = [...first.deeds, ...rest.deeds].flatMap(({ details }) => details["index"] ?? []);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));

  const reinstated = await admin.browser.ok(contract.listDeeds, { action: "account.reinstated" });
  expect(reinstated.deeds).toHaveLength(20);
  const mine = await admin.browser.ok(contract.listDeeds, { about: admin.id });
  expect(mine.deeds).toHaveLength(30);
  expect(mine.deeds.every(({ actorId }) => actorId === admin.id)).toBe(true);
});

test("no call changes or removes an entry of the trail", async () => {
  const admin = await makeActor(academy, "administrator");
  const before = await academy.database.db.select().from(auditEntries);
  for (const method of ["PUT", "DELETE", "POST"]) {
    const answer = await admin.browser.fetch("/api/admin/audit", { method });
    expect(answer.status).toBe(404);
  }
  expect(await academy.database.db.select().from(auditEntries)).toEqual(before);
});

const source = fileURLToPath(new URL("../../../", import.meta.url));

test("every action that the program records is known, and so has words", async () => {
  const files = await readdir(source, { recursive: true });
  const recorded = new Set<string>();
  for (const file of files) {
    if (!/(?<!\.test)\.ts$/.test(file)) continue;
    const text = await readFile(join(source, file), "utf8");
    if (!/recordDeed|\bchange\(/.test(text)) continue;
    for (const [, action = ""] of text.matchAll(
      /(?:\baction(?: =|:)|change\(context, \w+,) "([a-z-]+\.[a-z-]+)"/g,
    )) {
      recorded.add(action);
    }
  }
  expect(recorded).toEqual(new Set<string>(knownActions));
});
