import { randomFrom } from "#shared/random.ts";
import type { Level, Skill } from "../curriculum/skill.ts";
import { type AnsweredBy, answeredBy, isExpressionItem, type Item } from "../item.ts";
import { askedForm } from "./acts/asked-form.ts";
import { dueReview, isNearGrade, levelFor, nextSkill } from "./choose-skill.ts";
import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { recordOf } from "./learner.ts";
import { masteredFrom } from "./mastery.ts";
import type { Move, PresentReason } from "./move.ts";
import { openProblem, type ProblemSource, type TutorState } from "./state.ts";

/** What the problem is to be: by default of the level that suits the student, in any form, answered in any way. */
type Wanted = {
  level?: Level | undefined;
  form?: string | undefined;
  accepts?: (kind: AnsweredBy) => boolean;
  isAbout?: (item: Item) => boolean;
};

/** A problem laid on the workbench, and the move that leads to it. */
export type LaidOut = { state: TutorState; move: Move };

/** The next problem by the mind's own choice: a review that is due, else the next skill. */
export function layOutNext(situation: Situation, first: boolean): LaidOut | null {
  const { skills, learner, now, state } = situation;
  const chosen = layOutChosen(situation);
  if (chosen) return chosen;
  const review = dueReview(skills, learner, now, state.lastSkillId);
  if (review) return layOut(situation, review, "review", "review");
  const skill = nextSkill(skills, learner, state.lastSkillId);
  if (!skill) return null;
  const isNewSkill = !learner.records.has(skill.id);
  const laid = layOut(situation, skill, "curriculum", first ? "start" : "next");
  return isNewSkill || first ? laid : withoutReason(laid);
}

/** Another problem of the topic that was asked for, while it has some left to come and is not mastered. */
function layOutChosen(situation: Situation): LaidOut | null {
  const { skills, learner, state } = situation;
  const { chosen } = state;
  const skill = chosen && skills.find(({ id }) => id === chosen.skillId);
  if (!skill || chosen.left === 0 || recordOf(learner, skill.id).alone >= masteredFrom) return null;
  const laid = withoutReason(layOut(situation, skill, "curriculum", "next"));
  return { ...laid, state: { ...laid.state, chosen: { ...chosen, left: chosen.left - 1 } } };
}

/** The first problem of a lesson whose skill was chosen: a review where that is due. */
export function layOutFirst(situation: Situation, skill: Skill): LaidOut {
  const { learner, now } = situation;
  const due = recordOf(learner, skill.id).review?.due;
  return due && due <= now
    ? layOut(situation, skill, "review", "review")
    : layOut(situation, skill, "curriculum", "start");
}

/** A fresh item of the same form, to be done without help: the score that counts. */
export function layOutTwin(situation: Situation, skill: Skill, of: Item): LaidOut {
  return withoutReason(layOut(situation, skill, "twin", "twin", of, { form: drawnForm(of) }));
}

export function layOutEasier(situation: Situation, skill: Skill): LaidOut {
  return layOut(situation, skill, "curriculum", "easier");
}

/** A problem of the skill that the student asked for: a topic, or one of another level. */
export function layOutAsked(
  situation: Situation,
  skill: Skill,
  reason: PresentReason,
  level?: Level,
): LaidOut {
  const open = situation.state.problem?.item ?? null;
  return layOut(situation, skill, "curriculum", reason, open, { level });
}

const allLevels: readonly Level[] = [1, 2, 3];

/** How many skills are looked through for a problem of some kind. */
const kindSkills = 12;

/** A problem that is answered in a certain way: of the skill at hand, else of those nearest to the grade; null where none is. */
export function layOutKind(
  situation: Situation,
  accepts: (kind: AnsweredBy) => boolean,
): LaidOut | null {
  const { skills, learner, state } = situation;
  const atHand = state.problem?.item.skillId ?? state.lastSkillId;
  const near = skills
    .filter((skill) => skill.id !== atHand && isNearGrade(skill, learner))
    .slice(0, kindSkills);
  const first = skills.filter((skill) => skill.id === atHand);
  for (const skill of [...first, ...near]) {
    for (const level of [levelFor(learner, skill.id), ...allLevels]) {
      const wanted = { level, accepts };
      const laid = layOut(situation, skill, "curriculum", "topic", state.problem?.item, wanted);
      const item = laid.state.problem?.item;
      if (item && accepts(answeredBy(item))) return laid;
    }
  }
  return null;
}

/** How many skills beside the one at hand are looked through for a problem about something. */
const themeSkills = 5;

/** A problem that tells of something: of the skill at hand, else of those nearest to the grade; null where none is found. */
export function layOutAbout(
  situation: Situation,
  isAbout: (item: Item) => boolean,
): LaidOut | null {
  const { skills, learner, state } = situation;
  const atHand = state.problem?.item.skillId ?? state.lastSkillId;
  const near = skills.filter((skill) => skill.id !== atHand && isNearGrade(skill, learner));
  const first = skills.filter((skill) => skill.id === atHand);
  for (const skill of [...first, ...near.slice(0, themeSkills)]) {
    const open = state.problem?.item ?? null;
    const laid = layOut(situation, skill, "curriculum", "topic", open, { isAbout });
    const item = laid.state.problem?.item;
    if (item && isAbout(item)) return laid;
  }
  return null;
}

/** An item of the skill that shows how the open one is done, and is not it. */
export function siblingOf(situation: Situation, skill: Skill, of: Item): Item {
  const seed = `${situation.seed}.sibling`;
  return freshItem({ ...situation, seed }, skill, of, { form: drawnForm(of) });
}

function layOut(
  situation: Situation,
  skill: Skill,
  source: ProblemSource,
  reason: PresentReason,
  differentFrom: Item | null = null,
  wanted: Wanted = {},
): LaidOut {
  const { state } = situation;
  const item = freshItem(situation, skill, differentFrom, wanted);
  const missesOnSkill = state.lastSkillId === skill.id ? state.missesOnSkill : 0;
  return {
    state: {
      ...state,
      problem: openProblem(item, source),
      lastSkillId: skill.id,
      missesOnSkill,
      ...remembered(state, item),
    },
    move: {
      kind: "present",
      reason,
      skillTitle: skill.words.title,
      why: skill.words.why,
      form: askedForm(item),
    },
  };
}

const freshTries = 25;

/**
 * An item whose answer differs from the given one's, so that a twin cannot be copied, and that was not laid out lately,
 * where the skill has such; else the one that was laid out longest ago.
 */
function freshItem(
  situation: Situation,
  skill: Skill,
  differentFrom: Item | null,
  { level = levelFor(situation.learner, skill.id), form, accepts, isAbout }: Wanted,
): Item {
  const { recentItems: recent = [], avoided = [] } = situation.state;
  const isAccepted = accepts ?? ((kind: AnsweredBy) => !avoided.includes(kind));
  let oldest: { item: Item; age: number } | null = null;
  for (let i = 0; i < freshTries; i++) {
    const item = itemWith(i === 0 ? situation.seed : `${situation.seed}.${i}`);
    if (differentFrom && isSame(item, differentFrom)) continue;
    if (!isAccepted(answeredBy(item)) || isAbout?.(item) === false) continue;
    const age = recent.indexOf(fixedName(item) ?? "");
    if (age < 0) return item;
    if (!oldest || age > oldest.age) oldest = { item, age };
  }
  return oldest?.item ?? itemWith(situation.seed);

  function itemWith(seed: string): Item {
    return skill.makeItem(seed, randomFrom(`${skill.id}#${seed}`), level, form);
  }
}

/** How many fixed items are remembered. */
const recentMax = 12;

/** The name of a fixed item, whenever it is laid out; null for one that is drawn anew each time. */
function fixedName({ id }: Item): string | null {
  const at = id.indexOf("@");
  return at < 0 ? null : id.slice(0, at);
}

/** The form of an item that a template draws anew each time: two of one form are done alike. */
function drawnForm({ id }: Item): string | undefined {
  return /#([^/@]+)\//.exec(id)?.[1];
}

function remembered(state: TutorState, item: Item): Pick<TutorState, "recentItems"> {
  const name = fixedName(item);
  if (name === null) return {};
  const earlier = (state.recentItems ?? []).filter((known) => known !== name);
  return { recentItems: [name, ...earlier].slice(0, recentMax) };
}

/** Whether two items have one answer or one wording; where answers are chosen, two wordings may share a name. */
function isSame(a: Item, b: Item): boolean {
  if (a.prompt.en === b.prompt.en) return true;
  return isExpressionItem(a) && isExpressionItem(b) && a.key.expression === b.key.expression;
}

function withoutReason(laid: LaidOut): LaidOut {
  return laid.move.kind === "present" ? { ...laid, move: { ...laid.move, why: null } } : laid;
}

/** Begins a chat: with what was chosen before, else with what comes next. */
export function openChat(situation: Situation, skillId: string | undefined): Decision {
  const { learner } = situation;
  const welcome = {
    kind: "welcome",
    firstName: learner.firstName,
    returning: learner.returning,
  } as const;
  const chosen = situation.skills.find((skill) => skill.id === skillId);
  const laid = chosen ? layOutFirst(situation, chosen) : layOutNext(situation, true);
  return laid
    ? decided(laid.state, [welcome, laid.move])
    : saying(situation, [welcome, { kind: "offer-next" }]);
}
