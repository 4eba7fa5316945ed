import { chaptersOf } from "#features/learning/book-links.ts";
import type { chats, messages } from "#db/tables/tutoring.ts";
import { z } from "zod";
import type { Citation } from "#features/textbooks/contract.ts";
import type { Care } from "#shared/care.ts";
import { isRecord } from "#shared/records.ts";
import { subjects } from "#shared/subjects.ts";
import type { Locale } from "#shared/locale.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import type { MarkingPolicy } from "#tutor/items/receipt.ts";
import { isExpressionItem } from "#tutor/item.ts";
import { isMastered, type Learner, recordOf } from "#tutor/mind/learner.ts";
import { masteredFrom } from "#tutor/mind/mastery.ts";
import type { MoveKind } from "#tutor/mind/move.ts";
import { writingOffered } from "#tutor/mind/take-written.ts";
import { showLine } from "#tutor/notation/show-line.ts";
import { type OpenProblem, readState, type TutorState } from "#tutor/mind/state.ts";
import {
  type Ending,
  type FormAsked,
  type MessageView,
  type ProblemView,
  type Receipt,
  turnNotes,
  type Workbench,
  type Worked,
} from "./contract.ts";

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** What is stored beside a tutor's words for the page; written and read by this feature alone. */
export type MessageDetails = {
  moves?: readonly MoveKind[];
  problem?: ProblemView | null;
  receipt?: Receipt | null;
  code?: MessageView["code"];
  program?: MessageView["program"];
  unreadable?: MessageView["unreadable"];
  meant?: string;
  meantAs?: MessageView["meantAs"];
  /** Of a student's "yes": the answer that it confirmed. */
  confirmed?: string;
  own?: string;
  choices?: MessageView["choices"];
  questions?: MessageView["questions"];
  worked?: Worked;
  care?: Care;
  ending?: Ending;
  citation?: Citation;
  /** Left out of what those who look after the student see: one of them may be the danger. */
  isKept?: boolean;
  /** Words that were shown and then taken back by the gate or a failure. */
  withdrawn?: string;
};

// Made once: building a schema costs more than using it, and every turn does.
const detailsShape = z.custom<MessageDetails>(isRecord).catch({});
const noteShape = z.enum(turnNotes).nullable();
const subjectShape = z.enum(subjects);

/** What stands beside a message; nothing where it is of no shape of ours. */
export function readDetails(stored: unknown): MessageDetails {
  return detailsShape.parse(stored);
}

/** A message as the page sees it. */
export function viewMessage(row: MessageRow): MessageView {
  const details = readDetails(row.details);
  return {
    id: row.id,
    position: row.position,
    author: row.author,
    text: row.text,
    status: row.status,
    voice: row.voice,
    note: noteShape.parse(row.note),
    problem: details.problem ?? null,
    receipt: details.receipt ?? null,
    unreadable: details.unreadable ?? null,
    ...(details.code ? { code: details.code } : {}),
    ...(details.program ? { program: details.program } : {}),
    ...(details.meant ? { meant: details.meant } : {}),
    ...(details.meantAs ? { meantAs: details.meantAs } : {}),
    ...(details.own ? { own: details.own } : {}),
    ...(details.choices ? { choices: details.choices } : {}),
    ...(details.questions ? { questions: details.questions } : {}),
    ...(details.worked ? { worked: details.worked } : {}),
    ...(details.care ? { care: details.care } : {}),
    ...(details.ending ? { ending: details.ending } : {}),
    ...(details.citation ? { citation: details.citation } : {}),
    moves: [...(details.moves ?? [])],
    createdAt: row.createdAt.toISOString(),
  };
}

/** The problem without its key, steps and hints; with the answer in its picture once it is no longer open. */
export function viewProblem(problem: OpenProblem, skills: readonly Skill[]): ProblemView {
  const { item, source, outcome } = problem;
  const form = isExpressionItem(item) ? formAskedIn(item.key.policy) : null;
  return {
    itemId: item.id,
    source,
    prompt: item.prompt,
    picture: (outcome === "open" ? null : item.solvedPicture) ?? item.picture,
    ...(form ? { formAsked: form } : {}),
    ...(item.interaction ? { interaction: item.interaction } : {}),
    ...(item.stimuli ? { stimuli: item.stimuli } : {}),
    skillTitle: skills.find((skill) => skill.id === item.skillId)?.words.title ?? null,
  };
}

/** What a policy asks of form, without the spellings it accepts; null where it asks for nothing. */
function formAskedIn(policy: MarkingPolicy): FormAsked | null {
  const { lowestTerms, form, roundedTo, significantFigures, unit, unitExactly, ordered } = policy;
  const asked: FormAsked = {
    ...(lowestTerms ? { lowestTerms } : {}),
    ...(form ? { form } : {}),
    ...(roundedTo === undefined ? {} : { roundedTo }),
    ...(significantFigures === undefined ? {} : { significantFigures }),
    ...(unit === undefined ? {} : { unit }),
    ...(unitExactly ? { unitExactly } : {}),
    ...(ordered ? { ordered } : {}),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}

/** The workbench as the page sees it. */
export function viewWorkbench(
  state: TutorState,
  skills: readonly Skill[],
  learner: Learner,
  { credits, now }: { credits: number; now: Date },
): Workbench {
  const { problem } = state;
  const skill = skills.find((known) => known.id === problem?.item.skillId) ?? null;
  const writing = writingOffered(state, skills);
  const record = skill && problem?.source !== "own" ? recordOf(learner, skill.id) : null;
  return {
    problem: problem ? viewProblem(problem, skills) : null,
    outcome: problem?.outcome ?? null,
    alone: problem !== null && isAlone(problem),
    lines: [...(problem?.lines ?? [])],
    progress: problem && progressOf(problem),
    ladder: {
      rungs: problem?.item.hints.length ?? 0,
      given: problem?.item.hints.slice(0, problem.hintsGiven) ?? [],
    },
    waiting: (state.waiting ?? []).length > 0,
    skill:
      skill && record
        ? {
            title: skill.words.title,
            withHelp: record.withHelp,
            alone: record.alone,
            masteredFrom,
            isMastered: isMastered(record, now),
            chapters: chaptersOf(skill),
          }
        : null,
    credits,
    ...(writing ? { writing } : {}),
  };
}

/** How far the lines that stand came, while there is still something to do. */
function progressOf({ progress, outcome }: OpenProblem): Workbench["progress"] {
  if (outcome !== "open" || !progress) return null;
  return progress.reached === 0 || progress.reached >= progress.total ? null : progress;
}

/** A problem worked out: only once its answer has been told. */
export function viewWorked({ item }: OpenProblem, locale: Locale): Worked {
  return {
    picture: item.solvedPicture ?? item.picture,
    steps: item.steps
      .slice(1)
      .map(({ say, line, why }) => ({ say, line: showLine(line, locale), why: why ?? null })),
  };
}

/** A twin or a review stays one to be done alone until the first try or the first hint. */
function isAlone(problem: OpenProblem): boolean {
  const isTest = problem.source === "twin" || problem.source === "review";
  return isTest && problem.answers === 0 && problem.hintsGiven === 0;
}

/** The mind's state behind a chat. */
export function stateOf(chat: ChatRow): TutorState {
  return readState(chat.state);
}

/** The subject of a chat; rows are only ever written with one of ours. */
export function subjectOf(chat: Pick<ChatRow, "subject">): (typeof subjects)[number] {
  return subjectShape.parse(chat.subject);
}
