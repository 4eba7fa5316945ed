import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { evaluateMaths } from "./maths.ts";

const folder = mkdtempSync(join(tmpdir(), "eval-maths-"));

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe("the measure of the solver", () => {
  it("counts what is sealed at once and what is shown first, and ends with them as JSON", () => {
    const file = join(folder, "questions.jsonl");
    const rows = [
      { question: "Solve 2*x = 8 for x.", answer: "4" },
      { question: "Let i**2 - 1 = 0. What is i?", answer: "-1, 1" },
      { question: "Factor 2*x**2 - 8.", answer: "2*(x - 2)*(x + 2)" },
      { question: "Is 7 prime?", answer: "False" },
      { question: "What is the meaning of life?", answer: "42" },
      { question: "3x = 18", answer: "6" },
      { question: "3x = 21", answer: "6" },
    ];
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
    const printed: string[] = [];
    vi.spyOn(console, "log").mockImplementation((...parts: unknown[]) => {
      printed.push(parts.join(" "));
    });
    const score = {
      total: 7,
      right: 1,
      wrong: 1,
      unknown: 1,
      proposedRight: 3,
      proposedWrong: 1,
    };
    expect(evaluateMaths(file, true)).toEqual(score);
    expect(JSON.parse(printed.at(-1) ?? "")).toEqual(score);
  });
});
