import { and, desc, eq, lt, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { attempts } from "#db/tables/learning.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { readDecision } from "#features/tutoring/stored-decision.ts";
import {
  readDetails,
  stateOf,
  subjectOf,
  type ChatRow,
  type MessageRow,
} from "#features/tutoring/views.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import {
  type ExpressionKey,
  type InteractionItem,
  isExpressionItem,
  isInteractionItem,
  type Item,
} from "#tutor/item.ts";
import { textsIn } from "#tutor/items/texts-in.ts";
import { kindOf } from "#tutor/items/kinds.ts";
import { sayGiven } from "#tutor/items/say-given.ts";
import { givenOfKey } from "#tutor/items/given-of-key.ts";
import { openProblem, type ProblemSource } from "#tutor/mind/state.ts";
import { subjectModules } from "#tutor/subjects/subjects.ts";
import { understand } from "#tutor/mind/understand.ts";

export type AttemptRow = typeof attempts.$inferSelect;

/** A mark with all that a second look needs: the problem it was about, its key, and the answer as it was marked. */
export type Mark = {
  attempt: AttemptRow;
  chat: ChatRow;
  prompt: string;
  key: ExpressionKey;
  given: string;
  /** Whether rules of mathematics can look at it again; else a person does. */
  isMathematics: boolean;
};

/**
 * Finds the attempt behind a tutor's turn of this student, also where the turn was said again in other words; null
 * where the turn gave no mark. Throws not_found, also for a stranger's turn.
 */
export async function findAttempt(
  queryable: Queryable,
  messageId: string,
  studentId: string,
): Promise<AttemptRow | null> {
  const [owned] = await queryable
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(eq(messages.id, messageId), eq(chats.studentId, studentId)));
  if (!owned) throw new AppError("not_found");
  const [attempt] = await queryable
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.studentId, studentId),
        sql`${attempts.messageId} in (
          with recursive said as (
            select ${messageId}::text as id
            union select earlier.id from messages earlier join said on earlier.replaced_by = said.id
          ) select id from said)`,
      ),
    );
  return attempt ?? null;
}

/** Whether a mark leaves something to be challenged. */
export function canBeChallenged(attempt: AttemptRow | null): attempt is AttemptRow {
  return attempt?.outcome === "wrong" || attempt?.outcome === "right-value-wrong-form";
}

/** Reads what a mark was about. Throws nothing_to_challenge where the record no longer holds it. */
export async function readMark(queryable: Queryable, attempt: AttemptRow): Promise<Mark> {
  const [found] = await queryable
    .select({ message: messages, chat: chats })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(eq(messages.id, attempt.messageId));
  if (!found) throw new AppError("nothing_to_challenge");
  const { message, chat } = found;
  const problem = await findProblem(queryable, attempt, chat, message.position);
  const said = await answerBefore(queryable, message);
  if (!problem || said === null) throw new AppError("nothing_to_challenge");
  const { item, source } = problem;
  if (isInteractionItem(item)) return markInWords(attempt, chat, item, said);
  if (!isExpressionItem(item)) throw new AppError("nothing_to_challenge");
  const intent = understand(said, openProblem(item, source), {
    ...subjectModules[subjectOf(chat)],
    locale: chat.locale,
  });
  const given =
    intent.kind === "answer"
      ? intent.text
      : intent.kind === "working"
        ? (intent.lines.at(-1) ?? said)
        : intent.kind === "doubtful"
          ? (intent.perhaps.at(-1) ?? said)
          : said;
  return {
    attempt,
    chat,
    prompt: item.prompt[chat.locale],
    key: item.key,
    given,
    isMathematics: true,
  };
}

/** A mark of an answer that was put together: the problem with what there was to choose from, and the key in words. */
function markInWords(
  attempt: AttemptRow,
  chat: ChatRow,
  item: InteractionItem,
  said: string,
): Mark {
  const { locale } = chat;
  const read = kindOf(item).read(said, item, locale);
  const expression = sayGiven(givenOfKey(item.key, locale), item, locale);
  return {
    attempt,
    chat,
    prompt: [
      item.prompt[locale],
      ...shownWith(item, locale),
      ...textsIn(item.interaction, locale),
    ].join("\n"),
    key: {
      expression,
      latex: `\\text{${expression.replaceAll(/[\\{}$&#^_%~]/g, " ")}}`,
      policy: {},
    },
    // As it stands among the lines of the desk, also where it was typed as a letter or a number.
    given: read ? sayGiven(read.given, item, locale) : said,
    isMathematics: false,
  };
}

/** The passages and tables that an item is about, a line each. */
function shownWith({ stimuli = [] }: Item, locale: Locale): string[] {
  return stimuli.flatMap((stimulus) =>
    stimulus.kind === "passage"
      ? stimulus.lines.map((line, at) => `${at + 1}. ${line[locale]}`)
      : [stimulus.head, ...stimulus.rows].map((row) => row.map((cell) => cell[locale]).join(" · ")),
  );
}

type Problem = { item: Item; source: ProblemSource };

/** The turn that laid an item on the workbench before a position; null where the chat holds none. */
export async function findPresentation(
  queryable: Queryable,
  place: { chatId: string; itemId: string; position: number },
): Promise<MessageRow | null> {
  const [row] = await queryable
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, place.chatId),
        lte(messages.position, place.position),
        sql`${messages.details} -> 'problem' ->> 'itemId' = ${place.itemId}`,
      ),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  return row ?? null;
}

/** The problem as it was sealed when it was presented; what was asked then counts, not what is generated today. */
async function findProblem(
  queryable: Queryable,
  { itemId, skillId, chatId }: AttemptRow,
  chat: ChatRow,
  position: number,
): Promise<Problem | null> {
  const open = stateOf(chat).problem;
  if (open?.item.id === itemId) return open;
  const presentation = await findPresentation(queryable, { chatId, itemId, position });
  const view = presentation && readDetails(presentation.details).problem;
  const key = presentation && readDecision(presentation.decision)?.sealed;
  if (!view || !key) return null;
  const { interaction, stimuli } = view;
  const sealed = {
    id: itemId,
    skillId,
    prompt: view.prompt,
    key,
    ...(interaction ? { interaction } : {}),
    ...(stimuli ? { stimuli } : {}),
  };
  return {
    item: { ...sealed, steps: [], hints: [], misconceptions: [], picture: null },
    source: view.source,
  };
}

async function answerBefore(queryable: Queryable, marked: MessageRow): Promise<string | null> {
  const [row] = await queryable
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, marked.chatId),
        lt(messages.position, marked.position),
        eq(messages.author, "student"),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  return row?.text ?? null;
}
