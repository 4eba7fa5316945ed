import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profiles } from "#db/tables/profiles.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { makeStudent } from "./testing/make-student.ts";
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
      ["/pages/404.html", page("no such page")],
    ]),
  });
});
afterAll(() => academy.close());

async function open(browser: Browser, path: string) {
  const response = await browser.fetch(path);
  return {
    status: response.status,
    to: response.headers.get("location"),
    text: await response.text(),
  };
}

async function affiliate(): Promise<Browser> {
  const { browser, account } = await makeStudent(academy);
  await academy.database.db
    .update(profiles)
    .set({ role: "affiliate" })
    .where(eq(profiles.id, account.id));
  return browser;
}

const application = { status: 200, to: null, text: "the application" };
const toDashboard = { status: 302, to: "/affiliate/dashboard", text: "" };

test("R-26 student registration is public, with its subject in the address", async () => {
  expect(await open(academy.browser(), "/student-register?subject=SAT%2FACT")).toEqual(application);
});

test("R-26 affiliates are redirected away from student registration before a byte of it leaves", async () => {
  expect(await open(await affiliate(), "/student-register?subject=Science")).toEqual(toDashboard);
});

test("T-07 the chat sends visitors to the login, which leads back", async () => {
  expect(await open(academy.browser(), "/chat")).toEqual({
    status: 302,
    to: "/login?next=%2Fchat",
    text: "",
  });
});

test("T-07 the way back keeps the subject and the session that were asked for", async () => {
  const { to } = await open(academy.browser(), "/chat?subject=SAT%2FACT&session=chat_1");
  expect(to).toBe(`/login?next=${encodeURIComponent("/chat?subject=SAT%2FACT&session=chat_1")}`);
});

test("T-07 the chat sends affiliates to their dashboard and lets students in", async () => {
  expect(await open(await affiliate(), "/chat")).toEqual(toDashboard);
  const { browser } = await makeStudent(academy);
  expect(await open(browser, "/chat")).toEqual(application);
});

test("the login is public", async () => {
  expect(await open(academy.browser(), "/login")).toEqual(application);
});

test("public pages ask nobody who they are", async () => {
  expect(await open(await affiliate(), "/")).toEqual({
    status: 200,
    to: null,
    text: "the home page",
  });
});

test("an unknown address is a 404 with a page of its own", async () => {
  expect(await open(academy.browser(), "/no-such-page")).toMatchObject({
    status: 404,
    text: "no such page",
  });
});

test("C-01 the link of a verification e-mail leads to the root, and from there to the page that uses it up", async () => {
  expect(await open(academy.browser(), "/?verify-email=a%26b")).toEqual({
    status: 302,
    to: "/verify-email?token=a%26b",
    text: "",
  });
  expect(await open(academy.browser(), "/?ref=x")).toMatchObject({ status: 200, to: null });
});

test("where the offline page is switched off, browsers are given the worker that removes itself", async () => {
  const files = new Map([
    ["/worker.js", page("keeps the offline page")],
    ["/worker-off.js", page("removes itself")],
  ]);
  for (const [setting, text] of [
    ["on", "keeps the offline page"],
    ["off", "removes itself"],
  ] as const) {
    const other = await startTestAcademy({ files, environment: { OFFLINE_PAGE: setting } });
    expect(await open(other.browser(), "/worker.js")).toMatchObject({ status: 200, text });
    await other.close();
  }
});

test("T-09 how a visitor came goes along through every redirect and guard, in sight of the page that comes next", async () => {
  const visitor = academy.browser();
  for (const [asked, to] of [
    ["/chat?ref=FAROX", "/login?next=%2Fchat&ref=FAROX"],
    ["/chat?REF=FAROX&subject=SAT%2FACT", "/login?next=%2Fchat%3Fsubject%3DSAT%252FACT&ref=FAROX"],
    ["/subjects?ref=FAROX&utm_source=blog", "/?ref=FAROX&utm_source=blog"],
    ["/affiliate-register?ref=FAROX", "/affiliate/register?ref=FAROX"],
    ["/affiliate/dashboard?ref=FAROX", "/affiliate/login?next=%2Faffiliate%2Fdashboard&ref=FAROX"],
    ["/admin/accounts?ref=FAROX", "/login?next=%2Fadmin%2Faccounts&ref=FAROX"],
    ["/?verify-email=abc&ref=FAROX", "/verify-email?token=abc&ref=FAROX"],
  ] as const) {
    expect({ asked, to: (await open(visitor, asked)).to }).toEqual({ asked, to });
  }
  const { browser: student } = await makeStudent(academy);
  expect((await open(student, "/affiliate/dashboard?ref=FAROX")).to).toBe(
    "/affiliate/register?ref=FAROX",
  );
});

test("R-30 a signed-in student is served an administrators' page, which says who may enter", async () => {
  const { browser } = await makeStudent(academy);
  expect(await open(browser, "/admin/accounts")).toEqual(application);
  expect(await open(await affiliate(), "/admin/accounts")).toEqual(toDashboard);
});
