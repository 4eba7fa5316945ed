import common from "#content/acts/common-questions.json" with { type: "json" };
import chatSpelling from "#content/vocabulary/chat-spelling.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import type { Act } from "../../acts/acts.ts";
import type { Skill } from "../../curriculum/skill.ts";
import type { Situation } from "../decision.ts";
import type { ReadMessage } from "../read-message.ts";
import { textOf } from "../text-of-item.ts";
import { asking } from "./notions.ts";

/** An answer that was written for a question, and how near the question comes to it, 0 to 1. */
export type Foreseen = {
  skillId: string;
  say: string;
  nearness: number;
  /** The question that it answers, in its nearest wording; null where the answer itself says what it is about. */
  question: string | null;
  /** Whether it may be told without that question: the message asks just that. */
  isSure: boolean;
  /** The stems in any of its wordings. */
  asked: ReadonlySet<string>;
};

/** How a text is compared: stems of words, pairs of them and threes of letters, each with how much it counts. */
type Features = ReadonlyMap<string, number>;

/** A question that was foreseen. */
type Entry = {
  skillId: string;
  say: string;
  /** Whether it may be asked of any skill, so that it is answered of the one at hand alone. */
  isCommon: boolean;
  /** Asks what a term of the lesson means. */
  isTerm: boolean;
  /** How it is asked. */
  texts: readonly string[];
  /** Its wordings, weighed to length 1: worked out when first asked for, for most never are. */
  wordings: () => readonly Features[];
  /** The stems in any of its wordings, and those in its answer. */
  asked: ReadonlySet<string>;
  said: ReadonlySet<string>;
};

type Index = {
  entries: readonly Entry[];
  tellingOf: (feature: string) => number;
  /** How much a stem marks few skills, 0 to 1: what is asked in all of them tells nothing. */
  markingOf: (stem: string) => number;
  /** What a word is meant to be, among those that questions are asked in. */
  known: Speller;
};

/** From this nearness on a question of the skill at hand is the one that was foreseen. */
const nearEnough = 0.43;
/** The same for a question of another skill. */
const nearEnoughElsewhere = 0.72;
/** The same for what may be asked of any skill, whose words stand in many questions. */
const nearEnoughCommon = 0.85;

/**
 * How much a word tells at least, of the most that one can tell, that a question has in common with one that was foreseen:
 * "why do we" tells nothing.
 */
const tellingMin = 0.25;

/** How much a word tells, of the most that one can tell, that no question has: it may be a name, a slip, or "wait". */
const unknownTelling = 0.45;

/** How much a word of the answer counts, where no wording of the question has it. */
const saidShare = 0.5;

const indexes = new WeakMap<readonly Skill[], Map<Locale, Index>>();

function indexOf(skills: readonly Skill[], locale: Locale): Index {
  const known = indexes.get(skills) ?? new Map<Locale, Index>();
  indexes.set(skills, known);
  const built = known.get(locale) ?? build(skills, locale);
  known.set(locale, built);
  return built;
}

function build(skills: readonly Skill[], locale: Locale): Index {
  const written = skills.flatMap(({ id, words }) => [
    ...(words.questions?.[locale] ?? []).map((each) => ({
      ...each,
      id,
      isCommon: false,
      isTerm: false,
    })),
    ...(words.glossary?.[locale] ?? []).map(({ term, meaning }) => ({
      asked: common.meaning[locale].map((wording) => wording.replace("{{term}}", term)),
      say: `${capital(term)}: ${meaning}.`,
      id,
      isCommon: false,
      isTerm: true,
    })),
    { asked: common.useful[locale], say: words.why[locale], id, isCommon: true, isTerm: false },
  ]);
  const countOf = new Map<string, number>();
  for (const { asked, id, isCommon } of written) {
    // What every skill has counts once.
    if (isCommon && id !== skills[0]?.id) continue;
    const features = new Set(asked.flatMap((wording) => [...featuresOf(wordsIn(wording)).keys()]));
    for (const feature of features) countOf.set(feature, (countOf.get(feature) ?? 0) + 1);
  }
  const skillsWith = new Map<string, Set<string>>();
  for (const { asked, id } of written) {
    for (const stem of new Set(asked.flatMap(wordsIn).map(stemOf)))
      skillsWith.set(stem, (skillsWith.get(stem) ?? new Set()).add(id));
  }
  const markingOf = (stem: string) => {
    const count = skillsWith.get(stem)?.size;
    const most = Math.log(1 + skills.length / 2);
    return count === undefined ? 0 : Math.log(1 + skills.length / (1 + count)) / most;
  };
  const tellingMost = Math.log(1 + written.length / 2);
  const tellingOf = (feature: string) => {
    const count = countOf.get(feature);
    return count === undefined
      ? unknownTelling * tellingMost
      : Math.log(1 + written.length / (1 + count));
  };
  const entries = written.map(({ asked, say, id, isCommon, isTerm }): Entry => ({
    skillId: id,
    say,
    isCommon,
    isTerm,
    texts: asked,
    wordings: once(() => asked.map((wording) => weighed(featuresOf(wordsIn(wording)), tellingOf))),
    asked: new Set(asked.flatMap(wordsIn).map(stemOf)),
    said: new Set(wordsIn(say).map(stemOf)),
  }));
  const asked = written.flatMap((each) => each.asked.flatMap(wordsIn));
  return { entries, tellingOf, markingOf, known: spellerOf(new Set(asked)) };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Letters that tell a word from another; what comes after is mostly its ending. */
const stemLength = 5;

/** How much two words side by side count, and three letters side by side, which forgive a slip of the keyboard. */
const pairWeight = 0.6;
const lettersWeight = 0.25;

/** How chat spells words, in both languages. */
const spellings: ReadonlyMap<string, string> = new Map(Object.entries(chatSpelling));

/** The words, numbers and signs of a text, in small letters, without accents, as chat spells them written out. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const words = plain.match(/\p{L}+|\d+|[+\-*/^=<>%]/gu) ?? [];
  return words.flatMap((word) => (spellings.get(word) ?? word).split(" "));
}

const stemOf = (word: string) => word.slice(0, stemLength);

function featuresOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (feature: string, by: number) =>
    counts.set(feature, Math.max(counts.get(feature) ?? 0, by));
  let before = "";
  for (const word of words) {
    const stem = stemOf(word);
    add(stem, 1);
    if (before !== "") add(`${before} ${stem}`, pairWeight);
    before = stem;
    for (const three of threesOf(word)) add(`.${three}`, lettersWeight);
  }
  return counts;
}

/** The letters of a word by threes, with its edges. */
function threesOf(word: string): string[] {
  const edged = `_${word}_`;
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3));
}

/** What a word is meant to be: the one that is known and nearest to it, or itself. */
type Speller = (word: string) => string;

/** Shorter words are too like each other. */
const misspelledMin = 4;
/** How alike two words are that are meant to be the same (Dice's coefficient of their threes of letters). */
const sameWord = 0.5;

function spellerOf(known: ReadonlySet<string>): Speller {
  const stems = new Set([...known].map(stemOf));
  const wordsWith = new Map<string, string[]>();
  for (const word of known)
    for (const three of new Set(threesOf(word)))
      wordsWith.set(three, [...(wordsWith.get(three) ?? []), word]);
  return (word) => {
    if (word.length < misspelledMin || stems.has(stemOf(word))) return word;
    const shared = new Map<string, number>();
    const threes = new Set(threesOf(word));
    for (const three of threes)
      for (const other of wordsWith.get(three) ?? [])
        shared.set(other, (shared.get(other) ?? 0) + 1);
    let nearest = { word, alike: sameWord };
    for (const [other, count] of shared) {
      const alike = (2 * count) / (threes.size + new Set(threesOf(other)).size);
      if (alike > nearest.alike) nearest = { word: other, alike };
    }
    return nearest.word;
  };
}

/** Features by how much each tells (fewer questions have it), to length 1 (Salton and Buckley 1988). */
function weighed(counts: Features, tellingOf: Index["tellingOf"]): Map<string, number> {
  const weights = new Map<string, number>();
  let sum = 0;
  for (const [feature, count] of counts) {
    // Two words tell no more than the lesser of them: "what is a" is no rare thing to say.
    const weight = count * Math.min(...feature.split(" ").map(tellingOf));
    weights.set(feature, weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (const [feature, weight] of weights) weights.set(feature, weight / length);
  return weights;
}

/**
 * The answer that was written for a question that comes nearest; null where none is near enough. Nearness is the mean of
 * two: to the wording that is most alike, and how much of what the question tells stands in any wording or in the answer.
 * What was told before is passed over. `skillId` is what is worked on now: its questions need not come as near. Of several
 * sentences each is looked at, for a question has talk beside it.
 */
export function findForeseen(question: string, place: Place): Foreseen | null {
  const parts = question.split(/(?<=[?!.])\s+/u);
  const said = parts.length > 1 ? [question, ...parts] : parts;
  return (
    said
      .flatMap((part) => foreseenAs(part, place) ?? [])
      .reduce<Ranked | null>((best, one) => (best && best.rank >= one.rank ? best : one), null) ??
    null
  );
}

/** Where a question is asked. */
type Place = {
  skills: readonly Skill[];
  locale: Locale;
  skillId: string | null;
  told: readonly string[];
  /** What the open problem shows: a word that stands there is spelled as it is meant. */
  shown?: string;
  /** How near a question of the skill at hand has to come; absent where it has to be the one that is asked. */
  nearHere?: number;
};

/** From this nearness to a question that was foreseen on a message is that question, whatever else it may be taken for. */
export const surelyAsked = 0.7;

/** Says yes or no to just its question: to one that is only like it the other may be true. */
const saysYesOrNo = /^(?:yes|no|s[ií])(?!\p{L})/iu;

/** How near a question has to come at least to be said yes or no to. */
const nearYesOrNo = 0.5;

/** From this nearness on a message asks just what was foreseen. */
const justThat = 0.9;

/** By how much it is nearer than it has to be. */
type Ranked = Foreseen & { rank: number };

function foreseenAs(question: string, place: Place): Ranked | null {
  const { nearHere = nearEnough } = place;
  let best: Ranked | null = null;
  for (const { entry, isHere, wording, nearness } of compared(question, place)) {
    const { isCommon, isTerm, say, asked, skillId } = entry;
    const here = saysYesOrNo.test(say) ? Math.max(nearHere, nearYesOrNo) : nearHere;
    const enough = isCommon ? nearEnoughCommon : isHere ? here : nearEnoughElsewhere;
    const rank = nearness - enough;
    if (rank < 0 || (best && rank <= best.rank)) continue;
    const isNamed = isTerm || isCommon;
    const isSure = isNamed || nearness >= (saysYesOrNo.test(say) ? justThat : surelyAsked);
    best = { skillId, say, nearness, question: isNamed ? null : wording, isSure, asked, rank };
  }
  return best;
}

/** A foreseen question, and how near it comes: `wording` is the one that is most alike. */
type Compared = { entry: Entry; isHere: boolean; wording: string | null; nearness: number };

/** Holds a question against those that may be meant by it. */
function compared(
  question: string,
  { skills, locale, skillId, told, shown = "" }: Place,
): Compared[] {
  const { entries, tellingOf, markingOf, known } = indexOf(skills, locale);
  const spelled = new Set(wordsIn(shown));
  const typed = wordsIn(question);
  const words = typed.map((word) => (spelled.has(word) ? word : known(word)));
  const isGuessed = words.some((word, at) => word !== typed[at]);
  const features = weighed(featuresOf(words), tellingOf);
  const stems = new Map([...new Set(words.map(stemOf))].map((stem) => [stem, tellingOf(stem)]));
  const sum = [...stems.values()].reduce((total, telling) => total + telling, 0) || 1;
  return entries.flatMap((entry): Compared[] => {
    const isHere = entry.skillId === skillId;
    if (told.includes(entry.say) || (entry.isCommon && !isHere)) return [];
    // What another skill answers is taken for it where it is asked in its words, and by more than one of them.
    if (!isHere && isGuessed) return [];
    let covered = 0;
    let mostTelling = 0;
    let tellingWords = 0;
    for (const [stem, telling] of stems) {
      const isAsked = entry.asked.has(stem);
      if (isAsked && stem.length > 2 && !asking[locale].has(stem)) {
        const marking = markingOf(stem);
        mostTelling = Math.max(mostTelling, marking);
        if (marking >= tellingMin) tellingWords += 1;
      }
      if (isAsked) covered += telling;
      else if (entry.said.has(stem)) covered += saidShare * telling;
    }
    if (!entry.isCommon && mostTelling < tellingMin) return [];
    if (!isHere && !entry.isTerm && tellingWords < 2) return [];
    const likenesses = entry.wordings().map((wording) => likeness(features, wording));
    const alike = Math.max(...likenesses);
    const wording = entry.texts[likenesses.indexOf(alike)] ?? null;
    return [{ entry, isHere, wording, nearness: (alike + covered / sum) / 2 }];
  });
}

/** From this nearness on a question may be what is asked, so that it is offered. */
const worthOffering = 0.24;
/** So many are seen at a glance. */
const offeredMax = 3;

/** Foreseen questions of the skill at hand that a question which none of them surely is may mean, the nearest first. */
export function questionsNear({ skills, locale, state }: Situation, text: string): string[] {
  const skillId = state.problem?.item.skillId ?? state.lastSkillId ?? null;
  const shown = state.problem ? textOf(state.problem.item, locale) : "";
  return compared(text, { skills, locale, skillId, told: state.told ?? [], shown })
    .filter(
      ({ entry: { isCommon }, isHere, nearness }) =>
        isHere && !isCommon && nearness >= worthOffering,
    )
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, offeredMax)
    .flatMap(({ wording }) => wording ?? []);
}

/** The cosine of two texts whose weights have length 1. */
function likeness(one: Features, other: Features): number {
  let sum = 0;
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0);
  return sum;
}

/** From this nearness on what was written for another question of the skill at hand is of use. */
const ofUse = 0.36;

/** What of the skill at hand comes nearest to a question that nothing was written for; null where nothing does. */
export function nearestHere({ skills, locale, state }: Situation, text: string): Foreseen | null {
  const skillId = state.problem?.item.skillId ?? state.lastSkillId ?? null;
  const place = { skills, locale, skillId, told: state.told ?? [], nearHere: ofUse };
  const near = findForeseen(text, place);
  return near?.skillId === skillId ? near : null;
}

/** What was written for a question, where one like it was foreseen and its answer has not been told. */
export function foreseenIn({ skills, locale, state }: Situation, text: string): Foreseen | null {
  const skillId = state.problem?.item.skillId ?? state.lastSkillId ?? null;
  const shown = state.problem ? textOf(state.problem.item, locale) : "";
  return findForeseen(text, { skills, locale, skillId, told: state.told ?? [], shown });
}

/** What a question may be taken for by its words alone, but for asking. */
const mistakenFor: ReadonlySet<Act> = new Set(["off-topic", "unclear"]);

/** Has the form of a question: what has none may answer one of ours. */
const looksAsked =
  /[?¿]|(?<!\p{L})(?:why|how|what|whats|when|where|which|who|can|could|does|do|is|are|por ?qu[eé]|xq|pq|c[oó]mo|qu[eé]|q|cu[aá]\p{L}+|d[oó]nde|qui[eé]n|puede|es|son)(?!\p{L})/iu;

/** Whether a message is surely a question that was foreseen. */
export function isForeseen(situation: Situation, read: ReadMessage, text: string): boolean {
  if (read.kind === "act" && !mistakenFor.has(read.act) && !read.act.startsWith("question"))
    return false;
  if (read.kind === "intent" && read.intent.kind !== "question") return false;
  const first = situation.acts?.likely[0]?.act ?? "question-idea";
  if (!first.startsWith("question") && !looksAsked.test(text)) return false;
  return (foreseenIn(situation, text)?.nearness ?? 0) >= surelyAsked;
}
