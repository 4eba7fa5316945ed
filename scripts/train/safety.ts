import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Classifier, createClassifier, type ModelFile } from "#tutor/classifier/model.ts";
import { hearWith, messageLabels } from "#tutor/safety/hear-message.ts";
import { goodReply, sentencesOf, watchWith } from "#tutor/safety/watch-reply.ts";
import {
  fitTemperature,
  modelsWithout,
  scoreUnseen,
  type Scored,
  thresholdFor,
} from "./cross-validate.ts";
import { fit, type Line } from "./fit.ts";
import { messageLines, replyLines, type WrittenLine } from "./lines.ts";

/** Shares of harmless lines of an unseen writer that may be alarmed at, asked about, or stopped. */
const mostFalse = { alert: 0.01, checkIn: 0.05 };
const mostStopped = { stop: 0.03 };
/** Share of troubled messages of an unseen writer that may count as surely harmless. */
const mostOverlooked = 0.02;

/** A trained model, and what models of the other writers made of each writer's lines. */
type Trained = { model: ModelFile; unseen: Scored[] };

/** Trains the listener to children's messages. */
export function trainMessages(lines: readonly WrittenLine[] = messageLines()): Trained {
  const train = (some: readonly Line[]) =>
    fit(some, { labels: messageLabels, views: ["words", "roles"], bits: 17 });
  const trained = complete(lines, train, "none", distressIn, mostFalse);
  const troubled = trained.unseen.filter(({ label }) => label !== "none");
  const harmless = -thresholdFor(
    troubled.map(({ score }) => -score),
    mostOverlooked,
  );
  const thresholds = { ...trained.model.thresholds, harmless };
  return { ...trained, model: { ...trained.model, thresholds } };
}

/** Trains the watch over a model's replies. */
export function trainReplies(lines: readonly WrittenLine[] = replyLines()): Trained {
  const labels = [...new Set(lines.map(({ label }) => label))].sort();
  const train = (some: readonly Line[]) => trainOnSentences(some, labels);
  return complete(lines, train, goodReply, dangerOf, mostStopped);
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
 * A reply is judged sentence by sentence, and a line does not say which of its sentences is the bad one: a first model
 * picks the likeliest, and the second learns from it and from every sentence of the good replies besides.
 */
function trainOnSentences(lines: readonly Line[], labels: readonly string[]): ModelFile {
  const options = { labels, views: ["words", "roles"], bits: 17 } as const;
  const first = createClassifier(fit(lines, options));
  const good = labels.indexOf(goodReply);
  const sentences = lines.flatMap(({ text, label }): Line[] => {
    const all = sentencesOf(text);
    if (all.length < 2) return [];
    if (label === goodReply) return all.map((sentence) => ({ text: sentence, label }));
    const shares = all.map((sentence) => first.classify(sentence)[good] ?? 0);
    const worst = all[shares.indexOf(Math.min(...shares))];
    return worst === undefined ? [] : [{ text: worst, label }];
  });
  return fit([...lines, ...sentences], options);
}

function complete(
  lines: readonly WrittenLine[],
  train: (lines: readonly Line[]) => ModelFile,
  harmless: string,
  score: (classifier: Classifier, text: string) => number,
  shares: Readonly<Record<string, number>>,
): Trained {
  const models = modelsWithout(lines, train);
  const temperature = fitTemperature(lines, models);
  const unseen = scoreUnseen(lines, models, temperature, score);
  const scores = unseen.filter(({ label }) => label === harmless).map((line) => line.score);
  const thresholds = Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, thresholdFor(scores, share)]),
  );
  return { model: { ...train(lines), temperature, thresholds }, unseen };
}

/** Which share of an unseen writer's lines of trouble lies above a threshold. */
export function caught({ model, unseen }: Trained, harmless: string, threshold: string): number {
  const trouble = unseen.filter(({ label }) => label !== harmless);
  return shareAbove(trouble, model.thresholds[threshold]);
}

/** Which share of an unseen writer's harmless lines lies above a threshold. */
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
  console.log(`${what}: ${(100 * share).toFixed(1)} % of an unseen writer's trouble`);
}
