import askingWords from "#content/acts/asking-words.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import type { Skill } from "../../curriculum/skill.ts";
import { sentencesOf } from "./sentences.ts";

/** What the lessons say, piece by piece. */
type Passage = {
  skillId: string;
  /** What is said: a sentence of a lesson, or a term with its meaning. */
  text: string;
  /** The term whose meaning this is; null for a sentence of a lesson. */
  term: string | null;
  stems: ReadonlySet<string>;
};

type Library = { passages: readonly Passage[]; passagesWith: ReadonlyMap<string, number> };

/** Letters that tell a word from another; what comes after is mostly its ending. */
const stemLength = 5;

/** The stems of a text's words, in order; formulas are passed over. */
export function stemsOf(text: string): string[] {
  const plain = text
    .replaceAll(/\$[^$]*\$/g, " ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
  return (plain.match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, stemLength));
}

const libraries = new WeakMap<readonly Skill[], Map<Locale, Library>>();

function libraryOf(skills: readonly Skill[], locale: Locale): Library {
  const known = libraries.get(skills) ?? new Map<Locale, Library>();
  libraries.set(skills, known);
  const built = known.get(locale) ?? build(skills, locale);
  known.set(locale, built);
  return built;
}

function build(skills: readonly Skill[], locale: Locale): Library {
  const passages = skills.flatMap((skill): Passage[] => [
    ...(skill.words.glossary?.[locale] ?? []).map(({ term, meaning }) =>
      passage(skill.id, `${capital(term)}: ${meaning}.`, term),
    ),
    ...sentencesOf(skill.words.lesson[locale]).map((sentence) => passage(skill.id, sentence, null)),
  ]);
  const passagesWith = new Map<string, number>();
  for (const { stems } of passages) {
    for (const stem of stems) passagesWith.set(stem, (passagesWith.get(stem) ?? 0) + 1);
  }
  return { passages, passagesWith };
}

function passage(skillId: string, text: string, term: string | null): Passage {
  return { skillId, text, term, stems: new Set(stemsOf(text)) };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How much more a passage of the skill at hand counts, and a term that is asked for by name. */
const nearer = 1.3;
const termWeight = 2;

/** How much of what is asked, by weight, a passage's library must know: of what no lesson names nothing is invented. */
const knownShare = 0.5;

/** How much of what is asked, by weight, the meaning of another skill's term must have, where nobody named the term. */
const otherTermShare = 0.6;

/** How much of what is asked, by weight, a passage must have to be its answer. */
const coveredShare = 0.4;

/** Stems of words of asking, which tell nothing of what is asked about. */
export const asking: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(stemsOf(askingWords.en)),
  es: new Set(stemsOf(askingWords.es)),
};

/** The words of a question that tell what it asks about, as they were typed. */
export function tellingWords(question: string, locale: Locale): string[] {
  const words = question.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => stemsOf(word).every((stem) => !asking[locale].has(stem)));
}

/**
 * What the lessons say that answers a question best; null where most of what it asks about is not theirs. A word counts the
 * more, the fewer passages have it (Robertson and Zaragoza 2009), and the passage must have the most telling one.
 * `skillId` is what is worked on now.
 */
export function findNotion(
  question: string,
  {
    skills,
    locale,
    skillId,
    told,
  }: {
    skills: readonly Skill[];
    locale: Locale;
    skillId: string | null;
    /** What was told before and is not told again. */
    told: readonly string[];
  },
): string | null {
  const { passages, passagesWith } = libraryOf(skills, locale);
  const asked = new Set(stemsOf(question).filter((stem) => !asking[locale].has(stem)));
  const weightOf = (stem: string) => {
    const count = passagesWith.get(stem) ?? 0;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };
  const known = [...asked].filter((stem) => passagesWith.has(stem));
  const sumOf = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + weightOf(stem), 0);
  if (known.length === 0 || sumOf(known) < knownShare * sumOf(asked)) return null;
  const telling = known.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? "";
  const wanted = otherTermShare * sumOf(asked);
  let best: { at: number; score: number } | null = null;
  for (const [at, { stems, term, skillId: of }] of passages.entries()) {
    if (!stems.has(telling) || told.includes(withNext(passages, at) ?? "")) continue;
    // A sentence of another lesson speaks of something else, and so does one that has a single word of several.
    if (term === null && skillId !== null && of !== skillId) continue;
    const shared = known.filter((stem) => stems.has(stem)).length;
    if (term === null && asked.size > 1 && shared < 2) continue;
    let score = sumOf([...asked].filter((stem) => stems.has(stem)));
    if (score < coveredShare * sumOf(asked)) continue;
    const isTermAsked = term !== null && stemsOf(term).every((stem) => asked.has(stem));
    // A term of another lesson answers where it is named, or most of what is asked is in its meaning.
    const isMeant = isTermAsked || of === skillId || (shared > 1 && score >= wanted);
    if (term !== null && !isMeant) continue;
    if (of === skillId) score *= nearer;
    if (isTermAsked) score *= termWeight;
    if (!best || score > best.score) best = { at, score };
  }
  if (!best) return null;
  return withNext(passages, best.at);
}

/** Words that an answer may have. */
const wordsMax = 38;

/** A passage, with the sentence after it where both together are short. */
function withNext(passages: readonly Passage[], at: number): string | null {
  const found = passages[at];
  if (!found) return null;
  const next = passages[at + 1];
  if (found.term !== null || !next || next.term !== null || next.skillId !== found.skillId)
    return found.text;
  const both = `${found.text} ${next.text}`;
  return both.split(/\s+/).length <= wordsMax ? both : found.text;
}

/** How much of a title, by weight, a text must have to name it. */
const namedShare = 0.5;

/** The skill whose title a text surely names: by its most telling word and at least half of it; null where it names none. */
export function namedTopic(text: string, skills: readonly Skill[], locale: Locale): Skill | null {
  const [first] = findTopics(text, skills, locale);
  if (!first) return null;
  const countOf = (stem: string) =>
    skills.filter(({ words }) => stemsOf(words.title[locale]).includes(stem)).length;
  const weightOf = (stem: string) => Math.log(1 + skills.length / Math.max(1, countOf(stem)));
  const title = stemsOf(first.words.title[locale]).filter((stem) => !asking[locale].has(stem));
  const said = new Set(stemsOf(text));
  const sumOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const share = sumOf(title.filter((stem) => said.has(stem))) / Math.max(1, sumOf(title));
  return share >= namedShare ? first : null;
}

/** What a topic is called when none is named. */
const topicWords: ReadonlySet<string> = new Set(
  stemsOf(
    "topic topics tema temas subject materia sat act test tests exam examen prueba question reading writing grammar math maths lectura learn learning teach about know something stuff things thing want please now today ahora hoy aprender ense\u00f1ame ense\u00f1a saber algo cosas quiero porfa",
  ),
);

/** The skills whose titles have the most of a text's words, best first; none where no title has a telling one. */
export function findTopics(text: string, skills: readonly Skill[], locale: Locale): Skill[] {
  const scores = scoresOf(skills, titleIn(locale), topicStems(text, locale), commonShare);
  return [...scores.keys()].toSorted(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );
}

function titleIn(locale: Locale): (skill: Skill) => string {
  return ({ words, id }) => `${words.title[locale]} ${id}`;
}

/** How much more a word of a title counts than one of a skill's terms and questions. */
const titleWeight = 3;

/**
 * The same by titles, terms and questions together: "second degree equations, by factoring" is nearer to the skill whose
 * questions have all of it than to one whose title has a word. Where no title has any, most of the words must be there.
 */
export function findTopicsWithin(text: string, skills: readonly Skill[], locale: Locale): Skill[] {
  const asked = topicStems(text, locale);
  const byTitle = scoresOf(skills, titleIn(locale), asked, commonShare);
  // One word of several may stand anywhere.
  const byContents = scoresOf(skills, ({ words }) => contentsOf(words, locale), asked, rareShare);
  const scoreOf = (skill: Skill) =>
    titleWeight * (byTitle.get(skill) ?? 0) + (byContents.get(skill) ?? 0);
  const isTitled = byTitle.size > 0;
  return [...new Set([...byTitle.keys(), ...byContents.keys()])]
    .filter((skill) => {
      if (byTitle.has(skill)) return true;
      const there = new Set(stemsOf(contentsOf(skill.words, locale)));
      const held = [...asked].filter((stem) => there.has(stem)).length;
      return isTitled ? asked.size > 1 && held === asked.size : held > asked.size / 2;
    })
    .toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

function topicStems(text: string, locale: Locale): ReadonlySet<string> {
  return new Set(
    stemsOf(text).filter((stem) => !asking[locale].has(stem) && !topicWords.has(stem)),
  );
}

/** A word of more than this share of the skills names none of them: in terms and questions, and in titles. */
const rareShare = 0.15;
const commonShare = 0.5;

function contentsOf({ glossary, questions, why }: Skill["words"], locale: Locale): string {
  const terms = (glossary?.[locale] ?? []).map(({ term }) => term);
  return [
    why[locale],
    ...terms,
    ...(questions?.[locale] ?? []).map(({ asked: [first = ""] }) => first),
  ].join(" ");
}

/** How much of what is asked the text of each skill has, where it has any: a word counts the more, the fewer have it. */
function scoresOf(
  skills: readonly Skill[],
  textOf: (skill: Skill) => string,
  asked: ReadonlySet<string>,
  shareMax: number,
): Map<Skill, number> {
  const texts = skills.map((skill) => ({ skill, stems: new Set(stemsOf(textOf(skill))) }));
  const weightOf = (stem: string) => {
    const count = texts.filter(({ stems }) => stems.has(stem)).length;
    const isTelling = count > 0 && count <= Math.max(1, shareMax * texts.length);
    return isTelling ? Math.log(1 + texts.length / count) : 0;
  };
  const weights = new Map([...asked].map((stem) => [stem, weightOf(stem)]));
  const scores = new Map<Skill, number>();
  for (const { skill, stems } of texts) {
    let score = 0;
    for (const [stem, weight] of weights) if (stems.has(stem)) score += weight;
    if (score > 0) scores.set(skill, score);
  }
  return scores;
}
