import { afterAll, vi } from "vitest";

/** Files share a worker: a clock that one leaves standing would keep a later one waiting until its time is up. */
afterAll(() => {
  const isLeft = vi.isFakeTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (isLeft) throw new Error("the file leaves its faked timers behind");
});
