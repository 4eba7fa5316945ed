import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readSecret } from "#platform/secrets.ts";
import { day, second } from "#shared/constants.ts";

/** A browser that several pupils share knows so many of them; the one longest away is forgotten first. */
const accountsMax = 8;

/** Browsers keep no cookie longer than 400 days. */
const rememberSeconds = (400 * day) / second;

/** 128 bits in base64url: of the names of devices and of the marks alike. */
const markBytes = 16;
const markShape = /^[\w-]{22}$/;

/** Begins a cookie in which marks hold for the browser that it names. */
const version = "2";

/** What a browser brings: its own name, and a mark for each account that signed in at it. */
type Device = { name: string; marks: readonly string[] };

function readDevice(context: RequestContext): Device | null {
  const [first, name = "", ...marks] = (context.cookies.get("devices") ?? "").split(".");
  if (first !== version || !markShape.test(name)) return null;
  return { name, marks: marks.filter((mark) => markShape.test(mark)) };
}

/**
 * The mark of an account in a cookie without a version, whose marks name no browser; null where there is none. The next
 * sign-in writes a cookie with one in its place.
 */
async function namelessMark(context: RequestContext, accountId: string): Promise<string | null> {
  const marks = (context.cookies.get("devices") ?? "").split(".");
  if (marks[0] === version) return null;
  const secret = await readSecret(context.settings.dataDir, "devices");
  const right = createHmac("sha256", secret).update(accountId).digest("base64url").slice(0, 22);
  return marks.some((mark) => isSame(mark, right)) ? right : null;
}

/** Only this installation can make it, and it is worth nothing beside another device's name. */
async function markOf(context: RequestContext, name: string, accountId: string): Promise<string> {
  const secret = await readSecret(context.settings.dataDir, "devices");
  return createHmac("sha256", secret)
    .update(`${name}.${accountId}`)
    .digest()
    .subarray(0, markBytes)
    .toString("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The name of this browser where the account has signed in at it before; null where it has not. */
export async function knownDevice(
  context: RequestContext,
  accountId: string,
): Promise<string | null> {
  const device = readDevice(context);
  if (!device) return namelessMark(context, accountId);
  const right = await markOf(context, device.name, accountId);
  return device.marks.some((mark) => isSame(mark, right)) ? device.name : null;
}

/**
 * Notes in this browser that the account signed in here, and says whether it is the first time. The browser keeps
 * its own name and a mark for each account, in a cookie no script can read; the server keeps nothing.
 */
export async function noteDevice(context: RequestContext, accountId: string): Promise<boolean> {
  const isKnown = (await knownDevice(context, accountId)) !== null;
  const { name, marks } = readDevice(context) ?? {
    name: randomBytes(markBytes).toString("base64url"),
    marks: [],
  };
  const own = await markOf(context, name, accountId);
  const others = marks.filter((mark) => !isSame(mark, own)).slice(0, accountsMax - 1);
  context.cookies.set("devices", [version, name, own, ...others].join("."), rememberSeconds);
  return !isKnown;
}
