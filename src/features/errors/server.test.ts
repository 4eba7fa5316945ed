import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { errorReports } from "#db/tables/error-reports.ts";
import { deleteExpiredRows } from "#features/privacy/delete-expired.ts";
import { day } from "#shared/constants.ts";
import { errorsContract as contract } from "./contract.ts";
import { makeReport } from "./report.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { TRUST_PROXY: "127.0.0.1" } });
});
beforeEach(async () => {
  await academy.database.db.delete(errorReports);
});
afterAll(() => academy.close());

let addresses = 0;

/** Sends a body as a browser at a new address does, or at the one named. */
function post(body: unknown, address = `10.1.0.${++addresses}`) {
  return academy.browser().fetch("/api/errors/reports", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": address },
  });
}

const stored = () => academy.database.db.select().from(errorReports);

test("E-03 a report that a visitor sends is kept with all that it holds", async () => {
  const report = makeReport({});
  expect((await post(report)).status).toBe(200);
  const [row] = await stored();
  expect(row).toMatchObject({
    reportId: report.id,
    message: report.message,
    stack: report.stack,
    category: "render",
    severity: "critical",
    recoverable: false,
    userAgent: report.context.userAgent,
    browser: "Chrome 140",
    url: "/chat?session&subject",
    sessionId: report.context.sessionId,
    version: "0.1.0+CohWlD2Y",
    times: 1,
    extra: { source: "screen", language: "en", online: true, retries: 0, query: "" },
  });
  expect(row?.occurredAt.toISOString()).toBe(report.context.timestamp);
});

test("E-03 a report sent again counts once, with the repeats that the browser has counted since", async () => {
  const report = makeReport({});
  await post(report);
  const { extra } = report.context;
  await post({ ...report, context: { ...report.context, extra: { ...extra, repeats: 6 } } });
  await post(report);
  expect((await stored()).map(({ times }) => times)).toEqual([7]);
});

test("E-03 whatever is put into a report by hand, no typed word is stored", async () => {
  const report = makeReport({});
  const { context } = report;
  const sent = [
    { ...report, message: "Error: my name is Maya Vega" },
    { ...report, id: "err_maya" },
    { ...report, category: "maya" },
    { ...report, context: { ...context, sessionId: "session_maya vega" } },
    { ...report, context: { ...context, extra: { ...context.extra, version: "maya" } } },
    { ...report, context: { ...context, extra: { ...context.extra, query: "Maya Vega" } } },
    { ...report, stack: "x".repeat(5000) },
    {},
  ];
  for (const body of sent) expect((await post(body)).status).toBe(400);
  const taken = {
    ...report,
    stack: "Error: maya@example.org\n    at maya (https://x/assets/chat-page-CohWlD2Y.js:1:2)",
    userMessage: "Maya Vega",
    recoveryActions: ["Maya Vega"],
    context: {
      ...context,
      userAgent: "maya@example.org",
      url: "/chat?session=maya&maya=1#Maya",
      extra: { ...context.extra, note: "Maya Vega" },
    },
  };
  expect((await post(taken)).status).toBe(200);
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/maya|vega/i);
  expect(rows[0]).toMatchObject({
    stack: "assets/chat-page-CohWlD2Y.js:1:2",
    url: "/chat?session",
  });
});

test("more than 64 kB, or thirty reports in an hour from one address, are refused", async () => {
  expect((await post({ ...makeReport({}), more: "x".repeat(70_000) })).status).toBe(413);
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) statuses.push((await post(makeReport({}), "10.2.2.2")).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await post(makeReport({}))).status).toBe(200);
});

test("administrators read failures in groups, the latest first, with browsers and versions, in pages", async () => {
  const admin = await makeActor(academy, "administrator");
  const firefox = "Mozilla/5.0 (X11; rv:141.0) Gecko/20100101 Firefox/141.0";
  await post(makeReport({}));
  await post(makeReport({ stack: "assets/profile-page-CohWlD2Y.js:1:2" }));
  await post(
    makeReport({
      stack: "assets/chat-page-AAAAAAAA.js:9:9",
      version: "0.2.0",
      userAgent: firefox,
    }),
  );
  const { failures, next } = await admin.browser.ok(contract.listFailures, {});
  expect(next).toBeNull();
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({
    reports: 2,
    times: 2,
    browsers: ["Chrome 140", "Firefox 141"],
    versions: ["0.1.0+CohWlD2Y", "0.2.0"],
    urls: ["/chat?session&subject"],
    stack: "assets/chat-page-AAAAAAAA.js:9:9",
  });
  expect(failures[1]).toMatchObject({ reports: 1, stack: "assets/profile-page-CohWlD2Y.js:1:2" });

  const names = "abcdefghijklmnopqrstuvw";
  for (const name of names) {
    await post(makeReport({ stack: `assets/${name}-page-CohWlD2Y.js:1:2` }));
  }
  const first = await admin.browser.ok(contract.listFailures, {});
  const rest = await admin.browser.ok(contract.listFailures, { after: first.next ?? "" });
  expect([first.failures.length, rest.failures.length, rest.next]).toEqual([20, 5, null]);
  const seen = [...first.failures, ...rest.failures].map(({ fingerprint }) => fingerprint);
  expect(new Set(seen).size).toBe(25);
});

test("deleting a failure deletes all its reports, no other's, and stands in the audit trail", async () => {
  const admin = await makeActor(academy, "administrator");
  await post(makeReport({}));
  await post(makeReport({}));
  await post(makeReport({ stack: "" }));
  const { failures } = await admin.browser.ok(contract.listFailures, {});
  const fingerprint = failures[1]?.fingerprint ?? "";
  const { deleted } = await admin.browser.ok(contract.deleteFailure, { fingerprint });
  expect(deleted).toBe(2);
  expect(await stored()).toHaveLength(1);
  const deeds = await academy.database.db.select().from(auditEntries);
  expect(deeds).toEqual([
    expect.objectContaining({
      actorId: admin.id,
      action: "error-reports.deleted",
      subjectId: fingerprint,
      details: { message: "TypeError: Something that is not a function was called", reports: 2 },
    }),
  ]);
  const again = await admin.browser.call(contract.deleteFailure, { fingerprint });
  expect(again).toMatchObject({ ok: false, code: "not_found" });
});

test("reports are deleted once they are 90 days old", async () => {
  await post(makeReport({}));
  const { db } = academy.database;
  const now = academy.services.now().getTime();
  await deleteExpiredRows(db, "error_reports", new Date(now + 89 * day));
  expect(await stored()).toHaveLength(1);
  await deleteExpiredRows(db, "error_reports", new Date(now + 91 * day));
  expect(await stored()).toHaveLength(0);
});
