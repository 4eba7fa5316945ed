import { z } from "zod";
import { type Contract, defineCall, defineRedirect } from "#shared/contract.ts";
import { everyone } from "#shared/permissions.ts";
import { googleCallbackPath, googleSides, googleStartPath } from "../rules-google.ts";

/** A parameter of an address that anybody may have written. */
const parameter = z.string().max(4000).optional();

/** Sign-in through Google (OpenID Connect), where the settings name a client. */
export const googleContract = {
  startGoogle: defineRedirect({
    method: "get",
    path: googleStartPath,
    summary:
      "Leads the browser to Google, which asks which account to use. The answer comes back to /login.",
    access: everyone,
    onBrandHosts: false,
    input: z.object({
      side: z.enum(googleSides).catch("student"),
      next: parameter,
    }),
    output: z.undefined(),
    limits: [{ name: "google-start", per: "address", points: 300, windowSeconds: 3600 }],
  }),
  finishGoogle: defineRedirect({
    method: "get",
    path: googleCallbackPath,
    summary:
      "Where Google leads back to. Signs in, or leads to registration, or to /login with the reason why not.",
    access: everyone,
    onBrandHosts: false,
    input: z.object({ code: parameter, state: parameter, error: parameter, iss: parameter }),
    output: z.undefined(),
    limits: [{ name: "google-callback", per: "address", points: 300, windowSeconds: 3600 }],
  }),
  readSignInOptions: defineCall({
    method: "get",
    path: "/api/accounts/sign-in-options",
    summary: "Whether sign-in through Google is offered here.",
    access: everyone,
    passive: true,
    input: z.object({}),
    output: z.object({ google: z.boolean() }),
  }),
  readGoogleTicket: defineCall({
    method: "get",
    path: "/api/accounts/google/ticket",
    summary:
      "Whom Google has just named to this browser, for a registration without a password; null where nobody.",
    access: everyone,
    passive: true,
    input: z.object({ side: z.enum(googleSides) }),
    output: z.object({ ticket: z.object({ email: z.string(), fullName: z.string() }).nullable() }),
  }),
} satisfies Contract;
