import { adultAgeYears } from "#shared/constants.ts";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { consents } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readPolicy } from "#features/oversight/read-policy.ts";
import { modelPlace } from "#platform/model/model-place.ts";
import type { Settings } from "#platform/settings.ts";
import { consentKinds } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { birthdayOf } from "#shared/zoned-time.ts";
import type { Consent, ConsentEntry, Privacy } from "./contract.ts";
import { consentFacts, factsFrom } from "./permission.ts";
import { deciderOf, goesWithoutConsentAt, isUnderAge, mayWithdraw, permissionOf } from "./rules.ts";

/** Who reads: their account id, and whether they are the student. */
export type Reader = { id: string; isStudent: boolean };

type Row = typeof consents.$inferSelect;

/** What was agreed to for a student, in the eyes of a reader. Throws not_found where there is no such student. */
export async function readPrivacy(
  queryable: Queryable,
  studentId: string,
  reader: Reader,
  { now, settings }: { now: Date; settings: Pick<Settings, "model" | "modelHosting"> },
): Promise<Privacy> {
  const [row] = await queryable
    .select({ profile: profiles, facts: consentFacts })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!row) throw new AppError("not_found");
  const rows = await queryable
    .select()
    .from(consents)
    .where(eq(consents.studentId, studentId))
    .orderBy(desc(consents.grantedAt));
  const { profile } = row;
  const facts = factsFrom(row.facts, now);
  const decider = deciderOf(facts);
  const by = reader.isStudent ? "student" : "guardian";
  const { mayLearn } = permissionOf(facts);
  const adultOn = profile.birthDate === null ? null : birthdayOf(profile.birthDate, adultAgeYears);
  return {
    decider,
    mayChange: decider === by,
    mayWithdraw: mayWithdraw(facts, by),
    mayLearn,
    mayCopy: !reader.isStudent || !isUnderAge(facts),
    isUnderAge: isUnderAge(facts),
    consents: consentKinds.map((kind) => consentOf(kind, rows, reader)),
    sight: (await readPolicy(queryable, studentId, now)).sight,
    model: modelPlace(settings),
    goesAt: goesAt(profile, rows, facts),
    adultOn: facts.age !== null && facts.age < adultAgeYears ? adultOn : null,
    needsAddress: decider === "student" && profile.email === null,
  };
}

function consentOf(kind: Consent["kind"], rows: readonly Row[], reader: Reader): Consent {
  const history = rows.filter((row) => row.kind === kind).map((row) => entryOf(row, reader));
  return { kind, isGiven: history.some(({ withdrawnAt }) => withdrawnAt === null), history };
}

function entryOf(row: Row, reader: Reader): ConsentEntry {
  const party = (id: string | null) => {
    if (id === reader.id) return "you";
    return id === row.studentId ? "student" : "guardian";
  };
  return {
    givenAt: row.grantedAt.toISOString(),
    givenBy: party(row.method === "own-session" ? row.studentId : row.parentId),
    method: row.method,
    version: row.version,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnBy:
      row.withdrawnAt === null
        ? null
        : row.withdrawnBy === null
          ? "program"
          : party(row.withdrawnBy),
  };
}

/** When an account under 13 goes because no core consent stands. */
export function goesAt(
  profile: typeof profiles.$inferSelect,
  rows: readonly Row[],
  facts: ReturnType<typeof factsFrom>,
): string | null {
  if (!isUnderAge(facts) || facts.standing.includes("core")) return null;
  const ends = rows.flatMap(({ kind, withdrawnAt }) =>
    kind === "core" && withdrawnAt !== null ? [withdrawnAt.getTime()] : [],
  );
  return goesWithoutConsentAt(
    new Date(Math.max(profile.createdAt.getTime(), ...ends)),
  ).toISOString();
}
