import { expect, test } from "vitest";
import type { ChatSummary } from "../contract.ts";
import { groupSessions } from "./group-sessions.ts";

const now = new Date(2026, 10, 18, 9, 0);
const at = (...date: [number, number, number, number]) => new Date(...date).toISOString();
const chat = (subject: ChatSummary["subject"], updatedAt: string): ChatSummary => ({
  id: updatedAt,
  subject,
  title: "A title",
  excerpt: "",
  updatedAt,
  isPutAway: false,
});
const chats = [
  chat("Mathematics", at(2026, 10, 18, 8)),
  chat("Science", at(2026, 10, 17, 23)),
  chat("Mathematics", at(2026, 10, 13, 8)),
  chat("Mathematics", at(2026, 9, 2, 8)),
  chat("Science", at(2025, 9, 2, 8)),
];
const shape = (groups: ReturnType<typeof groupSessions>) =>
  groups.map(({ heading, chats: { length } }) => [heading, length]);

test("sessions stand under their day, named while it is near", () => {
  expect(shape(groupSessions(chats, "day", { locale: "en", now }))).toEqual([
    ["Today", 1],
    ["Yesterday", 1],
    ["Friday", 1],
    ["October", 1],
    ["October 2025", 1],
  ]);
  expect(shape(groupSessions(chats, "day", { locale: "es", now })).slice(0, 4)).toEqual([
    ["Hoy", 1],
    ["Ayer", 1],
    ["Viernes", 1],
    ["Octubre", 1],
  ]);
});

test("or under their subject, where its latest stands", () => {
  expect(shape(groupSessions(chats, "subject", { locale: "en", now }))).toEqual([
    ["Mathematics", 3],
    ["Science", 2],
  ]);
});
