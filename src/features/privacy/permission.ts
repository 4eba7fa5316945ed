import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { ageOn } from "#features/accounts/rules.ts";
import { consentKinds } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { type ConsentFacts, type Permission, permissionOf } from "./rules.ts";

/** What `consentFacts` selects. */
const storedFacts = z.object({
  birthDate: z.string().nullable(),
  parentCreated: z.boolean(),
  hasGuardian: z.boolean(),
  hasActingGuardian: z.boolean(),
  standing: z.array(z.enum(consentKinds)),
});

/**
 * What decides what the tutor may do, as one expression: it rides in any query in which the table profiles stands, so
 * that a turn needs no query of its own for it. Read with `factsFrom`.
 */
export const consentFacts = sql<unknown>`json_build_object(
  'birthDate', profiles.birth_date,
  'parentCreated', profiles.parent_created,
  'hasGuardian', exists (select 1 from guardianships g where g.student_id = profiles.id),
  'hasActingGuardian', exists (
    select 1 from guardianships g where g.student_id = profiles.id and g.locked_at is null),
  'standing', coalesce((
    select json_agg(c.kind) from consents c
    where c.student_id = profiles.id and c.withdrawn_at is null), '[]'))`;

/** The facts behind what `consentFacts` selected, on a day. */
export function factsFrom(selected: unknown, now: Date): ConsentFacts {
  const { birthDate, ...facts } = storedFacts.parse(selected);
  return { ...facts, age: birthDate === null ? null : ageOn(birthDate, now) };
}

/** What the tutor may do with what `consentFacts` selected. */
export function permissionFrom(selected: unknown, now: Date): Permission {
  return permissionOf(factsFrom(selected, now));
}

/** The facts about a student. Throws not_found where there is no such student. */
export async function readFacts(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<ConsentFacts> {
  const [row] = await queryable
    .select({ facts: consentFacts })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!row) throw new AppError("not_found");
  return factsFrom(row.facts, now);
}

/** What the tutor may do for a student who wants to be taught. Throws consent_needed, or not_found. */
export async function requireLearning(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<Permission> {
  const permission = permissionOf(await readFacts(queryable, studentId, now));
  if (!permission.mayLearn) throw new AppError("consent_needed");
  return permission;
}
