import { describe, expect, test } from "vitest";
import { chatPath, chooseChat } from "./choose-chat.ts";

const nothing = { session: null, subject: null };
const last = { sessionId: "chat_last", subject: "Mathematics" };
const newest = [
  { id: "chat_new", subject: "Mathematics" as const },
  { id: "chat_old", subject: "Mathematics" as const },
];

describe("which chat an address opens", () => {
  test("a session in the address wins over everything this browser remembers", () => {
    expect(
      chooseChat({ session: "chat_linked", subject: "History" }, { last, newest, hasAway: false }),
    ).toEqual({
      kind: "open",
      chatId: "chat_linked",
      certain: true,
    });
  });

  test("where nothing is asked for a student with sessions is shown what to do today, once they are known", () => {
    expect(chooseChat(nothing, { last, newest: null, hasAway: false })).toEqual({
      kind: "ask-newest",
    });
    expect(chooseChat(nothing, { last, newest, hasAway: false })).toEqual({ kind: "today" });
    expect(chooseChat(nothing, { last: null, newest, hasAway: false })).toEqual({ kind: "today" });
  });

  test("a subject opens the last chat only where that was about the subject", () => {
    const science = { sessionId: "chat_science", subject: "Science" };
    expect(
      chooseChat(
        { session: null, subject: "Mathematics" },
        { last: science, newest, hasAway: false },
      ),
    ).toEqual({ kind: "open", chatId: "chat_new", certain: true });
    expect(
      chooseChat({ session: null, subject: "mathematics" }, { last, newest, hasAway: false }),
    ).toEqual({
      kind: "open",
      chatId: "chat_last",
      certain: false,
    });
  });

  test("who resumes without a remembered session gets the newest", () => {
    expect(
      chooseChat({ ...nothing, resume: "newest" }, { last: null, newest, hasAway: false }),
    ).toEqual({
      kind: "open",
      chatId: "chat_new",
      certain: true,
    });
  });

  test("a student without sessions gets a new one", () => {
    expect(chooseChat(nothing, { last: null, newest: [], hasAway: false })).toEqual({
      kind: "new",
      subject: "Mathematics",
    });
  });

  test("who has put all sessions away is shown what to do today; a subject that is named begins one", () => {
    const known = { last: null, newest: [], hasAway: true };
    expect(chooseChat(nothing, known)).toEqual({ kind: "today" });
    expect(chooseChat({ ...nothing, resume: "newest" }, known)).toEqual({ kind: "today" });
    expect(chooseChat({ session: null, subject: "Mathematics" }, known)).toEqual({
      kind: "new",
      subject: "Mathematics",
    });
  });

  test("a subject that does not exist is as good as none", () => {
    expect(
      chooseChat({ session: null, subject: "Alchemy" }, { last, newest, hasAway: false }),
    ).toEqual({
      kind: "today",
    });
  });
});

test("the address of a chat carries its subject and survives a slash in it", () => {
  const path = chatPath({ id: "chat_1", subject: "SAT/ACT" });
  expect(new URL(path, "http://faro.test").searchParams.get("subject")).toBe("SAT/ACT");
});
