import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { exactKey, targetKey } from "#features/accounts/target-key.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { KeptTable, StudentLink } from "#shared/retention/kept-table.ts";
import { retention } from "#shared/retention/retention.ts";

/** By what a student's rows are found. */
export type Identity = {
  id: string;
  fullName: string;
  username: string | null;
  email: string | null;
  /** Those too who are locked out: letters to them may name the student. */
  guardians: readonly { id: string; email: string; lockedAt: Date | null }[];
};

/** Who a student is; null where there is no such profile. */
export async function readIdentity(queryable: Queryable, id: string): Promise<Identity | null> {
  const { fullName, username } = profiles;
  const email = sql<string | null>`case when ${profiles.emailVerifiedAt} is not null or not exists (
    select 1 from ${parentAccounts} where lower(${parentAccounts.email}) = lower(${profiles.email})
  ) then ${profiles.email} end`;
  const [profile] = await queryable
    .select({ fullName, username, email })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for("update");
  if (!profile) return null;
  const guardians = await queryable
    .select({
      id: parentAccounts.id,
      email: parentAccounts.email,
      lockedAt: guardianships.lockedAt,
    })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(eq(guardianships.studentId, id));
  return { id, ...profile, guardians };
}

/** A table that holds students' rows, with the condition that selects one student's. */
export type StudentTable = { name: string; table: KeptTable; condition: SQL; depth: number };

/**
 * Every table with rows of this student, those first that hang on others: what is deleted in this order is counted
 * before the database deletes it along with what it hangs on.
 */
export function studentTables(identity: Identity): StudentTable[] {
  return Object.entries(retention)
    .flatMap(([name, table]): StudentTable[] => {
      const { student } = table;
      if (!student) return [];
      const condition =
        student === "written-out" ? writtenOut(name, identity) : linked(student, identity.id);
      return [{ name, table, condition, depth: name === "profiles" ? -1 : depthOf(student) }];
    })
    .toSorted((a, b) => b.depth - a.depth);
}

/** The name of a table of the registry as SQL writes it. */
export function tableName(name: string): SQL {
  return sql.join(
    name.split(".").map((part) => sql`${sql.identifier(part)}`),
    sql`.`,
  );
}

function linked({ column, in: carrier }: StudentLink, studentId: string): SQL {
  const named = sql.identifier(column);
  if (carrier === undefined) return sql`${named} = ${studentId}`;
  const link = retention[carrier]?.student;
  if (!link || link === "written-out") throw new Error(`${carrier} carries no student's rows`);
  return sql`${named} in (select id from ${tableName(carrier)} where ${linked(link, studentId)})`;
}

/** What is found through other tables comes before them. */
function depthOf(student: NonNullable<KeptTable["student"]>): number {
  if (student === "written-out") return Number.MAX_SAFE_INTEGER;
  const carrier = student.in === undefined ? undefined : retention[student.in]?.student;
  return carrier ? depthOf(carrier) + 1 : 0;
}

/** The rows of tables in which no column says whose they are. */
const conditions: Readonly<Record<string, (identity: Identity) => SQL>> = {
  emails: lettersOf,
  // One that is open waits for an administrator, whoever deletes the account of its address.
  contact_messages: ({ email }) =>
    sql`(closed_at is not null and lower(email) = ${email?.toLowerCase() ?? ""})`,
  audit_entries: ({ id }) => sql`(
    subject_id in (
      select ${id} union all select id from challenges where student_id = ${id}
      union all select id from affiliates where user_id = ${id})
    or strpos(details::text, ${id}) > 0)`,
  family_invitations: ({ id, username, email }) => sql`(
    (kind <> 'guardian' and id in (select invitation_id from invited_children where student_id = ${id}))
    or lower(asked_for) = any(${sql.param([username, email].flatMap((name) => (name === null ? [] : [name.toLowerCase()])))}::text[]))`,
  rate_limits: ({ id, username, email }) => {
    const names = [username, email].filter((name) => name !== null);
    return sql`(
      strpos(key, ${id}) > 0
      or split_part(key, ':', 2) = any(${sql.param(names.map(targetKey))}::text[])
      or split_part(key, ':', 3) = any(${sql.param(names.map(exactKey))}::text[]))`;
  },
};

function writtenOut(name: string, identity: Identity): SQL {
  const condition = conditions[name];
  if (!condition) throw new Error(`say in student-rows.ts which rows of ${name} are a student's`);
  return condition(identity);
}

/**
 * Letters to the student, letters that say they are about the student, letters in which the student's own address,
 * id or username stands, and letters to those who look after the student in which the name does. A first name alone
 * counts only once the letter has gone out: the guardian may share it.
 */
function lettersOf({ id, fullName, username, email, guardians }: Identity): SQL {
  const said = sql`subject || ' ' || text_body`;
  const toGuardian = sql`lower(recipient) = any(${sql.param(guardians.map((guardian) => guardian.email.toLowerCase()))}::text[])`;
  const handles = [email, username].flatMap((name) => (name === null ? [] : [name]));
  const has = (word: string) => sql`${said} ~* ${wholeWord(word)}`;
  return sql`(
    about @> array[${id}]
    or lower(recipient) = ${email?.toLowerCase() ?? ""}
    or strpos(${said}, ${id}) > 0
    ${sql.join(
      handles.map((handle) => sql`or ${has(handle)}`),
      sql` `,
    )}
    or (${toGuardian} and (${has(fullName)} or (status <> 'waiting' and ${has(firstNameOf(fullName))}))))`;
}

/** A pattern of PostgreSQL for a text that stands by itself, not within a longer word. */
function wholeWord(text: string): string {
  const escaped = text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
  return String.raw`(^|[^[:alnum:]])${escaped}($|[^[:alnum:]])`;
}
