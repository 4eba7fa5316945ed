import model from "#content/safety/replies-model.json" with { type: "json" };
import type { Classifier } from "../classifier/classifier.ts";
import { createNetwork, networkFile } from "../classifier/network.ts";

/** What a good reply is called among the kinds that are stopped. */
export const goodReply = "pass";

/** Watches one reply of a model, sentence by sentence. */
export type ReplyWatch = {
  /** How likely it is, from 0 to 1, that the reply must not be shown once this sentence is said. */
  danger(sentence: string): number;
  /** Whether this sentence must not be shown. */
  stops(sentence: string): boolean;
};

/** How much of a reply is read again with its next sentence, in UTF-16 units. */
const contextMax = 400;

/**
 * A watch with a classifier. A sentence is judged by what it says, and by what it makes of those before it: neither
 * alone is as often right as their mean.
 */
export function watchWith(classifier: Classifier): ReplyWatch {
  const good = classifier.labels.indexOf(goodReply);
  const badness = (text: string) => 1 - (classifier.classify(text)[good] ?? 0);
  let said = "";
  let worst = 0;
  function danger(sentence: string): number {
    if (!/\p{L}{2}/u.test(sentence)) return 0;
    const alone = badness(sentence);
    worst = Math.max(worst, alone);
    said = said === "" ? sentence : `${said.slice(-contextMax)} ${sentence}`;
    return (worst + (said === sentence ? alone : badness(said))) / 2;
  }
  return { danger, stops: (sentence) => danger(sentence) > (classifier.thresholds["stop"] ?? 1) };
}

let trained: Classifier | null = null;

/** A watch for the next reply. For the server alone: what was learned must not reach a browser. */
export function watchReply(): ReplyWatch {
  trained ??= createNetwork(networkFile.parse(model));
  return watchWith(trained);
}

/** A reply as the sentences it is judged in. */
export function sentencesOf(reply: string): string[] {
  const sentences = reply.match(/[^.!?…\n]+(?:[.!?…]+(?!\s|$)[^.!?…\n]*)*[.!?…]*["'”»]?/g) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
