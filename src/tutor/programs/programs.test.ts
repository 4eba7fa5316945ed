import { describe, expect, test } from "vitest";
import english from "#content/en/programs.json" with { type: "json" };
import spanish from "#content/es/programs.json" with { type: "json" };
import { isSameRun, lineApart, passes } from "./judge.ts";
import type { ProgramFault, ProgramOutcome } from "./program.ts";
import { readOutcomes } from "./read-outcomes.ts";
import { sayFault } from "./say-fault.ts";
import { sayTest } from "./say-test.ts";
import { shortenOutcomes } from "./shorten-outcomes.ts";
import { isSameValue, readValue, showValue } from "./values.ts";

describe("values", () => {
  test.each([
    ["8", "javascript", "8"],
    ["'a b'", "javascript", '"a b"'],
    ["undefined", "javascript", "undefined"],
    ["True", "python", "true"],
    ["[1, None]", "python", "[1, null]"],
    ["'None'", "python", '"None"'],
  ] as const)("are read as their language writes them: %s", (written, language, value) => {
    expect(readValue(written, language)).toBe(value);
  });

  test("that are none are not read", () => {
    for (const written of ["", "maybe", "[1,", "True"])
      expect(readValue(written, "javascript")).toBeNull();
    expect(readValue("undefined", "python")).toBeNull();
  });

  test("are shown as their language writes them, texts left alone", () => {
    expect(showValue('[true, null, "true"]', "python")).toBe('[True, None, "true"]');
    expect(showValue("true", "javascript")).toBe("true");
  });

  test("are the same whatever their spaces, their order of names, and what decimals leave behind", () => {
    expect(isSameValue("[1,2]", "[1, 2]")).toBe(true);
    expect(isSameValue('{"a": 1, "b": 2}', '{"b": 2, "a": 1}')).toBe(true);
    expect(isSameValue("0.30000000000000004", "0.3")).toBe(true);
    expect(isSameValue("8", "8.0")).toBe(true);
    expect(isSameValue('"8"', "8")).toBe(false);
    expect(isSameValue("[1, 2]", "[2, 1]")).toBe(false);
    expect(isSameValue("[]", "{}")).toBe(false);
    expect(isSameValue("null", "undefined")).toBe(false);
    expect(isSameValue("NaN", "NaN")).toBe(true);
  });

  test("that are whole are the same only to the last digit", () => {
    expect(isSameValue("2000000001", "2000000000")).toBe(false);
    expect(isSameValue("[9007199254740993]", "[9007199254740992]")).toBe(false);
    expect(isSameValue('{"a": -5}', '{"a":-5}')).toBe(true);
    expect(isSameValue("-0", "0")).toBe(true);
    expect(isSameValue("1180591620717411303424", "1.1805916207174113e+21")).toBe(true);
    expect(isSameValue('"a 8"', '"a 8"')).toBe(true);
    expect(isSameValue("0", "false")).toBe(false);
  });
});

const fine: ProgramOutcome = { value: "8", printed: ["a", "b "], fault: null };

test("a test is passed by its value and by what is printed, spaces at the end of a line apart", () => {
  const gives = { call: "f()", gives: "8", prints: null };
  expect(passes(gives, fine)).toBe(true);
  expect(passes({ ...gives, gives: "9" }, fine)).toBe(false);
  expect(passes({ call: null, gives: null, prints: ["a", "b"] }, fine)).toBe(true);
  expect(passes({ call: null, gives: null, prints: ["a"] }, fine)).toBe(false);
  const stopped: ProgramFault = { kind: "time", name: "", message: "", line: null };
  expect(passes(gives, { ...fine, fault: stopped })).toBe(false);
  expect(lineApart(["a"], ["a", "b"])).toBe(1);
  expect(isSameRun([fine], [{ ...fine, value: "8.0" }])).toBe(true);
  expect(isSameRun([fine], [{ ...fine, fault: stopped }])).toBe(false);
});

test("a test reads as what is called and what must come", () => {
  expect(sayTest({ call: "f(1)", gives: "true", prints: null }, "python")).toBe("f(1) → True");
  expect(sayTest({ call: null, gives: null, prints: ["1", "2"] }, "javascript")).toBe('"1" "2"');
});

describe("why a program stopped", () => {
  const say = (name: string, message: string, kind: ProgramFault["kind"] = "runtime") =>
    sayFault({ kind, name, message, line: 3 }, "en");

  test("has the same sentences in both languages, with the same to be filled in", () => {
    const named = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([name, text]) => [
        name,
        text.match(/\{\{\w+\}\}/gu)?.toSorted() ?? [],
      ]);
    expect(named(spanish)).toEqual(named(english));
  });

  test.each([
    ["ReferenceError", "'m' is not defined", "`m`"],
    ["NameError", "name 'm' is not defined", "`m`"],
    ["TypeError", "cannot read property 'y' of undefined", "`y`"],
    ["TypeError", "'a' is read-only", "`const`"],
    ["IndentationError", "unexpected indent", "indentation"],
    ["SyntaxError", "expected ':'", "colon"],
    ["SyntaxError", "expecting ';'", "`;`"],
    ["SyntaxError", "'(' was never closed", "`(`"],
    ["IndexError", "list index out of range", "from 0"],
    ["ZeroDivisionError", "division by zero", "zero"],
    ["Odd", "what `is` this", "Odd: what 'is' this"],
  ])("is said in a child's words: %s, %s", (name, message, said) => {
    expect(say(name, message)).toContain(said);
    expect(say(name, message)).toMatch(/^Line 3: /u);
  });

  test("names no line where none is known", () => {
    const never = sayFault({ kind: "time", name: "", message: "", line: null }, "es");
    expect(never).toBe(spanish.time);
  });
});

test("what a worker tells is believed only where it has the shape", () => {
  expect(readOutcomes([fine])).toEqual([fine]);
  const fault = { kind: "syntax", name: "S", message: "m".repeat(900), line: 0 };
  const [read] = readOutcomes([{ value: null, printed: [5], fault }]) ?? [];
  expect(read?.printed).toEqual([""]);
  expect(read?.fault).toMatchObject({ line: null });
  expect(read?.fault?.message).toHaveLength(500);
  for (const odd of [null, {}, [null], [{ value: 5, printed: [], fault: null }], [{ value: null }]])
    expect(readOutcomes(odd)).toBeNull();
  expect(readOutcomes([{ value: null, printed: [], fault: { kind: "odd" } }])).toBeNull();
});

test("what is sent along with a program is short, whatever it printed, and what is short stays as it is", () => {
  expect(shortenOutcomes([fine])).toEqual([fine]);
  const flood: ProgramOutcome = {
    value: "x".repeat(2000),
    printed: Array.from({ length: 200 }, () => "x".repeat(400)),
    fault: null,
  };
  const sent = shortenOutcomes(Array.from({ length: 12 }, () => flood));
  expect(JSON.stringify(sent).length).toBeLessThan(16_000);
  expect(sent.every(({ printed }) => printed.length > 0)).toBe(true);
  const empty = shortenOutcomes([{ ...fine, printed: Array.from({ length: 200 }, () => "") }]);
  expect(empty[0]?.printed).toHaveLength(200);
});
