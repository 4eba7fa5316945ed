import { sampleChild } from "#features/family/sample-family.ts";
import { day, newStudentCredits } from "#shared/constants.ts";
import type { CreditLine, Credits } from "./contract.ts";

/** What administrators see of a child of the sample family; null for any other id. Nothing here is stored. */
export function sampleCredits(childId: string, now: Date): Credits | null {
  const sample = sampleChild(childId, now);
  if (!sample) return null;
  const { credits: balance } = sample.child;
  const spent = Math.min(3, Math.max(0, newStudentCredits - balance));
  const history: CreditLine[] = Array.from({ length: spent }, (_, index) => ({
    id: `sample_${index}`,
    at: new Date(now.getTime() - (index + 1) * day).toISOString(),
    kind: "spent",
    change: -1,
    balance: balance + index,
    subject: "Mathematics",
    title: "",
    words: "",
  }));
  return { isSample: true, balance, asking: "open", request: null, history, next: null };
}
