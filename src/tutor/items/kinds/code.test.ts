import { describe, expect, test } from "vitest";
import type { InteractionItem, Misconception } from "../../item.ts";
import type { ProgramFault, ProgramOutcome, ProgramTest } from "../../programs/program.ts";
import { sayBuiltin } from "../../voice/builtin-voice.ts";
import { guessOf } from "../guess.ts";
import type { TestSign } from "../interaction.ts";
import { textsIn } from "../texts-in.ts";
import { code } from "./code.ts";

const tests: readonly ProgramTest[] = [
  { call: "double(4)", gives: "8", prints: null },
  { call: "double(0)", gives: "0", prints: null },
  { call: "double(-3)", gives: "-6", prints: null },
];

function knows(id: string, shows: Partial<TestSign> | null): Misconception {
  const sign = shows && { at: 0, value: null, prints: null, fault: null, ...shows };
  return {
    id,
    answer: "",
    feedback: { en: `${id}?`, es: `¿${id}?` },
    step: 0,
    signs: [{ kind: "code", shows: sign, program: sign ? null : "?" }],
  };
}

function itemWith(
  language: "javascript" | "python" = "javascript",
  over: readonly ProgramTest[] = tests,
): InteractionItem {
  return {
    id: "double#1",
    skillId: "double",
    prompt: { en: "Write double(n).", es: "Escribe double(n)." },
    key: { kind: "code", program: "const double = (n) => 2 * n;", tests: over },
    interaction: {
      kind: "code",
      language,
      starts: { en: "", es: "" },
      tests: over.slice(0, 1),
      hidden: over.length - 1,
      calls: null,
    },
    steps: [],
    hints: [],
    misconceptions: [
      knows("squares", { value: "16" }),
      knows("never-ends", { at: 2, fault: "time" }),
      knows("zero-fails", { at: 1 }),
      knows("as-a-program", null),
    ],
    picture: null,
  };
}

const gave = (value: string | null, printed: string[] = []): ProgramOutcome => ({
  value,
  printed,
  fault: null,
});
const stopped = (fault: Partial<ProgramFault>): ProgramOutcome => ({
  value: null,
  printed: [],
  fault: { kind: "runtime", name: "", message: "", line: null, ...fault },
});

function markOf(outcomes: readonly ProgramOutcome[], item = itemWith(), shows?: string) {
  const given = { kind: "code", program: "x", outcomes, ...(shows ? { shows } : {}) } as const;
  expect(code.fits(given, item)).toBe(true);
  const { receipt, misconception, parts, said = [] } = code.mark(given, item, "en");
  const inWords = (locale: "en" | "es") => sayBuiltin(said, locale, 0);
  return {
    outcome: receipt.outcome,
    checker: receipt.checker,
    misconception: misconception?.id ?? null,
    parts,
    en: inWords("en"),
    es: inWords("es"),
  };
}

describe("a program", () => {
  test("is right where every test passes", () => {
    expect(markOf([gave("8"), gave("0"), gave("-6")])).toMatchObject({
      outcome: "right",
      checker: "tests",
      misconception: null,
      parts: { right: 3, of: 3 },
      en: "",
    });
  });

  test("that fails a test is told how many pass and what the first that fails gave", () => {
    expect(markOf([gave("8"), gave("0"), gave("6")])).toMatchObject({
      outcome: "wrong",
      misconception: null,
      parts: { right: 2, of: 3 },
      en: "2 of 3 tests pass.\n\n`double(-3)` gave `6`, and it should be `-6`.",
      es: "2 de 3 pruebas salen bien.\n\n`double(-3)` dio `6`, y debe dar `-6`.",
    });
    const nothing = gave("undefined");
    expect(markOf([nothing, nothing, nothing]).en).toBe(
      "None of the 3 tests passes yet.\n\n`double(4)` gave nothing back, and it should be `8`.",
    );
  });

  test("meets a known mistake by what comes of a test, by any failing of one, or as the server found", () => {
    expect(markOf([gave("16"), gave("0"), gave("9")]).misconception).toBe("squares");
    expect(markOf([gave("8"), gave("1"), gave("-6")]).misconception).toBe("zero-fails");
    const endless = stopped({ kind: "time" });
    expect(markOf([gave("8"), gave("0"), endless]).misconception).toBe("never-ends");
    const found = markOf([gave("16"), gave("0"), gave("9")], itemWith(), "as-a-program");
    expect(found.misconception).toBe("as-a-program");
  });

  test("that cannot be read is told why and where, and no more", () => {
    const unread = stopped({
      kind: "syntax",
      name: "SyntaxError",
      message: "expecting ';'",
      line: 2,
    });
    const { en, outcome } = markOf([unread, unread, unread]);
    expect(outcome).toBe("wrong");
    expect(en).toBe(
      "Line 2: This cannot be read: `;` was expected. Is a word misspelt, or a sign missing?",
    );
  });

  test("that stops in one call is told in which", () => {
    const missing = stopped({ name: "ReferenceError", message: "'m' is not defined", line: 3 });
    expect(markOf([gave("8"), gave("0"), missing]).en).toContain("With `double(-3)` it stopped.");
    expect(markOf([gave("8"), gave("0"), stopped({ kind: "time" })]).en).toContain("stays true");
    expect(markOf([missing, missing, missing]).en).not.toContain("double(4)");
  });

  test("that prints is told the first line that differs, one that is missing, one too many", () => {
    const prints = { call: null, gives: null, prints: ["1", "2"] };
    const item = itemWith("javascript", [prints]);
    const said = (lines: string[]) => markOf([gave(null, lines)], item).en;
    expect(said(["1", "3"])).toContain("Line 2 of what it prints is `3`, and it should be `2`.");
    expect(said(["1"])).toContain("should print `2` as line 2");
    expect(said(["1", "2", "`x`"])).toContain("a line too many: `'x'` is line 3");
    expect(markOf([gave(null, ["1", "2"])], item).outcome).toBe("right");
  });

  test("says values as its language writes them", () => {
    const item = itemWith("python", [{ call: "even(1)", gives: "false", prints: null }]);
    expect(markOf([gave("true")], item).en).toContain("gave `True`, and it should be `False`");
    expect(markOf([gave("null")], item).en).toContain("gave nothing back");
    expect(textsIn(item.interaction, "en")).toEqual(["• even(1) → False"]);
  });

  test("fits only with as many outcomes as there are tests, and guesses hardly ever help", () => {
    const outcomes = [gave("8")];
    expect(code.fits({ kind: "code", program: "x", outcomes }, itemWith())).toBe(false);
    const all = tests.map(() => gave("8"));
    expect(code.fits({ kind: "code", program: " ", outcomes: all }, itemWith())).toBe(false);
    expect(code.fits({ kind: "words", text: "x" }, itemWith())).toBe(false);
    expect(guessOf(itemWith())).toBe(0.02);
  });
});
