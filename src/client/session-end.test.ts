import { expect, test } from "vitest";
import { loginPath, readSessionEnd } from "./session-end.ts";

test("each signs in again at their own door, and goes on where they were", () => {
  const chat = "/chat?subject=Mathematics&session=chat_1";
  const student = new URL(loginPath("student", "time", chat), "http://faro.invalid");
  expect(student.pathname).toBe("/login");
  expect(student.searchParams.get("next")).toBe(chat);
  expect(student.searchParams.has("tab")).toBe(false);
  expect(loginPath("parent", "idle", "/parent-dashboard")).toBe(
    "/login?tab=parent&next=%2Fparent-dashboard&ended=idle",
  );
  expect(loginPath("affiliate", "time", "/affiliate/dashboard")).toMatch(/^\/affiliate\/login\?/);
});

test("the address can name our reasons and no words of its own", () => {
  expect(readSessionEnd(new URLSearchParams("ended=idle"))).toBe("idle");
  expect(readSessionEnd(new URLSearchParams("ended=Call+555-0100+now"))).toBeNull();
  expect(readSessionEnd(new URLSearchParams())).toBeNull();
});
