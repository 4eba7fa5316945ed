import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "#client/contracts.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { Call } from "#shared/contract.ts";
import { isRecord } from "#shared/records.ts";
import { type Audience, mayEnter, type Role, roles, seesOwnOnly } from "#shared/permissions.ts";
import { type Made, makeActor } from "./make-actor.ts";
import { makeMessage, matrixResources } from "./matrix-resources.ts";
import { startTestAcademy, type TestAcademy } from "./test-academy.ts";
import type { Browser } from "../contract-client.ts";

export const calls = Object.entries(contracts).flatMap(([feature, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
);

let academy: TestAcademy;

type Calling = { title: string; role: Role | null; isSuspended: boolean; isConfirmed: boolean };

/** Who calls: nobody, each role, each role while it is suspended, and an administrator who gave no password again. */
export const callers: readonly Calling[] = [
  { title: "signed out", role: null, isSuspended: false, isConfirmed: false },
  ...roles.map((role) => ({ title: role, role, isSuspended: false, isConfirmed: true })),
  ...roles.map((role) => ({
    title: `suspended ${role}`,
    role,
    isSuspended: true,
    isConfirmed: true,
  })),
  {
    title: "unconfirmed administrator",
    role: "administrator",
    isSuspended: false,
    isConfirmed: false,
  },
];
export type Caller = (typeof callers)[number];

/** A suspended person is nobody to the server. */
export function audienceOf(caller: Caller): Audience {
  return caller.role === null || caller.isSuspended ? "visitor" : caller.role;
}

async function suspend({ id, role }: Made): Promise<void> {
  const { db } = academy.database;
  const suspendedAt = academy.services.now();
  if (role === "parent") {
    await db.update(parentAccounts).set({ suspendedAt }).where(eq(parentAccounts.id, id));
  } else await db.update(profiles).set({ suspendedAt }).where(eq(profiles.id, id));
}

/** Somebody new for each call: signing out would spoil the next one's. */
async function makeCaller(caller: Caller): Promise<{ browser: Browser; made: Made | null }> {
  if (caller.role === null) return { browser: academy.browser(), made: null };
  const { isConfirmed } = caller;
  const made = await makeActor(academy, caller.role, { isConfirmed });
  if (caller.isSuspended) await suspend(made);
  return { browser: made.browser, made };
}

const kinds = ["own", "another's", "none"] as const;

/** The path with whatever its parameters name put in, or null where the caller can own no such thing. */
async function fillPath(
  call: Call,
  kind: (typeof kinds)[number],
  caller: Made | null,
): Promise<string | null> {
  let path: string = call.path;
  let chatId = "";
  for (const name of parametersOf(call)) {
    if (name === "messageId") {
      path = path.replace(
        ":messageId",
        kind === "none" ? "msg_none" : await makeMessage(academy, chatId),
      );
      continue;
    }
    const resource = matrixResources[name];
    if (!resource) throw new Error(`say in matrix-resources.ts what :${name} names`);
    const { belongsTo, make, none } = resource;
    if (kind === "own") {
      const isOwner = belongsTo === "anybody" || caller?.role === belongsTo;
      const isAdmin = caller?.role === "administrator";
      if (!caller || !(isOwner || isAdmin)) return null;
    }
    const strangerRole = belongsTo === "anybody" ? "student" : belongsTo;
    const owner = kind === "own" && caller ? caller : await makeActor(academy, strangerRole);
    const value = kind === "none" ? none : await make(academy, owner);
    if (name === "chatId") chatId = value;
    path = path.replace(`:${name}`, value);
  }
  return path;
}

let addresses = 0;

/** What any call may take; each contract picks its own and ignores the rest. */
export function bodyFor({ path }: Call): Record<string, unknown> {
  return {
    clientId: `matrix-${addresses}`,
    text: "1",
    itemId: "matrix#item@1",
    given: { kind: "words", text: "1" },
    taskId: "matrix#task",
    ticked: [],
    title: "A title",
    away: true,
    password: "three boats and a bell",
    reason: "For the matrix",
    status: "active",
    state: "closed",
    confirmation: "matrix",
    decision: "kept",
    reply: "For the matrix",
    kind: path.includes("consent") ? "news" : "message",
    isGiven: true,
    requestId: "req_matrix",
    cardId: "crd_matrix",
    answer: "explained",
    minutes: 15,
    finding: "cared-for",
    accepts: false,
    studentId: "prf_matrix",
    amount: 5,
    isApproved: true,
    sum: "5.00",
    receivedOn: "2026-11-01",
    cents: 5000,
    reference: "For the matrix",
    planKind: "recurring",
    percent: "10",
    months: 12,
    blurb: "For the matrix",
    identity: {
      brandName: "Matrix",
      logoUrl: null,
      faviconUrl: null,
      supportEmail: null,
      companyName: null,
      metaTitle: null,
      ogImageUrl: null,
    },
    css: "p { color: red }",
    measuring: {
      customJavascript: null,
      googleAnalyticsId: "G-MATRIX1",
      facebookPixelId: null,
      tiktokPixelId: null,
    },
    subdomain: "for-the-matrix",
    hostname: "tutor.for-the-matrix.org",
    active: true,
    facts: [],
    article: {
      groupId: "lessons",
      isHidden: false,
      link: "",
      en: { title: "Q", text: "A", link: "" },
      es: { title: "Q", text: "A", link: "" },
    },
    version: 0,
    ids: [],
    isTaught: true,
    place: "en.lesson",
    texts: [],
  };
}

/** Makes a call and gives its status and code; streams are left at once. */
async function send(browser: Browser, call: Call, path: string) {
  const abort = new AbortController();
  addresses++;
  const forwarded = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const isGet = call.method === "get";
  const response = await browser.fetch(path, {
    method: call.method.toUpperCase(),
    signal: abort.signal,
    headers: {
      "x-forwarded-for": forwarded,
      ...(isGet ? {} : { "content-type": "application/json" }),
    },
    ...(isGet ? {} : { body: JSON.stringify(bodyFor(call)) }),
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const body: unknown = isStream ? null : await response.json().catch(() => null);
  abort.abort();
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  return { status: response.status, code: typeof error.code === "string" ? error.code : "" };
}

type Outcome = Awaited<ReturnType<typeof send>>;

const guardCodes = ["unauthenticated", "forbidden", "confirmation_needed"];
/** How a thing that does not exist is answered; letters and codes have words of their own. */
const absentCodes = ["not_found", "token_invalid", "referral_code_invalid", "brand_not_found"];

function parametersOf(call: Call): string[] {
  return [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
}

function refusedByGuard(audience: Audience): Outcome {
  return audience === "visitor"
    ? { status: 401, code: "unauthenticated" }
    : { status: 403, code: "forbidden" };
}

/** Whether a caller makes the call that stands at this place among all calls. */
export type IsAsked = (caller: Caller, call: Call, place: number) => boolean;

/** A test for each caller and each call that is asked: over HTTP, of things of one's own, of another's, and of none. */
export function definePermissionMatrix(isAsked: IsAsked): void {
  beforeAll(async () => {
    // Each call comes from an address of its own, so that no limit of an address speaks for a guard.
    academy = await startTestAcademy({ environment: { TRUST_PROXY: "127.0.0.1" } });
  });
  afterAll(() => academy.close());

  describe.each(callers)("$title", (caller) => {
    const audience = audienceOf(caller);

    // Whoever confirmed nothing is refused what asks for it, and is otherwise an administrator like any.
    const isUnconfirmed = caller.role !== null && !caller.isConfirmed;
    const asked = calls.filter(({ call }, place) =>
      isUnconfirmed ? call.confirmed : isAsked(caller, call, place),
    );
    test.each(asked)("$name", async ({ call }) => {
      const hasParameters = parametersOf(call).length > 0;
      for (const kind of hasParameters ? kinds : (["own"] as const)) {
        const { browser, made } = await makeCaller(caller);
        const path = await fillPath(call, kind, made);
        if (path === null) continue;
        const outcome = await send(browser, call, path);
        if (!mayEnter(call.access, audience)) {
          expect(outcome, kind).toEqual(refusedByGuard(audience));
        } else if (isUnconfirmed) {
          expect(outcome, kind).toEqual({ status: 403, code: "confirmation_needed" });
        } else if (kind === "another's" && seesOwnOnly(call.access, audience)) {
          expect(outcome, kind).toEqual({ status: 404, code: "not_found" });
        } else if (kind === "none" && call.answer === "redirect") {
          // The page it leads to says that there is nothing.
          expect(outcome.status, kind).toBe(302);
        } else if (kind === "none") {
          expect(absentCodes, kind).toContain(outcome.code);
        } else {
          expect(guardCodes, kind).not.toContain(outcome.code);
          if (hasParameters) expect(outcome.code, kind).not.toBe("not_found");
        }
      }
    });
  });
}
