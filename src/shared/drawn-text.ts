/**
 * What a name may not hold: what is not drawn, or turns the direction of what follows, would make one name pass for
 * another.
 */
export const drawn =
  /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]*$/u;

/**
 * Without the joiners that Persian, the languages of India and others write between letters: they are no letters, and change
 * how those beside them are drawn. Scripts that have no use for them keep theirs, where they would only hide.
 */
export function withoutJoiners(text: string): string {
  return text.replaceAll(joiners, "");
}

const joiners =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D](?=[\p{L}\p{M}])(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])/gu;

/** Dots of other scripts that browsers read as the one in a web address (UTS 46). */
const dots = /[.\u3002\uFF0E\uFF61]/gu;

/** As many digits as a phone number has at least, with what is written between them. A year is none. */
const phoneNumber = /\p{Nd}(?:[\s()+./-]*\p{Nd}){5}/u;

/**
 * Whether a text holds what an e-mail program makes a link of: an address of a page or of a mailbox, a phone number, or
 * words joined by a dot as in "evil.example". An initial is none: "J. R. R. Tolkien", "J.R.R. Tolkien".
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll(dots, ".");
  if (phoneNumber.test(plain)) return true;
  return /:\/\/|@|\bwww\.|[\p{L}\p{M}\p{N}]\.(?:[\p{L}\p{M}]{2}|xn--|\d+\.\d)/iu.test(plain);
}

/**
 * Whether a text holds a small letter without a capital. They are notation, of sounds or of formulas ("ᴀ", "𝐚"), belong to no
 * alphabet that people write, and are drawn as letters that they are not.
 */
export function holdsNotation(text: string): boolean {
  return Array.from(text).some((sign) => /\p{Ll}/u.test(sign) && sign.toUpperCase() === sign);
}
