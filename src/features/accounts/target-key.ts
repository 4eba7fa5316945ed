import { createHash } from "node:crypto";

/**
 * The key under which calls about one address or username are counted, whoever makes them. Hashed, so that the
 * table of counters holds nobody's address.
 */
export function targetKey(identifier: string): string {
  return createHash("sha256").update(identifier.toLowerCase()).digest("base64url");
}
