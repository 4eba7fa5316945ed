import { expect, test } from "vitest";
import { failureKey, scrubAddress, scrubStack, scrubUserAgent } from "./rules-scrub.ts";

const chrome = `TypeError: my name is Maya
    at Maya (https://faro.example/assets/chat-page-CohWlD2Y.js:1:2345)
    at async https://faro.example/assets/frame-BIP-zHcp.js?token=abc:12:7
    at https://faro.example/assets/frame-BIP-zHcp.js:12:7
    at chrome-extension://abcdef/content.js:1:1
    at <anonymous>`;

const firefox = `tell@https://faro.example/assets/chat-page-CohWlD2Y.js:1:2345
@https://faro.example/assets/frame-BIP-zHcp.js:12:7
`;

const expected = "assets/chat-page-CohWlD2Y.js:1:2345\nassets/frame-BIP-zHcp.js:12:7";

test("E-03 of a stack only places in our own scripts are kept, whatever the browser", () => {
  expect(scrubStack(chrome)).toBe(expected);
  expect(scrubStack(firefox)).toBe(expected);
  expect(scrubStack(scrubStack(chrome))).toBe(expected);
});

test("E-03 a message over several lines leaves nothing in the stack", () => {
  const typed =
    "Error: first line\n/assets/maya.js:1:2\n    at assets/maya.js:1:2\nmaya@example.org /assets/x.js:1:1\n";
  expect(scrubStack(typed)).toBe("");
});

test("E-03 of an address the path and the names of our own parameters are kept, no value and no token", () => {
  const address =
    "https://faro.example/chat?subject=Mathematics&session=chat_1abc&maya=1#study-schedule";
  expect(scrubAddress(address)).toBe("/chat?session&subject");
  expect(scrubAddress("https://x/admin/accounts?id=prf_1")).toBe("/admin/accounts?id");
  expect(scrubAddress("https://x/parents/Maya%20Vega/7f3a9b")).toBe("/parents/…/…");
  expect(scrubAddress("http://[")).toBe("/");
  expect(scrubAddress(scrubAddress(address))).toBe("/chat?session&subject");
});

test("a user agent that no browser has is not kept", () => {
  const real = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
  expect(scrubUserAgent(real)).toBe(real);
  expect(scrubUserAgent("<script> maya@example.org")).toBe("");
});

test("a failure is the same over builds, and another where it came through other files", () => {
  const message = "TypeError: Something undefined was used";
  const one = { message, stack: "assets/chat-page-CohWlD2Y.js:1:2345" };
  const next = { message, stack: "assets/chat-page-Dm_j9Eg-.js:1:999" };
  const other = { message, stack: "assets/profile-page-CohWlD2Y.js:1:2345" };
  expect(failureKey(one)).toBe(failureKey(next));
  expect(failureKey(one)).not.toBe(failureKey(other));
});
