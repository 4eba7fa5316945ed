import type { BlurbStatus } from "./fields.ts";

/** Words that were refused once, and why. */
type RefusedWords = { words: string; reason: string };

/** What has been decided about a partner's words or styles. */
type Decided = {
  /** Those that were approved last. */
  approved: string | null;
  refused: readonly RefusedWords[];
};

/** How words or styles stand, and why they were refused. */
type Standing = { status: BlurbStatus; reason: string | null };

/**
 * How words or styles stand once they are published: as they were decided, whatever has been published in between; what
 * nobody has decided waits.
 */
export function standingOf({ approved, refused }: Decided, words: string | null): Standing {
  const known = refused.find((one) => one.words === words);
  if (known) return { status: "rejected", reason: known.reason };
  const isApproved = words !== null && words === approved;
  return { status: isApproved ? "approved" : "pending", reason: null };
}

/** What has been decided once words were approved, or refused for a reason; each are either, as decided last. */
export function decidedAfter(
  { approved, refused }: Decided,
  words: string,
  reason: string | null,
): Decided {
  const others = refused.filter((one) => one.words !== words);
  if (reason === null) return { approved: words, refused: others };
  return {
    approved: approved === words ? null : approved,
    refused: [...others, { words, reason }],
  };
}
