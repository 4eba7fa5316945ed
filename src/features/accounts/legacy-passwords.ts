import { createHash, timingSafeEqual } from "node:crypto";

/** A SHA-256 hash as another system stored it: 64 hexadecimal digits, perhaps with "sha256:" before. */
const legacyHash = /^(?:sha256:)?([0-9a-f]{64})$/i;

/** Whether a stored hash is an imported one, which only the salt of the system it came from can check. */
export function isLegacyHash(stored: string): boolean {
  return legacyHash.test(stored);
}

/**
 * Whether a password is the one behind an imported hash. Browsers of that system hashed the password with one
 * fixed salt; whether before or after it is not known, so both are tried, always both and in constant time.
 */
export function matchesLegacyHash(stored: string, password: string, salt: string): boolean {
  const expected = Buffer.from(legacyHash.exec(stored)?.[1] ?? "", "hex");
  const candidates = [salt + password, password + salt].map((text) =>
    createHash("sha256").update(text, "utf8").digest(),
  );
  const equal = candidates.map(
    (candidate) => candidate.length === expected.length && timingSafeEqual(candidate, expected),
  );
  return equal.includes(true);
}
