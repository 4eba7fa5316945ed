import unhomoglyph from "unhomoglyph";

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

/** The letters and digits of a text as they are read, whatever script and marks they have. */
export function lettersOf(text: string): string {
  return Array.from(withoutMarks(text), drawnAs)
    .join("")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The Latin letter as which another one is drawn, small or capital (Unicode Technical Standard 39); else itself. */
function drawnAs(letter: string): string {
  if (plainLetters.test(letter)) return letter;
  const forms = [letter, letter.toUpperCase()].map((form) => withoutMarks(unhomoglyph(form)));
  return forms.find((form) => plainLetters.test(form)) ?? letter;
}

const plainLetters = /^[a-z0-9]+$/;

function withoutMarks(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Whether a name is read as a word, however it is written. */
export function readsAs(name: string, word: string): boolean {
  const [one, two] = [lettersOf(name), lettersOf(word)];
  return one === two || looksLike(one, two);
}
