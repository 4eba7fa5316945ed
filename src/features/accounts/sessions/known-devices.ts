import { createHmac } from "node:crypto";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readSecret } from "#platform/secrets.ts";
import { day, second } from "#shared/constants.ts";

/** A browser that several pupils share knows so many of them; the one longest away is forgotten first. */
const accountsMax = 8;

/** Browsers keep no cookie longer than 400 days. */
const rememberSeconds = (400 * day) / second;

const markLength = 22;

/**
 * Notes in this browser that the account signed in here, and says whether it is the first time. The browser keeps
 * a mark for each account that only this installation can make, in a cookie no script can read; the server keeps
 * nothing.
 */
export async function noteDevice(context: RequestContext, accountId: string): Promise<boolean> {
  const secret = await readSecret(context.settings.dataDir, "devices");
  const mark = createHmac("sha256", secret)
    .update(accountId)
    .digest("base64url")
    .slice(0, markLength);
  const marks = (context.cookies.get("devices") ?? "").split(".").filter(Boolean);
  const others = marks.filter((other) => other !== mark).slice(0, accountsMax - 1);
  context.cookies.set("devices", [mark, ...others].join("."), rememberSeconds);
  return !marks.includes(mark);
}
