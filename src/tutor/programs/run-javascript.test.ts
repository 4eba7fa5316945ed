import { describe, expect, test } from "vitest";
import { printedLineLengthMax, printedLinesMax, type ProgramOutcome } from "./program.ts";
import { createJavaScriptRunner } from "./run-javascript.ts";

/** The time of this thread alone: what others do on the machine stops no program. */
function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const run = createJavaScriptRunner({ timeMs: 900, clock });

async function outcomeOf(program: string, call: string | null = null): Promise<ProgramOutcome> {
  const [outcome] = await run({ program, calls: [call] });
  if (!outcome) throw new Error("nothing came of it");
  return outcome;
}

describe("a program", () => {
  test("gives back values of every kind, written as in JSON", async () => {
    const values = ["8", '"a"', "[1, [true, null]]", '{"a": 1}', "undefined", "NaN", "-Infinity"];
    for (const value of values) {
      const written = value.startsWith("{") ? `(${value})` : value;
      expect((await outcomeOf(`const f = () => ${written};`, "f()")).value).toBe(value);
    }
  });

  test("shows what it prints, line by line, and starts afresh for each call", async () => {
    const program =
      "let n = 0; function next() { n++; console.log('n is', n, [n, 'a']); return n; }";
    const outcomes = await run({ program, calls: ["next()", "next()", null] });
    expect(outcomes).toEqual([
      { value: "1", printed: ['n is 1 [1, "a"]'], fault: null },
      { value: "1", printed: ['n is 1 [1, "a"]'], fault: null },
      { value: null, printed: [], fault: null },
    ]);
    expect((await outcomeOf("console.log('a\\nb'); console.error('c')")).printed).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  test.each([
    ["function f() {\n  retur 1;\n}", "syntax", "SyntaxError", 2],
    ["function f() {\n  return 1;\n", "syntax", "SyntaxError", 3],
    ["\nlet a = m + 1;", "runtime", "ReferenceError", 2],
    ["const a = 1;\na = 2;", "runtime", "TypeError", 2],
  ])("that is wrong says why and in which line: %j", async (program, kind, name, line) => {
    expect((await outcomeOf(program)).fault).toMatchObject({ kind, name, line });
  });
});

test("what is left once all the time is used up is told as late, and the next program runs", async () => {
  const calls = Array.from({ length: 8 }, () => null);
  const outcomes = await run({ program: "while (true);", calls });
  expect(outcomes.map(({ fault }) => fault?.kind)).toEqual(calls.map(() => "time"));
  expect(await outcomeOf("function f() { return 8; }", "f()")).toMatchObject({ value: "8" });
});

test("what breaks the engine itself once its time is over is told as late", async () => {
  let now = 0;
  const hasty = createJavaScriptRunner({ timeMs: 300, clock: () => (now += 90) });
  const outcomes = await hasty({ program: "while (true);", calls: [null, null] });
  expect(outcomes.map(({ fault }) => fault?.kind)).toEqual(["time", "time"]);
});

describe("a hostile program", () => {
  test.each([
    ["an endless loop", "while (true);"],
    ["an endless loop that catches all", "while (true) { try { while (true); } catch {} }"],
    [
      "an endless chain of promises",
      "function f() { return Promise.resolve().then(f); } while (true) f();",
    ],
    ["a regular expression that never ends", "/^(a+)+$/.test('a'.repeat(50) + 'b')"],
    ["a flood of output", "while (true) console.log('x'.repeat(1000))"],
    ["an error whose name never ends", "throw { get name() { while (true); } }"],
  ])("is stopped in time: %s", { timeout: 20_000 }, async (_, program) => {
    const started = performance.now();
    const { fault, printed } = await outcomeOf(program);
    expect(fault?.kind).toBe("time");
    expect(performance.now() - started).toBeLessThan(5000);
    expect(printed.length).toBeLessThanOrEqual(printedLinesMax);
    for (const line of printed) expect(line.length).toBeLessThanOrEqual(printedLineLengthMax);
  });

  test("is stopped where what it gives back never ends", async () => {
    const program = "function f() { return { get a() { while (true); } }; }";
    expect((await outcomeOf(program, "f()")).fault?.kind).toBe("time");
    const odd = "function f() { return new Proxy({}, { ownKeys() { while (true); } }); }";
    expect((await outcomeOf(odd, "f()")).fault?.kind).toBe("time");
  });

  test("has no more memory than it may", async () => {
    for (const program of ["'x'.repeat(1e9)", "new Uint8Array(64 * 1024 * 1024)"])
      expect((await outcomeOf(program)).fault, program).toMatchObject({ kind: "memory" });
    const half = "new Uint8Array(16 * 1024 * 1024).length";
    expect(await outcomeOf("", half)).toMatchObject({ value: String(16 * 1024 * 1024) });
  });

  test("does not get out of the stack, however deep it calls", async () => {
    for (const program of [
      "function f(n) { return f(n + 1) + 1; } f(0)",
      "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a)",
      "eval('('.repeat(100000))",
      "[1, 2].sort(function c() { return [1, 2].sort(c); })",
    ])
      expect((await outcomeOf(program)).fault?.kind, program).toBe("depth");
    expect(await outcomeOf("function f() { return 8; }", "f()")).toMatchObject({ value: "8" });
  });

  test("finds nothing of the page, the server or the network, however it reaches for it", async () => {
    const names =
      `process require module global Buffer fetch XMLHttpRequest WebSocket document window self navigator
      localStorage postMessage setTimeout WebAssembly importScripts Worker std os print Deno`.split(
        /\s+/u,
      );
    for (const reach of [
      "globalThis",
      "[].constructor.constructor('return this')()",
      "(function () { return this; })()",
      "console.log.constructor('return this')()",
    ]) {
      const program = `const g = ${reach};`;
      const found = `${JSON.stringify(names)}.filter((name) => typeof g[name] !== "undefined")`;
      expect(await outcomeOf(program, found), reach).toMatchObject({ value: "[]" });
    }
    const imported =
      "let why = ''; import('node:fs').catch((error) => { console.log(error.name); });";
    expect((await outcomeOf(imported)).printed).toEqual(["ReferenceError"]);
  });

  test("cannot change how its values are written down", async () => {
    const program = [
      "JSON.stringify = () => '8';",
      "Object.keys = () => [];",
      "Array.isArray = () => false;",
      "String.prototype.slice = () => '8';",
      "Object.prototype.toJSON = () => 8;",
      "globalThis.String = () => '8';",
      "function f() { return [5]; }",
    ].join("\n");
    expect(await outcomeOf(program, "f()")).toMatchObject({ value: "[5]" });
  });

  test("that gives back what has no end is written down to where there is room", async () => {
    const ring = await outcomeOf("function f() { const a = {}; a.a = a; return a; }", "f()");
    expect(ring.value?.length).toBeLessThan(100);
    const long = await outcomeOf("function f() { const a = []; a.length = 4e9; return a; }", "f()");
    expect(long.value?.length).toBeLessThanOrEqual(2000);
  });
});
