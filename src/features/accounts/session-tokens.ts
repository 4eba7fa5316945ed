import { createHash, randomBytes } from "node:crypto";

/** The hash under which a token stands in the database. A token has 256 random bits, so it needs no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits, for whoever holds them alone to prove it later. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}
