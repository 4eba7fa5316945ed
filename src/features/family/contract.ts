import { z } from "zod";
import {
  email,
  password,
  personName,
  typed,
  username,
} from "#features/accounts/contract/fields.ts";
import { lede, standing, timeZone } from "#features/learning/contract.ts";
import { emailLengthMax } from "#shared/constants.ts";
import { type Contract, defineCall, defineStream } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { everyone, parents } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { child, family, familyEvent, localized } from "./contract/cards.ts";
import { evidence, evidenceQuery } from "./contract/evidence.ts";
import { guardiansContract } from "./contract/guardians.ts";

export type { Child, Family, FamilyEvent } from "./contract/cards.ts";
export type { EvidenceProblem, EvidenceQuery } from "./contract/evidence.ts";

/** A tutoring session as a line of the list. */
const session = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  /** The name of its first skill; null where the title is in the student's own words. */
  title: localized.nullable(),
  startedAt: z.string(),
  lastAt: z.string(),
  /** Problems right on the first try without help, right in the end, and not right yet. */
  alone: z.number(),
  withHelp: z.number(),
  open: z.number(),
});

export type ChildSession = z.infer<typeof session>;

const childDetails = z.object({
  child,
  /** The last seven days in a sentence. */
  lede,
  standing,
  sessions: z.array(session),
});

export type ChildDetails = z.infer<typeof childDetails>;

const token = typed("other").min(20, "other").max(emailLengthMax, "other");

export const familyContract = {
  ...guardiansContract,
  readFamily: defineCall({
    method: "get",
    path: "/api/family",
    summary: "Every child of the signed-in parent: what each is doing now, and today.",
    access: parents,
    // The dashboard asks by itself every few seconds.
    passive: true,
    input: z.object({ timeZone }),
    output: family,
  }),
  watchFamily: defineStream({
    method: "get",
    path: "/api/family/live",
    summary:
      "The children of the signed-in parent as they learn: each turn is told within two seconds. Ends with the session.",
    access: parents,
    // The dashboard listens by itself: a stream is no sign that somebody is there.
    passive: true,
    input: z.object({ timeZone }),
    output: familyEvent,
    errors: ["rate_limited"],
    limits: [
      { name: "family-live", per: "account", kept: "memory", points: 120, windowSeconds: 600 },
    ],
  }),
  readWaiting: defineCall({
    method: "get",
    path: "/api/family/waiting",
    summary:
      "What waits for the signed-in parent's yes or no: invitations, children who ask to join, consents.",
    access: parents,
    passive: true,
    input: z.object({}),
    output: z.object({
      /** Answered at /family-invitation, named by their ids in place of a letter's token. */
      invitations: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(["guardian", "parent"]),
          inviter: z.string(),
          children: z.array(z.string()),
        }),
      ),
      /** Answered at /parent-consent in the same way. */
      letters: z.array(z.object({ id: z.string(), childFirstName: z.string() })),
      /** `goesAt` is when the account is deleted; null where it is not. */
      consents: z.array(
        z.object({ childId: z.string(), firstName: z.string(), goesAt: z.string().nullable() }),
      ),
    }),
  }),
  readChild: defineCall({
    method: "get",
    path: "/api/family/children/:childId",
    summary: "One child: skills with help and alone, two weeks of days, the latest sessions.",
    access: parents,
    input: z.object({ childId: z.string(), timeZone }),
    output: childDetails,
    errors: ["not_found"],
  }),
  readEvidence: defineCall({
    method: "get",
    path: "/api/family/children/:childId/evidence",
    summary:
      "The problems behind a number about a child: what was asked and answered, each mark with its reason, the help.",
    access: parents,
    input: z.object({ childId: z.string(), ...evidenceQuery }),
    output: evidence,
    errors: ["invalid_input", "not_found"],
  }),
  addChild: defineCall({
    method: "post",
    path: "/api/family/children",
    summary:
      "Creates a child's account with the parent's consent, recorded with its time and text. The child signs in with the username.",
    access: parents,
    input: z.object({
      fullName: personName,
      username,
      password,
      birthDate: z.iso.date("birthDateInvalid"),
      gradeLevel: z
        .number("childGradeMissing")
        .int()
        .min(1, "childGradeMissing")
        .max(12, "childGradeMissing"),
      primarySubject: z.enum(subjects, "subjectMissing"),
      locale: z.enum(locales),
      consent: z.boolean().refine((agrees) => agrees, "consentMissing"),
      /** The token of the letter in which a child asked to join; null where the parent came alone. */
      consentToken: token.nullable().default(null),
    }),
    output: z.object({ childId: z.string() }),
    limits: [{ name: "add-child", per: "account", points: 20, windowSeconds: 86_400 }],
    errors: ["invalid_input", "username_taken", "token_invalid", "sample_only", "rate_limited"],
  }),
  setChildPassword: defineCall({
    method: "put",
    path: "/api/family/children/:childId/password",
    summary: "Gives a child a new password; the child is signed out everywhere.",
    access: parents,
    input: z.object({ childId: z.string(), password }),
    output: z.object({}),
    limits: [{ name: "child-password", per: "account", points: 20, windowSeconds: 3600 }],
    errors: ["invalid_input", "not_found", "sample_only", "rate_limited"],
  }),
  setChildEmail: defineCall({
    method: "put",
    path: "/api/family/children/:childId/email",
    summary:
      "Gives a child under 13 an e-mail address, changes it or takes it away; unproved until the link sent to it is used.",
    access: parents,
    input: z.object({ childId: z.string(), email: email.nullable().default(null) }),
    output: z.object({}),
    limits: [{ name: "child-email", per: "account", points: 20, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "email_taken",
      "student_decides",
      "not_found",
      "sample_only",
      "rate_limited",
    ],
  }),
  readConsentRequest: defineCall({
    method: "get",
    path: "/api/family/consent-requests/:token",
    summary: "The child that asked to join, for whoever holds the letter.",
    access: everyone,
    input: z.object({ token }),
    /** With the address that the letter went to: it is the reader's. */
    output: z.object({
      childFirstName: z.string(),
      parentEmail: z.string(),
      expiresAt: z.string(),
    }),
    limits: [{ name: "consent-read", per: "address", points: 60, windowSeconds: 3600 }],
    errors: ["token_invalid", "rate_limited"],
  }),
  declineConsentRequest: defineCall({
    method: "delete",
    path: "/api/family/consent-requests/:token",
    summary: "Says no to a child that asked to join: the name and the address are deleted at once.",
    access: everyone,
    input: z.object({ token }),
    output: z.object({}),
    limits: [{ name: "consent-read", per: "address", points: 60, windowSeconds: 3600 }],
    errors: ["token_invalid", "rate_limited"],
  }),
} satisfies Contract;

/** What waits beside alerts and requests. */
export type FamilyWaiting = z.infer<typeof familyContract.readWaiting.output>;
