import { expect, test } from "vitest";
import type { Ending } from "../contract.ts";
import { chatOf, turn } from "./chat.fixture.ts";
import { chatAsMarkdown, chatAsText, exportFileName } from "./export-chat.ts";

const words = {
  student: "You",
  tutor: "Tutor",
  problem: "Problem",
  stopped: "Stopped here",
  ending: ({ alone }: Ending) => [`${alone} alone.`, "Next: $\\frac{1}{2}$"],
};

const prompt = {
  en: "What is $\\frac{1}{2}$ of \\$8?",
  es: "¿Cuánto es $\\frac{1}{2}$ de \\$8?",
};
const problem = { itemId: "i", source: "twin", prompt, picture: null, skillTitle: null } as const;

const chat = chatOf(
  [
    turn({ text: "Try **this** one.", problem, createdAt: "2026-11-21T12:00:00.000Z" }),
    turn({ id: "msg_2", position: 1, author: "student", text: "8/2\n= 4", voice: null }),
    turn({ id: "msg_3", position: 2, text: "Yes, $x^2$ hol", status: "stopped" }),
  ],
  { title: "Half of $8$" },
);

test("Markdown keeps who spoke, the LaTeX, the student's lines and where a turn was stopped", () => {
  expect(chatAsMarkdown(chat, words)).toBe(`# Half of 8

November 21, 2026

**Tutor**

Try **this** one.

> **Problem:** What is $\\frac{1}{2}$ of \\$8?

**You**

8/2${"  "}
= 4

**Tutor**

Yes, $x^2$ hol

*Stopped here*
`);
});

test("plain text has no signs of LaTeX or Markdown, and money stays money", () => {
  expect(chatAsText(chat, words)).toBe(`Half of 8

November 21, 2026

Tutor:
Try this one.
Problem: What is 1/2 of $8?

You:
8/2
= 4

Tutor:
Yes, x² hol
(Stopped here)
`);
});

test("a session in Spanish is exported with its own problem and day", () => {
  const text = chatAsText({ ...chat, locale: "es" }, words);
  expect(text).toContain("21 de noviembre de 2026");
  expect(text).toContain("¿Cuánto es 1/2 de $8?");
});

test("a file's name holds nothing that a system refuses", () => {
  expect(exportFileName(chat, "md")).toBe("2026-11-21-half-of-8.md");
  expect(exportFileName({ ...chat, title: "¿Ecuación: 2x/3?" }, "txt")).toBe(
    "2026-11-21-ecuacion-2x-3.txt",
  );
  expect(exportFileName(chatOf([], { title: "…" }), "txt")).toBe("session.txt");
});

test("a program stays a program", () => {
  const program = turn({ author: "student", text: "def f():\n    return 1", code: "python" });
  expect(chatAsMarkdown(chatOf([program]), words)).toContain(
    "```python\ndef f():\n    return 1\n```",
  );
});

test("a program keeps its lines in plain text, and what a session came to is kept", () => {
  const program = turn({ author: "student", text: "def f():\n    return 1", code: "python" });
  expect(chatAsText(chatOf([program]), words)).toContain("def f():\n    return 1");
  const ending: Ending = {
    at: "2026-11-21T12:00:00.000Z",
    skills: [],
    alone: 2,
    withHelp: 0,
    open: 0,
    persisted: 0,
    hard: [],
    left: null,
    next: null,
    returns: null,
    mayGoOn: true,
  };
  const ended = chatOf([turn({ text: "See you.", ending })]);
  expect(chatAsText(ended, words)).toContain("See you.\n2 alone.\nNext: 1/2");
  expect(chatAsMarkdown(ended, words)).toContain("See you.\n\n2 alone.");
});
