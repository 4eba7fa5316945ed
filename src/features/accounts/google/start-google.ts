import * as openid from "openid-client";
import { z } from "zod";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { minute } from "#shared/constants.ts";
import { ownPath } from "../rules.ts";
import {
  googleCallbackPath,
  type GoogleSide,
  googleSides,
  loginAfterGoogle,
} from "../rules-google.ts";
import { readProvider } from "./provider.ts";
import { sealCookie } from "./sealed-cookie.ts";

/** What the browser keeps while it is at the provider: who started, and what the answer must fit. */
export const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  side: z.enum(googleSides),
  next: z.string().nullable(),
});

/** Long enough to find one's password and a second factor. */
const journeyMs = 10 * minute;

/** The address that the provider leads back to. */
export function callbackUrl(context: RequestContext): URL {
  return new URL(googleCallbackPath, context.settings.publicUrl);
}

/**
 * Where the browser goes to sign in: the provider, which asks which account to use (C-02), with a state, a nonce
 * and a PKCE challenge that only this browser can answer. Back to /login where the provider cannot be reached or
 * none is set.
 */
export async function startGoogle(
  context: RequestContext,
  input: { side: GoogleSide; next?: string | undefined },
): Promise<string> {
  const way = { side: input.side, next: ownPath(input.next ?? null) };
  const { google } = context.settings;
  if (!google) return loginAfterGoogle("failed", way);
  try {
    const provider = await readProvider(google);
    const verifier = openid.randomPKCECodeVerifier();
    const state = openid.randomState();
    const nonce = openid.randomNonce();
    const url = openid.buildAuthorizationUrl(provider, {
      redirect_uri: callbackUrl(context).href,
      response_type: "code",
      scope: "openid email profile",
      prompt: "select_account",
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    await sealCookie(context, "google", { state, nonce, verifier, ...way }, journeyMs);
    return url.href;
  } catch (error) {
    context.log.warn({ reason: describeFailure(error) }, "the sign-in provider cannot be reached");
    return loginAfterGoogle("failed", way);
  }
}
