import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { affiliates } from "#db/tables/affiliates.ts";
import {
  application,
  makeAffiliate,
  makeApplicant,
} from "#features/affiliates/affiliate.fixture.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { makeActor } from "./testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import type { Browser } from "./contract-client.ts";

function page(text: string): StaticFile {
  const body = Buffer.from(text);
  return { etag: `"${text}"`, plain: { body, headers: {} }, brotli: null, gzip: null };
}

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    files: new Map([
      ["/app.html", page("the application")],
      ["/pages/index.html", page("the home page")],
      ["/pages/affiliate.html", page("about affiliates")],
      ["/pages/404.html", page("no such page")],
    ]),
  });
});
afterAll(() => academy.close());

/** The address that a page leads to, or "stays" where it is served. */
async function open(browser: Browser, path: string): Promise<string> {
  const response = await browser.fetch(path, { headers: { accept: "text/html" } });
  const text = await response.text();
  if (response.headers.has("location")) {
    expect(text).toBe("");
    return response.headers.get("location") ?? "";
  }
  return response.status === 200 ? "stays" : String(response.status);
}

const steps = ["/affiliate/register", "/affiliate/policies", "/affiliate/dashboard"];

async function openSteps(browser: Browser): Promise<string[]> {
  return Promise.all(steps.map((path) => open(browser, path)));
}

test("T-06 signed out: to /affiliate/login", async () => {
  expect(await openSteps(academy.browser())).toEqual(
    steps.map((path) => `/affiliate/login?next=${encodeURIComponent(path)}`),
  );
});

test("T-06 R-24 no affiliate record: to /affiliate/register", async () => {
  const browser = await makeApplicant(academy);
  expect(await openSteps(browser)).toEqual(["stays", steps[0], steps[0]]);
});

test("T-06 R-23 terms or privacy not accepted: to /affiliate/policies", async () => {
  const browser = await makeApplicant(academy);
  await browser.ok(affiliatesContract.register, application);
  expect(await openSteps(browser)).toEqual([steps[1], "stays", steps[1]]);
});

test("T-06 R-25 all done: the dashboard, whatever the status", async () => {
  const { browser, affiliate } = await makeAffiliate(academy);
  for (const status of ["pending", "active", "suspended", "rejected"] as const) {
    await academy.database.db
      .update(affiliates)
      .set({ status })
      .where(eq(affiliates.id, affiliate.id));
    expect(await openSteps(browser)).toEqual([steps[2], steps[2], "stays"]);
  }
});

test("T-06 R-24 students and parents without an affiliate record are led to /affiliate/register", async () => {
  for (const role of ["student", "parent"] as const) {
    const { browser } = await makeActor(academy, role);
    expect(await openSteps(browser)).toEqual(["stays", steps[0], steps[0]]);
  }
});

test("P-03 T-08 administrators reach every step", async () => {
  const { browser } = await makeActor(academy, "administrator");
  expect(await openSteps(browser)).toEqual(["stays", "stays", "stays"]);
});

test("R-22 signed-in affiliates are led from their login to the dashboard", async () => {
  const { browser } = await makeAffiliate(academy);
  expect(await open(browser, "/affiliate/login")).toBe("/affiliate/dashboard");
});

test("R-24 R-25 the old addresses lead to the new ones", async () => {
  const visitor = academy.browser();
  expect(await open(visitor, "/affiliate-register")).toBe("/affiliate/register");
  expect(await open(visitor, "/affiliate-dashboard")).toBe("/affiliate/dashboard");
});

test.each([
  "/chat",
  "/chat?subject=Science",
  "/profile",
  "/admin",
  "/admin/affiliates",
  "/onboarding",
  "/parent-dashboard",
  "/progress",
  "/student-register",
  "/student-register?subject=Science",
  "/no-such-page",
])("T-08 P-04 %s leads affiliates to their dashboard", async (path) => {
  const { browser } = await makeAffiliate(academy);
  expect(await open(browser, path)).toBe("/affiliate/dashboard");
});

test("T-08 affiliates read public pages like everyone", async () => {
  const { browser } = await makeAffiliate(academy);
  for (const path of ["/", "/affiliate"]) expect(await open(browser, path)).toBe("stays");
});
