/** Characters that are read as others, and what they are read as; a hyphen is overlooked. */
const readAs = { from: "01i358-", to: "ollesb" } as const;

/** Pairs that are read as one letter. */
const pairs = [
  ["rn", "m"],
  ["vv", "w"],
] as const;

/** How a name looks at a glance: two names that look alike have the same one. */
export function glanceOf(name: string): string {
  const single = Array.from(name, (character) => {
    const at = readAs.from.indexOf(character);
    return at < 0 ? character : (readAs.to[at] ?? "");
  }).join("");
  return pairs.reduce((glance, [pair, one]) => glance.replaceAll(pair, one), single);
}

/** Whether a name can pass for another one. */
export function looksLike(name: string, other: string): boolean {
  return name !== other && glanceOf(name) === glanceOf(other);
}
