import model from "#content/acts/model.json" with { type: "json" };
import type { Classifier } from "../classifier/classifier.ts";
import { createNetwork, networkFile } from "../classifier/network.ts";
import { type Act, type ActReading, acts } from "./acts.ts";
import { halvesOf } from "./halves.ts";

/** How many acts are offered where it is not sure which one is meant. */
const offered = 3;

/** Reads a message with a classifier. */
export function readActWith(classifier: Classifier, text: string): ActReading {
  const shares = classifier.classify(text);
  const likely = shares
    .flatMap((share, at) => {
      const act = actNamed(classifier.labels[at]);
      return act ? [{ act, share }] : [];
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, offered);
  return { likely, isSure: (likely[0]?.share ?? 0) >= (classifier.thresholds["sure"] ?? 1) };
}

function actNamed(label: string | undefined): Act | undefined {
  return acts.find((act) => act === label);
}

let trained: Classifier | null = null;

/** Reads what a message does. For the server alone: what was learned must not reach a browser. */
export function readAct(text: string): ActReading {
  trained ??= createNetwork(networkFile.parse(model));
  const halves = halvesOf(text);
  const whole = readActWith(trained, text);
  if (!halves) return whole;
  const said = { text: halves.said, acts: readActWith(trained, halves.said) };
  const asked = { text: halves.asked, acts: readActWith(trained, halves.asked) };
  return { ...whole, halves: { said, asked, isSaidFirst: halves.isSaidFirst } };
}
