import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, describe, expect, test } from "vitest";
import type { ProgramOutcome } from "#tutor/programs/program.ts";
import { pythonLock } from "#features/tutoring/ui/answer/program/python-lock.ts";
import { createRunners } from "./program-runners.ts";

const runners = createRunners();
afterAll(() => runners.close());

async function outcomeOf(program: string, call: string | null = null): Promise<ProgramOutcome> {
  const [outcome] = await runners.python({ program, calls: [call] });
  if (!outcome) throw new Error("nothing came of it");
  return outcome;
}

describe("a program in Python", () => {
  test("gives back values written as in JSON, and shows what it prints", async () => {
    const program = "def f(n):\n    print('n is', n)\n    return [n, None, True, 'a', {1: 0.5}]";
    expect(await outcomeOf(program, "f(2)")).toEqual({
      value: '[2, null, true, "a", {"1": 0.5}]',
      printed: ["n is 2"],
      fault: null,
    });
    expect((await outcomeOf("print('a\\nb')\nprint()\nprint('c', end='')")).printed).toEqual([
      "a",
      "b",
      "",
      "c",
    ]);
  });

  test("starts afresh for each call", async () => {
    const program = "n = 0\ndef f():\n    global n\n    n += 1\n    return n";
    const outcomes = await runners.python({ program, calls: ["f()", "f()"] });
    expect(outcomes.map(({ value }) => value)).toEqual(["1", "1"]);
  });

  test.each([
    ["def f(n)\n    return n", "syntax", "SyntaxError", 1],
    ["def f(n):\nreturn n", "syntax", "IndentationError", 2],
    ["\nm + 1", "runtime", "NameError", 2],
    ["def f():\n    return f()\nf()", "depth", "RecursionError", 2],
    ["{'a': 1}['b']", "runtime", "KeyError", 1],
    ["import sys\nsys.exit(1)", "runtime", "SystemExit", 2],
  ])("that is wrong says why and in which line: %j", async (program, kind, name, line) => {
    expect((await outcomeOf(program)).fault).toMatchObject({ kind, name, line });
  });

  test("that raises what cannot be described is wrong like any other, and the next one runs", async () => {
    const program = [
      "class Odd(Exception):",
      "    def __str__(self):",
      "        raise ValueError('no words')",
      "raise Odd()",
    ].join("\n");
    expect((await outcomeOf(program)).fault).toEqual({
      kind: "runtime",
      name: "Odd",
      message: "",
      line: 4,
    });
    expect(await outcomeOf("def f():\n    return 8", "f()")).toMatchObject({ value: "8" });
  });

  test("shows no more than it may, however much it prints", async () => {
    const { printed } = await outcomeOf("for i in range(5000):\n    print('x' * 5000)");
    expect(printed).toHaveLength(200);
    expect(printed[0]).toHaveLength(400);
  });

  test("that never ends is ended, and the next one runs", { timeout: 60_000 }, async () => {
    expect((await outcomeOf("while True:\n    pass")).fault?.kind).toBe("time");
    expect(await outcomeOf("def f():\n    return 8", "f()")).toMatchObject({ value: "8" });
  });
});

test("what the page tells Pyodide about itself is what Pyodide is", () => {
  const file = createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ info: pythonLock.info });
});
