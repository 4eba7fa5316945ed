import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { atStudentsClock } from "#features/controls/study-days.ts";
import { readActivity, readToday } from "#features/learning/read-days.ts";
import { readSkillDays, type SkillDay } from "#features/learning/read-skill-days.ts";
import { readLede } from "#features/learning/read-lede.ts";
import { readStanding } from "#features/learning/read-standing.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import type { Standing } from "#features/learning/contract.ts";
import { AppError } from "#shared/errors.ts";
import { subjects } from "#shared/subjects.ts";
import type { Report, ReportSkill } from "./contract.ts";
import { readKitchenCards } from "./kitchen-cards.ts";
import { claimsFrom } from "./rules-claims.ts";
import { daysIn, problemsIn, rangeBefore, rangeOf, sumOf } from "./rules-range.ts";

/** Who reads: the clock, and where the reader's is set. */
export type Reader = { now: Date; timeZone: string };

/**
 * A child's progress between two days; the last seven where none are named. Its figures are those of the dashboard,
 * read from the same daily sums. The caller has made sure whose child it is.
 * @throws AppError invalid_input for days that no report can be about, not_found where there is no such student
 */
export async function readReport(
  queryable: Queryable,
  childId: string,
  asked: { from?: string; to?: string },
  reader: Reader,
): Promise<Report> {
  const [profile] = await queryable
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, childId));
  if (!profile) throw new AppError("not_found");
  const clock = await atStudentsClock(queryable, childId, reader);
  const today = await readToday(queryable, childId, clock);
  const range = rangeOf(asked, today);
  const earlier = rangeBefore(range);
  const activity = await readActivity(queryable, childId, range);
  const standing = await readStanding(queryable, childId, clock);
  const skills = skillsFrom(await readSkillDays(queryable, childId, range), standing);
  return composeReport({
    child: { id: childId, firstName: firstNameOf(profile.fullName), fullName: profile.fullName },
    ...range,
    today,
    lede: await readLede(queryable, childId, { ...range, days: daysIn(range, activity) }),
    activity,
    before: { ...earlier, totals: sumOf(await readActivity(queryable, childId, earlier)) },
    skills,
    cards: await readKitchenCards(queryable, childId, range),
  });
}

/** What a report is composed of: the days by subject in place of all that is counted from them. */
export type ReportParts = Omit<Report, "totals" | "days" | "subjects" | "claims"> & {
  activity: Awaited<ReturnType<typeof readActivity>>;
};

/** A whole report from what was read. */
export function composeReport({ activity, ...parts }: ReportParts): Report {
  const days = daysIn(parts, activity);
  const totals = sumOf(days);
  const activeDays = days.filter((day) => problemsIn(day) > 0).length;
  return {
    ...parts,
    totals,
    days,
    subjects: subjects
      .map((subject) => ({
        subject,
        ...sumOf(activity.filter((row) => row.subject === subject)),
      }))
      .filter((counts) => problemsIn(counts) > 0),
    claims: claimsFrom({ ...parts, totals, activeDays }),
  };
}

function skillsFrom(rows: readonly SkillDay[], standing: Standing): ReportSkill[] {
  const standings = new Map(
    standing.subjects.flatMap((subject) => subject.skills.map((skill) => [skill.id, skill])),
  );
  const found = new Map<string, ReportSkill>();
  for (const row of rows) {
    const { subject, skillId } = row;
    const key = `${subject} ${skillId}`;
    const before = found.get(key);
    const known = skillId === null ? undefined : standings.get(skillId);
    found.set(key, {
      id: skillId,
      subject,
      title: skillsOf(subject).find(({ id }) => id === skillId)?.words.title ?? null,
      state: known ? skillStateOf(known, standing.masteredFrom) : null,
      ...sumOf(before ? [before, row] : [row]),
    });
  }
  return [...found.values()].sort((a, b) => problemsIn(b) - problemsIn(a));
}
