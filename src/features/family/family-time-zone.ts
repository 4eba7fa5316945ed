import { type SQL, sql } from "drizzle-orm";

/** The calendar of a family of which nobody said where it lives. */
export const unknownTimeZone = "UTC";

/**
 * The time zone that a student's family lives in, as an expression in a query in which `student` stands: the one of the
 * child's rules, else the one that whoever looked after the child first chose for their letters; null where unknown.
 * The column is named in words, for a query about one table alone leaves the table's name out.
 */
export function familyTimeZone(
  student: "profiles.id" | "guardianships.student_id",
): SQL<string | null> {
  const id = sql.raw(student);
  return sql<string | null>`coalesce(
    (select r.rules ->> 'timeZone' from child_rules r where r.student_id = ${id}),
    (select p.time_zone from parent_preferences p
      join guardianships g on g.parent_id = p.parent_id
      where g.student_id = ${id} and g.locked_at is null and p.time_zone is not null
      order by g.created_at, g.parent_id limit 1))`;
}
