import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Classifier } from "#tutor/classifier/classifier.ts";
import { type CommitteeFile, createCommittee } from "#tutor/classifier/committee.ts";
import { createNetwork, type NetworkFile } from "#tutor/classifier/network.ts";
import { createRegression, type RegressionFile } from "#tutor/classifier/regression.ts";
import { hearWith, messageLabels } from "#tutor/safety/hear-message.ts";
import {
  clausesOf,
  goodReply,
  sentencesOf,
  watchWith,
  withQuotesNamed,
} from "#tutor/safety/watch-reply.ts";
import { fitTemperature, scoreAll, type Scored, thresholdFor } from "./calibrate.ts";
import { fitNetwork } from "./fit-network.ts";
import { fitRegression } from "./fit-regression.ts";
import { calibration, type Line, messageLines, replyLines } from "./lines.ts";

/**
 * Shares of harmless lines, as they come in life, that may be alarmed at, asked about (with those alarmed at), or stopped:
 * somewhat less than is promised, for the next five hundred lines are others.
 */
const mostFalse = { alert: 0.0045, checkIn: 0.036 };
const mostStopped = { stop: 0.03 };
/** Share of troubled messages that may count as surely harmless. */
const mostOverlooked = 0.02;

type ModelFile = RegressionFile | CommitteeFile;

/** A trained model, and what it makes of the lines that it is set on. */
type Trained<File extends ModelFile = ModelFile> = { model: File; unseen: Scored[] };

/** What a model is trained and set on. */
type Lines = { written: readonly Line[]; calibrated: readonly Line[] };

/** Trains the listener to children's messages. */
export function trainMessages(
  lines: Lines = { written: messageLines(), calibrated: calibration.messages() },
): Trained<RegressionFile> {
  const fitted = fitRegression(lines.written, {
    labels: messageLabels,
    views: ["words", "roles"],
    bits: 17,
    linesMin: 5,
  });
  const trained = complete(fitted, createRegression, lines.calibrated, {
    harmless: "none",
    score: distressIn,
    shares: mostFalse,
  });
  const troubled = trained.unseen.filter(({ label }) => label !== "none");
  const harmless = -thresholdFor(
    troubled.map(({ score }) => -score),
    mostOverlooked,
  );
  const thresholds = { ...trained.model.thresholds, harmless };
  return { ...trained, model: { ...trained.model, thresholds } };
}

/** What the networks of the watch begin with: so many let a third less through than one does. */
const beginnings = ["the order of the lines", "another order", "a third order"];

/** Trains the watch over a model's replies. */
export function trainReplies(
  lines: Lines = { written: replyLines(), calibrated: calibration.replies() },
): Trained<CommitteeFile> {
  const labels = [...new Set(lines.written.map(({ label }) => label))].sort();
  const networks = beginnings.map((seed) => trainOnSentences(lines.written, labels, seed));
  return complete({ temperature: 1, thresholds: {}, networks }, createCommittee, lines.calibrated, {
    harmless: goodReply,
    score: dangerOf,
    shares: mostStopped,
  });
}

function distressIn(classifier: Classifier, text: string): number {
  return hearWith(classifier, text).distress;
}

/** The most dangerous a reply gets on its way. */
export function dangerOf(classifier: Classifier, reply: string): number {
  const watch = watchWith(classifier);
  return Math.max(0, ...sentencesOf(reply).map((sentence) => watch.danger(sentence)));
}

/**
 * A reply is judged sentence by sentence and clause by clause, and a line does not say which of them is the bad one: a first
 * model picks the likeliest, and the second learns from it and from every part of the good replies besides.
 */
function trainOnSentences(
  lines: readonly Line[],
  labels: readonly string[],
  seed: string,
): NetworkFile {
  const options = { labels, units: 32, linesMin: 12, seed };
  const fit = (some: readonly Line[]) =>
    fitNetwork(
      some.map(({ text, label }) => ({ text: withQuotesNamed(text), label })),
      options,
    );
  const first = createNetwork(fit(lines));
  const good = labels.indexOf(goodReply);
  const sentences = lines.flatMap(({ text, label }): Line[] => {
    const all = sentencesOf(text).flatMap((sentence) => [sentence, ...clausesOf(sentence)]);
    if (all.length < 2) return [];
    if (label === goodReply) return all.map((sentence) => ({ text: sentence, label }));
    const shares = all.map((sentence) => first.classify(withQuotesNamed(sentence))[good] ?? 0);
    const worst = all[shares.indexOf(Math.min(...shares))];
    return worst === undefined ? [] : [{ text: worst, label }];
  });
  return fit([...lines, ...sentences]);
}

/** What is harmless, how dangerous a text is, and how much of what is harmless may lie above each threshold. */
type Setting = {
  harmless: string;
  score: (classifier: Classifier, text: string) => number;
  shares: Readonly<Record<string, number>>;
};

/**
 * Sets temperature and thresholds on lines as they come in life, by writers that nothing is learned from: who was asked
 * for what is hard to tell writes nothing else.
 */
function complete<File extends ModelFile>(
  fitted: File,
  create: (file: File) => Classifier,
  calibrated: readonly Line[],
  { harmless, score, shares }: Setting,
): Trained<File> {
  const at = (temperature: number) => create({ ...fitted, temperature });
  const model = { ...fitted, temperature: fitTemperature(at, calibrated) };
  const unseen = scoreAll(create(model), calibrated, score);
  const scores = unseen.filter(({ label }) => label === harmless).map((line) => line.score);
  const thresholds = Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, thresholdFor(scores, share)]),
  );
  return { model: { ...model, thresholds }, unseen };
}

/** Which share of the lines of trouble that it is set on lies above a threshold. */
export function caught({ model, unseen }: Trained, harmless: string, threshold: string): number {
  const trouble = unseen.filter(({ label }) => label !== harmless);
  return shareAbove(trouble, model.thresholds[threshold]);
}

/** Which share of the harmless lines that it is set on lies above a threshold. */
export function falselyAbove(
  { model, unseen }: Trained,
  harmless: string,
  threshold: string,
): number {
  const none = unseen.filter(({ label }) => label === harmless);
  return shareAbove(none, model.thresholds[threshold]);
}

function shareAbove(lines: readonly Scored[], threshold = 1): number {
  return lines.filter(({ score }) => score > threshold).length / lines.length;
}

/** Trains both and writes them where the program reads them. */
export function trainSafety(): void {
  const messages = trainMessages();
  write("messages-model.json", messages.model);
  tell("messages, alert", caught(messages, "none", "alert"));
  tell("messages, alert or check-in", caught(messages, "none", "checkIn"));
  const replies = trainReplies();
  write("replies-model.json", replies.model);
  tell("replies, stopped", caught(replies, goodReply, "stop"));
}

/** The text of a model's file. */
export function textOf(model: ModelFile): string {
  return `${JSON.stringify(model)}\n`;
}

function write(name: string, model: ModelFile): void {
  const text = textOf(model);
  writeFileSync(join(import.meta.dirname, "../../content/safety", name), text);
  const { temperature, thresholds } = model;
  console.log(
    `${name}: ${Math.round(text.length / 1000)} kB, temperature ${temperature}, thresholds ${JSON.stringify(thresholds)}`,
  );
}

function tell(what: string, share: number): void {
  console.log(`${what}: ${(100 * share).toFixed(1)} % of the trouble of unseen writers`);
}
