import { expect, test } from "vitest";
import { createReferralCode } from "#features/affiliates/rules/referral-code.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import {
  adminCheckTimeoutMs,
  apiTimeoutMs,
  newStudentCredits,
  prefetchDelayMs,
  referralCodePrefix,
  tooltipDelayMs,
  usernameSessionMs,
} from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { formatAmount } from "#shared/money.ts";
import { formatPercent } from "#shared/percentages.ts";
import { site } from "#shared/site.ts";
import { subjects, taughtSubjects } from "#shared/subjects.ts";
import { toastPlaces } from "#ui/toast-host.tsx";
import { createQueryClient, retryPauseMs, shouldRetry } from "../../query-client.ts";
import { constants } from "./constants.ts";

test("K-01 how long a call, a session and the check for an administrator may take", () => {
  expect({
    apiTimeoutMs,
    sessionTimeoutMs: usernameSessionMs,
    adminCheckMs: adminCheckTimeoutMs,
  }).toEqual(constants["K-01"]);
});

test("K-02 how many toasts there are and for how long, and when a tooltip comes", () => {
  const { messages, notifications } = toastPlaces;
  expect({
    toasts: messages.visibleToasts,
    toastMs: messages.duration,
    notificationToasts: notifications.visibleToasts,
    notificationToastMs: notifications.duration,
    tooltipDelayMs,
  }).toEqual(constants["K-02"]);
});

test("K-03 how often a query is tried again, how long it waits, and how long its answer is kept", () => {
  const lost = new AppError("unavailable");
  const tries = Array.from({ length: 10 }, (_, failures) => shouldRetry(failures, lost));
  expect({
    retries: tries.filter(Boolean).length,
    pauseAtMostMs: Math.max(...tries.map((_, failures) => retryPauseMs(failures))),
    cacheMs: createQueryClient().getDefaultOptions().queries?.gcTime,
  }).toEqual(constants["K-03"]);
});

test("K-04 how many credits are free", () => {
  expect({ freeCredits: newStudentCredits }).toEqual(constants["K-04"]);
});

test("K-05 after how long pages are fetched ahead", () => {
  expect({ afterMs: prefetchDelayMs }).toEqual(constants["K-05"]);
});

test("K-06 how amounts and percentages are written", () => {
  const { locale, decimals } = constants["K-06"];
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = (style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...options, ...style });
  expect(formatAmount(1234.5)).toBe(format({ style: "currency", currency: "USD" }).format(1234.5));
  for (const share of [0.5, 1 / 3]) {
    expect(formatPercent(share)).toBe(format({ style: "percent" }).format(share));
  }
});

test("K-07 how ids of visitors and codes of affiliates are built", () => {
  const { visitorPrefix, sessionPrefix, lettersOfFirstName, lettersOfLastName, randomCharacters } =
    constants["K-07"];
  const { input } = affiliatesContract.trackClick;
  const takes = (ids: object) => input.safeParse({ referralCode: "FARO", ...ids }).success;
  expect(takes({ visitorId: `${visitorPrefix}abcdefgh` })).toBe(true);
  expect(takes({ visitorId: "guest_abcdefgh" })).toBe(false);
  expect(takes({ sessionId: `${sessionPrefix}abcdefgh` })).toBe(true);
  expect(takes({ sessionId: "visit_abcdefgh" })).toBe(false);
  const code = createReferralCode("Marta", "Torres");
  const letters = "MARTA".slice(0, lettersOfFirstName) + "TORRES".slice(0, lettersOfLastName);
  expect(code.startsWith(referralCodePrefix + letters)).toBe(true);
  expect(code).toHaveLength(referralCodePrefix.length + letters.length + randomCharacters);
});

test("K-08 F-01 the subjects, all of them taught, and what is claimed", () => {
  expect({
    subjects,
    lessCostPercent: site.savingPercent,
    hours: site.hours,
    textbooks: site.textbookCount,
  }).toEqual(constants["K-08"]);
  expect(taughtSubjects).toEqual(constants["F-01"].subjects);
});
