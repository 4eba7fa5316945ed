/** How much a computation may still do. One canonical form gets a fixed amount, so that no answer can take long. */
export type Work = { left: number };

/** Enough for every school expression; a few hundredths of a second at the very most. */
export function newWork(): Work {
  return { left: 10_000 };
}

/** Thrown inside the canonical forms where an expression has none we can compute; caught at their door. */
export class NoCanonicalForm extends Error {}

/** Counts work done, and stops where there was too much of it. */
export function spend(work: Work, amount: number): void {
  work.left -= amount;
  if (work.left < 0) throw new NoCanonicalForm("too much work");
}
