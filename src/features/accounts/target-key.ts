import { createHash } from "node:crypto";
import { mailboxOf } from "#shared/email-address.ts";

/**
 * The key under which calls about one address or username are counted, whoever makes them: a mailbox is one however it
 * is spelled. Hashed, so that the table of counters holds nobody's address.
 */
export function targetKey(identifier: string): string {
  return createHash("sha256").update(mailboxOf(identifier)).digest("base64url");
}
