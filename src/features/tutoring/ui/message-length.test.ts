import { expect, test } from "vitest";
import { messageLengthMax } from "#shared/constants.ts";
import { measureMessage } from "./message-length.ts";

test("the last character that fits is no excess, the next one is", () => {
  expect(measureMessage("a".repeat(messageLengthMax)).over).toBe(0);
  expect(measureMessage("a".repeat(messageLengthMax + 3)).over).toBe(3);
});

test("space around the message does not count, as on the server", () => {
  expect(measureMessage(`\n  ${"a".repeat(messageLengthMax)}  \n`)).toMatchObject({
    count: messageLengthMax,
    over: 0,
  });
});

test("the length is shown only near the limit", () => {
  expect(measureMessage("3/4").isNear).toBe(false);
  expect(measureMessage("a".repeat(messageLengthMax * 0.8)).isNear).toBe(true);
});
