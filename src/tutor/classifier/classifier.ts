/** A classifier: how likely each label is for a text, in the order of the labels. */
export type Classifier = {
  labels: readonly string[];
  thresholds: Readonly<Record<string, number>>;
  classify(text: string): number[];
};

/** Scores as shares of one. */
export function softmax(scores: readonly number[], temperature: number): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = raised.reduce((all, share) => all + share, 0);
  return raised.map((share) => share / sum);
}
