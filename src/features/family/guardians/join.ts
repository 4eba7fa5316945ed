import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { publish } from "#platform/live-channel.ts";
import type { Email } from "#platform/mail.ts";
import { guardianNewsEmail } from "../emails/guardian-news.ts";
import { guardianshipNews, readGuardians } from "../guardianship.ts";

/**
 * Makes an adult look after a student, in the caller's transaction, and writes to everybody else who does. A
 * guardianship that is there already, locked or not, stays as it is. Gives the letters.
 */
export async function join(
  transaction: Queryable,
  context: RequestContext,
  { parentId, studentId }: { parentId: string; studentId: string },
): Promise<Email[]> {
  const now = context.now();
  const made = await transaction
    .insert(guardianships)
    .values({ parentId, studentId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: guardianships.studentId });
  if (made.length === 0) return [];
  await publish(transaction, guardianshipNews, { parentId });
  const deed = { actorId: parentId, action: "guardian.joined", subjectId: studentId };
  await recordDeed(transaction, deed, now);
  return tellOthers(transaction, context, { parentId, studentId, event: "joined" });
}

/** What the others who look after a student are told of an adult who joined or left them. */
export async function tellOthers(
  transaction: Queryable,
  context: RequestContext,
  { parentId, studentId, event }: { parentId: string; studentId: string; event: "joined" | "left" },
): Promise<Email[]> {
  const [parent] = await transaction
    .select({ fullName: parentAccounts.fullName })
    .from(parentAccounts)
    .where(eq(parentAccounts.id, parentId));
  const [student] = await transaction
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  const url = new URL("/parent-dashboard/guardians", context.settings.publicUrl);
  url.searchParams.set("child", studentId);
  const others = await readGuardians(transaction, studentId);
  return others
    .filter(({ id }) => id !== parentId)
    .map(({ email, fullName, locale }) => {
      const letter = guardianNewsEmail(
        {
          email,
          firstName: firstNameOf(fullName),
          guardian: parent?.fullName ?? "",
          childFirstName: firstNameOf(student?.fullName ?? ""),
          event,
          url: url.href,
        },
        locale,
      );
      return { ...letter, about: [studentId] };
    });
}
