import { beforeEach, expect, test, vi } from "vitest";
import { readDraft, withUnsent, writeDraft } from "./draft.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("each chat keeps a draft of its own", () => {
  writeDraft("chat_1", "3/4");
  writeDraft("chat_2", "x = 5");
  expect([readDraft("chat_1"), readDraft("chat_2")]).toEqual(["3/4", "x = 5"]);
  writeDraft("chat_1", "");
  expect([readDraft("chat_1"), readDraft("chat_2")]).toEqual(["", "x = 5"]);
});

test("a browser that keeps nothing is no failure", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  writeDraft("chat_1", "3/4");
  expect(readDraft("chat_1")).toBe("");
});

test("what could not be sent comes back, and nothing typed since is lost", () => {
  expect(withUnsent("3/4", "")).toBe("3/4");
  expect(withUnsent("3/4", "3/4")).toBe("3/4");
  expect(withUnsent("3/4", "and then")).toBe("3/4\nand then");
});
