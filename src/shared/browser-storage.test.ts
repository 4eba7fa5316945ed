import { expect, test } from "vitest";
import { readDisplayHint, readLastChat, readTheme, resumePath } from "./browser-storage.ts";

test("a hint greets until its session ends and not a moment longer", () => {
  const stored = JSON.stringify({ kind: "student", firstName: "Maya", expiresAt: 1000 });
  expect(readDisplayHint(stored, 999)).toEqual({
    kind: "student",
    firstName: "Maya",
    expiresAt: 1000,
  });
  expect(readDisplayHint(stored, 1000)).toBeNull();
});

test("damaged, foreign or missing hints greet nobody", () => {
  for (const stored of [
    null,
    "",
    "{",
    "[]",
    "7",
    '{"kind":"owner","firstName":"M","expiresAt":9}',
  ]) {
    expect(readDisplayHint(stored, 0)).toBeNull();
    expect(readLastChat(stored)).toBeNull();
  }
});

test("N-03 Resume leads to the last chat session with its subject, or to the chat", () => {
  const last = readLastChat('{"sessionId":"session_1","subject":"SAT/ACT"}');
  expect(resumePath(last)).toBe("/chat?subject=SAT%2FACT&session=session_1");
  expect(resumePath(null)).toBe("/chat?resume=newest");
});

test("only light and dark are themes", () => {
  expect(readTheme("dark")).toBe("dark");
  expect(readTheme("sepia")).toBeNull();
});
