import { lettersOf, looksLike } from "#shared/look-alike.ts";
import { site } from "#shared/site.ts";

/** Words that a name has beside what it is called: with them the academy's own name is still the academy's. */
const common = new Set(
  "the el la los las ai ia academy academia tutor tutors tutoring tutores tutoria school escuela learning official oficial support soporte help ayuda team equipo".split(
    " ",
  ),
);

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
