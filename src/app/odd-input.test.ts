import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Call, fillPath } from "#shared/contract.ts";
import { type Audience, mayEnter, roles } from "#shared/permissions.ts";
import { makeActor } from "./testing/make-actor.ts";
import { bodyFor, calls } from "./testing/permission-matrix.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import type { Browser } from "./contract-client.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { TRUST_PROXY: "127.0.0.1" } });
});
afterAll(() => academy.close());

/** What no form sends and a program may: NUL, half of a character, days and numbers that there are not. */
const oddities = ["a\0b", "\ud800", "0000-01-01", "0000-01-01T00:00:00Z", "9".repeat(30)];

/** Somebody new who may make a call. */
async function makeAllowed({ access }: Call): Promise<Browser> {
  const audience = (["visitor", ...roles] satisfies Audience[]).find((one) =>
    mayEnter(access, one),
  );
  if (audience === undefined || audience === "visitor") return academy.browser();
  return (await makeActor(academy, audience, { isConfirmed: true })).browser;
}

/** The names of a call's fields, those in its path included. */
function fieldsOf({ input }: Call): string[] {
  return input instanceof z.ZodObject ? Object.keys(input.shape) : [];
}

/** Other people's addresses, so that no limit of an address answers first. */
let addresses = 0;

async function send(browser: Browser, call: Call, given: Record<string, unknown>): Promise<number> {
  addresses++;
  const abort = new AbortController();
  const { path, rest } = fillPath(call.path, given);
  const isGet = call.method === "get";
  const query = isGet
    ? `?${new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)]))}`
    : "";
  const response = await browser.fetch(path + query, {
    method: call.method.toUpperCase(),
    signal: abort.signal,
    headers: {
      "x-forwarded-for": `10.9.${addresses >> 8}.${addresses & 255}`,
      ...(isGet ? {} : { "content-type": "application/json" }),
    },
    ...(isGet ? {} : { body: JSON.stringify(rest) }),
  });
  abort.abort();
  return response.status;
}

test.each(calls.filter(({ call }) => call.upload === null))(
  "$name answers what cannot be read or kept as input, never as a failure of its own",
  async ({ call }) => {
    const usual = Object.fromEntries(
      Object.entries({ ...bodyFor(call), ...Object.fromEntries(inPath(call)) }).filter(([name]) =>
        fieldsOf(call).includes(name),
      ),
    );
    const failed: string[] = [];
    for (const field of fieldsOf(call)) {
      const browser = await makeAllowed(call);
      for (const odd of oddities) {
        // An address cannot hold half of a character.
        if (odd === "\ud800" && (call.method === "get" || call.path.includes(`:${field}`)))
          continue;
        const status = await send(browser, call, { ...usual, [field]: odd });
        // A mail relay or a provider that is not set up answers 503 of its own accord.
        if (status >= 500 && status !== 503)
          failed.push(`${field}=${JSON.stringify(odd)}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

/** Something for each part of a path that names a thing. */
function inPath({ path }: Call): [string, string][] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "none"]);
}
