import { z } from "zod";
import { type Classifier, softmax } from "./classifier.ts";
import { encode, type Encoded, type ViewName } from "./features.ts";

/**
 * A classifier as its trainer writes it down. Tables are in Base64: `used` has a bit for every bucket that has weights,
 * `weights` are whole numbers of eight bits, used bucket by used bucket with one number a label; a label's numbers are
 * multiplied with its scale.
 */
export const regressionFile = z.object({
  labels: z.array(z.string()).min(2),
  bits: z.number().int().min(8).max(20),
  /** Divides what the voters say, so that nine of ten times "90 %" is right. */
  temperature: z.number().positive(),
  thresholds: z.record(z.string(), z.number()),
  voters: z.array(
    z.object({
      view: z.enum(["words", "roles", "senses"]),
      bias: z.array(z.number()),
      scales: z.array(z.number()),
      used: z.string(),
      weights: z.string(),
    }),
  ),
});

export type RegressionFile = z.output<typeof regressionFile>;

/** A classifier of voters, each a softmax regression over a view of the text, from its file. */
export function createRegression(file: RegressionFile): Classifier {
  const { labels, bits, temperature, thresholds } = file;
  const voters = file.voters.map((voter) => ({ ...voter, table: tableOf(voter, bits) }));
  return {
    labels,
    thresholds,
    classify(text) {
      const read = new Map<ViewName, Encoded>();
      const sum = labels.map(() => 0);
      for (const { view, bias, scales, table } of voters) {
        const encoded = read.get(view) ?? encode(text, view, bits);
        read.set(view, encoded);
        const said = softmax(scoresOf(encoded, bias, scales, table), temperature);
        for (const [label, share] of said.entries()) sum[label] = (sum[label] ?? 0) + share;
      }
      return sum.map((share) => share / voters.length);
    },
  };
}

function scoresOf(
  { buckets, weights }: Encoded,
  bias: readonly number[],
  scales: readonly number[],
  table: Int8Array,
): number[] {
  const sums = new Float64Array(bias.length);
  for (const [at, bucket] of buckets.entries()) {
    const from = bucket * bias.length;
    const weight = weights[at] ?? 0;
    for (let label = 0; label < bias.length; label++) {
      sums[label] = (sums[label] ?? 0) + weight * (table[from + label] ?? 0);
    }
  }
  return bias.map((start, label) => start + (sums[label] ?? 0) * (scales[label] ?? 0));
}

/** The weights of every bucket, of those without any as well. */
function tableOf(
  { bias, used, weights }: RegressionFile["voters"][number],
  bits: number,
): Int8Array {
  const labels = bias.length;
  const table = new Int8Array(labels << bits);
  const marks = bytesOf(used);
  const rows = bytesOf(weights);
  let from = 0;
  for (let bucket = 0; bucket < 1 << bits; bucket++) {
    if (((marks[bucket >> 3] ?? 0) & (1 << (bucket & 7))) === 0) continue;
    table.set(rows.subarray(from, from + labels), bucket * labels);
    from += labels;
  }
  return table;
}

function bytesOf(base64: string): Uint8Array {
  return Buffer.from(base64, "base64");
}
