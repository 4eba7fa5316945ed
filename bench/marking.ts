import { compare, parse } from "@khanacademy/kas";
import { markAnswer } from "#tutor/mathematics/marking.ts";
import { type MarkedPair, readPairs } from "#tutor/mathematics/testing/pairs.fixture.ts";
import {
  drawFrom,
  perturbed,
  randomExpression,
  rewritten,
  toLatexText,
  toTypedText,
} from "#tutor/mathematics/testing/random-expression.ts";
import { type Figures, figure, median, percentile } from "./support/measure.ts";

const rounds = 7;
const warmUps = 2;
const kasRounds = 3;
const randomPairs = 2000;
const what = "@khanacademy/kas";

/**
 * A key and an answer read and marked, against KAS that reads and compares the same pairs in the same run. The random
 * expressions are those of the property tests: three levels, the answer in LaTeX where the key is typed, one half
 * rewritten to the same value, the other changed in one place. Each call is timed by itself, warm, nothing kept
 * between calls; what a pair takes is the median of its calls.
 */
export function benchMarking(): Promise<Figures> {
  const collected = readPairs().filter((pair) => !pair.decimalComma && isReadByKas(pair));
  const random = Array.from({ length: randomPairs }, (_, seed) => randomPair(seed));
  const equal = random.filter((_, seed) => isEqualPair(seed));
  const changed = random.filter((_, seed) => !isEqualPair(seed));
  return Promise.resolve({
    ...compareOn(`school answer (${collected.length} pairs)`, collected),
    ...compareOn(`random expression (${random.length} pairs of three levels)`, random),
    ...compareOn("random expression, equal by construction", equal),
    ...compareOn("random expression, changed in one place", changed),
  });
}

function compareOn(name: string, pairs: readonly Pair[]): Figures {
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  // The first rounds warm up and are not counted. Each marker has its rounds by itself: the rubbish that one leaves
  // would be collected in the time of the other.
  for (let round = -warmUps; round < rounds; round++) {
    const us = timesOf(pairs, markByUs);
    if (round >= 0) ours.push(us);
  }
  for (let round = -1; round < kasRounds; round++) {
    const kas = timesOf(pairs, markByKas);
    if (round >= 0) theirs.push(kas);
  }
  const [us, kas] = [medianByPair(ours), medianByPair(theirs)];
  return {
    [`${name}, median`]: figure(median(us), "ms", { what, value: median(kas) }),
    [`${name}, p99`]: figure(percentile(us, 0.99), "ms", { what, value: percentile(kas, 0.99) }),
  };
}

/** What each pair takes: its median over the rounds, so that a pause of the machine is not counted against a pair. */
function medianByPair(timesByRound: readonly number[][]): number[] {
  const [first = []] = timesByRound;
  return first.map((_, index) => median(timesByRound.map((times) => times[index] ?? 0)));
}

type Pair = Pick<MarkedPair, "expected" | "given">;

/** Milliseconds for each pair. */
function timesOf(pairs: readonly Pair[], mark: (pair: Pair) => void): number[] {
  return pairs.map((pair) => {
    const started = performance.now();
    mark(pair);
    return performance.now() - started;
  });
}

function markByUs({ expected, given }: Pair): void {
  markAnswer({ expression: expected, policy: {} }, given);
}

function markByKas({ expected, given }: Pair): void {
  const [key, answer] = [parse(expected), parse(given)];
  if (!key.parsed || !answer.parsed) return;
  try {
    compare(answer.expr, key.expr, { simplify: false, form: false });
  } catch {
    // KAS gives up on some pairs; the time it took to is its time.
  }
}

function isReadByKas({ expected, given }: Pair): boolean {
  return parse(expected).parsed && parse(given).parsed;
}

/** Right answers and wrong ones in turn. */
function isEqualPair(seed: number): boolean {
  return seed % 2 === 0;
}

function randomPair(seed: number): Pair {
  const draw = drawFrom(seed);
  const key = randomExpression(draw, 3);
  const given = isEqualPair(seed) ? rewritten(key, draw) : perturbed(key, draw);
  return { expected: toTypedText(key), given: toLatexText(given) };
}
