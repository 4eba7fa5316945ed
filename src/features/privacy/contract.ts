import { z } from "zod";
import { typed } from "#features/accounts/contract/fields.ts";
import { sights } from "#shared/oversight.ts";
import { consentKinds, deletionReasons, consentMethods } from "#shared/consents.ts";
import { nameLengthMax, passwordLengthMax } from "#shared/constants.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { learners, parents } from "#shared/permissions.ts";

/** Who gave or withdrew a consent, as its reader is told; "program" where the 18th birthday ended it. */
const party = z.enum(["you", "guardian", "student", "program"]);

/** One giving of one consent. */
const consentEntry = z.object({
  givenAt: z.string(),
  givenBy: party,
  method: z.enum(consentMethods),
  /** The date of the text that was agreed to. */
  version: z.string(),
  withdrawnAt: z.string().nullable(),
  withdrawnBy: party.nullable(),
});

const consent = z.object({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  /** Every giving, the latest first. */
  history: z.array(consentEntry),
});

export type Consent = z.infer<typeof consent>;
export type ConsentEntry = z.infer<typeof consentEntry>;

/** What a deletion leaves: no name, nobody's record. */
const certificate = z.object({
  id: z.string(),
  deletedAt: z.string(),
  reason: z.enum(deletionReasons),
  /** Whether the reader asked for it. */
  byYou: z.boolean(),
  /** Rows removed, by table, and all together. */
  removed: z.array(z.object({ table: z.string(), rows: z.number() })),
  total: z.number(),
});

export type Certificate = z.infer<typeof certificate>;

const privacy = z.object({
  /** Whose word counts. */
  decider: z.enum(["guardian", "student"]),
  /** Whether the reader may switch consents. */
  mayChange: z.boolean(),
  /** Whether the reader may take back what was agreed to; also where they may not agree to anything. */
  mayWithdraw: z.boolean(),
  mayLearn: z.boolean(),
  /** Whether the reader may take a copy of everything. */
  mayCopy: z.boolean(),
  /** Whether the student is under 13. */
  isUnderAge: z.boolean(),
  consents: z.array(consent),
  /** How much of what was said in lessons those who look after the student see, and so have in their copy. */
  sight: z.enum(sights),
  /** Where the model behind the tutor's voice runs. */
  model: z.enum(["none", "own", "external"]),
  /** The day from which an account under 13 goes because no consent stands; null while one does. */
  goesAt: z.string().nullable(),
  /** The 18th birthday, YYYY-MM-DD, where it is still ahead: then supervision ends. */
  adultOn: z.string().nullable(),
  /** Whether the student could not be reached if the password were forgotten. */
  needsAddress: z.boolean(),
});

export type Privacy = z.infer<typeof privacy>;

const copy = z.object({
  fileName: z.string(),
  /** A page to read, complete in itself. */
  html: z.string(),
  /** The same data for programs: rows by table. */
  json: z.string(),
});

const change = { kind: z.enum(consentKinds), isGiven: z.boolean() };

export const privacyContract = {
  readChildPrivacy: defineCall({
    method: "get",
    path: "/api/privacy/children/:childId",
    summary: "What was agreed to for a child, by whom and when, and what is still ahead.",
    access: parents,
    input: z.object({ childId: z.string() }),
    output: privacy,
    errors: ["not_found"],
  }),
  setChildConsent: defineCall({
    method: "put",
    path: "/api/privacy/children/:childId/consents",
    summary:
      "Gives or withdraws one consent. Withdrawing the core ends the child's sessions and every lesson.",
    access: parents,
    input: z.object({ childId: z.string(), ...change }),
    output: privacy,
    limits: [{ name: "consent-change", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["not_found", "student_decides", "sample_only", "rate_limited"],
  }),
  exportChild: defineCall({
    method: "get",
    path: "/api/privacy/children/:childId/export",
    summary: "A copy of all that is stored about a child, to read and for programs.",
    access: parents,
    input: z.object({ childId: z.string() }),
    output: copy,
    limits: [{ name: "privacy-export", per: "account", points: 20, windowSeconds: 3600 }],
    errors: ["not_found", "sample_only", "rate_limited"],
  }),
  deleteChild: defineCall({
    method: "post",
    path: "/api/privacy/children/:childId/deletion",
    summary:
      "Deletes every trace of a child and leaves a certificate. Asks for the child's first name and the parent's password.",
    access: parents,
    input: z.object({
      childId: z.string(),
      confirmation: typed("other").max(nameLengthMax, "other"),
      password: z.string().max(4 * passwordLengthMax, "passwordTooLong"),
    }),
    output: z.object({ certificate }),
    errors: ["invalid_input", "not_found", "password_wrong", "sample_only", "rate_limited"],
  }),
  listCertificates: defineCall({
    method: "get",
    path: "/api/privacy/certificates",
    summary: "The certificates of deletions that the signed-in parent may see, the latest first.",
    access: parents,
    input: z.object({}),
    output: z.object({ certificates: z.array(certificate) }),
  }),
  readOwnPrivacy: defineCall({
    method: "get",
    path: "/api/privacy/own",
    summary: "What was agreed to for the signed-in student, and whose word counts.",
    access: learners,
    input: z.object({}),
    output: privacy,
  }),
  setOwnConsent: defineCall({
    method: "put",
    path: "/api/privacy/own/consents",
    summary: "Gives or withdraws one consent, for students who decide for themselves.",
    access: learners,
    input: z.object(change),
    output: privacy,
    limits: [{ name: "consent-change", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["guardian_decides", "rate_limited"],
  }),
  exportOwn: defineCall({
    method: "get",
    path: "/api/privacy/own/export",
    summary: "A copy of all that is stored about the signed-in student, from 13 on.",
    access: learners,
    input: z.object({}),
    output: copy,
    limits: [{ name: "privacy-export", per: "account", points: 20, windowSeconds: 3600 }],
    errors: ["guardian_decides", "rate_limited"],
  }),
} satisfies Contract;
