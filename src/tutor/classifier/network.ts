import { z } from "zod";
import { type Classifier, softmax } from "./classifier.ts";
import { encode, type Encoded } from "./features.ts";

/** Enough that two of some fifty thousand features hardly ever share a hash, and few enough to be written briefly. */
export const hashBits = 22;

/**
 * A classifier as its trainer writes it down: one hidden layer over the features of a text. `features` are the hashes that
 * have a row of weights, in order, each as its distance from the one before, in bytes of seven bits with the highest bit
 * where more follow. `weights` are whole numbers from -7 to 7, row by row, two in a byte with 8 for zero, the higher half
 * first; a hidden unit's numbers are multiplied with its scale. Both are in Base64.
 */
export const networkFile = z.object({
  labels: z.array(z.string()).min(2),
  /** Divides what the network says, so that nine of ten times "90 %" is right. */
  temperature: z.number().positive(),
  thresholds: z.record(z.string(), z.number()),
  features: z.string(),
  weights: z.string(),
  scales: z.array(z.number()),
  bias: z.array(z.number()),
  /** A row for each label, a column for each hidden unit. */
  out: z.array(z.array(z.number())),
  outBias: z.array(z.number()),
});

export type NetworkFile = z.output<typeof networkFile>;

/** A classifier of one hidden layer, from its file. */
export function createNetwork(file: NetworkFile): Classifier {
  const { labels, temperature, thresholds, scales, bias, out, outBias } = file;
  const features = readFeatures(file.features);
  const table = readWeights(file.weights);
  function hiddenOf({ buckets, weights }: Encoded): number[] {
    const sums = new Float64Array(scales.length);
    for (const [at, hash] of buckets.entries()) {
      const row = rowOf(features, hash);
      if (row < 0) continue;
      const weight = weights[at] ?? 0;
      const from = row * scales.length;
      for (let unit = 0; unit < sums.length; unit++) {
        sums[unit] = (sums[unit] ?? 0) + weight * (table[from + unit] ?? 0);
      }
    }
    return scales.map((scale, unit) => Math.max(0, (sums[unit] ?? 0) * scale + (bias[unit] ?? 0)));
  }
  return {
    labels,
    thresholds,
    classify(text) {
      const hidden = hiddenOf(encode(text, "senses", hashBits));
      const scores = out.map((row, label) =>
        row.reduce((sum, weight, unit) => sum + weight * (hidden[unit] ?? 0), outBias[label] ?? 0),
      );
      return softmax(scores, temperature);
    },
  };
}

/** Which row of weights a feature has, or -1. */
function rowOf(features: Uint32Array, hash: number): number {
  let low = 0;
  let high = features.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = features[middle] ?? 0;
    if (there === hash) return middle;
    if (there < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function readFeatures(base64: string): Uint32Array {
  const hashes: number[] = [];
  let hash = 0;
  let gap = 0;
  let shift = 0;
  for (const byte of Buffer.from(base64, "base64")) {
    gap |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    hash += gap;
    hashes.push(hash);
    gap = 0;
    shift = 0;
  }
  return Uint32Array.from(hashes);
}

function readWeights(base64: string): Int8Array {
  const bytes = Buffer.from(base64, "base64");
  const weights = new Int8Array(bytes.length * 2);
  for (const [at, byte] of bytes.entries()) {
    weights[2 * at] = (byte >> 4) - 8;
    weights[2 * at + 1] = (byte & 15) - 8;
  }
  return weights;
}
