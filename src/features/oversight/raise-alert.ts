import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { noticeFor } from "#features/notices/notice-for.ts";
import { createId } from "#shared/ids.ts";
import type { Locale } from "#shared/locale.ts";
import type { AlertCategory, FieldPlace } from "#shared/oversight.ts";
import type { Move } from "#tutor/mind/move.ts";
import { routeOf, snippetOf } from "./rules-alerts.ts";

/** A message that somebody must hear of. */
export type Alarm = {
  studentId: string;
  /** The message of a chat, or the field beside it that the words were written in. */
  written: { chatId: string; messageId: string } | { place: FieldPlace };
  text: string;
  locale: Locale;
  category: AlertCategory;
  now: Date;
};

/** What the case keeps of the words: all of them where they stand nowhere else. */
export function snippetFor({ written, text }: Pick<Alarm, "written" | "text">): string {
  return "place" in written ? text : snippetOf(text);
}

/** What the mind found in a turn that somebody must hear of; null where it found nothing. */
export function alarmingIn(moves: readonly Move[]): Extract<Move, { kind: "safety" }> | null {
  return moves.find((move) => move.kind === "safety") ?? null;
}

/**
 * Writes an alert, in the transaction of the turn where one raised it, and notes that those who look after the student are to
 * hear of it where they are to: neither stands without the other.
 */
export async function raiseAlert(transaction: Queryable, alarm: Alarm): Promise<void> {
  const { text, now, written, ...facts } = alarm;
  const id = createId("alr", now.getTime());
  const route = routeOf(alarm.category, text);
  await transaction
    .insert(alerts)
    .values({ ...facts, ...written, id, route, snippet: snippetFor(alarm), createdAt: now });
  if (route === "guardians") {
    await noticeFor(transaction, alarm.studentId, { kind: "alert", alertId: id }, now);
  }
}
