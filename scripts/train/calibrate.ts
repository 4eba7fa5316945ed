import type { Classifier } from "#tutor/classifier/classifier.ts";
import type { Line } from "./lines.ts";

/** A line of a writer that nothing was learned from, as the model scores it: the higher, the more certainly trouble. */
export type Scored = Line & { score: number };

/** The temperature with which what a model says of lines it never saw comes true most nearly (the least log loss). */
export function fitTemperature(
  at: (temperature: number) => Classifier,
  lines: readonly Line[],
): number {
  const tried = [0.75, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
  const losses = tried.map((temperature) => {
    const classifier = at(temperature);
    return lines.reduce((sum, { text, label }) => {
      const share = classifier.classify(text)[classifier.labels.indexOf(label)] ?? 0;
      return sum - Math.log(Math.max(share, 1e-9));
    }, 0);
  });
  return tried[losses.indexOf(Math.min(...losses))] ?? 1;
}

/** Every line with its score. */
export function scoreAll(
  classifier: Classifier,
  lines: readonly Line[],
  score: (classifier: Classifier, text: string) => number,
): Scored[] {
  return lines.map((line) => ({ ...line, score: score(classifier, line.text) }));
}

/** The lowest threshold above which at most this share of harmless lines lies. */
export function thresholdFor(harmless: readonly number[], share: number): number {
  const sorted = [...harmless].sort((a, b) => b - a);
  // Rounded up, so that the line it was taken from does not lie above it.
  return Math.ceil((sorted[Math.floor(sorted.length * share)] ?? 1) * 10_000) / 10_000;
}
