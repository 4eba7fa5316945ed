import { expect, test } from "vitest";
import type { ChatView, TurnEvent } from "../contract.ts";
import { applyEvent, mergeRead } from "./apply-event.ts";
import { chatOf, turn } from "./chat.fixture.ts";

const student = turn({ id: "msg_s", position: 1, author: "student", text: "3/4", voice: null });
const speaking = turn({ id: "msg_t", position: 2, status: "speaking", voice: null });
const done = { ...speaking, text: "Yes, that holds.", status: "complete", voice: "model" } as const;
const before = chatOf([turn({ text: "Have a go." })]);

const started: TurnEvent = { type: "started", student, tutor: speaking };
function words(at: number, text: string): TurnEvent {
  return { type: "words", messageId: "msg_t", at, text };
}
const finished: TurnEvent = {
  type: "finished",
  tutor: done,
  workbench: { ...before.workbench, credits: 24 },
  title: "Fractions",
};

function run(events: readonly TurnEvent[], from: ChatView = before) {
  let chat = from;
  let gap = false;
  for (const event of events) {
    const applied = applyEvent(chat, event);
    chat = applied.chat;
    gap ||= applied.gap;
  }
  return { chat, gap, texts: chat.messages.map(({ text }) => text) };
}

test("a turn grows word by word and ends with its mark, its bench and its title", () => {
  const { chat, gap, texts } = run([started, words(0, "Yes, "), words(5, "that"), finished]);
  expect(texts).toEqual(["Have a go.", "3/4", "Yes, that holds."]);
  expect(gap).toBe(false);
  expect(chat.title).toBe("Fractions");
  expect(chat.workbench.credits).toBe(24);
  expect(chat.messages.at(-1)?.voice).toBe("model");
});

test("two streams of the same turn never double a message or a word", () => {
  const once = [started, words(0, "Yes, "), words(5, "that"), finished];
  expect(run(once.flatMap((event) => [event, event])).texts).toEqual(run(once).texts);
  expect(run([...once, ...once]).texts).toEqual(run(once).texts);
});

test("a stream that joins late gives all words so far, and only the missing ones are added", () => {
  expect(run([started, words(0, "Yes, "), started, words(0, "Yes, that ho")]).texts.at(-1)).toBe(
    "Yes, that ho",
  );
});

test("words that come out of their place, or for a turn that is not there, are a gap and change nothing", () => {
  const hole = run([started, words(0, "Yes, "), words(9, "ho")]);
  expect(hole.gap).toBe(true);
  expect(hole.texts.at(-1)).toBe("Yes, ");
  expect(run([words(0, "Yes")]).gap).toBe(true);
});

test("another wording replaces what was said, and the turn can go on from it", () => {
  const events: TurnEvent[] = [
    started,
    words(0, "The answer is 7"),
    { type: "reworded", messageId: "msg_t", text: "Look at line 2." },
    words(15, " What happened?"),
  ];
  expect(run(events).texts.at(-1)).toBe("Look at line 2. What happened?");
});

test("a turn that has ended takes no more words", () => {
  const late: TurnEvent[] = [
    started,
    finished,
    words(16, " More."),
    { type: "reworded", messageId: "msg_t", text: "Other." },
  ];
  expect(run(late).texts.at(-1)).toBe("Yes, that holds.");
});

test("the end of a turn whose start was missed still shows it, in its place", () => {
  const later = turn({ id: "msg_z", position: 9, text: "later" });
  expect(run([finished], chatOf([later])).texts).toEqual(["Yes, that holds.", "later"]);
});

test("a turn said another way takes the place of the first", () => {
  const chat = chatOf([turn({ id: "msg_0", text: "First wording." })]);
  const again: TurnEvent = { type: "started", student: null, tutor: speaking };
  expect(applyEvent(chat, again, "msg_0").chat.messages.map(({ id }) => id)).toEqual(["msg_t"]);
});

test("an event changes nothing in the chat it was given", () => {
  const frozen = JSON.stringify(before);
  run([started, words(0, "Yes"), finished]);
  expect(JSON.stringify(before)).toBe(frozen);
});

test("reading anew keeps the words the page is ahead, and nothing else of its own", () => {
  const known = run([started, words(0, "Yes, that")]).chat;
  const behind = chatOf([turn({ text: "Have a go." }), student, { ...speaking, text: "Yes" }]);
  expect(mergeRead(known, behind).messages.at(-1)?.text).toBe("Yes, that");
  const ended = chatOf([turn({ text: "Have a go." }), student, done]);
  expect(mergeRead(known, ended)).toEqual(ended);
  expect(mergeRead({ ...known, id: "chat_2" }, behind)).toEqual(behind);
  expect(mergeRead(undefined, behind)).toEqual(behind);
});

test("an answer older than the end of a turn takes nothing back", () => {
  const known = run([started, words(0, "Yes, that"), finished]).chat;
  const meanwhile = chatOf([turn({ text: "Have a go." }), student, { ...speaking, text: "Yes" }]);
  expect(mergeRead(known, meanwhile)).toEqual(known);
  expect(mergeRead(known, before)).toEqual(known);
});

test("a turn that was said another way in another window is gone with the next reading", () => {
  const known = chatOf([turn({ id: "msg_0", position: 0 }), done]);
  const again = chatOf([{ ...done, id: "msg_u", position: 3 }]);
  expect(mergeRead(known, again).messages.map(({ id }) => id)).toEqual(["msg_u"]);
});
