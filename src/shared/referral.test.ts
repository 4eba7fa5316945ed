import { expect, test } from "vitest";
import { hour } from "./constants.ts";
import { isReferralCurrent, readReferral, type ReferralRecord } from "./referral.ts";

const record: ReferralRecord = {
  referralCode: "FAROMATO23456A",
  visitorId: "visitor_a",
  sessionId: "session_b",
  utm: { source: "blog", medium: null, campaign: null, content: null, term: null },
  landingPage: "/pricing",
  referrer: "https://blog.example",
  timestamp: 1_000,
};

test("D-07 the referral record is read back as it was stored", () => {
  expect(readReferral(JSON.stringify(record))).toEqual(record);
});

test("D-07 a record that is missing, damaged or somebody's guess is none", () => {
  for (const stored of [null, "", "{", "[]", "1", '{"referralCode":1}', '{"referralCode":"A"}']) {
    expect(readReferral(stored)).toBeNull();
  }
  expect(readReferral(JSON.stringify({ ...record, visitorId: 7, utm: "x" }))).toMatchObject({
    visitorId: null,
    utm: { source: null },
  });
});

test("T-10 a referral counts for 720 hours, and not a moment longer", () => {
  expect(isReferralCurrent(record, record.timestamp + 720 * hour - 1)).toBe(true);
  expect(isReferralCurrent(record, record.timestamp + 720 * hour)).toBe(false);
});
