import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { addressesOfAdministrators } from "#features/accounts/administrators.ts";
import { hasNobodyToTell } from "#features/family/guardianship.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { type AlertReason, waitingAlertEmail } from "./emails/waiting-alert.ts";
import { unclaimedSince } from "./rules-alerts.ts";

/** How many alerts one round tells of. */
const roundSize = 50;

type Alert = typeof alerts.$inferSelect;

/**
 * Writes to the administrators of an alert that is theirs to look into, once for each: at once of one that the parents
 * were not told of, or that nobody could be told of; of any other when no parent has read it and no administrator has
 * looked into it for hours. Run after the turn that raised one and every minute, so that none is lost with a program.
 */
export async function tellAdministrators(services: Services): Promise<void> {
  await writeLetters(services, async (transaction) => {
    const letters: Email[] = [];
    const now = services.now();
    const readers = await addressesOfAdministrators(services.settings, transaction);
    for (const alert of await takeUntold(transaction, now)) {
      await transaction
        .update(alerts)
        .set({ administratorsToldAt: now })
        .where(eq(alerts.id, alert.id));
      const url = new URL("/admin/alerts", services.settings.publicUrl);
      url.searchParams.set("alert", alert.id);
      const facts = { category: alert.category, reason: reasonOf(alert, now), url: url.href };
      for (const { to, locale } of readers) {
        // About nobody: what is about a student stands in the copy that parents may take.
        letters.push(waitingAlertEmail({ to, ...facts }, locale));
      }
    }
    return letters;
  });
}

function takeUntold(queryable: Queryable, now: Date): Promise<Alert[]> {
  return queryable
    .select()
    .from(alerts)
    .where(
      and(
        isNull(alerts.administratorsToldAt),
        isNull(alerts.reviewedAt),
        isNull(alerts.acknowledgedAt),
        or(
          eq(alerts.route, "administrators"),
          lte(alerts.createdAt, unclaimedSince(now)),
          hasNobodyToTell("alerts.student_id"),
        ),
      ),
    )
    .orderBy(asc(alerts.createdAt))
    .limit(roundSize)
    .for("update", { skipLocked: true });
}

function reasonOf({ route, createdAt }: Alert, now: Date): AlertReason {
  if (route === "administrators") return "first";
  return createdAt <= unclaimedSince(now) ? "unclaimed" : "nobody";
}
