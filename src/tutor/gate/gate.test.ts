import { array, assert, integer, property, type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  falsehoods,
  innocents,
  keyOf,
  leaks,
  unsafe,
  type GateCase,
} from "./gate-cases.fixture.ts";
import { helpingProbes, tellingProbes } from "./gate-probes.fixture.ts";
import { typedGuard } from "../subjects/guards.ts";
import { createGate, type GateOptions, type GateVerdict } from "./gate.ts";

const runs = Number(process.env["PROPERTY_RUNS"] ?? 12);

/** A reply to a problem whose answer is 12, of which nothing was said yet. */
const sealed: GateOptions = {
  guard: typedGuard,
  key: keyOf("12"),
  allowed: [],
  plan: "",
  earlier: [],
  locale: "en",
  wordsMax: 100,
};

type Result = { released: string; stopped: GateVerdict["stopped"] };

/** Puts a reply through a gate in the given pieces. */
function run(gateCase: GateCase, parts: readonly string[], wordsMax = 200): Result {
  const { key, allowed = [], plan = "" } = gateCase;
  const gate = createGate({ ...sealed, key, allowed, plan, wordsMax });
  let released = "";
  for (const piece of parts) {
    const { release, stopped } = gate.push(piece);
    released += release;
    if (stopped !== null) return { released, stopped };
  }
  const { release, stopped } = gate.end();
  return { released: released + release, stopped };
}

function plainText(gateCase: GateCase): string {
  return gateCase.text.replaceAll(/[⟦⟧]/g, "");
}

/** The text in pieces of random length, some of them empty. */
function pieces(text: string): Arbitrary<string[]> {
  return array(integer({ min: 0, max: 9 }), {
    minLength: text.length,
    maxLength: text.length,
  }).map((sizes) => {
    const found: string[] = [];
    let at = 0;
    for (const size of sizes) {
      if (at >= text.length) break;
      found.push(text.slice(at, at + size));
      at += size;
    }
    return at < text.length ? [...found, text.slice(at)] : found;
  });
}

/** The answer itself, or more than was planned: which of the two it is, is known only where the key is told whole. */
const kept = ["answer", "off-plan"];

function expectStopped(gateCase: GateCase, reasons: readonly string[]): void {
  const text = plainText(gateCase);
  const span = gateCase.text.indexOf("⟦");
  const check = ({ released, stopped }: Result) => {
    expect(reasons).toContain(stopped?.reason);
    expect(text.startsWith(released)).toBe(true);
    expect(released.length).toBeLessThanOrEqual(span);
  };
  check(run(gateCase, [text]));
  check(run(gateCase, Array.from(text)));
  assert(
    property(pieces(text), (parts) => check(run(gateCase, parts))),
    { numRuns: runs },
  );
}

describe("a reply that tells the answer is stopped before a byte of it", () => {
  test("the set is large enough to mean something", () => {
    expect(leaks.length).toBeGreaterThanOrEqual(60);
    expect(innocents.length).toBeGreaterThanOrEqual(60);
  });
  test.each(leaks.map((gateCase) => [gateCase.text, gateCase] as const))("%s", (_, gateCase) =>
    expectStopped(gateCase, kept),
  );
});

describe("a false statement is stopped before a byte of it", () => {
  test.each(falsehoods.map((gateCase) => [gateCase.text, gateCase] as const))("%s", (_, gateCase) =>
    expectStopped(gateCase, ["false-mathematics"]),
  );
});

describe("an unsafe word is stopped before a byte of it", () => {
  test.each(unsafe.map((gateCase) => [gateCase.text, gateCase] as const))("%s", (_, gateCase) =>
    expectStopped(gateCase, ["unsafe-word"]),
  );
});

describe("a good reply that the mind planned passes whole, byte for byte, in whatever pieces it comes", () => {
  test.each(innocents.map((gateCase) => [gateCase.text, gateCase] as const))(
    "%s",
    (_, gateCase) => {
      const text = plainText(gateCase);
      const planned = { ...gateCase, plan: text };
      const whole = { released: text, stopped: null };
      expect(run(planned, [text])).toEqual(whole);
      expect(run(planned, Array.from(text))).toEqual(whole);
      assert(
        property(pieces(text), (parts) => {
          expect(run(planned, parts)).toEqual(whole);
        }),
        { numRuns: runs },
      );
    },
  );
});

describe("a second collection of replies", () => {
  test.each(tellingProbes.map((probe) => [probe[2], probe] as const))("stopped: %s", (_, probe) => {
    const [key, allowed, text] = probe;
    expect(kept).toContain(run({ key, allowed, text }, Array.from(text)).stopped?.reason);
    expect(kept).toContain(run({ key, allowed, text }, [text]).stopped?.reason);
  });
  test.each(helpingProbes.map((probe) => [probe[2], probe] as const))("passes: %s", (_, probe) => {
    const [key, allowed, text] = probe;
    expect(run({ key, allowed, plan: text, text }, Array.from(text))).toEqual({
      released: text,
      stopped: null,
    });
  });
});

describe("the stream", () => {
  test("ten is a number in English and a verb in Spanish, once the other way round", () => {
    const say = (locale: "en" | "es", key: string, text: string) =>
      createGate({ ...sealed, key: keyOf(key), locale, wordsMax: 99 }).push(text).stopped?.reason;
    expect(say("en", "10", "Put ten in the box. Now")).toBe("answer");
    expect(say("es", "10", "Mira bien y ten en cuenta todo. Y")).toBeUndefined();
    expect(say("es", "11", "Pon once en la caja. Y")).toBe("answer");
    expect(say("en", "11", "Try once more. Now")).toBeUndefined();
  });

  test("a plain token costs microseconds", () => {
    const words = [
      "Look",
      " at",
      " the",
      " line",
      " above",
      ",",
      " then",
      " compare",
      " both",
      ".",
    ];
    const gate = createGate({ ...sealed, wordsMax: 1_000_000 });
    const started = process.cpuUsage();
    for (let i = 0; i < 50_000; i++) gate.push(words[i % words.length] ?? "");
    const { user, system } = process.cpuUsage(started);
    // About 2 µs on a quiet machine; the bound leaves room for a busy one.
    expect((user + system) / 50_000).toBeLessThan(20);
  });

  test("while an answer is sealed every sentence waits for its end, and no longer", () => {
    const gate = createGate(sealed);
    const words = ["Look", " at", " this", " line", ".", " W"];
    const released = words.map((word) => gate.push(word).release);
    expect(released.join("").trimEnd()).toBe("Look at this line.");
    expect(released.slice(0, 4).join("")).toBe("");
  });

  test("with nothing sealed plain words pass at once", () => {
    const gate = createGate({ ...sealed, key: null });
    for (const word of ["Look", " at", " this", " line", " again", ", please", "."]) {
      expect(gate.push(word).release).toBe(word);
    }
  });

  test("after a stop nothing more is released", () => {
    const gate = createGate(sealed);
    expect(gate.push("It is 12. And").stopped?.reason).toBe("answer");
    expect(gate.push(" more words")).toMatchObject({ release: "", stopped: { reason: "answer" } });
    expect(gate.end().release).toBe("");
  });

  test("a reply ends with the sentence that passes the limit", () => {
    const text = "One two three words here. Four more words here. And the rest is dropped.";
    const { released, stopped } = run({ key: null, text }, Array.from(text), 6);
    expect(released.trimEnd()).toBe("One two three words here. Four more words here.");
    expect(stopped?.reason).toBe("too-long");
  });

  test("a last sentence that passes the limit is no reason to stop", () => {
    const text = "These are six words, not five.";
    expect(run({ key: null, text }, [text], 3)).toEqual({ released: text, stopped: null });
  });

  test("a sentence without end is cut", () => {
    const text = "1 ".repeat(5_000);
    expect(run({ key: null, text }, Array.from(text), 10_000).stopped?.reason).toBe("too-long");
  });
});

describe("hostile streams cost linear time", () => {
  test.each([
    ["letters without a space", "abcdefg"],
    ["the beginning of an unsafe word", "f"],
    ["digits", "1"],
    ["an open formula", "$"],
    ["full stops", "."],
    ["full stops and spaces", ". "],
    ["spaces", "   "],
    ["line breaks", "\n"],
    ["backslashes", "\\frac{"],
    ["brackets", "("],
    ["hyphens", "-"],
    ["articles", "a "],
    ["phrase beginnings", "your "],
    ["sentences", "1 + 1 = 2. "],
  ])("10,000 tokens of %s", (_, token) => {
    // Processor time and not the clock's, and against an eighth of the stream: a busy machine proves nothing.
    const floorMs = 20;
    const eighth = Math.max(costMs(token, 1_250), floorMs);
    expect(costMs(token, 10_000)).toBeLessThan(24 * eighth);
  });
});

/** Processor time that a stream of one token, over and over, takes; it ends early where the gate stops it. */
function costMs(token: string, count: number): number {
  const before = process.cpuUsage();
  const gate = createGate({ ...sealed, wordsMax: 1_000_000 });
  for (let i = 0; i < count && gate.push(token).stopped === null; i++);
  gate.end();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  "Remember that 7 x 8 = 54 always.",
  "Because 3/4 + 1/8 = 5/8 we see it.",
  "La suma 3 + 4 = 8 siempre.",
])("a false sum is stopped also where the sentence goes on: %s", (text) => {
  const gate = createGate(sealed);
  const verdicts = [gate.push(text), gate.end()];
  expect(verdicts.map(({ stopped }) => stopped?.reason)).toContain("false-mathematics");
  expect(verdicts.map(({ release }) => release).join("")).not.toContain("=");
});

test.each([
  "A half is 1/2 = 50 percent.",
  "That makes 6 × 12 = 72 eggs.",
  "2 × 12 = 2 dozen, so 24.",
])("a true sum passes with what it counts: %s", (text) => {
  const gate = createGate({ ...sealed, key: keyOf("12.5"), plan: text });
  expect(gate.push(text).release + gate.end().release).toBe(text);
});

test.each([
  ["16", "What is $48 \\div 3$?", "It is 16."],
  ["16", "What is $48 \\div 3$?", "Sixteen, nearly there!"],
  ["3/4", "Simplify $\\frac{6}{8}$.", "Think of 3/4 of a cake."],
])("%s is not said by the problem %s", (key, problem, text) => {
  const gate = createGate({ ...sealed, key: keyOf(key), allowed: [problem] });
  expect((gate.push(text).stopped ?? gate.end().stopped)?.reason).toBe("answer");
});

test("a sentence that only goes beyond the plan is not called a telling of the answer", () => {
  const gate = createGate({
    ...sealed,
    key: keyOf("16"),
    allowed: ["What is $48 \\div 3$?"],
    plan: "How many threes fit into 48?",
  });
  const verdict = gate.push("Remember the volcano.").stopped ?? gate.end().stopped;
  expect(verdict?.reason).toBe("off-plan");
});

test.each([
  ["Think of $2x = 28$.", "off-plan"],
  ["Think of $x + 3 = 10$.", undefined],
])("an example passes unless the key solves it: %s", (text, reason) => {
  const gate = createGate({
    ...sealed,
    key: keyOf("14"),
    allowed: ["Solve $x + 8 = 22$."],
    plan: "Undo it.",
  });
  expect((gate.push(text).stopped ?? gate.end().stopped)?.reason).toBe(reason);
});

test("the quotient of the problem may be written again", () => {
  const text = "Look at $48 \\div 3$ once more. How many 3s fit into 48?";
  const allowed = ["What is $48 \\div 3$?"];
  const gate = createGate({ ...sealed, key: keyOf("16"), allowed, plan: text });
  expect(gate.push(text).release + gate.end().release).toBe(text);
});
