import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetSent,
  keepSent,
  openDraft,
  readDraft,
  takeBackSent,
  withUnsent,
  writeDraft,
} from "./draft.ts";

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
  expect(withUnsent("3/4", "3/4\nand then")).toBe("3/4\nand then");
});

/** What the tutor and the student had said when the chat was opened again. */
const before = [
  { author: "tutor", position: 0, text: "What is x?" },
  { author: "student", position: 1, text: "x = 5" },
] as const;

test("a message that was on its way when the page was left is in the box of the page that opens next, once", () => {
  writeDraft("chat_1", "x = 5");
  keepSent("chat_1", { text: "x = 5", after: 1 });
  // The box was emptied when it was sent, and the page never heard of an answer.
  writeDraft("chat_1", "");
  expect(openDraft("chat_1", before)).toBe("x = 5");
  expect(openDraft("chat_1", before)).toBe("x = 5");
  writeDraft("chat_1", "");
  expect(openDraft("chat_1", before)).toBe("");
});

test("a message that has arrived is not put back", () => {
  keepSent("chat_1", { text: "x = 5", after: 0 });
  expect(openDraft("chat_1", before)).toBe("");
  keepSent("chat_1", { text: "x = 5", after: 1 });
  forgetSent("chat_1");
  expect(openDraft("chat_1", before)).toBe("");
});

test("a message that is refused goes back before what was typed since", () => {
  keepSent("chat_1", { text: "x = 5", after: 1 });
  writeDraft("chat_1", "and y?");
  expect(takeBackSent("chat_1")).toBe("x = 5\nand y?");
  expect(readDraft("chat_1")).toBe("x = 5\nand y?");
  expect(takeBackSent("chat_1")).toBe("x = 5\nand y?");
});
