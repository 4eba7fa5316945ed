import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** How much is generated. */
export type HistorySize = { students: number; messages: number };

/** The id of whoever has this rank by how much they did. */
export function idOf(kind: "prf" | "par", rank: number): string {
  return `${kind}_${String(rank).padStart(9, "0")}`;
}

const messagesPerChat = 20;
const days = 730;

/**
 * Two years of an academy: students with a parent each, and their chats, skewed as use is: the student of rank i has
 * a share that falls with the square root of i, so the first has a thousand times the last one's. Ids begin with the
 * rank. The messages' keys and indexes are made at the end, as a
 * restore does it.
 */
export async function generateHistory(db: Database, size: HistorySize): Promise<void> {
  const { students, messages } = size;
  const chatsWanted = messages / messagesPerChat;
  const perRoot = chatsWanted / (2 * Math.sqrt(students));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into parent_accounts (id, email, full_name, phone, email_verified)
      select 'par_' || lpad(i::text, 9, '0'), 'p' || i || '@example.org', 'Rosa Vega', '555 0100', true
      from generate_series(1, ${students}::int) i`);
    await tx.execute(sql`
      insert into profiles (id, username, full_name, grade_level, onboarding_completed, parent_created)
      select 'prf_' || lpad(i::text, 9, '0'), 'child' || i, 'Leo Vega', 1 + i % 12, true, true
      from generate_series(1, ${students}::int) i`);
    await tx.execute(sql`
      insert into credit_accounts (student_id, balance)
      select 'prf_' || lpad(i::text, 9, '0'), i % 40 from generate_series(1, ${students}::int) i`);
    await tx.execute(sql`
      insert into guardianships (parent_id, student_id)
      select 'par_' || lpad(i::text, 9, '0'), 'prf_' || lpad(i::text, 9, '0')
      from generate_series(1, ${students}::int) i`);
  });
  // In the order they were begun, as they would lie on the disk; every chat but few ended long ago.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into chats (id, student_id, subject, locale, title, state, next_position, created_at, updated_at)
      select 'chat_' || lpad(i::text, 9, '0') || '_' || n, 'prf_' || lpad(i::text, 9, '0'),
        case when n % 3 = 0 then 'Science' else 'Mathematics' end, 'en', 'Fractions',
        ${JSON.stringify(state)}::jsonb, ${messagesPerChat}::int, at, at + interval '15 minutes'
      from (
        select i, n, now() - interval '10 minutes' - (n + (i % 97) / 97.0) * interval '${sql.raw(String(days))} days' / chats as at
        from (select i, greatest(1, round(${perRoot}::float8 / sqrt(i)))::int as chats
          from generate_series(1, ${students}::int) i) as share
        cross join lateral generate_series(0, chats - 1) n) as begun
      order by at`);
    await tx.execute(sql`
      insert into daily_activity (student_id, day, subject, alone, with_help, open, attempts, sessions)
      select student_id, created_at::date, subject, 2 * count(*), count(*), 1, 5 * count(*), count(*)
      from chats group by student_id, created_at::date, subject order by created_at::date`);
    await tx.execute(sql`
      insert into student_progress (student_id, subject, mastery_level, total_sessions)
      select student_id, subject, 0.5, count(*) from chats group by student_id, subject`);
    await tx.execute(sql`
      insert into skill_mastery (student_id, skill_id, with_help, alone, attempts, correct, updated_at)
      select student_id, (array['multiplication-facts', 'fractions-add-unlike', 'fractions-compare', 'unit-rates',
        'percent-of-quantity', 'equations-two-step', 'pythagoras', 'probability-simple'])[skill], 0.8, 0.6, 20, 15, now()
      from (select student_id, least(8, count(*))::int as known from chats group by student_id) as learner
      cross join lateral generate_series(1, known) skill`);
  });
  await generateMessages(db);
  await db.execute(sql`vacuum (analyze)`);
}

const state = { version: 1, problem: null, finished: 3, lastSkillId: null, missesOnSkill: 0 };

async function generateMessages(db: Database): Promise<void> {
  await db.execute(sql`alter table messages set unlogged`);
  const { rows } = await db.execute<{ drop: string; make: string }>(sql`
    select coalesce('alter table messages drop constraint "' || conname || '"', 'drop index "' || indexname || '"') as drop,
      coalesce('alter table messages add constraint "' || conname || '" ' || pg_get_constraintdef(pg_constraint.oid),
        indexdef) as make
    from pg_indexes left join pg_constraint on conname = indexname
    where tablename = 'messages'
    union all
    select 'alter table messages drop constraint "' || conname || '"',
      'alter table messages add constraint "' || conname || '" ' || pg_get_constraintdef(oid) || ' not valid'
    from pg_constraint where conrelid = 'messages'::regclass and contype = 'f'`);
  for (const { drop } of rows) await db.execute(sql.raw(drop));
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into messages (id, chat_id, position, author, text, status, details, client_id, created_at)
      select 'msg_' || md5(chats.id || '/' || n), chats.id, n, case when n % 2 = 1 then 'student' else 'tutor' end,
        case when n % 2 = 1 then 'Is it three quarters?'
          else 'Look at both denominators first. What number do 4 and 6 both divide?' end,
        'complete', '{}', case when n % 2 = 1 then md5(n || '/' || chats.id) end, chats.created_at + n * interval '40 seconds'
      from chats cross join generate_series(0, ${messagesPerChat - 1}::int) n`);
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    for (const { make } of rows) await tx.execute(sql.raw(make));
  });
}
