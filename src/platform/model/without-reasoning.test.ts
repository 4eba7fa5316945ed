import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { createReasoningFilter, UnmarkedReasoning } from "./without-reasoning.ts";

function run(parts: readonly string[]): string {
  const filter = createReasoningFilter();
  return parts.map((part) => filter.push(part)).join("") + filter.end();
}

const thinking: readonly [string, string][] = [
  ["<think>The answer is 12.</think>Look at line 2.", "Look at line 2."],
  ["<think>\nIt is 12 < 13.\n</think>\n\nLook at line 2.", "Look at line 2."],
  ["<THINKING>12</THINKING> Look again.", "Look again."],
  ["[THINK]so x = 12[/THINK]What did you do first?", "What did you do first?"],
  ["◁think▷doce◁/think▷¿Qué hiciste primero?", "¿Qué hiciste primero?"],
  ["<think>a <think>b</think> c</think>Try it.", "Try it."],
  ["Well. <reasoning>12</reasoning>Try it.", "Well. Try it."],
  [
    "<|channel|>analysis<|message|>It is 12.<|end|><|start|>assistant<|channel|>final<|message|>Try it.<|return|>",
    "Try it.",
  ],
  ["<think>It is 12, and I never stop", ""],
  ["Try it. <think>It is 12", "Try it. "],
  ["<answer>Try it.</answer>", "Try it."],
];

const plain = [
  "Is 3 < 4? And 3 <4, x<t, [2, 5), [think of it], <b>bold</b>, ◁.",
  "Think: what is under the bar? I think <thinly> of it.",
  "Ends with <thi",
  "  indented",
  "¿Por qué a < b?",
];

describe("a model's thinking never reaches the page, wherever the stream is cut", () => {
  test.each(thinking)("%s", (text, expected) => {
    expect(run([text])).toBe(expected);
    expect(run(Array.from(text))).toBe(expected);
    assert(
      property(array(integer({ min: 1, max: 9 }), { minLength: 60, maxLength: 60 }), (sizes) => {
        const parts: string[] = [];
        let at = 0;
        for (const size of sizes) {
          parts.push(text.slice(at, at + size));
          at += size;
        }
        expect(run([...parts, text.slice(at)])).toBe(expected);
      }),
      { numRuns: 25 },
    );
  });

  test("thinking whose beginning the model's template swallowed is known by its end", () => {
    const filter = createReasoningFilter();
    expect(() => filter.push("The answer is 12.</think>Look again.")).toThrow(UnmarkedReasoning);
  });
});

describe("an answer without thinking passes as it is", () => {
  test.each(plain)("%s", (text) => {
    expect(run([text])).toBe(text.trimStart());
    expect(run(Array.from(text))).toBe(text.trimStart());
  });

  test("plain words wait for nothing", () => {
    const filter = createReasoningFilter();
    for (const word of ["Look", " at", " line 2", "."]) expect(filter.push(word)).toBe(word);
  });
});
