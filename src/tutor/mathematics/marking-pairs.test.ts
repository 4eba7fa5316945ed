import { expect, test } from "vitest";
import { z } from "zod";
import { markAnswer } from "./marking.ts";
import known from "./testing/kas-disagreements.json" with { type: "json" };
import { opinionOfKas } from "./testing/kas-opinion.ts";
import { type MarkedPair, readPairs } from "./testing/pairs.fixture.ts";

const pairs = readPairs();

function accepts({ expected, given, decimalComma }: MarkedPair): boolean {
  const { outcome } = markAnswer({ expression: expected, policy: {} }, given, { decimalComma });
  return outcome === "right" || outcome === "right-value-wrong-form";
}

test("every pair of the collection is marked as a fair teacher marks it", () => {
  const missed = pairs.filter((pair) => accepts(pair) !== pair.equivalent);
  expect(missed).toEqual([]);
  expect(pairs.length).toBeGreaterThan(1200);
});

test("where KAS, as a second opinion, disagrees, the reason why it is not followed is written down", () => {
  const table = z
    .array(
      z.object({ reason: z.string().min(20), pairs: z.array(z.tuple([z.string(), z.string()])) }),
    )
    .parse(known);
  const listed = table.flatMap((entry) => entry.pairs.map((pair) => pair.join(" <- ")));
  const asked = pairs.flatMap((pair) => {
    const opinion = pair.decimalComma ? null : opinionOfKas(pair.expected, pair.given);
    return opinion === null ? [] : [{ pair, disagrees: opinion !== accepts(pair) }];
  });
  const disagreements = asked
    .filter(({ disagrees }) => disagrees)
    .map(({ pair }) => `${pair.expected} <- ${pair.given}`);
  expect(disagreements.sort()).toEqual(listed.sort());
  // Two thirds of the pairs are such as KAS reads at all.
  expect(asked.length).toBeGreaterThan(700);
});
