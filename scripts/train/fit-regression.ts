import { encode, type Encoded, type ViewName } from "#tutor/classifier/features.ts";
import { softmax } from "#tutor/classifier/classifier.ts";
import type { RegressionFile } from "#tutor/classifier/regression.ts";
import { randomFrom } from "#shared/random.ts";
import type { Line } from "./lines.ts";

export type RegressionOptions = {
  labels: readonly string[];
  views: readonly ViewName[];
  bits: number;
  /** In how many lines a feature must stand to be learned from: more make a smaller model that finds hardly less. */
  linesMin: number;
};

const epochs = 20;
const rate = 0.3;
const decay = 1e-4;

/**
 * Fits one voter a view to the lines: softmax regression by AdaGrad, the lines in an order that is always the same, so
 * that the same lines give the same model to the last byte. Temperature and thresholds are the caller's to set.
 */
export function fitRegression(lines: readonly Line[], options: RegressionOptions): RegressionFile {
  const { labels, views, bits, linesMin } = options;
  const wanted = lines.map(({ label }) => labels.indexOf(label));
  if (wanted.includes(-1)) throw new Error("a line has a label that the model does not know");
  return {
    labels: [...labels],
    bits,
    temperature: 1,
    thresholds: {},
    voters: views.map((view) => {
      const encoded = lines.map(({ text }) => encode(text, view, bits));
      const texts = withoutRare(encoded, linesMin);
      return { view, ...compress(regress(texts, wanted, labels.length, bits), labels.length) };
    }),
  };
}

/** Texts without the features that few of them have: those tell nothing of other texts, and crowd the buckets. */
function withoutRare(texts: readonly Encoded[], linesMin: number): Encoded[] {
  const seen = new Map<number, number>();
  for (const { hashes } of texts) {
    for (const hash of hashes) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  }
  return texts.map(({ buckets, weights, hashes }) => {
    const isShared = (_: number, at: number) => (seen.get(hashes[at] ?? 0) ?? 0) >= linesMin;
    return {
      buckets: buckets.filter(isShared),
      weights: weights.filter(isShared),
      hashes: hashes.filter(isShared),
    };
  });
}

type Weights = { table: Float64Array; bias: number[] };

function regress(
  texts: readonly Encoded[],
  wanted: readonly number[],
  labels: number,
  bits: number,
): Weights {
  const table = new Float64Array(labels << bits);
  const squares = new Float64Array(labels << bits).fill(1e-8);
  const bias = Array.from({ length: labels }, () => 0);
  const places = texts.map((_, at) => at);
  const random = randomFrom("the order of the lines");
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of random.shuffle(places)) {
      const text = texts[at];
      if (!text) continue;
      const errors = softmax(scores(text, table, bias), 1);
      const label = wanted[at] ?? 0;
      errors[label] = (errors[label] ?? 0) - 1;
      step(text, errors, table, squares);
      for (const [index, error] of errors.entries()) bias[index] = (bias[index] ?? 0) - error / 100;
    }
  }
  return { table, bias };
}

function scores({ buckets, weights }: Encoded, table: Float64Array, bias: number[]): number[] {
  const sums = [...bias];
  for (let at = 0; at < buckets.length; at++) {
    const from = (buckets[at] ?? 0) * bias.length;
    for (let label = 0; label < bias.length; label++) {
      sums[label] = (sums[label] ?? 0) + (weights[at] ?? 0) * (table[from + label] ?? 0);
    }
  }
  return sums;
}

function step(
  { buckets, weights }: Encoded,
  errors: readonly number[],
  table: Float64Array,
  squares: Float64Array,
): void {
  for (let at = 0; at < buckets.length; at++) {
    const from = (buckets[at] ?? 0) * errors.length;
    for (let label = 0; label < errors.length; label++) {
      const place = from + label;
      const weight = table[place] ?? 0;
      const slope = (errors[label] ?? 0) * (weights[at] ?? 0) + decay * weight;
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      table[place] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** Weights as whole numbers of eight bits with a scale a label, of those buckets that have any. */
function compress(
  { table, bias }: Weights,
  labels: number,
): Omit<RegressionFile["voters"][number], "view"> {
  const most = bias.map(() => 0);
  for (const [place, weight] of table.entries()) {
    const label = place % labels;
    most[label] = Math.max(most[label] ?? 0, Math.abs(weight));
  }
  const scales = most.map((weight) => rounded(Math.max(weight, 1e-6) / 127));
  const buckets = table.length / labels;
  const used = new Uint8Array(buckets / 8);
  const rows: number[] = [];
  for (let bucket = 0; bucket < buckets; bucket++) {
    const row = scales.map((scale, label) =>
      eightBits((table[bucket * labels + label] ?? 0) / scale),
    );
    if (row.every((weight) => weight === 0)) continue;
    used[bucket >> 3] = (used[bucket >> 3] ?? 0) | (1 << (bucket & 7));
    for (const weight of row) rows.push(weight);
  }
  return {
    bias: bias.map(rounded),
    scales,
    used: base64(used),
    weights: base64(Int8Array.from(rows)),
  };
}

function eightBits(value: number): number {
  return Math.max(-127, Math.min(127, Math.round(value)));
}

function base64(bytes: Uint8Array | Int8Array): string {
  return Buffer.from(bytes.buffer).toString("base64");
}

/** Six digits are more than eight bits can tell apart. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
