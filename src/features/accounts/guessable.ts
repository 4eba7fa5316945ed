import commonPasswords from "#content/common-passwords.json" with { type: "json" };
import { site } from "#shared/site.ts";

const common = new Set(commonPasswords);

/** Shorter parts of names stand in many words. */
const partMin = 3;

/** So many letters beside the own words are a word of their own. */
const restMin = 4;

/** How long a piece may be that a password only repeats. */
const pieceMax = 3;

/**
 * Why a password of the right length is still too easy to guess, as a key of the `fields` messages: it is
 * among the most common ones, it repeats a short piece or runs through letters in order, or it is made of the words that
 * everybody knows about its account: the name, the username, the address, the academy's name. Null where none holds.
 */
export function guessableProblem(
  password: string,
  own: readonly (string | null)[],
): "passwordCommon" | "passwordSimple" | "passwordIsName" | null {
  const lower = password.normalize("NFC").toLowerCase();
  if (common.has(lower)) return "passwordCommon";
  if (isSimple(Array.from(lower))) return "passwordSimple";
  return isMadeOf(lower, own) ? "passwordIsName" : null;
}

function isSimple(characters: readonly string[]): boolean {
  const repeats = Array.from({ length: pieceMax }, (_, i) => i + 1).some((piece) =>
    characters.every((character, i) => i < piece || character === characters[i - piece]),
  );
  if (repeats || new Set(characters).size <= 2) return true;
  const steps = characters
    .slice(1)
    .map((character, i) => (character.codePointAt(0) ?? 0) - (characters[i]?.codePointAt(0) ?? 0));
  return steps.every((step) => step === steps[0] && Math.abs(step) === 1);
}

/** Whether hardly a letter is left of a password without the words of its account: a year and a sign add nothing. */
function isMadeOf(password: string, own: readonly (string | null)[]): boolean {
  const given = own.flatMap((text) => (text === null ? [] : [text.normalize("NFC").toLowerCase()]));
  if (given.includes(password)) return true;
  const letters = bare(password);
  const parts = [...given, site.name.toLowerCase()].flatMap(partsOf);
  const longestFirst = [...new Set(parts)].toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, " "), letters);
  return rest !== letters && rest.replaceAll(/[^\p{L}]/gu, "").length < restMin;
}

/** Letters and digits without accents. */
function bare(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The words of a name, a username or an address, and all of them in one. */
function partsOf(text: string): string[] {
  const name = text.split("@")[0] ?? "";
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  const withoutDigits = words.map((word) => word.replaceAll(/\p{N}+/gu, ""));
  return [name, ...words, ...withoutDigits].map(bare).filter((part) => part.length >= partMin);
}
