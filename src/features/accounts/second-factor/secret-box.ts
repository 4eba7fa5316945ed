import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { readSecret } from "#platform/secrets.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * A secret as it may stand in the database: who reads that alone, or a copy of it, learns nothing. It opens for the profile it
 * was closed for and no other.
 */
export async function closeSecret(
  dataDir: string,
  profileId: string,
  secret: string,
): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await readSecret(dataDir, "second-factor"), iv);
  cipher.setAAD(Buffer.from(profileId));
  const closed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString("base64url");
}

/** What `closeSecret` closed. Throws where it was closed for another, by another installation, or was changed. */
export async function openSecret(
  dataDir: string,
  profileId: string,
  closed: string,
): Promise<string> {
  const bytes = Buffer.from(closed, "base64url");
  const key = await readSecret(dataDir, "second-factor");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(profileId));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString("utf8");
}
