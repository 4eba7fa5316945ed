import { type Queryable, violatedConstraint } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { grantCredits } from "#features/credits/grant-credits.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";

/** What a new student's profile begins with (D-01). */
export type NewStudent = {
  fullName: string;
  username: string | null;
  email: string | null;
  passwordHash: string | null;
  /** Where the address is proved already; else left out. */
  emailVerifiedAt?: Date | null;
  googleSubject?: string | null;
  /** YYYY-MM-DD. */
  birthDate: string;
  gradeLevel: number;
  primarySubject: Subject;
  preferredSubjects: readonly Subject[];
  learningGoals: string;
  locale: Locale;
  parentCreated: boolean;
};

/**
 * Writes a new student with their free credits, in the caller's transaction; gives the id. What is asked for here
 * is all that onboarding would ask. The unique indexes judge what is taken: see `takenError`.
 */
export async function insertStudent(
  queryable: Queryable,
  student: NewStudent,
  now: Date,
): Promise<string> {
  const id = createId("prf", now.getTime());
  const { primarySubject, preferredSubjects, learningGoals, ...columns } = student;
  await queryable.insert(profiles).values({
    ...columns,
    id,
    learningGoals: learningGoals || null,
    onboardingCompleted: true,
    role: "student",
    parentContactInfo: {
      primary_subject: primarySubject,
      preferred_subjects: [...new Set([primarySubject, ...preferredSubjects])],
      // Quiet until the family asks for it (Age-Appropriate Design Code, standard 7), but for the week's report to the parent
      // who made the account: it tells what their consent led to, and ends by a link in each letter.
      notification_preferences: {
        email: false,
        weekly_summary: student.parentCreated,
        achievement_alerts: false,
      },
    },
    createdAt: now,
    updatedAt: now,
  });
  await grantCredits(queryable, id, newStudentCredits, now);
  return id;
}

const taken = {
  profiles_username_key: () =>
    new AppError("username_taken", { fields: { username: "usernameTaken" } }),
  profiles_email_key: () => new AppError("email_taken", { fields: { email: "emailTaken" } }),
} as const;

/** An affiliate's record has the address of its profile. */
const affiliateEmailKey = "affiliates_email_key";

/** The refusal of an address as if it were taken: what an address kept for administrators answers. */
export const emailTaken = taken.profiles_email_key;

/** What the unique indexes say: the only judges of what is taken, so two sign-ups at once cannot both win. */
export function takenError(error: unknown): AppError | null {
  const constraint = violatedConstraint(error);
  if (constraint === "profiles_username_key" || constraint === "profiles_email_key") {
    return taken[constraint]();
  }
  if (constraint === affiliateEmailKey) return emailTaken();
  return null;
}
