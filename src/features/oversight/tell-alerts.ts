import { and, asc, eq, isNull } from "drizzle-orm";
import { alerts } from "#db/tables/oversight.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import type { Services } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { alertEmail } from "./emails/alert.ts";

/** How many alerts one round tells of. */
const roundSize = 50;

/**
 * Writes to everybody who looks after a student of whom an alert tells, once for each alert and at any hour: no quiet
 * hours hold it back. Run after the turn that raised it and every minute, so that none is lost with a program.
 */
export async function tellAlerts(services: Services): Promise<void> {
  await writeLetters(services, async (transaction) => {
    const untold = await transaction
      .select({ alert: alerts, fullName: profiles.fullName })
      .from(alerts)
      .innerJoin(profiles, eq(profiles.id, alerts.studentId))
      .where(and(isNull(alerts.toldAt), eq(alerts.route, "guardians")))
      .orderBy(asc(alerts.createdAt))
      .limit(roundSize)
      .for("update", { of: alerts, skipLocked: true });
    const letters = [];
    for (const { alert, fullName } of untold) {
      const { id, studentId, category } = alert;
      await transaction.update(alerts).set({ toldAt: services.now() }).where(eq(alerts.id, id));
      const url = new URL("/parent-dashboard/sessions", services.settings.publicUrl);
      url.searchParams.set("child", studentId);
      for (const guardian of await readGuardians(transaction, studentId)) {
        const letter = alertEmail(
          {
            email: guardian.email,
            firstName: firstNameOf(guardian.fullName),
            childFirstName: firstNameOf(fullName),
            category,
            url: url.href,
          },
          guardian.locale,
        );
        letters.push({ ...letter, about: [studentId] });
      }
    }
    return letters;
  });
}
