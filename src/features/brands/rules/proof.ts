import { day } from "#shared/constants.ts";
import type { RecordState } from "./hostname-records.ts";

/** How long a hostname is served after its proof was found gone and its owner told. */
export const proofPatienceMs = 3 * day;

/** What is kept of where a hostname leads. */
export type Way = { strayingSince: Date | null; strayed: boolean; unreachableSince: Date | null };

/**
 * What is kept after it was looked where a hostname that may be served leads, and what its owner has to hear: as long as
 * for the proof it is served after they were told. It is served again once it leads to us. Where it leads cannot be known
 * for a day or two; for longer it counts as elsewhere.
 */
export function afterFollowing(
  before: Way,
  state: RecordState,
  now: Date,
): { way: Way; news: "straying" | "strayed" | null } {
  if (state === "found") return { way: leadsHome, news: null };
  if (state === "unchecked") return { way: before, news: null };
  const unreachableSince = state === "unreachable" ? (before.unreachableSince ?? now) : null;
  const way = { ...before, unreachableSince };
  const isPatient = unreachableSince !== null && !isLongAgo(unreachableSince, now);
  if (isPatient || way.strayed) return { way, news: null };
  if (way.strayingSince === null) {
    return { way: { ...way, strayingSince: now }, news: "straying" };
  }
  return isLongAgo(way.strayingSince, now)
    ? { way: { ...way, strayed: true }, news: "strayed" }
    : { way, news: null };
}

/** What is kept of a hostname that leads to us. */
export const leadsHome: Way = { strayingSince: null, strayed: false, unreachableSince: null };

function isLongAgo(time: Date, now: Date): boolean {
  return now.getTime() - time.getTime() >= proofPatienceMs;
}

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
  return isLongAgo(proof.failingSince, now)
    ? { proof: { provenAt: null, failingSince: null }, news: "ended" }
    : { proof, news: null };
}
