import { createHmac, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readSecret } from "#platform/secrets.ts";
import { hour } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { isPossibleBirthDate, type SignUpPath, signUpPath } from "../rules.ts";

/** Long enough to fill in a form, and to come back to it the same day. */
const answerMs = 12 * hour;

/**
 * Takes the date of birth of this browser session and says which way sign-up goes. The first answer holds until
 * the browser is closed, so going back cannot change it. The date is kept in a signed cookie and nowhere on
 * the server, good for a sign-up at this host alone and for some hours: a partner's host and the main domain ask for
 * themselves (docs/decisions/0019). An answer below the age of consent does not grow old: waiting changes nothing
 * either. Throws invalid_input for a date on which no living person was born.
 */
export async function holdAnswer(context: RequestContext, birthDate: string): Promise<SignUpPath> {
  const today = context.now();
  const held = await readAnswer(context);
  if (held) return signUpPath(held, today);
  if (!isPossibleBirthDate(birthDate, today)) {
    throw new AppError("invalid_input", { fields: { birthDate: "birthDateInvalid" } });
  }
  const endsAt = String(today.getTime() + answerMs);
  const signed = await signature(context, { birthDate, endsAt });
  context.cookies.set("age", `${birthDate}.${endsAt}.${signed}`);
  return signUpPath(birthDate, today);
}

/** The date of birth this browser session gave (YYYY-MM-DD). Throws age_step_missing where it gave none. */
export async function requireAnswer(context: RequestContext): Promise<string> {
  const birthDate = await readAnswer(context);
  if (birthDate === null) throw new AppError("age_step_missing");
  return birthDate;
}

/** The same, or null where it gave none that still holds. */
export async function readAnswer(context: RequestContext): Promise<string | null> {
  const [birthDate = "", endsAt = "", given = ""] = context.cookies.get("age")?.split(".") ?? [];
  const right = Buffer.from(await signature(context, { birthDate, endsAt }));
  const shown = Buffer.from(given);
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return null;
  const now = context.now();
  const holds = Number(endsAt) > now.getTime() || signUpPath(birthDate, now) === "parent-first";
  return holds ? birthDate : null;
}

async function signature(
  context: RequestContext,
  answer: { birthDate: string; endsAt: string },
): Promise<string> {
  const secret = await readSecret(context.settings.dataDir, "age-step");
  const host = context.site?.host ?? "";
  return createHmac("sha256", secret)
    .update(["sign-up", host, answer.birthDate, answer.endsAt].join("\n"))
    .digest("base64url");
}
