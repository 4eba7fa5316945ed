import { answer, answerRedirect, type BoundCall } from "#platform/http/bound-call.ts";
import { googleContract } from "../contract/google.ts";
import { loginAfterGoogle } from "../rules-google.ts";
import { finishGoogle } from "./finish-google.ts";
import { startGoogle } from "./start-google.ts";
import { readTicket } from "./ticket.ts";

const toLogin = loginAfterGoogle("failed", { side: "student", next: null });

/** The calls of sign-in through Google with what answers them. */
export const googleCalls: readonly BoundCall[] = [
  answerRedirect(googleContract.startGoogle, startGoogle, toLogin),
  answerRedirect(googleContract.finishGoogle, finishGoogle, toLogin),
  answer(googleContract.readSignInOptions, async ({ settings, site }) => ({
    // Google leads back to the main domain alone, where a partner's host has no cookies.
    google: settings.google !== null && site === null,
  })),
  answer(googleContract.readGoogleTicket, async (context, { side }) => {
    const found = await readTicket(context, side);
    return { ticket: found && { email: found.email, fullName: found.fullName } };
  }),
];
