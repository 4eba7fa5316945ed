import { readFileSync } from "node:fs";
import { z } from "zod";
import { markAnswer } from "#tutor/mathematics/marking.ts";

const row = z.object({
  expected: z.string(),
  given: z.string(),
  equivalent: z.boolean(),
  type: z.string().default("all"),
  transform: z.string().default("all"),
  policy: z.boolean().default(false),
  decimalComma: z.boolean().default(false),
});

type Counts = { total: number; right: number; falseAccept: number; falseReject: number };

/** How many pairs were marked how; pairs where the mark is a matter of policy apart. */
export type MarkingScore = Counts & { policy: Counts };

/**
 * Marks every pair of a file of lines {expected, given, equivalent}, prints each wrong mark and the counts by kind.
 * An answer with the right value in the wrong form counts as accepted; `decimalComma: true` in a line reads 3,5 as
 * a student in Spain writes it. With `json` the last line is the score.
 */
export function evaluateMarking(file: string, json: boolean): MarkingScore {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => row.parse(JSON.parse(line)));
  const score: MarkingScore = { ...noCounts(), policy: noCounts() };
  const times: number[] = [];
  const kinds = new Map<string, Counts>();
  for (const pair of rows) {
    const started = performance.now();
    const key = { expression: pair.expected, policy: {} };
    const { decimalComma } = pair;
    const receipt = markAnswer(key, pair.given, { decimalComma });
    times.push(performance.now() - started);
    const accepted = receipt.outcome === "right" || receipt.outcome === "right-value-wrong-form";
    const kind = kinds.get(pair.type) ?? noCounts();
    kinds.set(pair.type, kind);
    for (const counts of pair.policy ? [score.policy] : [score, kind])
      count(counts, accepted, pair.equivalent);
    if (accepted !== pair.equivalent) {
      const mistake = accepted ? "false accept" : "false reject";
      const by = `${receipt.checker}${pair.policy ? ", policy" : ""}`;
      console.log(
        `${mistake} (${pair.type} ${pair.transform}, by ${by}): ${pair.expected}  <-  ${pair.given}`,
      );
    }
  }
  for (const [name, counts] of [
    ...kinds,
    ["all but policy", score],
    ["policy", score.policy],
  ] as const) {
    const cells = `${counts.right}/${counts.total} right, ${counts.falseAccept} false accepts, ${counts.falseReject} false rejects`;
    console.log(`${name}: ${cells}`);
  }
  const sorted = times.sort((a, b) => a - b);
  console.log(
    `time a pair: median ${milliseconds(sorted, 0.5)}, 99 % ${milliseconds(sorted, 0.99)}, most ${milliseconds(sorted, 1)}`,
  );
  if (json) console.log(JSON.stringify(score));
  return score;
}

function noCounts(): Counts {
  return { total: 0, right: 0, falseAccept: 0, falseReject: 0 };
}

function count(counts: Counts, accepted: boolean, equivalent: boolean): void {
  counts.total++;
  if (accepted === equivalent) counts.right++;
  else if (accepted) counts.falseAccept++;
  else counts.falseReject++;
}

function milliseconds(sorted: readonly number[], part: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return `${value.toFixed(3)} ms`;
}
