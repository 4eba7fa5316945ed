import { expect, test } from "vitest";
import { minute, second } from "#shared/constants.ts";
import { makeReport } from "./report.fixture.ts";
import {
  addReport,
  browserOf,
  type ErrorReport,
  readReports,
  shownReports,
} from "./rules-reports.ts";

const start = Date.parse("2026-11-21T12:00:00Z");

function reportAt(ms: number, message = `AppError: ${ms}`): ErrorReport {
  return makeReport({ message, at: new Date(start + ms) });
}

test("E-06 at most 100 reports are kept, the latest first, and the 10 latest are shown", () => {
  let reports: ErrorReport[] = [];
  for (let n = 0; n < 130; n++) reports = addReport(reports, reportAt(n * minute));
  expect(reports).toHaveLength(100);
  expect(reports[0]?.message).toBe(`AppError: ${129 * minute}`);
  expect(reports.at(-1)?.message).toBe(`AppError: ${30 * minute}`);
  expect(shownReports(reports)).toEqual(reports.slice(0, 10));
});

test("E-06 a failure that repeats within a minute is counted and pushes no other out", () => {
  const other = reportAt(0);
  let reports = [other];
  for (let n = 0; n < 200; n++)
    reports = addReport(reports, reportAt(n * second, "AppError: same"));
  expect(reports).toHaveLength(2);
  expect(reports[0]?.context.extra.repeats).toBe(199);
  expect(reports[1]).toEqual(other);
  const later = addReport(reports, reportAt(199 * second + minute + 1, "AppError: same"));
  expect(later).toHaveLength(3);
});

test("D-07 E-03 the kept reports are read back as they were stored, with every field of the specification", () => {
  const report = reportAt(0);
  expect(readReports(JSON.stringify([report]))).toEqual([report]);
  expect(Object.keys(report).toSorted()).toEqual([
    "category",
    "context",
    "id",
    "message",
    "recoverable",
    "recoveryActions",
    "severity",
    "stack",
    "userMessage",
  ]);
  expect(Object.keys(report.context).toSorted()).toEqual([
    "extra",
    "sessionId",
    "timestamp",
    "url",
    "userAgent",
  ]);
});

test("D-07 what is missing, damaged or somebody's guess is left out", () => {
  for (const stored of [null, "", "{", "7", '{"id":"err_1"}']) {
    expect(readReports(stored)).toEqual([]);
  }
  const good = reportAt(0);
  const bad = [null, {}, { ...good, severity: "terrible" }, { ...good, context: { extra: {} } }];
  expect(readReports(JSON.stringify([...bad, good]))).toEqual([good]);
  const many = Array.from({ length: 150 }, (_, n) => reportAt(n));
  expect(readReports(JSON.stringify(many))).toHaveLength(100);
});

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome 140",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/139.0.0.0", "Edge 139"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0", "Firefox 141"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari 18",
  ],
  ["", "Other"],
])("%s is %s", (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
