import * as openid from "openid-client";
import { z } from "zod";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { GoogleSettings } from "#platform/settings.ts";
import { emailLengthMax, nameLengthMax } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { personName } from "../contract/fields.ts";
import { loginAfterGoogle } from "../rules-google.ts";
import { startSession } from "../sessions.ts";
import { findAccount, type GooglePerson } from "./find-account.ts";
import { readProvider } from "./provider.ts";
import { openCookie } from "./sealed-cookie.ts";
import { callbackUrl, journey } from "./start-google.ts";
import { giveTicket } from "./ticket.ts";

type Journey = z.infer<typeof journey>;

/** What the provider leads back with. */
export type ProviderAnswer = Readonly<
  Partial<Record<"code" | "state" | "error" | "iss", string | undefined>>
>;

/**
 * Ends a sign-in through Google; gives where the browser goes next: /login with the outcome, from where a signed-in
 * person is led on (C-02), or the registration of whoever has no account yet. The browser's journey ends here
 * whatever comes of it, so that no answer can be used twice.
 */
export async function finishGoogle(
  context: RequestContext,
  given: ProviderAnswer,
): Promise<string> {
  const { google } = context.settings;
  const started = await openCookie(context, "google", journey);
  context.cookies.clear("google");
  if (!google || !started) return loginAfterGoogle("failed", { side: "student", next: null });
  const { side } = started;
  // "No" at the provider is no failure of ours.
  if (given.error === "access_denied" && given.state === started.state) {
    return loginAfterGoogle("cancelled", started);
  }
  const person = await askProvider(context, google, started, given).catch((error: unknown) => {
    context.log.warn({ reason: describeFailure(error) }, "a sign-in through the provider failed");
    return null;
  });
  if (!person) return loginAfterGoogle("failed", started);
  const finding = await findAccount(context, person, side);
  if (finding.kind === "refused") return loginAfterGoogle(finding.outcome, started);
  if (finding.kind === "nobody") {
    const { subject, fullName } = person;
    await giveTicket(context, { subject, email: finding.email, fullName, side });
    return side === "parent" ? "/register?google=1" : "/student-register?google=1";
  }
  const method = "parentId" in finding.owner ? "parent" : "google";
  const outcome = await startSession(context, finding.owner, method).then(
    () => "done" as const,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "second_factor_needed")
        return "code" as const;
      throw error;
    },
  );
  context.cookies.clear("google_ticket");
  return loginAfterGoogle(outcome, started);
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().max(emailLengthMax).nullable().default(null),
  email_verified: z.boolean().default(false),
  name: z.string().default(""),
});

/** What the provider calls somebody is what they typed there: it is a name here by the same rules as anybody's. */
function fitName(name: string, email: string | null): string {
  const ofMailbox = (email?.split("@")[0] ?? "").replaceAll(/[._+-]+/g, " ");
  for (const one of [name, ofMailbox]) {
    const fit = personName.safeParse(one.trim().slice(0, nameLengthMax));
    if (fit.success) return fit.data;
  }
  return "";
}

/** Exchanges the code for the provider's signed word, checked against what this browser was sent with. */
async function askProvider(
  context: RequestContext,
  google: GoogleSettings,
  started: Journey,
  given: ProviderAnswer,
): Promise<GooglePerson> {
  const provider = await readProvider(google);
  const url = callbackUrl(context);
  for (const name of ["code", "state", "error", "iss"] as const) {
    const value = given[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const tokens = await openid.authorizationCodeGrant(provider, url, {
    pkceCodeVerifier: started.verifier,
    expectedState: started.state,
    expectedNonce: started.nonce,
    idTokenExpected: true,
  });
  const person = claims.parse(tokens.claims());
  const { sub: subject, email, email_verified: emailVerified } = person;
  return { subject, email, emailVerified, fullName: fitName(person.name, email) };
}
