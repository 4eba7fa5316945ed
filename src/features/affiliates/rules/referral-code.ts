import { referralCodePrefix } from "#shared/constants.ts";

/** Without 0, 1, I, L and O, which people mix up when they read a code aloud. 31 characters. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * A new referral code (K-07): the fixed prefix, two letters of the first name, two of the last, and six random
 * characters. Accents are taken off ("Íñ" gives IN); a name without enough Latin letters is filled up with X.
 */
export function createReferralCode(firstName: string, lastName: string): string {
  return referralCodePrefix + twoLetters(firstName) + twoLetters(lastName) + randomPart(6);
}

function twoLetters(name: string): string {
  const letters = name
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "");
  return letters.slice(0, 2).padEnd(2, "X");
}

/** Bytes that would favour the first characters are thrown again. */
function randomPart(length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length] ?? "";
    }
  }
  return text;
}
