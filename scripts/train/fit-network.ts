import { type Random, randomFrom } from "#shared/random.ts";
import { softmax } from "#tutor/classifier/classifier.ts";
import { encode, type Encoded } from "#tutor/classifier/features.ts";
import { hashBits, type NetworkFile } from "#tutor/classifier/network.ts";
import type { Line } from "./lines.ts";

export type NetworkOptions = {
  labels: readonly string[];
  /** Hidden units. */
  units: number;
  /** In how many lines a feature must stand to be learned from: more make a smaller network that finds hardly less. */
  linesMin: number;
  /** Networks that are to judge together begin differently. */
  seed?: string;
};

const epochs = 5;
const rate = 0.05;
/** Shares of features and of hidden units that are left out at random while learning, so that no one of them decides. */
const dropped = { features: 0.15, units: 0.3 };
/** Most that a weight counts in steps of its scale, and how many mean weights that is (found by trying). */
const stepsMax = 7;
const meansMax = 2.5;

/** What is learned. Tables have a row for each feature or label, a column for each hidden unit. */
type Network = {
  table: Float64Array;
  bias: Float64Array;
  out: Float64Array;
  outBias: Float64Array;
};

/** A text as rows of the table. */
type Text = { rows: Int32Array; weights: Float32Array; label: number };

/**
 * Fits a network of one hidden layer to the lines: softmax regression over rectified units by AdaGrad, line by line in an
 * order that is always the same, so that the same lines give the same file to the last byte. Temperature and thresholds are
 * the caller's to set.
 */
export function fitNetwork(lines: readonly Line[], options: NetworkOptions): NetworkFile {
  const { labels, units, linesMin, seed = "the order of the lines" } = options;
  const encoded = lines.map(({ text }) => encode(text, "senses", hashBits));
  const features = sharedFeatures(encoded, linesMin);
  const rowOf = new Map([...features].map((hash, row) => [hash, row]));
  const texts = lines.map(({ label }, at): Text => {
    const index = labels.indexOf(label);
    if (index < 0) throw new Error(`the model knows no label "${label}"`);
    return { ...rowsOf(encoded[at], rowOf), label: index };
  });
  const random = randomFrom(seed);
  const network = newNetwork(features.length, units, labels.length, random);
  learn(network, texts, units, labels.length, random);
  return {
    labels: [...labels],
    temperature: 1,
    thresholds: {},
    features: writeFeatures(features),
    ...writeNetwork(network, units, labels.length),
  };
}

/** The features that enough lines have: the others tell nothing of other texts. */
function sharedFeatures(texts: readonly Encoded[], linesMin: number): Uint32Array {
  const seen = new Map<number, number>();
  for (const { buckets } of texts) {
    for (const hash of new Set(buckets)) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  }
  const shared = [...seen].flatMap(([hash, count]) => (count >= linesMin ? [hash] : []));
  return Uint32Array.from(shared).sort();
}

function rowsOf(text: Encoded | undefined, rowOf: ReadonlyMap<number, number>) {
  const rows: number[] = [];
  const weights: number[] = [];
  for (const [at, hash] of (text?.buckets ?? []).entries()) {
    const row = rowOf.get(hash);
    if (row === undefined) continue;
    rows.push(row);
    weights.push(text?.weights[at] ?? 0);
  }
  return { rows: Int32Array.from(rows), weights: Float32Array.from(weights) };
}

function newNetwork(features: number, units: number, labels: number, random: Random): Network {
  const spread = (length: number, most: number) =>
    Float64Array.from({ length }, () => (shareFrom(random) * 2 - 1) * most);
  return {
    table: spread(features * units, 0.17),
    bias: new Float64Array(units),
    out: spread(labels * units, 1 / Math.sqrt(units)),
    outBias: new Float64Array(labels),
  };
}

function shareFrom(random: Random): number {
  return random.int(0, 0xfffff) / 0x100000;
}

/** Moves one weight against its slope, by less the more it has been moved (Duchi, Hazan and Singer 2011). */
function move(weights: Float64Array, squares: Float64Array, at: number, slope: number): void {
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / (Math.sqrt(square) + 1e-10);
}

function learn(
  network: Network,
  texts: readonly Text[],
  units: number,
  labels: number,
  random: Random,
): void {
  const { table, bias, out, outBias } = network;
  const squares = {
    table: new Float64Array(table.length),
    bias: new Float64Array(bias.length),
    out: new Float64Array(out.length),
    outBias: new Float64Array(outBias.length),
  };
  const kept = new Float64Array(units);
  const slopes = new Float64Array(units);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const text of random.shuffle(texts)) {
      const seen = withoutSome(text, random);
      const hidden = hiddenOf(seen, table, bias);
      for (let unit = 0; unit < units; unit++) {
        const isKept = (hidden[unit] ?? 0) > 0 && shareFrom(random) >= dropped.units;
        kept[unit] = isKept ? 1 / (1 - dropped.units) : 0;
        hidden[unit] = (hidden[unit] ?? 0) * (kept[unit] ?? 0);
      }
      const errors = softmax(scoresOf(hidden, out, outBias, labels), 1);
      errors[text.label] = (errors[text.label] ?? 0) - 1;
      slopes.fill(0);
      for (const [label, error] of errors.entries()) {
        for (let unit = 0; unit < units; unit++) {
          const at = label * units + unit;
          slopes[unit] = (slopes[unit] ?? 0) + error * (out[at] ?? 0) * (kept[unit] ?? 0);
          if (hidden[unit] !== 0) move(out, squares.out, at, error * (hidden[unit] ?? 0));
        }
        move(outBias, squares.outBias, label, error);
      }
      for (let unit = 0; unit < units; unit++) {
        const slope = slopes[unit] ?? 0;
        if (slope === 0) continue;
        move(bias, squares.bias, unit, slope);
        for (let at = 0; at < seen.rows.length; at++) {
          const weight = seen.weights[at] ?? 0;
          move(table, squares.table, (seen.rows[at] ?? 0) * units + unit, slope * weight);
        }
      }
    }
  }
}

/** A text without some of its features, the others weighing as much more. */
function withoutSome({ rows, weights, label }: Text, random: Random): Text {
  const isKept = rows.map(() => (shareFrom(random) >= dropped.features ? 1 : 0));
  const more = 1 / (1 - dropped.features);
  return {
    rows: rows.filter((_, at) => isKept[at] === 1),
    weights: weights.filter((_, at) => isKept[at] === 1).map((weight) => weight * more),
    label,
  };
}

function hiddenOf({ rows, weights }: Text, table: Float64Array, bias: Float64Array): Float64Array {
  const sums = Float64Array.from(bias);
  for (let at = 0; at < rows.length; at++) {
    const from = (rows[at] ?? 0) * sums.length;
    const weight = weights[at] ?? 0;
    for (let unit = 0; unit < sums.length; unit++) {
      sums[unit] = (sums[unit] ?? 0) + weight * (table[from + unit] ?? 0);
    }
  }
  return sums;
}

function scoresOf(
  hidden: Float64Array,
  out: Float64Array,
  outBias: Float64Array,
  labels: number,
): number[] {
  return Array.from({ length: labels }, (_, label) =>
    hidden.reduce(
      (sum, value, unit) => sum + value * (out[label * hidden.length + unit] ?? 0),
      outBias[label] ?? 0,
    ),
  );
}

/** The network in four bits a weight: with so many of them it finds as much as with all their digits. */
function writeNetwork(
  { table, bias, out, outBias }: Network,
  units: number,
  labels: number,
): Pick<NetworkFile, "weights" | "scales" | "bias" | "out" | "outBias"> {
  const rows = table.length / units;
  const sums = new Float64Array(units);
  for (const [at, weight] of table.entries())
    sums[at % units] = (sums[at % units] ?? 0) + Math.abs(weight);
  const scales = Array.from(sums, (sum) =>
    rounded(Math.max(1e-6, ((sum / rows) * meansMax) / stepsMax)),
  );
  const step = (at: number) => {
    const steps = Math.round((table[at] ?? 0) / (scales[at % units] ?? 1));
    return Math.max(-stepsMax, Math.min(stepsMax, steps)) + 8;
  };
  const bytes = Uint8Array.from(
    { length: table.length / 2 },
    (_, at) => (step(2 * at) << 4) | step(2 * at + 1),
  );
  return {
    weights: Buffer.from(bytes).toString("base64"),
    scales,
    bias: Array.from(bias, rounded),
    out: Array.from({ length: labels }, (_, label) =>
      Array.from(out.slice(label * units, (label + 1) * units), rounded),
    ),
    outBias: Array.from(outBias, rounded),
  };
}

function writeFeatures(features: Uint32Array): string {
  const bytes: number[] = [];
  let before = 0;
  for (const hash of features) {
    let gap = hash - before;
    before = hash;
    for (; gap > 127; gap >>>= 7) bytes.push((gap & 127) | 128);
    bytes.push(gap);
  }
  return Buffer.from(bytes).toString("base64");
}

/** Six digits are more than four bits can tell apart. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
