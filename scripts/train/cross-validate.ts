import { type Classifier, createClassifier, type ModelFile } from "#tutor/classifier/model.ts";
import type { Line } from "./fit.ts";
import type { WrittenLine } from "./lines.ts";

/** A line as a classifier that never saw its writer scores it: the higher, the more certainly it is trouble. */
export type Scored = WrittenLine & { score: number };

/** Plain statements, written in the house for what the writers left out as too plain: always learned from, never tried on. */
function isOurs(writer: string): boolean {
  return writer.endsWith("-plain.jsonl");
}

/** For each writer, a model of all the others. */
export function modelsWithout(
  lines: readonly WrittenLine[],
  train: (lines: readonly Line[]) => ModelFile,
): Map<string, ModelFile> {
  const writers = [...new Set(lines.map(({ writer }) => writer))].filter((name) => !isOurs(name));
  return new Map(
    writers.map((writer) => [writer, train(lines.filter((line) => line.writer !== writer))]),
  );
}

/** Every line scored by the model that was trained without its writer. */
export function scoreUnseen(
  lines: readonly WrittenLine[],
  models: ReadonlyMap<string, ModelFile>,
  temperature: number,
  score: (classifier: Classifier, text: string, label: string) => number,
): Scored[] {
  return [...models].flatMap(([writer, model]) => {
    const classifier = createClassifier({ ...model, temperature });
    return lines
      .filter((line) => line.writer === writer)
      .map((line) => ({ ...line, score: score(classifier, line.text, line.label) }));
  });
}

/** The temperature with which what the models say of unseen lines comes true most nearly (the least log loss). */
export function fitTemperature(
  lines: readonly WrittenLine[],
  models: ReadonlyMap<string, ModelFile>,
): number {
  const tried = [0.75, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
  const losses = tried.map((temperature) =>
    scoreUnseen(lines, models, temperature, (classifier, text, label) => {
      const share = classifier.classify(text)[classifier.labels.indexOf(label)] ?? 0;
      return -Math.log(Math.max(share, 1e-9));
    }).reduce((sum, { score }) => sum + score, 0),
  );
  return tried[losses.indexOf(Math.min(...losses))] ?? 1;
}

/** The lowest threshold above which at most this share of harmless lines lies. */
export function thresholdFor(harmless: readonly number[], share: number): number {
  const sorted = [...harmless].sort((a, b) => b - a);
  // Rounded up, so that the line it was taken from does not lie above it.
  return Math.ceil((sorted[Math.floor(sorted.length * share)] ?? 1) * 10_000) / 10_000;
}
