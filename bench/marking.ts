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

const rounds = 5;
const randomPairs = 2000;
const what = "@khanacademy/kas";

/** An answer read and marked, against KAS that reads and compares the same pairs in the same run. */
export function benchMarking(): Promise<Figures> {
  const collected = readPairs().filter((pair) => !pair.decimalComma && isReadByKas(pair));
  const random = Array.from({ length: randomPairs }, (_, seed) => randomPair(seed));
  return Promise.resolve({
    ...compareOn("school answer", collected),
    ...compareOn("random expression", random),
  });
}

function compareOn(name: string, pairs: readonly Pair[]): Figures {
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const [us, kas] = [timesOf(pairs, markByUs), timesOf(pairs, markByKas)];
    // The first round warms up and is not counted.
    if (round === 0) continue;
    ours.push(us);
    theirs.push(kas);
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
function randomPair(seed: number): Pair {
  const draw = drawFrom(seed);
  const key = randomExpression(draw, 3);
  const given = seed % 2 === 0 ? rewritten(key, draw) : perturbed(key, draw);
  return { expected: toTypedText(key), given: toLatexText(given) };
}
