import { site } from "#shared/site.ts";
import { looksLike } from "./look-alike.ts";

/** Letters of other scripts that are drawn as Latin ones, and what they are read as. */
const drawnAs = {
  from: "авекмнорстухіјѕԁԛԝһгпӏαβεικνορτυχηγıɑɡłøđƒ",
  to: "abekmhopctyxijsdqwhrnlabeikvoptuxnyiaglodf",
} as const;

/** Words that a name has beside what it is called: with them the academy's own name is still the academy's. */
const common = new Set(
  "the el la los las ai ia academy academia tutor tutors tutoring tutores tutoria school escuela learning official oficial support soporte help ayuda team equipo".split(
    " ",
  ),
);

/** The letters and digits of a text as they are read, whatever script and marks they have. */
function lettersOf(text: string): string {
  const bare = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return Array.from(bare, (letter) => {
    const at = Array.from(drawnAs.from).indexOf(letter);
    return at < 0 ? letter : (drawnAs.to[at] ?? "");
  })
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join("");
}

/** A name as two that are written alike have it. */
function plain(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Whether a brand's name is the academy's own, or can pass for it. */
export function isLikeAcademy(name: string, academyNames: readonly string[]): boolean {
  const words = name.split(/[\s\p{P}\p{S}]+/u).map(lettersOf);
  const called = words.filter((word) => !common.has(word)).join("");
  return [site.name, ...academyNames].some((own) => {
    const ours = lettersOf(own);
    return [called, lettersOf(name)].some((one) => one === ours || looksLike(one, ours));
  });
}

/** Whether a brand's name is written otherwise than another's and reads as it. */
export function isDisguised(name: string, other: string): boolean {
  if (isSameName(name, other)) return false;
  const [one, two] = [lettersOf(name), lettersOf(other)];
  return one !== "" && (one === two || looksLike(one, two));
}

/** Whether two brands are called the same: two partners of one school may be. */
export function isSameName(name: string, other: string): boolean {
  return plain(name) === plain(other);
}
