import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { contracts } from "#client/contracts.ts";
import { accessEntries } from "#db/tables/oversight.ts";
import { adminContract } from "#features/admin/contract.ts";
import { makeFamily, type TestFamily } from "#features/controls/family.fixture.ts";
import { familyContract } from "#features/family/contract.ts";
import { minute } from "#shared/constants.ts";
import type { Call } from "#shared/contract.ts";
import { oversightContract } from "./contract.ts";
import { looks, unlogged } from "./rules-access.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const entriesOf = (childId: string) =>
  academy.database.db.select().from(accessEntries).where(eq(accessEntries.studentId, childId));

/** Every call by which a parent reads something that is not the parent's own account. */
const reads = Object.entries(contracts).flatMap(([feature, group]) =>
  Object.entries<Call>(group)
    .filter(
      ([, { access, method }]) =>
        method === "get" && Array.isArray(access.allow) && access.allow.includes("parent"),
    )
    .map(([name, call]) => ({ name: `${feature}.${name}`, call }))
    .filter(({ name }) => name !== "accounts.readParentAccount"),
);

const query =
  "timeZone=UTC&session=chat_0000000000.0&from=2026-01-01&to=2026-01-31&format=csv&locale=en&paper=a4";

async function read(family: TestFamily, call: Call): Promise<Response> {
  const abort = new AbortController();
  const path = call.path.replace(":childId", family.childId);
  const response = await family.parent.fetch(`${path}?${query}`, { signal: abort.signal });
  // The head of a stream comes with its first event or before; the entry is written with that event.
  if (call.answer === "events") await response.body?.getReader().read();
  abort.abort();
  return response;
}

test.each(reads)("promise 5 $name leaves an entry, or is named with a reason", async ({ call }) => {
  const family = await makeFamily(academy);
  const response = await read(family, call);
  expect(response.status).toBe(200);
  const look = looks.get(call);
  if (!look) {
    expect(unlogged.get(call)).toMatch(/\w/);
    expect(await entriesOf(family.childId)).toEqual([]);
    return;
  }
  await expect
    .poll(() => entriesOf(family.childId))
    .toMatchObject([{ what: look.what, parentId: family.parentId, viewer: "parent" }]);
});

test("promise 5 looks at the same thing within ten minutes are one row, also at the same moment", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  const look = () => family.parent.ok(familyContract.readChild, { childId, timeZone: "UTC" });
  await Promise.all([look(), look(), look(), look()]);
  academy.wait(9 * minute);
  await look();
  academy.wait(9 * minute);
  await look();
  const [entry, ...others] = await entriesOf(childId);
  expect(others).toEqual([]);
  expect((entry?.lastAt.getTime() ?? 0) - (entry?.firstAt.getTime() ?? 0)).toBeGreaterThan(
    17 * minute,
  );
  academy.wait(11 * minute);
  await look();
  expect(await entriesOf(childId)).toHaveLength(2);
});

test("promise 5 the child and the parent read the same log; the child's alone has administrators' looks", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  await family.parent.ok(oversightContract.readSessions, { childId });
  const administrator = await makeActor(academy, "administrator");
  await administrator.browser.ok(adminContract.readAccountRecord, { accountId: childId });
  const own = await family.child.ok(oversightContract.readOwnAccess, {});
  expect(own.entries).toMatchObject([
    { viewer: "administrator", firstName: null, what: "account", isYou: false },
    { viewer: "parent", firstName: "Rosa", what: "sessions", isYou: false },
  ]);
  const parents = await family.parent.ok(oversightContract.readAccess, { childId });
  expect(parents.entries).toEqual([{ ...own.entries[1], isYou: true }]);
});

test("promise 5 what is refused leaves no entry", async () => {
  const family = await makeFamily(academy);
  const other = await makeFamily(academy);
  await other.parent.call(familyContract.readChild, { childId: family.childId, timeZone: "UTC" });
  expect(await entriesOf(family.childId)).toEqual([]);
});
