import { day } from "#shared/constants.ts";
import type { RecordState } from "./hostname-records.ts";

/** How long a hostname is served after its proof was found gone and its owner told. */
export const proofPatienceMs = 3 * day;

/** What of a hostname's proof is kept. */
export type Proof = { provenAt: Date | null; failingSince: Date | null };

/** What the owner is told: that the proof is gone and the page will be, or that the page is. */
export type ProofNews = "failing" | "ended" | null;

/**
 * What is kept after the proof was looked for, and what its owner has to hear. A DNS that does not answer says nothing
 * about the proof; one that is gone ends the hostname days after its owner was told.
 */
export function afterLookUp(
  proof: Proof,
  state: RecordState,
  now: Date,
): { proof: Proof; news: ProofNews } {
  if (state === "found") {
    return { proof: { provenAt: proof.provenAt ?? now, failingSince: null }, news: null };
  }
  const isGone = state === "missing" || state === "wrong";
  if (!isGone || proof.provenAt === null) return { proof, news: null };
  if (proof.failingSince === null) {
    return { proof: { ...proof, failingSince: now }, news: "failing" };
  }
  const isOver = now.getTime() - proof.failingSince.getTime() >= proofPatienceMs;
  return isOver
    ? { proof: { provenAt: null, failingSince: null }, news: "ended" }
    : { proof, news: null };
}
