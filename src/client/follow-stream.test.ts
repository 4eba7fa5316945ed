import { expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { followStream } from "./follow-stream.ts";
import { tellRenewed } from "./session-renewal.ts";

/** A stream that is refused with this code, then lasts until it is left. */
function refusedOnce(code: "unauthenticated" | "not_found", signal: AbortSignal) {
  let tries = 0;
  return {
    tries: () => tries,
    open: () => {
      tries++;
      if (tries === 1) return Promise.reject(new AppError(code));
      const body = new ReadableStream({
        start: (controller) => signal.addEventListener("abort", () => controller.close()),
      });
      return Promise.resolve(new Response(body));
    },
  };
}

const follower = { onOpen: () => undefined, onEvent: () => undefined };

test("T-01 a stream that the end of the session broke off is followed again once it goes on, and not before", async () => {
  const leave = new AbortController();
  const stream = refusedOnce("unauthenticated", leave.signal);
  const following = followStream(stream.open, follower, leave.signal);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stream.tries()).toBe(1);
  tellRenewed();
  await expect.poll(stream.tries).toBe(2);
  leave.abort();
  await following;
});

test("whoever leaves the page waits for nothing", async () => {
  const leave = new AbortController();
  const stream = refusedOnce("unauthenticated", leave.signal);
  const following = followStream(stream.open, follower, leave.signal);
  leave.abort();
  await following;
  tellRenewed();
  expect(stream.tries()).toBe(1);
});

test("what is not there is not asked for again", async () => {
  const leave = new AbortController();
  const stream = refusedOnce("not_found", leave.signal);
  await followStream(stream.open, follower, leave.signal);
  tellRenewed();
  expect(stream.tries()).toBe(1);
});
