import type { Skill } from "../curriculum/skill.ts";
import type { Locale } from "#shared/locale.ts";
import { findTopicsWithin, stemsOf, tellingWords } from "./acts/notions.ts";
import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { aboutTheme } from "./acts/theme.ts";
import { layOutAbout, layOutAsked } from "./lay-out.ts";
import { limitsOf } from "./obey-limits.ts";

/** Whoever asks for a topic gets so many problems more of it, unless they skip them or have mastered it. */
const problemsOnChosen = 3;

/** Titles that are named where a topic was not found. */
const named = 4;

/** What is not wanted, with the word or two that name it. */
const refused =
  /(?<!\p{L})(?:(?:bored?|bord|tired|sick|enough|done|over) (?:of|with)|not|no more|except|anything but|other than|instead of|rather than|hart[oa] de|cansad[oa] de|aburrid[oa] (?:de|con)|basta de|sin|menos|excepto|no(?: quiero)?(?: m[aá]s)?|en (?:vez|lugar) de|don'?t (?:feel like|want|wanna)|no tengo ganas de)(?: the| my| las?| los?| el| esta?s?| these| this)? \p{L}+(?: \p{L}+)?/giu;

/** Another topic is asked for, whichever. */
export const anotherTopic =
  /(?<!\p{L})(?:(?:an)?other|different|new|change|switch|otr[oa]s?|nuev[oa]|distint[oa]|cambi\p{L}+|qu[eé]|what)(?: \p{L}+)? (?:topics?|subjects?|temas?)(?!\p{L})/iu;

/** Who says so wishes for a topic, whatever else the sentence may be taken for: "lets do world war 1", "i want a different topic". */
const surely =
  /(?<!\p{L})(?:let'?s do|can (?:we|i|u|you) (?:do|have|learn|practi[cs]e)|could (?:we|i) do|i (?:wanna|want to|want) (?:do|learn|practi[cs]e|have|a)|i'?d rather|podemos (?:hacer|ver|practicar)|puedo hacer|quiero (?:hacer|ver|practicar|aprender)|vamos (?:a hacer|con)|hagamos|(?:a|another) different topic|prefiero)(?!\p{L})/iu;

/** Wishes to bring a problem of one's own, whatever it is about. */
export function wishesOwn(text: string): boolean {
  return /(?<!\p{L})(?:(?:do|bring|want(?:ed)?|have|try) my (?:own|problem|homework|hw)|my own(?: problem| one)?|i (?:said i )?(?:have|got) (?:some |my )?(?:hw|homework)|(?:tengo|traigo) (?:una |mi |la )?tarea|(?:mi propio|un) problema m[ií]o|mi propio problema)(?!\p{L})/iu.test(
    text,
  );
}

/** Whether a message surely wishes for a topic that there is, other than the one at hand. */
export function wishesTopic({ skills, locale, state }: Situation, text: string): boolean {
  if (!surely.test(text) || wishesOwn(text)) return false;
  const [found] = findTopicsWithin(
    text.replaceAll(refused, " ").replace(surely, " "),
    skills,
    locale,
  );
  const atHand = state.problem?.item.skillId ?? state.lastSkillId;
  return found !== undefined && found.id !== atHand && isTitled(found, text, locale);
}

function isTitled({ words }: Skill, text: string, locale: Locale): boolean {
  const title = new Set(stemsOf(words.title[locale]));
  return tellingWords(text, locale).some((word) => stemsOf(word).some((stem) => title.has(stem)));
}

/** What is wished for is named behind these: "something with animals", "sí pero con cosas de animales". */
const wish =
  /(?<!\p{L})(?:(?:something|stuff|things|one|ones|more|but) (?:with|about|on|of)|(?:algo|cosas|m[aá]s|un[oa]s?|otr[oa]s?|pero)(?: (?:de|con|sobre|cosas))+|can we do|i want|quiero|ponme|dame)(?!\p{L})/iu;

/** A problem of a topic that a text wishes for in a few words; null where it wishes for none that there is. */
export function topicWished(situation: Situation, text: string): Decision | null {
  if (!wish.test(text)) return null;
  const { skills, locale } = situation;
  return findTopicsWithin(text.replaceAll(refused, " "), skills, locale).length > 0
    ? takeTopic(situation, text)
    : takeTheme(situation, text);
}

/** A problem that tells of what a text wishes for, where that is no topic but a kind of things; null where there is none. */
function takeTheme(situation: Situation, text: string): Decision | null {
  const isAbout = aboutTheme(text.replaceAll(refused, " "), situation.locale);
  if (!isAbout || limitsOf(situation).closing) return null;
  const laid = layOutAbout(situation, isAbout);
  return laid && decided(laid.state, [laid.move]);
}

/** Lays out a problem of the topic that a text names; where it names none of the subject's, some are named. */
export function takeTopic(situation: Situation, text: string): Decision {
  const { skills, locale } = situation;
  // "Another topic, not fractions" names what is not wanted.
  const unwanted = findTopicsWithin((text.match(refused) ?? []).join(" "), skills, locale);
  const wanted = findTopicsWithin(
    text.replaceAll(refused, " ").replace(surely, " "),
    skills,
    locale,
  );
  const found = wanted.filter((skill) => !unwanted.includes(skill));
  if (unwanted.length > 0 && !found[0]) return nameSome(situation, unwanted);
  const themed = found[0] ? null : takeTheme(situation, text);
  if (themed) return themed;
  if (!found[0] && !anotherTopic.test(text) && tellingWords(text, locale).length > 0)
    return nameSome(situation, [], true);
  return take(situation, found[0]);
}

/** Lays out a problem of the skill that was chosen on the map of topics. */
export function takeSkill(situation: Situation, skillId: string): Decision {
  return take(
    situation,
    situation.skills.find((skill) => skill.id === skillId),
  );
}

function take(situation: Situation, skill: Skill | undefined): Decision {
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  if (skill) {
    const laid = layOutAsked(situation, skill, "topic");
    const chosen = { skillId: skill.id, left: problemsOnChosen };
    return decided({ ...laid.state, chosen }, [laid.move]);
  }
  return nameSome(situation, []);
}

/** Names some topics to choose from: those nearest to the student's grade, but the open one and those not wanted. */
function nameSome(
  { learner, skills, state }: Situation,
  unwanted: readonly Skill[],
  isUnknown = false,
): Decision {
  const grade = learner.grade ?? 6;
  const near = skills
    .filter((skill) => !unwanted.includes(skill) && skill.id !== state.lastSkillId)
    .toSorted((a, b) => distance(a.grades, grade) - distance(b.grades, grade));
  const shown = near.slice(0, named);
  const titles = shown.map(({ words }) => words.title);
  return decided(state, [
    { kind: "topics", titles, skillIds: shown.map(({ id }) => id), isUnknown },
  ]);
}

function distance([low, high]: readonly [number, number], grade: number): number {
  return Math.max(0, low - grade, grade - high);
}
