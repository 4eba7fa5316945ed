import { createHmac, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readSecret } from "#platform/secrets.ts";
import { AppError } from "#shared/errors.ts";
import { isPossibleBirthDate, type SignUpPath, signUpPath } from "../rules.ts";

/**
 * Takes the date of birth of this browser session and says which way sign-up goes. The first answer holds until
 * the browser is closed, so going back cannot change it. The date is kept in a signed cookie of this host and nowhere on
 * the server: a partner's host and the main domain ask for themselves (docs/decisions/0019). Throws invalid_input for a date on which no living person was born.
 */
export async function holdAnswer(context: RequestContext, birthDate: string): Promise<SignUpPath> {
  const today = context.now();
  const held = await readAnswer(context);
  if (held) return signUpPath(held, today);
  if (!isPossibleBirthDate(birthDate, today)) {
    throw new AppError("invalid_input", { fields: { birthDate: "birthDateInvalid" } });
  }
  context.cookies.set("age", `${birthDate}.${await signature(context, birthDate)}`);
  return signUpPath(birthDate, today);
}

/** The date of birth this browser session gave (YYYY-MM-DD). Throws age_step_missing where it gave none. */
export async function requireAnswer(context: RequestContext): Promise<string> {
  const birthDate = await readAnswer(context);
  if (birthDate === null) throw new AppError("age_step_missing");
  return birthDate;
}

async function readAnswer(context: RequestContext): Promise<string | null> {
  const [birthDate = "", given = ""] = context.cookies.get("age")?.split(".") ?? [];
  const right = Buffer.from(await signature(context, birthDate));
  const shown = Buffer.from(given);
  return shown.length === right.length && timingSafeEqual(shown, right) ? birthDate : null;
}

async function signature(context: RequestContext, birthDate: string): Promise<string> {
  const secret = await readSecret(context.settings.dataDir, "age-step");
  return createHmac("sha256", secret).update(birthDate).digest("base64url");
}
