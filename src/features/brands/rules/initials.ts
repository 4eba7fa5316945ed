/** What stands for a logo: the first letters of the first two words, or the first two of the only one. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = "", second] = words;
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [firstOf(first), firstOf(second)];
  return letters.join("").toUpperCase();
}

function firstOf(word: string): string {
  return Array.from(word)[0] ?? "";
}
