import type { Queryable } from "#db/client.ts";
import { privacyNotices } from "#db/tables/privacy.ts";
import type { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import type { PrivacyNoticeKind } from "#shared/consents.ts";
import type { Locale } from "#shared/locale.ts";
import { readGuardians } from "#features/family/guardianship.ts";

type Student = Pick<typeof profiles.$inferSelect, "id" | "email" | "fullName" | "locale">;

/** Whom a letter is for. */
export type Addressee = {
  email: string;
  firstName: string;
  /** The student's first name, where a guardian is written to; null in the student's own letter. */
  studentFirstName: string | null;
};

/**
 * The letters of a notice to a student with an address and to everybody who looks after them, once for each notice and
 * day: none where it went out before.
 */
export async function notifyFamily(
  transaction: Queryable,
  { now }: Pick<Services, "now">,
  student: Student,
  notice: { kind: PrivacyNoticeKind; day: string },
  compose: (to: Addressee, locale: Locale) => Email,
): Promise<Email[]> {
  const noted = await transaction
    .insert(privacyNotices)
    .values({ studentId: student.id, ...notice, createdAt: now() })
    .onConflictDoNothing()
    .returning({ studentId: privacyNotices.studentId });
  if (noted.length === 0) return [];
  const firstName = firstNameOf(student.fullName);
  const letters: Email[] = [];
  if (student.email !== null) {
    letters.push(
      compose({ email: student.email, firstName, studentFirstName: null }, student.locale),
    );
  }
  for (const { email, fullName, locale } of await readGuardians(transaction, student.id)) {
    const to = { email, firstName: firstNameOf(fullName), studentFirstName: firstName };
    letters.push(compose(to, locale));
  }
  return letters.map((letter) => ({ ...letter, about: [student.id] }));
}
