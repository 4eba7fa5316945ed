import { z } from "zod";
import type { Classifier } from "./classifier.ts";
import { createNetwork, networkFile } from "./network.ts";

/** Several networks that learned the same from different beginnings: their mean errs less than any of them. */
export const committeeFile = z.object({
  /** Divides what each of them says, so that nine of ten times "90 %" is right. */
  temperature: z.number().positive(),
  thresholds: z.record(z.string(), z.number()),
  networks: z.array(networkFile).min(1),
});

export type CommitteeFile = z.output<typeof committeeFile>;

/** A classifier that says what its networks say in the mean. */
export function createCommittee({ temperature, thresholds, networks }: CommitteeFile): Classifier {
  const members = networks.map((network) => createNetwork({ ...network, temperature }));
  const labels = members[0]?.labels ?? [];
  return {
    labels,
    thresholds,
    classify(text) {
      const votes = members.map((member) => member.classify(text));
      return labels.map(
        (_, at) => votes.reduce((sum, shares) => sum + (shares[at] ?? 0), 0) / votes.length,
      );
    },
  };
}
