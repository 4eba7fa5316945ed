/** What takes back what stood before it, and what is meant instead behind it. */
const takesBack =
  /^(.*?)[\s,.;:?!…]+(?:(?:oh |um+ |uh )?(?:no,? wait|wait,? no|no no|actually,? no|scratch that|i mean|(?:no,? )?espera,? no|no,? espera|perd[oó]n,? (?:era|es|digo)|(?:no,? )?digo|quise decir|mejor dicho))[\s,.:;!]+(.+)$/isu;

/** More words stand by themselves, and say more than another value. */
const wordsMax = 4;

/**
 * What a message says in the end, where it takes back a value or a place for another: "n = 14? wait no 16", "3? no wait 4".
 * The message itself where it takes nothing back.
 */
export function withoutTakenBack(text: string): string {
  const [, before = "", after = ""] = takesBack.exec(text) ?? [];
  const isValue = (part: string) => /\d/u.test(part) && !/\p{L}{2}\S*(?:\s+\S+){6}/u.test(part);
  const words = after.match(/\S+/gu) ?? [];
  return isValue(before) && /\d/u.test(after) && words.length <= wordsMax && !/[?¿]/u.test(after)
    ? after.trim()
    : text;
}
