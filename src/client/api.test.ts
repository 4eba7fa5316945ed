import { afterEach, expect, test, vi } from "vitest";
import { constants } from "#app/testing/specification/constants.ts";
import { call } from "./api.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("K-01 a call that the server does not answer is given up after its time", async () => {
  const times: number[] = [];
  const over = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    times.push(ms);
    return over.signal;
  });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(new DOMException("late", "TimeoutError")));
    queueMicrotask(() => over.abort());
    return promise;
  });
  await expect(call("accounts", "readSession", {})).rejects.toMatchObject({ code: "unavailable" });
  expect(times).toEqual([constants["K-01"].apiTimeoutMs]);
});
