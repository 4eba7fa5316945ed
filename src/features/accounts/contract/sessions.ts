import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { everyone, signedIn } from "#shared/permissions.ts";
import { account } from "./account.ts";

/** The session of this browser. */
export const sessionsContract = {
  readSession: defineCall({
    method: "get",
    path: "/api/accounts/session",
    summary: "The signed-in account, or null.",
    access: everyone,
    passive: true,
    input: z.object({}),
    output: z.object({ account: account.nullable() }),
  }),
  signOut: defineCall({
    method: "delete",
    path: "/api/accounts/session",
    summary: "Ends this session.",
    access: signedIn,
    input: z.object({}),
    output: z.object({}),
  }),
} satisfies Contract;
