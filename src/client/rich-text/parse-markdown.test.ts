import { expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";

test("an empty line begins a paragraph and a single line break stays in it", () => {
  expect(parseMarkdown("One.\nTwo.\n\n\nThree.")).toEqual([
    { kind: "paragraph", children: [{ kind: "text", text: "One.\nTwo." }] },
    { kind: "paragraph", children: [{ kind: "text", text: "Three." }] },
  ]);
});

test("lists are read with their numbers, also right below a line of words", () => {
  expect(parseMarkdown("Steps:\n3. Add\n4. Divide\n- done")).toEqual([
    { kind: "paragraph", children: [{ kind: "text", text: "Steps:" }] },
    {
      kind: "list",
      ordered: true,
      start: 3,
      items: [[{ kind: "text", text: "Add" }], [{ kind: "text", text: "Divide" }]],
    },
    { kind: "list", ordered: false, start: 1, items: [[{ kind: "text", text: "done" }]] },
  ]);
});

test("bold holds formulas, and formulas keep their order", () => {
  expect(parseMarkdown("**the $x$ term** and $y$, `$z$`")).toEqual([
    {
      kind: "paragraph",
      children: [
        {
          kind: "bold",
          children: [
            { kind: "text", text: "the " },
            { kind: "maths", latex: "x", display: false },
            { kind: "text", text: " term" },
          ],
        },
        { kind: "text", text: " and " },
        { kind: "maths", latex: "y", display: false },
        { kind: "text", text: ", " },
        { kind: "code", text: "$z$" },
      ],
    },
  ]);
});

test("a sum with a minus or a star is no list and not bold", () => {
  expect(parseMarkdown("-3 + 2*4*5")).toEqual([
    { kind: "paragraph", children: [{ kind: "text", text: "-3 + 2*4*5" }] },
  ]);
});

test("a heading is a bold line", () => {
  expect(parseMarkdown("## Rise over run")).toEqual([
    {
      kind: "paragraph",
      children: [{ kind: "bold", children: [{ kind: "text", text: "Rise over run" }] }],
    },
  ]);
});

test("HTML is nothing but text", () => {
  expect(parseMarkdown("<img src=x onerror=alert(1)>")).toEqual([
    { kind: "paragraph", children: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] },
  ]);
});
