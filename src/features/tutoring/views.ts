import type { chats, messages } from "#db/tables/tutoring.ts";
import { z } from "zod";
import { isRecord } from "#shared/records.ts";
import { subjects } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { type Learner, recordOf } from "#tutor/mind/learner.ts";
import { masteredFrom } from "#tutor/mind/mastery.ts";
import type { MoveKind } from "#tutor/mind/move.ts";
import { type OpenProblem, readState, type TutorState } from "#tutor/mind/state.ts";
import {
  type MessageView,
  type ProblemView,
  type Receipt,
  turnNotes,
  type Workbench,
} from "./contract.ts";

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** What is stored beside a tutor's words for the page; written and read by this feature alone. */
export type MessageDetails = {
  moves?: readonly MoveKind[];
  problem?: ProblemView | null;
  receipt?: Receipt | null;
  unreadable?: MessageView["unreadable"];
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
    moves: [...(details.moves ?? [])],
    createdAt: row.createdAt.toISOString(),
  };
}

/** The problem without its key, steps and hints. */
export function viewProblem(problem: OpenProblem, skills: readonly Skill[]): ProblemView {
  return {
    itemId: problem.item.id,
    source: problem.source,
    prompt: problem.item.prompt,
    picture: viewPicture(problem),
    skillTitle: skills.find((skill) => skill.id === problem.item.skillId)?.words.title ?? null,
  };
}

function viewPicture({ item }: OpenProblem): ProblemView["picture"] {
  const { picture } = item;
  if (!picture) return null;
  if (picture.kind === "fraction-bars") return { ...picture, bars: [...picture.bars] };
  if (picture.kind === "number-line") return { ...picture, marks: [...picture.marks] };
  if (picture.kind === "plot") {
    return { ...picture, functions: [...picture.functions], points: [...picture.points] };
  }
  return picture;
}

/** The workbench as the page sees it. */
export function viewWorkbench(
  state: TutorState,
  skills: readonly Skill[],
  learner: Learner,
  credits: number,
): Workbench {
  const { problem } = state;
  const skill = skills.find((known) => known.id === problem?.item.skillId) ?? null;
  const record = skill && problem?.source !== "own" ? recordOf(learner, skill.id) : null;
  return {
    problem: problem ? viewProblem(problem, skills) : null,
    outcome: problem?.outcome ?? null,
    alone: problem !== null && isAlone(problem),
    lines: [...(problem?.lines ?? [])],
    ladder: {
      rungs: problem?.item.hints.length ?? 0,
      given: problem?.item.hints.slice(0, problem.hintsGiven) ?? [],
    },
    skill:
      skill && record
        ? {
            title: skill.words.title,
            withHelp: record.withHelp,
            alone: record.alone,
            masteredFrom,
          }
        : null,
    credits,
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
