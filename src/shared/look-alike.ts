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

/** Letters of other scripts that are drawn as Latin ones, and what they are read as. */
const drawnAs = {
  from: "авекмнорстухіјѕԁԛԝһгпӏαβεικνορτυχηγıɑɡłøđƒ",
  to: "abekmhopctyxijsdqwhrnlabeikvoptuxnyiaglodf",
} as const;

/** The letters and digits of a text as they are read, whatever script and marks they have. */
export function lettersOf(text: string): string {
  const bare = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return Array.from(bare, (letter) => {
    const at = Array.from(drawnAs.from).indexOf(letter);
    return at < 0 ? letter : (drawnAs.to[at] ?? "");
  })
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join("");
}

/** Whether a name is read as a word, however it is written. */
export function readsAs(name: string, word: string): boolean {
  const [one, two] = [lettersOf(name), lettersOf(word)];
  return one === two || looksLike(one, two);
}
