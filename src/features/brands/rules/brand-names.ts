import { glanceOf, lettersOf, looksLike } from "#shared/look-alike.ts";
import { shippedFacts, site } from "#shared/site.ts";

/** Words that a name has beside what it is called: with them the academy's own name is still the academy's. */
const common = new Set(
  "the el la los las ai ia academy academia tutor tutors tutoring tutores tutoria school escuela learning official oficial support soporte help ayuda team equipo".split(
    " ",
  ),
);

/** Words that are written onto the academy's name: "FaroKids". Not the articles: a "farola" is only a street lamp. */
const suffixes =
  "ai ia academy academia tutor tutors tutoring tutores tutoria school schools escuela escuelas learning learn official oficial support soporte help ayuda team equipo online kids ninos aula aulas class classes clase clases lessons lecciones study estudio education educacion app web plus pro math maths mates".split(
    " ",
  );

/** A name as two that are written alike have it. */
function plain(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Whether a brand's name is the academy's own, has it as a word, or can pass for it. */
export function isLikeAcademy(name: string, academyNames: readonly string[]): boolean {
  const words = name.split(/[\s\p{P}\p{S}]+/u).map(lettersOf);
  const called = words.filter((word) => !common.has(word)).join("");
  const joined = lettersOf(name);
  return [site.name, shippedFacts.name, ...academyNames].some((own) => {
    const ours = lettersOf(own);
    return [called, joined, ...words].some(
      (one) => one === ours || looksLike(one, ours) || isOursWithMore(one, ours),
    );
  });
}

/** Whether letters are the academy's name, after an article perhaps, with nothing but words of ours after it. */
function isOursWithMore(letters: string, ours: string): boolean {
  return (
    beginsWith(letters, ours, suffixes) || beginsWith(glanceOf(letters), glanceOf(ours), atAGlance)
  );
}

/** At a glance "ia" is "la": the shortest are compared letter by letter alone. */
const atAGlance = suffixes.filter(({ length }) => length > 2).map(glanceOf);

function beginsWith(letters: string, ours: string, more: readonly string[]): boolean {
  return ["", "the", "el"].some((article) => {
    const start = article + ours;
    return letters.startsWith(start) && consistsOf(letters.slice(start.length), more);
  });
}

function consistsOf(rest: string, more: readonly string[]): boolean {
  return (
    rest === "" ||
    more.some((one) => rest.startsWith(one) && consistsOf(rest.slice(one.length), more))
  );
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
