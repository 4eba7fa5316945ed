import { expect, test } from "vitest";
import {
  adminCheckTimeoutMs,
  apiTimeoutMs,
  errorReportsKept,
  errorReportsShown,
  usernameSessionMs,
} from "./constants.ts";

test("K-01 a call may take 10000 ms, a session lasts 3600000 ms, the check for an administrator 10 s", () => {
  expect([apiTimeoutMs, usernameSessionMs, adminCheckTimeoutMs]).toEqual([
    10_000, 3_600_000, 10_000,
  ]);
});

test("E-06 100 reports are kept and 10 shown", () => {
  expect([errorReportsKept, errorReportsShown]).toEqual([100, 10]);
});
