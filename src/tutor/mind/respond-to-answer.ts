import type { Skill } from "../curriculum/skill.ts";
import type { ExpressionItem, Misconception } from "../item.ts";
import type { MarkingReceipt } from "../items/receipt.ts";
import { guessOf } from "../items/guess.ts";
import { easierSkill } from "./choose-skill.ts";
import { type Attempt, type Decision, decided, type Situation } from "./decision.ts";
import { helpLevelOf, recordAnswer } from "./evidence.ts";
import { nextHelp } from "./give-help.ts";
import { layOutEasier, layOutTwin } from "./lay-out.ts";
import type { SkillRecord } from "./learner.ts";
import { limitsOf } from "./obey-limits.ts";
import { masteredFrom } from "./mastery.ts";
import type { Move } from "./move.ts";
import { rewrittenWrongly } from "./rewritten-wrongly.ts";
import type { OpenProblem, TutorState, TypedProblem, WorkLine } from "./state.ts";

/** After so many misses on one skill in a chat, an adult is asked in. */
const handOverAfter = 6;

/** Whether a text would be taken as the answer, its value in another form, or a true step. */
export function isTaken({ typed, locale }: Situation, item: ExpressionItem, text: string): boolean {
  const receipt = typed.mark(item.key, text, locale);
  const isValue = receipt.outcome === "right" || receipt.outcome === "right-value-wrong-form";
  return isValue || typed.isTrueStep(item, text, receipt, locale);
}

/** Marks an answer in typed mathematics and decides what a good tutor does next. */
export function respondToAnswer(
  situation: Situation,
  problem: TypedProblem,
  written: string,
): Decision {
  const { typed, locale } = situation;
  const text = rewrittenWrongly(situation, problem.item, written) ?? written;
  const receipt = typed.mark(problem.item.key, text, locale);
  if (receipt.outcome === "unreadable") {
    return decided(situation.state, [
      {
        kind: "unreadable",
        given: text,
        at: receipt.problem?.at ?? 0,
        length: receipt.problem?.length ?? text.length,
        code: receipt.problem?.code ?? "unexpected",
      },
    ]);
  }
  if (typed.isTrueStep(problem.item, text, receipt, locale)) {
    const state = withProblem(situation.state, addLine(problem, text, "right"));
    const isSum = typed.isSumElsewhere(problem.item, text, locale);
    return decided(state, [{ kind: "step-right", line: text, ...(isSum ? { isSum } : {}) }]);
  }
  // An equation that nobody can hold against a first line is not the answer, and is not marked as one.
  if (receipt.outcome === "wrong" && typed.isOnTheWay(problem.item, text, locale))
    return decided(situation.state, [{ kind: "answer-alone" }]);
  // Where the order is what was asked for, the right values in another order are a wrong answer.
  const isWrong =
    receipt.outcome === "wrong" || (receipt.missing === "order" && problem.item.key.policy.ordered);
  const misconception = isWrong ? findMisconception(situation, problem.item, text) : null;
  const marked = isWrong ? { ...receipt, outcome: "wrong" as const } : receipt;
  const attempt = attemptOn(problem, marked, misconception);
  if (receipt.outcome === "right") return respondToRight(situation, problem, text, attempt);
  if (!isWrong && receipt.missing) {
    const moves: Move[] = [{ kind: "right-form-missing", missing: receipt.missing }];
    return decided(withProblem(situation.state, addLine(problem, text, "right")), moves, {
      attempt,
    });
  }
  const part = isWrong && !misconception ? typed.partOfKey(problem.item, text, locale) : null;
  if (part) {
    const begun = { ...addLine(problem, text, "right"), answers: problem.answers + 1 };
    return decided(withProblem(situation.state, begun), [
      { kind: "part-right", given: text, ...part },
    ]);
  }
  return respondToWrong(situation, problem, text, attempt, {
    located: misconception
      ? [{ kind: "point", feedback: misconception.feedback }]
      : [{ kind: "wrong", given: text }],
    first: misconception ? [] : [{ kind: "ask-working" }],
  });
}

/** A marked answer as it goes into the record. */
export function attemptOn(
  problem: OpenProblem,
  receipt: MarkingReceipt,
  misconception: Misconception | null,
): Attempt {
  const guess = guessOf(problem.item);
  return {
    itemId: problem.item.id,
    skillId: problem.item.skillId,
    receipt: guess === null ? receipt : { ...receipt, guess },
    helpLevel: helpLevelOf(problem),
    firstTry: problem.answers === 0,
    misconceptionId: misconception?.id ?? null,
  };
}

/** What follows a right answer; `remarks` are said with the praise. */
export function respondToRight(
  situation: Situation,
  problem: OpenProblem,
  text: string,
  attempt: Attempt,
  remarks: readonly Move[] = [],
): Decision {
  const record = recordAnswer(situation.learner, problem, true, situation.now);
  const alone = attempt.firstTry && attempt.helpLevel === 0;
  const solved: OpenProblem = { ...addLine(problem, text, "right"), outcome: "solved" };
  const state: TutorState = {
    ...withProblem(situation.state, { ...solved, answers: problem.answers + 1 }),
    finished: situation.state.finished + 1,
  };
  const { reason } = problem.item;
  const act = problem.item.steps.at(-1)?.say ?? null;
  const praise: Move[] = [
    { kind: "right", alone, afterMisses: problem.misses, act },
    ...remarks,
    ...(reason ? [{ kind: "reason", text: reason } as const] : []),
  ];
  const more = { attempt, record };
  const skill = skillOf(situation, problem);
  if (!skill) return decided(state, [...praise, { kind: "offer-next" }], more);
  if (alone) return decided(state, [...praise, ...celebrate(situation, skill, record)], more);
  return followUp(situation, state, skill, solved, praise, more);
}

/** Done with help: a fresh twin shows what stands alone; a student who keeps missing gets firmer ground. */
export function followUp(
  situation: Situation,
  state: TutorState,
  skill: Skill,
  solved: OpenProblem,
  first: readonly Move[],
  more: Partial<Pick<Decision, "attempt" | "record">>,
): Decision {
  // Nothing new is begun once learning is over for now.
  if (limitsOf(situation).closing) return decided(state, first, more);
  const next: Situation = { ...situation, state };
  if (state.missesOnSkill < handOverAfter) {
    const twin = layOutTwin(next, skill, solved.item);
    return decided(twin.state, [...first, twin.move], more);
  }
  const handOver: Move = {
    kind: "hand-over",
    skillTitle: skill.words.title,
    misses: state.missesOnSkill,
  };
  const easier = easierSkill(situation.skills, situation.learner, skill);
  if (!easier) {
    return decided(
      { ...state, missesOnSkill: 0 },
      [...first, handOver, { kind: "offer-next" }],
      more,
    );
  }
  const laid = layOutEasier(next, easier);
  return decided({ ...laid.state, missesOnSkill: 0 }, [...first, handOver, laid.move], more);
}

/** What to say once a skill was shown alone: that it is mastered, when it is, and what could come next. */
function celebrate(situation: Situation, skill: Skill, record: SkillRecord | null): Move[] {
  const before = situation.learner.records.get(skill.id)?.alone ?? 0;
  if (!record || record.alone < masteredFrom || before >= masteredFrom)
    return [{ kind: "offer-next" }];
  const days = record.review
    ? Math.max(1, Math.round((record.review.due.getTime() - situation.now.getTime()) / 86_400_000))
    : null;
  return [
    { kind: "mastered", skillTitle: skill.words.title, daysUntilReview: days },
    { kind: "offer-next" },
  ];
}

/** What follows a wrong answer: `located` says what is wrong with it, `first` is asked after the first miss alone. */
export function respondToWrong(
  situation: Situation,
  problem: OpenProblem,
  text: string,
  attempt: Attempt,
  { located, first }: { located: readonly Move[]; first: readonly Move[] },
): Decision {
  const record = recordAnswer(situation.learner, problem, false, situation.now);
  const missed: OpenProblem = {
    ...addLine(problem, text, "wrong"),
    answers: problem.answers + 1,
    misses: problem.misses + 1,
  };
  const state: TutorState = {
    ...withProblem(situation.state, missed),
    missesOnSkill: situation.state.missesOnSkill + 1,
  };
  const more = { attempt, record };
  if (missed.misses === 1) return decided(state, [...located, ...first], more);
  const help = nextHelp({ ...situation, state }, missed);
  const moves = [...located, ...help.moves];
  const told = help.state.problem;
  if (told?.outcome !== "told") return { ...help, ...more, moves };
  const skill = skillOf(situation, told);
  if (!skill) return decided(help.state, [...moves, { kind: "offer-next" }], more);
  return followUp(situation, help.state, skill, told, moves, more);
}

/** The known wrong method that gives a wrong answer; null where none does. */
export function findMisconception(
  { typed, locale }: Situation,
  item: ExpressionItem,
  text: string,
): Misconception | null {
  const { policy } = item.key;
  const lenient = {
    ...(policy.variable ? { variable: policy.variable } : {}),
    ...(policy.ordered ? { ordered: true } : {}),
  };
  return (
    item.misconceptions.find(
      (known) =>
        typed.mark({ expression: known.answer, policy: lenient }, text, locale).outcome === "right",
    ) ?? null
  );
}

/** The curriculum's skill behind a problem, if it has one. */
export function skillOf(situation: Situation, problem: OpenProblem): Skill | null {
  return situation.skills.find((skill) => skill.id === problem.item.skillId) ?? null;
}

/** The problem with one more line of the student's work. */
export function addLine<P extends OpenProblem>(
  problem: P,
  text: string,
  mark: WorkLine["mark"],
): P {
  return { ...problem, lines: [...problem.lines, { text, mark }] };
}

/** The state with its problem replaced. */
export function withProblem(state: TutorState, problem: OpenProblem): TutorState {
  return { ...state, problem };
}
