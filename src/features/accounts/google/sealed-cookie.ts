import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readSecret } from "#platform/secrets.ts";
import { second } from "#shared/constants.ts";

type SealedName = "google" | "google_ticket" | "second_factor";

/**
 * Gives the browser a value that only we can have written, for a short time. It can be read by whoever holds the
 * browser, and by no script.
 */
export async function sealCookie(
  context: RequestContext,
  name: SealedName,
  value: object,
  lifetimeMs: number,
): Promise<void> {
  const endsAt = context.now().getTime() + lifetimeMs;
  const text = Buffer.from(JSON.stringify({ value, endsAt })).toString("base64url");
  const sealed = `${text}.${await signature(context, name, text)}`;
  context.cookies.set(name, sealed, Math.ceil(lifetimeMs / second));
}

/** The value that `sealCookie` gave, or null where there is none, it is too old, or somebody changed it. */
export async function openCookie<T>(
  context: RequestContext,
  name: SealedName,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const [text = "", given = ""] = context.cookies.get(name)?.split(".") ?? [];
  const right = Buffer.from(await signature(context, name, text));
  const shown = Buffer.from(given);
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return null;
  const content: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  const sealed = z.object({ value: schema, endsAt: z.number() }).safeParse(content);
  return sealed.success && sealed.data.endsAt > context.now().getTime() ? sealed.data.value : null;
}

async function signature(context: RequestContext, name: SealedName, text: string): Promise<string> {
  const secret = await readSecret(context.settings.dataDir, "google");
  return createHmac("sha256", secret).update(`${name}.${text}`).digest("base64url");
}
