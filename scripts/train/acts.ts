import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { acts } from "#tutor/acts/acts.ts";
import { createNetwork, type NetworkFile } from "#tutor/classifier/network.ts";
import { fitTemperature } from "./calibrate.ts";
import { fitNetwork } from "./fit-network.ts";
import { actLines, type Line } from "./lines.ts";

const modelPath = join(import.meta.dirname, "../../content/acts/model.json");

/** Of what the reader is sure of, at least this share should be so on writers it never saw. */
const rightWhenSure = 0.94;

/** What is learned from, and the lines of writers that temperature and threshold are set on. */
type ActLines = { written: readonly Line[]; calibrated: readonly Line[] };

/** Trains the reader of acts. */
export function fitActs(
  { written, calibrated }: ActLines = {
    written: actLines("w"),
    calibrated: actLines("calibration"),
  },
): NetworkFile {
  const fitted = fitNetwork(written, { labels: acts, units: 48, linesMin: 5 });
  const at = (temperature: number) => createNetwork({ ...fitted, temperature });
  const model = { ...fitted, temperature: fitTemperature(at, calibrated) };
  return { ...model, thresholds: { sure: sureFrom(model, calibrated) } };
}

/** The lowest share from which on what is said is right often enough. */
function sureFrom(model: NetworkFile, lines: readonly Line[]): number {
  const read = readAll(model, lines).sort((a, b) => b.share - a.share);
  let right = 0;
  let sure = 1;
  for (const [at, line] of read.entries()) {
    if (line.isRight) right++;
    if (right / (at + 1) >= rightWhenSure) sure = line.share;
  }
  return Math.floor(sure * 1000) / 1000;
}

function readAll(model: NetworkFile, lines: readonly Line[]) {
  const reader = createNetwork(model);
  return lines.map(({ text, label }) => {
    const shares = reader.classify(text);
    const share = Math.max(...shares);
    return { share, isRight: reader.labels[shares.indexOf(share)] === label };
  });
}

/** How well a model reads lines: right at once, and right where it is sure. */
export function measureActs(model: NetworkFile, lines: readonly Line[]) {
  const read = readAll(model, lines);
  const sure = read.filter(({ share }) => share >= (model.thresholds["sure"] ?? 1));
  const shareRight = (some: typeof read) =>
    some.filter(({ isRight }) => isRight).length / Math.max(1, some.length);
  return {
    right: shareRight(read),
    sure: sure.length / read.length,
    rightWhenSure: shareRight(sure),
  };
}

/** The text of the model's file. */
export function textOfActs(model: NetworkFile): string {
  return `${JSON.stringify(model)}\n`;
}

/** Trains the reader of acts and writes it where the program reads it. */
export function trainActs(): void {
  const model = fitActs();
  const text = textOfActs(model);
  writeFileSync(modelPath, text);
  const { right, sure, rightWhenSure: reliable } = measureActs(model, actLines("calibration"));
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `model.json: ${Math.round(text.length / 1000)} kB, temperature ${model.temperature}, sure from ${model.thresholds["sure"]}`,
  );
  console.log(
    `unseen writers: ${percent(right)} right, sure of ${percent(sure)}, of those ${percent(reliable)} right`,
  );
}
