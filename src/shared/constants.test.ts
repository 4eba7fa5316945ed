import { expect, test } from "vitest";
import {
  adminCheckTimeoutMs,
  apiTimeoutMs,
  brandClickDelayMs,
  brandClickIdleMs,
  errorReportsKept,
  errorReportsShown,
  usernameSessionMs,
} from "./constants.ts";

test("K-01 a call may take 10000 ms, a session lasts 3600000 ms, the check for an administrator 10 s", () => {
  expect([apiTimeoutMs, usernameSessionMs, adminCheckTimeoutMs]).toEqual([
    10_000, 3_600_000, 10_000,
  ]);
});

test("W-06 on a phone a partner's page is counted after 1.5 s, and waits 2.5 s for idleness at most", () => {
  expect([brandClickDelayMs, brandClickIdleMs]).toEqual([1500, 2500]);
});

test("E-06 100 reports are kept and 10 shown", () => {
  expect([errorReportsKept, errorReportsShown]).toEqual([100, 10]);
});
