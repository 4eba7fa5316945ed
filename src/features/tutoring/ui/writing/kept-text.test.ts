import { beforeEach, expect, test, vi } from "vitest";
import { forgetText, keepText, readText } from "./kept-text.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const mine = { step: "check", text: "I think so.", ticked: [0, 2] } as const;

test("what is being written is kept for each chat and task, until it has arrived", () => {
  keepText("chat_1", "skill#task", mine);
  expect(readText("chat_1", "skill#task")).toEqual(mine);
  expect(readText("chat_2", "skill#task")).toEqual({ step: "offer", text: "", ticked: [] });
  forgetText("chat_1", "skill#task");
  expect(kept.size).toBe(0);
});

test("what was not begun leaves nothing behind, and what cannot be read is as nothing", () => {
  keepText("chat_1", "skill#task", { step: "offer", text: "", ticked: [] });
  expect(kept.size).toBe(0);
  keepText("chat_1", "skill#task", mine);
  for (const key of kept.keys()) kept.set(key, "{");
  expect(readText("chat_1", "skill#task").step).toBe("offer");
  for (const key of kept.keys()) kept.set(key, '{"text":"so","step":"odd","ticked":["x",1]}');
  expect(readText("chat_1", "skill#task")).toEqual({ step: "offer", text: "so", ticked: [1] });
});
