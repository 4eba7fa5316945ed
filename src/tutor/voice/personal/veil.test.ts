import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createVeil, knownOf, nothingKnown } from "./veil.ts";

const known = knownOf({ fullName: "Maya Torres", username: "maya.t09", email: null });

function lines<Row extends z.ZodType>(path: string, row: Row): z.output<Row>[] {
  const text = readFileSync(join(import.meta.dirname, "../..", path), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)));
}

const told = z.object({ text: z.string(), secrets: z.array(z.string()) });

const through = (row: z.output<typeof told>) => {
  const sent = createVeil(known).hide(row.text).toLowerCase();
  return row.secrets.some((secret) => sent.includes(secret));
};

/** Sentences of children, and how many of each file still get through; see docs/safety.md for how they were measured. */
test.each([
  ["first", 40, 0],
  ["second", 40, 0],
  ["third", 30, 0],
  ["fourth", 30, 3],
  ["fifth", 30, 10],
] as const)("of the %s %i sentences at most %i get through", (file, count, most) => {
  const rows = lines(`voice/testing/personal-${file}.jsonl`, told);
  expect(rows).toHaveLength(count);
  expect(rows.filter(through).map(({ text }) => text).length).toBeLessThanOrEqual(most);
});

test("of sentences that tell of nobody at most three are touched, and no number of theirs", () => {
  const texts = lines("voice/testing/personal-none.jsonl", z.string());
  const hidden = texts.map((text) => createVeil(known).hide(text));
  expect(texts.filter((text, at) => hidden[at] !== text).length).toBeLessThanOrEqual(3);
  const numbersIn = (text = "") => text.match(/[\d=+*/^().$\\{}-]+/g);
  for (const [at, text] of texts.entries()) expect(numbersIn(hidden[at])).toEqual(numbersIn(text));
});

test("in thousands of problems, answers and workings no number is touched", () => {
  const problem = z.object({ question: z.string() });
  const working = z.object({ start: z.string(), lines: z.array(z.string()) });
  const pair = z.object({ expected: z.string(), given: z.string() });
  const solving = "mathematics/tasks/testing";
  const texts = [
    ...lines(`${solving}/fresh-rewordings.jsonl`, problem).map(({ question }) => question),
    ...lines("mathematics/working/testing/right-workings.jsonl", working).flatMap((row) => [
      row.start,
      row.lines.join("\n"),
    ]),
    ...lines("mathematics/testing/pairs.jsonl", pair).flatMap((row) => [row.expected, row.given]),
  ];
  expect(texts.length).toBeGreaterThan(5000);
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  for (const text of texts) expect(digits(createVeil(known).hide(text)), text).toBe(digits(text));
});

describe("placeholders", () => {
  test("are the same for the same words, and others for others", () => {
    const veil = createVeil(nothingKnown);
    expect(veil.hide("my name is Theo and my sister is Imani")).toBe(
      "my name is [name A] and my sister is [name B]",
    );
    expect(veil.hide("THEO here, is it 5?")).toBe("[name A] here, is it 5?");
  });

  test("are put back into what a model answers, wherever its words are cut", () => {
    const answer = "Yes [name A], in [1, 2] the school [school A] sells $\\left[0, 3\\right]$.";
    for (let size = 1; size < answer.length; size++) {
      const veil = createVeil(nothingKnown);
      veil.hide("my name is Theo, i go to lincoln middle");
      let shown = "";
      for (let at = 0; at < answer.length; at += size) {
        shown += veil.show(answer.slice(at, at + size));
      }
      shown += veil.end();
      expect(shown).toBe(
        "Yes Theo, in [1, 2] the school lincoln middle sells $\\left[0, 3\\right]$.",
      );
    }
  });

  test("that a model made up are left out", () => {
    const veil = createVeil(nothingKnown);
    expect(veil.show("Well done, [name C].") + veil.end()).toBe("Well done, .");
  });

  test("a bracket that is never closed comes through", () => {
    const veil = createVeil(nothingKnown);
    expect(veil.show("from [0") + veil.show(" to 5") + veil.end()).toBe("from [0 to 5");
  });
});

test("what the account knows is hidden however it is written, a word that is a name too with its capital alone", () => {
  const veil = createVeil(
    knownOf({ fullName: "Will de la Torre", username: "w.torre", email: "w@x.org" }),
  );
  expect(veil.hide("Will said he will ask TORRE or w.torre, of de la calle")).toBe(
    "[name A] said he will ask [name B] or [account A], of de la calle",
  );
});

test("a long text of a hostile kind takes no long time", () => {
  for (const text of [
    "1",
    "my phone ",
    "calle a b ",
    "a.",
    "my name is ",
    "five ",
    "[",
    "$",
    "Aa ",
  ]) {
    const before = performance.now();
    createVeil(known).hide(text.repeat(Math.floor(6000 / text.length)));
    expect(performance.now() - before, text).toBeLessThan(1000);
  }
});
