import { z } from "zod";
import { type Contract, defineCall, defineStream } from "#shared/contract.ts";
import { type Access, administrators, everyone, signedIn } from "#shared/permissions.ts";
import { sessionEndings } from "#shared/session-ends.ts";
import { account } from "./account.ts";
import { givenPassword } from "./fields.ts";

/** A place where somebody is signed in, as its owner sees it in the list. */
export const sessionView = z.object({
  id: z.string(),
  /** Names of products, from what the browser says of itself; null where it says nothing known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO 8601, as the times below. */
  createdAt: z.string(),
  /** To within some minutes. */
  lastActiveAt: z.string(),
  expiresAt: z.string(),
  /** The session of the browser that asks. */
  isCurrent: z.boolean(),
});

export type SessionView = z.infer<typeof sessionView>;

const sessionEvent = z.object({ type: z.literal("ended"), why: z.enum(sessionEndings) });

export type SessionEvent = z.infer<typeof sessionEvent>;

const ownSessions: Access = { allow: "signed-in", owns: "own-records" };

/** The session of this browser, and the others of the same person. */
export const sessionsContract = {
  readSession: defineCall({
    method: "get",
    path: "/api/accounts/session",
    summary: "The signed-in account, or null.",
    access: everyone,
    passive: true,
    input: z.object({}),
    output: z.object({
      account: account.nullable(),
      /** The server's clock, ISO 8601: the browser's may be wrong by hours. */
      now: z.string(),
    }),
  }),
  signOut: defineCall({
    method: "delete",
    path: "/api/accounts/session",
    summary: "Ends this session.",
    access: signedIn,
    input: z.object({}),
    output: z.object({}),
  }),
  followSession: defineStream({
    method: "get",
    path: "/api/accounts/session/events",
    summary: "Ends with this session, and says why where it is ended before its time.",
    access: ownSessions,
    // A page that listens is no sign that somebody is there.
    passive: true,
    input: z.object({}),
    output: sessionEvent,
  }),
  extendSession: defineCall({
    method: "post",
    path: "/api/accounts/session/extension",
    summary:
      "Extends this session where its kind is extended by activity, and gives its end and the server's clock. A username session keeps its end.",
    access: signedIn,
    input: z.object({}),
    output: z.object({ sessionExpiresAt: z.string(), now: z.string() }),
  }),
  renewSession: defineCall({
    method: "post",
    path: "/api/accounts/session/renewal",
    summary:
      "Takes a student's password, and lets the session go on that nothing else extends: the present one, or a new one of the same account where its time is up.",
    access: everyone,
    input: z.object({ accountId: z.string().max(60), password: givenPassword }),
    output: z.object({
      account,
      /** The server's clock, ISO 8601. */
      now: z.string(),
    }),
    // Wrong ones are counted by the account, with those of every other door.
    limits: [{ name: "session-renewal", per: "address", points: 3000, windowSeconds: 900 }],
    errors: [
      "invalid_input",
      "password_wrong",
      "account_suspended",
      "session_of_another",
      "rate_limited",
    ],
  }),
  confirmSession: defineCall({
    method: "post",
    path: "/api/accounts/session/confirmation",
    summary:
      "Takes the administrator's password again. For ten minutes this session may then change the rights of accounts.",
    access: administrators,
    input: z.object({ password: givenPassword }),
    output: z.object({
      /** ISO 8601. */
      until: z.string(),
    }),
    errors: ["invalid_input", "password_wrong", "account_incomplete", "rate_limited"],
  }),
  rejectSignIn: defineCall({
    method: "post",
    path: "/api/accounts/session/rejection",
    summary:
      "Ends the session that a letter told of, by the letter’s link, and gives its owner a token that sets a new password.",
    access: everyone,
    input: z.object({ token: z.string().max(100) }),
    output: z.object({
      /** Null where it was the session of a child of the reader’s. */
      resetToken: z.string().nullable(),
    }),
    limits: [{ name: "sign-in-rejection", per: "address", points: 60, windowSeconds: 3600 }],
    errors: ["token_invalid", "rate_limited"],
  }),
  listSessions: defineCall({
    method: "get",
    path: "/api/accounts/sessions",
    summary: "Where the caller is signed in, the one last active first.",
    access: ownSessions,
    input: z.object({}),
    output: z.object({ sessions: z.array(sessionView) }),
  }),
  endOtherSession: defineCall({
    method: "delete",
    path: "/api/accounts/sessions/:sessionId",
    summary: "Ends one of the caller's other sessions. The present one is ended by signing out.",
    access: ownSessions,
    input: z.object({ sessionId: z.string().max(60) }),
    output: z.object({}),
    errors: ["not_found"],
  }),
  endAllOtherSessions: defineCall({
    method: "delete",
    path: "/api/accounts/sessions",
    summary: "Ends all sessions of the caller but this one, and says how many there were.",
    access: ownSessions,
    input: z.object({}),
    output: z.object({ ended: z.number().int() }),
  }),
} satisfies Contract;
