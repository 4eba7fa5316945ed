import { createHash } from "node:crypto";
import { forgetSecret, readSecret } from "#platform/secrets.ts";

const secretName = "admin-default-password";

/** No character that could be taken for another, and none that is hard to find on a keyboard. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 5;
const groupLength = 4;

/**
 * The default password of this installation: 20 characters of 31 (99 bits), in groups to be read off and typed.
 * The same at every start until it is used.
 */
export async function readDefaultPassword(dataDir: string): Promise<string> {
  const secret = await readSecret(dataDir, secretName);
  const characters: string[] = [];
  for (let round = 0; characters.length < groups * groupLength; round++) {
    const bytes = createHash("sha256").update(secret).update(`password ${round}`).digest();
    for (const byte of bytes) {
      // Bytes from the last whole multiple on are left out, so that each character is as likely as any.
      if (byte >= 256 - (256 % alphabet.length)) continue;
      characters.push(alphabet[byte % alphabet.length] ?? "");
    }
  }
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * groupLength, (group + 1) * groupLength).join(""),
  ).join("-");
}

/** Once it is somebody's password, no file holds it. */
export function forgetDefaultPassword(dataDir: string): Promise<void> {
  return forgetSecret(dataDir, secretName);
}
