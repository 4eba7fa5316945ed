import { eq } from "drizzle-orm";
import { contracts } from "#client/contracts.ts";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";

/** A student whom these parents look after. */
export async function makeChildOf(academy: TestAcademy, ...parents: Made[]): Promise<Made> {
  const child = await makeActor(academy, "student");
  const { db } = academy.database;
  await db
    .update(profiles)
    .set({ username: child.id.slice(-20), email: null, fullName: "Ana Vega" })
    .where(eq(profiles.id, child.id));
  await db.insert(creditAccounts).values({ studentId: child.id, balance: 25 });
  for (const { id } of parents) {
    const createdAt = academy.services.now();
    await db.insert(guardianships).values({ parentId: id, studentId: child.id, createdAt });
  }
  return child;
}

/** The calls of parents that name a child, from the contracts. */
export const childCalls = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(({ path }) => path.includes(":childId"));

/** Asks as a page does; for a call that wants more than the child, what it wants. */
export async function askOf(
  academy: TestAcademy,
  asker: Made,
  { method, path }: (typeof childCalls)[number],
  childId: string,
) {
  const url = new URL(path.replace(":childId", childId), academy.origin);
  const more = {
    timeZone: "UTC",
    password: "a long pass phrase 7",
    changes: {},
    kind: "news",
    isGiven: false,
    confirmation: "Ana",
    cardId: "krd_none",
    answer: null,
    requestId: "req_none",
    minutes: 15,
    from: "2026-01-01",
    to: "2026-01-31",
  };
  if (method === "get") url.searchParams.set("timeZone", "UTC");
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers: {
      cookie: [...asker.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(method === "get" ? {} : { "content-type": "application/json", origin: academy.origin }),
    },
    ...(method === "get" ? {} : { body: JSON.stringify(more) }),
  });
  const body = await response.text();
  return { status: response.status, body, ms: performance.now() - start };
}
