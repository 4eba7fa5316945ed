import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { administrators, learners } from "#shared/permissions.ts";
import { missingForms } from "#tutor/items/receipt.ts";
import { challengeStatuses, deciders, finding, replyLengthMax, verdicts } from "./rules.ts";

/** A challenge as the student sees it. */
const challenge = z.object({
  status: z.enum(challengeStatuses),
  decidedBy: z.enum(deciders).nullable(),
  /** What the problem asks for besides the right value, where the second look found that this alone is missing. */
  missing: z.enum(missingForms).nullable(),
  /** The sentence of the person who decided. */
  reply: z.string().nullable(),
  creditsBack: z.number().int(),
});

export type ChallengeView = z.infer<typeof challenge>;

/** A challenge with all that an administrator has to see to decide it. */
const challengeCase = z.object({
  id: z.string(),
  locale: z.enum(locales),
  /** The problem's words with mathematics between $ signs, and the sealed answer. */
  prompt: z.string(),
  key: z.object({ expression: z.string(), latex: z.string() }),
  /** What the problem asks of the answer's form, in the reader's language. */
  asks: z.array(z.string()),
  given: z.string(),
  /** The first mark, which stays in the record. */
  mark: z.object({
    outcome: z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]),
    /** Why it was given, in the reader's language. */
    reasons: z.array(z.string()),
  }),
  finding,
  verdict: z.enum(verdicts).nullable(),
  status: z.enum(challengeStatuses),
  decidedBy: z.enum(deciders).nullable(),
  reply: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
});

export type ChallengeCase = z.infer<typeof challengeCase>;

/** The tutor's turn that gave the mark. */
const mark = z.object({ markId: z.string().min(1).max(40) });

/** Challenges of marks: a student asks for a second look, and people decide what no rule can. */
export const challengesContract = {
  challengeMark: defineCall({
    method: "post",
    path: "/api/challenges/marks/:markId",
    summary:
      "Asks for a second look at a mark: by rules, then by a model where one is set up, then by a person. Asking twice is the same as asking once.",
    access: learners,
    input: mark,
    output: z.object({ challenge }),
    errors: ["not_found", "nothing_to_challenge", "consent_needed"],
    limits: [{ name: "challenges", per: "account", points: 10, windowSeconds: 86_400 }],
  }),
  readChallenge: defineCall({
    method: "get",
    path: "/api/challenges/marks/:markId",
    summary: "What became of the challenge of a mark, and whether the mark can be challenged.",
    access: learners,
    input: mark,
    output: z.object({ challenge: challenge.nullable(), canChallenge: z.boolean() }),
    errors: ["not_found"],
  }),
  listChallenges: defineCall({
    method: "get",
    path: "/api/admin/challenges",
    summary: "Challenges of one status, those that wait longest first, 20 at a time.",
    access: administrators,
    input: z.object({
      status: z.enum(challengeStatuses).default("waiting"),
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ challenges: z.array(challengeCase), next: z.string().nullable() }),
  }),
  decideChallenge: defineCall({
    method: "post",
    path: "/api/admin/challenges/:challengeId/decision",
    summary:
      "Decides a challenge with a sentence to the student. Upheld, the answer is right in every record, and the credit of the problem comes back.",
    access: administrators,
    input: z.object({
      challengeId: z.string().max(60),
      decision: z.enum(["upheld", "kept"]),
      reply: z
        .string("replyMissing")
        .trim()
        .min(1, "replyMissing")
        .max(replyLengthMax, "replyTooLong"),
    }),
    output: z.object({ challenge: challengeCase }),
    errors: ["invalid_input", "not_found", "challenge_decided"],
  }),
} satisfies Contract;
