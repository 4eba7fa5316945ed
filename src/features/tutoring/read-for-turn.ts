import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { controlsColumn, controlsSince, parseControls } from "#features/controls/read-controls.ts";
import type { Controls } from "#features/controls/rules.ts";
import { learnerFrom, recordsColumn, storedRecords } from "#features/learning/server.ts";
import { consentFacts, permissionFrom } from "#features/privacy/permission.ts";
import type { Permission } from "#features/privacy/rules.ts";
import { AppError } from "#shared/errors.ts";
import type { Learner } from "#tutor/mind/learner.ts";
import type { MoveKind } from "#tutor/mind/move.ts";
import { knownOf, type KnownOfStudent } from "#tutor/voice/personal/veil.ts";
import type { ChatRow } from "./views.ts";

/** A chat with all that a turn needs to know of it. */
export type ChatForTurn = {
  chat: ChatRow;
  learner: Learner;
  credits: number;
  /** What the family has set, as it stands at this turn; null where nobody set anything. */
  controls: Controls | null;
  /** Where this very thing stands already, if it was sent before. */
  seenAt: number | null;
  /** Whether a turn of this chat is unfinished. */
  isSpeaking: boolean;
  /** What the consents that stand allow. */
  permission: Permission;
  /** What was said last, oldest first, for a model's eyes. */
  said: readonly Said[];
  /** What no model may read of the student. */
  known: KnownOfStudent;
};

/** One thing that was said in a chat. */
export type Said = { author: "student" | "tutor"; text: string };

/** How much of a chat a model is shown. */
const saidMax = 12;

const storedSaid = z.array(
  z.object({
    author: z.enum(["student", "tutor"]),
    text: z.string(),
    moves: z.array(z.string()).nullish(),
  }),
);

/** What something heavy is answered with. */
export const carefulMoves: readonly string[] = [
  "safety",
  "check-in",
  "checked-in",
] satisfies MoveKind[];

/** What was said, without what was told in distress and the answers to it: no model reads that. */
function withoutDistress(said: z.output<typeof storedSaid>): Said[] {
  const isCareful = (at: number) => said[at]?.moves?.some((move) => carefulMoves.includes(move));
  return said.flatMap(({ author, text }, at) => {
    const isLeftOut = isCareful(author === "student" ? at + 1 : at);
    return isLeftOut ? [] : [{ author, text }];
  });
}

/** Prepared once for a database: planning the query takes longer than running it. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

function prepare(db: Database) {
  const chatId = sql.placeholder("chatId");
  const studentId = sql.placeholder("studentId");
  return db
    .select({
      chat: chats,
      consents: consentFacts,
      fullName: profiles.fullName,
      username: profiles.username,
      email: profiles.email,
      gradeLevel: profiles.gradeLevel,
      credits: sql<number>`coalesce((
        select balance from credit_accounts where student_id = ${studentId}), 0)`,
      controls: controlsColumn(studentId, {
        grants: sql`${sql.placeholder("grantsSince")}::timestamptz`,
        charges: sql`${sql.placeholder("chargesSince")}::timestamptz`,
      }),
      records: recordsColumn(studentId),
      seenAt: sql<number | null>`(
        select position from messages
        where chat_id = ${chatId} and client_id = ${sql.placeholder("clientId")})`,
      said: sql<unknown>`coalesce((
        select json_agg(json_build_object(
          'author', author, 'text', text, 'moves', details -> 'moves') order by position)
        from (
          select author, text, details, position from messages
          where chat_id = ${chatId} and replaced_by is null
          order by position desc limit ${sql.raw(String(saidMax))}) as latest), '[]')`,
      isSpeaking: sql<boolean>`exists (
        select 1 from messages where chat_id = ${chatId} and status = 'speaking')`,
    })
    .from(chats)
    .innerJoin(profiles, eq(profiles.id, chats.studentId))
    .where(and(eq(chats.id, chatId), eq(chats.studentId, studentId)))
    .prepare("read_for_turn");
}

/**
 * Reads everything about a student's chat in one query: each further query would stand between the student and
 * the first word. Nothing is locked: what is written later says which position it was decided at.
 * @throws AppError not_found, also for a stranger's chat; consent_needed
 */
export async function readForTurn(
  db: Database,
  request: { chatId: string; studentId: string; clientId: string; now: Date },
): Promise<ChatForTurn> {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  const { chatId, studentId, clientId } = request;
  const since = controlsSince(request.now);
  const [row] = await query.execute({
    chatId,
    studentId,
    clientId,
    grantsSince: since.grants.toISOString(),
    chargesSince: since.charges.toISOString(),
  });
  if (!row) throw new AppError("not_found");
  const { fullName, username, email, gradeLevel, credits, seenAt, isSpeaking } = row;
  const permission = permissionFrom(row.consents, request.now);
  if (!permission.mayLearn) throw new AppError("consent_needed");
  const records = storedRecords.parse(row.records);
  return {
    chat: row.chat,
    learner: learnerFrom({ fullName, gradeLevel }, records),
    credits,
    controls: parseControls(row.controls),
    seenAt,
    isSpeaking,
    permission,
    said: withoutDistress(storedSaid.parse(row.said)),
    known: knownOf({ fullName, username, email }),
  };
}
