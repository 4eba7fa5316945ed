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

/** What the system says where a folder or file cannot be used as it is. */
const unusable = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOTDIR",
  "EEXIST",
  "EISDIR",
  "ENOENT",
  "ELOOP",
  "ENAMETOOLONG",
  "EIO",
]);

/**
 * A failure of the system while the database of `dataDir` was brought up, in the operator's words: a full disk, or a
 * folder that cannot be written. Anything else is given back as it is.
 */
export function asEmbeddedFailure(error: unknown, dataDir: string): unknown {
  if (error instanceof EmbeddedDatabaseError) return error;
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100") {
    return new EmbeddedDatabaseError("failed", fullDisk(dataDir), { cause: error });
  }
  if (code === null || !unusable.has(code)) return error;
  const path =
    error instanceof Error && "path" in error && typeof error.path === "string"
      ? error.path
      : dataDir;
  return new EmbeddedDatabaseError(
    "not-permitted",
    `DATA_DIR is ${dataDir}, and ${path} cannot be written (${code}). Make it a folder this user may write, or choose another DATA_DIR.`,
    { cause: error },
  );
}

/** How PostgreSQL's own words tell of a full disk. */
export const NO_ROOM = /no space left|disk quota exceeded/i;

/** Said wherever there is no room left for the data. */
export function fullDisk(dataDir: string): string {
  return `The disk of ${dataDir} is full. Make room on it, or choose another DATA_DIR.`;
}
