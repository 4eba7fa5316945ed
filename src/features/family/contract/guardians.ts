import { z } from "zod";
import { email, typed } from "#features/accounts/contract/fields.ts";
import { emailLengthMax } from "#shared/constants.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { policy } from "#features/oversight/contract.ts";
import { everyone, learners, parents } from "#shared/permissions.ts";

/** An adult who looks after a student. */
const guardian = z.object({
  id: z.string(),
  fullName: z.string(),
  /** ISO 8601, as all times here. */
  since: z.string(),
  /** The reader. */
  isYou: z.boolean(),
});

const childGuardians = z.object({
  id: z.string(),
  firstName: z.string(),
  /** In the order they came. */
  guardians: z.array(guardian),
  /** Whether the reader may stop looking after the student: somebody else must, or the student can alone. */
  mayLeave: z.boolean(),
});

/** An invitation of the reader's that waits for an answer. */
const sentInvitation = z.object({
  id: z.string(),
  kind: z.enum(["guardian", "link", "parent"]),
  /** The address, or the username, as it was typed. */
  to: z.string(),
  /** First names; empty where it is not known whom it reached. */
  children: z.array(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
});

const guardians = z.object({
  isSample: z.boolean(),
  children: z.array(childGuardians),
  sent: z.array(sentInvitation),
});

export type Guardians = z.infer<typeof guardians>;
export type ChildGuardians = z.infer<typeof childGuardians>;
export type SentInvitation = z.infer<typeof sentInvitation>;

const invitation = z.object({
  kind: z.enum(["guardian", "parent"]),
  /** A parent's full name, a student's first name. */
  inviter: z.string(),
  /** First names. */
  children: z.array(z.string()),
  expiresAt: z.string(),
  /** Enough of the invited address to know it again. */
  recipient: z.string(),
  /** Whether the reader can accept: signed out, as a parent with that address or another, or as no parent. */
  reader: z.enum(["visitor", "invited", "another-address", "no-parent"]),
});

export type Invitation = z.infer<typeof invitation>;

const ownGuardians = z.object({
  guardians: z.array(guardian.omit({ isYou: true, id: true })),
  /** Parents who ask the student. */
  asking: z.array(
    z.object({ id: z.string(), fullName: z.string(), email: z.string(), askedAt: z.string() }),
  ),
  sent: z.array(sentInvitation),
  /** How much of the lessons those who look after the student see at this age. */
  policy,
  /** The student was told that a birthday changes that, and has not said to have read it. */
  hasUnreadChange: z.boolean(),
  /** From 13 on, and until 18. */
  mayInvite: z.boolean(),
});

export type OwnGuardians = z.infer<typeof ownGuardians>;

const day = 86_400;
const invitationToken = typed("other").min(20, "other").max(emailLengthMax, "other");
const readLimit = {
  name: "invitation-read",
  per: "address",
  points: 120,
  windowSeconds: 3600,
} as const;

/** Who looks after a student: a second guardian, and students who signed up alone (L21). */
export const guardiansContract = {
  readGuardians: defineCall({
    method: "get",
    path: "/api/family/guardians",
    summary: "Who looks after each child of the signed-in parent, and whose answer is awaited.",
    access: parents,
    input: z.object({}),
    output: guardians,
  }),
  inviteGuardian: defineCall({
    method: "post",
    path: "/api/family/guardians/invitations",
    summary: "Invites another adult by e-mail to look after one or more of the parent's children.",
    access: parents,
    input: z.object({
      email,
      childIds: z.array(z.string().max(60)).min(1, "childMissing").max(20, "other"),
    }),
    output: guardians,
    errors: ["invalid_input", "not_found", "sample_only", "rate_limited"],
    limits: [{ name: "guardian-invite", per: "account", points: 10, windowSeconds: day }],
  }),
  withdrawInvitation: defineCall({
    method: "delete",
    path: "/api/family/guardians/invitations/:invitationId",
    summary: "Takes back an invitation of the parent's that nobody answered.",
    access: parents,
    input: z.object({ invitationId: z.string().max(60) }),
    output: guardians,
    errors: ["not_found", "sample_only"],
  }),
  leaveChild: defineCall({
    method: "delete",
    path: "/api/family/children/:childId/guardians/me",
    summary:
      "Stops looking after a child. Nobody can be removed by another parent; the last one of a child cannot leave.",
    access: parents,
    input: z.object({ childId: z.string().max(60) }),
    output: guardians,
    errors: ["not_found", "sample_only", "last_guardian"],
  }),
  askToLink: defineCall({
    method: "post",
    path: "/api/family/links",
    summary:
      "Asks a student who signed up alone, by username or e-mail address. Answers the same whether there is one or not.",
    access: parents,
    input: z.object({
      who: typed("identifierMissing")
        .trim()
        .min(1, "identifierMissing")
        .max(emailLengthMax, "identifierTooLong"),
    }),
    output: guardians,
    errors: ["invalid_input", "sample_only", "rate_limited"],
    limits: [{ name: "student-link", per: "account", points: 10, windowSeconds: day }],
  }),
  readInvitation: defineCall({
    method: "get",
    path: "/api/family/invitations/:invitationToken",
    summary: "Who invites whom, for whoever holds the letter.",
    access: everyone,
    input: z.object({ invitationToken }),
    output: invitation,
    limits: [readLimit],
    errors: ["token_invalid", "rate_limited"],
  }),
  acceptInvitation: defineCall({
    method: "post",
    path: "/api/family/invitations/:invitationToken/acceptance",
    summary:
      "Accepts, as the parent whose address was invited. The others who look after the child are told.",
    access: parents,
    input: z.object({ invitationToken }),
    output: z.object({ childIds: z.array(z.string()) }),
    errors: ["token_invalid", "not_found", "sample_only"],
  }),
  declineInvitation: defineCall({
    method: "delete",
    path: "/api/family/invitations/:invitationToken",
    summary: "Says no to an invitation, for whoever holds the letter.",
    access: everyone,
    input: z.object({ invitationToken }),
    output: z.object({}),
    limits: [readLimit],
    errors: ["token_invalid", "rate_limited"],
  }),
  readOwnGuardians: defineCall({
    method: "get",
    path: "/api/family/own",
    summary: "Who looks after the signed-in student, what they see, and who asks to.",
    access: learners,
    passive: true,
    input: z.object({}),
    output: ownGuardians,
  }),
  answerLink: defineCall({
    method: "post",
    path: "/api/family/own/links/:linkId",
    summary: "Says yes or no to a parent who asks to look after the signed-in student.",
    access: learners,
    input: z.object({ linkId: z.string().max(60), accepts: z.boolean() }),
    output: ownGuardians,
    errors: ["invalid_input", "not_found"],
  }),
  inviteParent: defineCall({
    method: "post",
    path: "/api/family/own/invitations",
    summary: "Invites a parent by e-mail, as a student of 13 to 17.",
    access: learners,
    input: z.object({ email }),
    output: ownGuardians,
    errors: ["invalid_input", "forbidden", "rate_limited"],
    limits: [{ name: "parent-invite", per: "account", points: 5, windowSeconds: day }],
  }),
  withdrawOwnInvitation: defineCall({
    method: "delete",
    path: "/api/family/own/invitations/:ownInvitationId",
    summary: "Takes back an invitation of the student's that nobody answered.",
    access: learners,
    input: z.object({ ownInvitationId: z.string().max(60) }),
    output: ownGuardians,
    errors: ["not_found"],
  }),
} satisfies Contract;
