import { createHash } from "node:crypto";
import { mailboxOf } from "#shared/email-address.ts";

/**
 * The key under which tries at what no account has are counted: by exactly the text that accounts are looked for by, so
 * that they are counted as tries at an account would be.
 */
export function exactKey(identifier: string): string {
  return createHash("sha256").update(identifier.toLowerCase()).digest("base64url");
}

/**
 * The key under which calls about one address or username are counted, whoever makes them: a mailbox is one however it
 * is spelled. Hashed, so that the table of counters holds nobody's address.
 */
export function targetKey(identifier: string): string {
  return createHash("sha256").update(mailboxOf(identifier)).digest("base64url");
}
