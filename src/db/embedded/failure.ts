/**
 * Why the embedded database cannot be had.
 * - `in-use`: another running program owns it; the message names it.
 * - `unsupported`: the bundled PostgreSQL does not run on this machine.
 * - `not-permitted`: the data belong to another user of this machine.
 * - `failed`: it was tried and did not work; the message carries PostgreSQL's own words.
 */
export type EmbeddedFailure = "in-use" | "unsupported" | "not-permitted" | "failed";

/** The one error of the embedded database. Its message is one line, written for the operator. */
export class EmbeddedDatabaseError extends Error {
  readonly reason: EmbeddedFailure;

  constructor(reason: EmbeddedFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EmbeddedDatabaseError";
    this.reason = reason;
  }
}

/** The code of a Node system error (`ENOENT`) or a PostgreSQL error (`57P03`), or null. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
