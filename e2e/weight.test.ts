import { expect, test } from "vitest";
import { chatPageBytes } from "../bench/support/chat-page-bytes.ts";

const allowed = 130_000;

test("the chat page needs no more than 130 kB of JavaScript before its first formula", async () => {
  const bytes = await chatPageBytes();
  expect(bytes).toBeGreaterThan(allowed / 4);
  expect(bytes).toBeLessThanOrEqual(allowed);
});
