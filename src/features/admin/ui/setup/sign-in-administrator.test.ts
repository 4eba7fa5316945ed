import { afterEach, expect, test, vi } from "vitest";
import { rules } from "#app/testing/specification/rules.ts";
import { signInAdministrator } from "./sign-in-administrator.ts";

afterEach(() => vi.unstubAllGlobals());

const administrator = { role: "administrator" };

/** Signs in at a server whose session arrives with a try; gives how often it was asked for, and the pauses between. */
async function triesUntil(arrives: number) {
  let tries = 0;
  const pauses: number[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("setTimeout", (resolve: () => void, ms: number) => {
    pauses.push(ms);
    queueMicrotask(resolve);
  });
  vi.stubGlobal("fetch", (_: string, { method }: { method: string }) => {
    if (method === "GET") tries++;
    const account = tries >= arrives ? administrator : null;
    return Promise.resolve(Response.json({ account, now: "" }));
  });
  const account = await signInAdministrator("head@school.example", "a calm lamp at dusk");
  return { account, tries, pauses };
}

test("T-12 the session is asked for so many times, so far apart, and then given up", async () => {
  const { tries, pauseMs } = rules["T-12"];
  const pauses = Array.from({ length: tries - 1 }, () => pauseMs);
  expect(await triesUntil(Infinity)).toEqual({ account: null, tries, pauses });
});

test("T-12 the first session of an administrator ends the asking", async () => {
  expect(await triesUntil(3)).toMatchObject({ account: administrator, tries: 3 });
});
