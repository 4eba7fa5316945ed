import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import type { Email } from "#platform/mail.ts";
import type { Settings } from "#platform/settings.ts";
import { creditsAnsweredEmail } from "./emails/credits-answered.ts";
import type { RequestRow } from "./read-credits.ts";

/**
 * The letter about an answer to whoever asked: a parent who still looks after the student, or the student at a proved
 * address. None where there is nobody to write to; the pages tell it too.
 */
export async function answerLetters(
  queryable: Queryable,
  { publicUrl }: Pick<Settings, "publicUrl">,
  request: RequestRow,
): Promise<Email[]> {
  const { studentId, parentId, askedBy, amount, reason } = request;
  const [student] = await queryable
    .select({
      fullName: profiles.fullName,
      email: profiles.email,
      locale: profiles.locale,
    })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!student) return [];
  const answered = { amount, reason: reason ?? "" };
  if (askedBy === "student") {
    if (!(await hasProvedAddress(queryable, studentId)) || student.email === null) return [];
    const letter = creditsAnsweredEmail(
      {
        email: student.email,
        firstName: firstNameOf(student.fullName),
        childFirstName: null,
        ...answered,
        url: new URL("/credits", publicUrl).href,
      },
      student.locale,
    );
    return [{ ...letter, about: [studentId] }];
  }
  const url = new URL("/parent-dashboard/credits", publicUrl);
  url.searchParams.set("child", studentId);
  const guardians = await readGuardians(queryable, studentId);
  return guardians
    .filter(({ id }) => id === parentId)
    .map(({ email, fullName, locale }) => {
      const letter = creditsAnsweredEmail(
        {
          email,
          firstName: firstNameOf(fullName),
          childFirstName: firstNameOf(student.fullName),
          ...answered,
          url: url.href,
        },
        locale,
      );
      return { ...letter, about: [studentId] };
    });
}

async function hasProvedAddress(queryable: Queryable, studentId: string): Promise<boolean> {
  const found = await queryable
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, studentId),
        isNotNull(profiles.emailVerifiedAt),
        isNull(profiles.suspendedAt),
      ),
    );
  return found.length > 0;
}
