import { adminContract } from "#features/admin/contract.ts";
import { controlsContract } from "#features/controls/contract.ts";
import { creditsContract } from "#features/credits/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { noticesContract } from "#features/notices/contract.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { reportsContract } from "#features/reports/contract.ts";
import type { Call } from "#shared/contract.ts";
import type { AccessKind } from "#shared/oversight.ts";
import { isRecord } from "#shared/records.ts";
import { oversightContract } from "./contract.ts";

/** What a call shows of students, for the log of looks. */
export type Look = {
  what: AccessKind;
  /** The students it shows, from what was asked and answered. */
  students(input: unknown, output: unknown): readonly string[];
  /** Which of them, where there are several. */
  thing?(input: unknown): string;
};

/** The text under a name of what was asked; empty where there is none. */
function textIn(value: unknown, name: string): string {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === "string" ? found : "";
}

function itemsIn(value: unknown, name: string): unknown[] {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
}

const named = (input: unknown) => [textIn(input, "childId")];

/** The children of an answer, or of the first event of a stream. */
function everyChild(_: unknown, output: unknown): string[] {
  const family = isRecord(output) && output["type"] === "family" ? output["family"] : output;
  return itemsIn(family, "children").map((child) => textIn(child, "id"));
}

function studentAccount(_: unknown, output: unknown): string[] {
  const account = isRecord(output) ? output["account"] : null;
  const isOthers = isRecord(account) && account["role"] === "student" && account["isOwn"] !== true;
  return isOthers ? [textIn(account, "id")] : [];
}

/** Every call by which somebody else looks at a student's records. */
export const looks: ReadonlyMap<Call, Look> = new Map<Call, Look>([
  [familyContract.readFamily, { what: "overview", students: everyChild }],
  [familyContract.watchFamily, { what: "overview", students: everyChild }],
  [familyContract.readChild, { what: "overview", students: named }],
  [familyContract.readEvidence, { what: "evidence", students: named }],
  [controlsContract.readRules, { what: "rules", students: named }],
  [creditsContract.readChildCredits, { what: "overview", students: named }],
  [privacyContract.readChildPrivacy, { what: "privacy", students: named }],
  [privacyContract.exportChild, { what: "copy", students: named }],
  [reportsContract.readReport, { what: "report", students: named }],
  [reportsContract.downloadReport, { what: "report", students: named }],
  [reportsContract.readKitchenCard, { what: "report", students: named }],
  [oversightContract.readSessions, { what: "sessions", students: named }],
  [
    oversightContract.readSession,
    { what: "session", students: named, thing: (input) => textIn(input, "session") },
  ],
  [oversightContract.readAlerts, { what: "alerts", students: named }],
  [
    oversightContract.listAlerts,
    {
      what: "alerts",
      students: (_, output) => [
        ...new Set(itemsIn(output, "alerts").map((alert) => textIn(alert, "studentId"))),
      ],
    },
  ],
  [
    creditsContract.listRequests,
    {
      what: "account",
      students: (_, output) => [
        ...new Set(itemsIn(output, "requests").map((request) => textIn(request, "studentId"))),
      ],
    },
  ],
  [adminContract.readAccountRecord, { what: "account", students: studentAccount }],
]);

/** Calls of parents and administrators that read, and that leave no entry, each with the reason. */
export const unlogged: ReadonlyMap<Call, string> = new Map<Call, string>([
  [familyContract.readWaiting, "it shows what the parent is asked, and nothing of lessons"],
  [familyContract.readGuardians, "it shows who looks after a child, and nothing of the child"],
  [controlsContract.readRequests, "a wish for more time was written to the parents"],
  [creditsContract.readRequests, "a request for credits was written by the parents"],
  [noticesContract.readNotices, "it shows which letters the parent wants"],
  [privacyContract.listCertificates, "a certificate of deletion names nobody"],
  [oversightContract.readAccess, "the log shows who looked, and nothing of lessons"],
]);
