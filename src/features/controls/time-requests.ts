import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { timeRequests } from "#db/tables/controls.ts";
import { violatedConstraint } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { readControls } from "./read-controls.ts";
import { requestsToday } from "./read-ruling.ts";
import { appliesAt, extraMinutesFor, grantedUntil } from "./rules.ts";
import { askRefusal } from "./rules-requests.ts";

/** A wish for more time. */
export type Wish = { studentId: string; minutes: number; reason: string; now: Date };

/** Asks the family for more time. @throws AppError time_not_asked where that cannot be asked now */
export async function askForTime(db: Database, wish: Wish): Promise<void> {
  const { studentId, minutes, reason, now } = wish;
  const controls = await readControls(db, studentId, now);
  if (!controls) throw new AppError("time_not_asked");
  const today = wallTimeAt(now, controls.rules.timeZone).day;
  const requests = await requestsToday(db, studentId, controls, now);
  if (askRefusal(appliesAt(controls, now), requests)) throw new AppError("time_not_asked");
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(timeRequests)
        .set({ status: "expired" })
        .where(
          and(
            eq(timeRequests.studentId, studentId),
            eq(timeRequests.status, "open"),
            lt(timeRequests.day, today),
          ),
        );
      await tx.insert(timeRequests).values({
        id: createId("req", now.getTime()),
        studentId,
        day: today,
        minutesAsked: minutes,
        reason,
        status: "open",
        createdAt: now,
      });
    });
  } catch (error) {
    // Asked in two windows at once: the index of open wishes lets one through.
    if (violatedConstraint(error) === "time_requests_open_key") {
      throw new AppError("time_not_asked");
    }
    throw error;
  }
}

/** A parent's answer; `minutes` null takes an earlier one back. */
export type Answer = {
  childId: string;
  parentId: string;
  requestId: string;
  minutes: number | null;
  now: Date;
};

/**
 * Answers a wish of today: the first answer stands, also where two guardians tap at once.
 * @throws AppError request_over
 */
export async function answerRequest(db: Database, answer: Answer): Promise<void> {
  const { childId, parentId, requestId, minutes, now } = answer;
  try {
    await db.transaction(async (tx) => {
      const controls = await readControls(tx, childId, now);
      const [request] = await tx
        .select()
        .from(timeRequests)
        .where(and(eq(timeRequests.id, requestId), eq(timeRequests.studentId, childId)))
        .for("update");
      if (!controls || !request) throw new AppError("request_over");
      const isToday = request.day === wallTimeAt(now, controls.rules.timeZone).day;
      const isAnswered = request.status === "granted" || request.status === "declined";
      if (!isToday || isAnswered !== (minutes === null)) throw new AppError("request_over");
      const applies = appliesAt(controls, now);
      await tx
        .update(timeRequests)
        .set(
          minutes === null
            ? {
                status: "open",
                minutesGiven: 0,
                extraMinutes: 0,
                openUntil: null,
                answeredBy: null,
                answeredAt: null,
              }
            : {
                status: minutes === 0 ? "declined" : "granted",
                minutesGiven: minutes,
                extraMinutes: minutes === 0 ? 0 : extraMinutesFor(applies, minutes),
                openUntil: minutes === 0 ? null : grantedUntil(applies, minutes, now),
                answeredBy: parentId,
                answeredAt: now,
              },
        )
        .where(eq(timeRequests.id, requestId));
    });
  } catch (error) {
    if (violatedConstraint(error) === "time_requests_open_key") throw new AppError("request_over");
    throw error;
  }
}
