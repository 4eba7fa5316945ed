import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { readControls } from "#features/controls/read-controls.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { CareAnswer } from "#shared/care.ts";
import { day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { FamilyPlace } from "#shared/help-lines.ts";
import type { AlertCategory, AlertRoute, FieldPlace } from "#shared/oversight.ts";
import { distressIn, findDistress } from "#tutor/mind/safety.ts";
import { hearMessage } from "#tutor/safety/hear-message.ts";
import { sayBuiltin } from "#tutor/voice/builtin-voice.ts";
import { helpLinesFor, placeOf } from "./help-lines.ts";
import { raiseAlert } from "./raise-alert.ts";
import { routeOf } from "./rules-alerts.ts";
import { tellOfAlarmSoon } from "./tell-alarm.ts";
import { whoIsTold } from "./who-is-told.ts";

/** Something that a student wrote in a field, on its way into a table or a letter. */
export type WrittenField = { place: FieldPlace; text: string };

/** What was heard in it. */
export type HeardField = WrittenField & { answer: "alert" | "check-in"; category: AlertCategory };

/** Nobody asks whether a name is meant: what is no sentence is heard only where it says enough, by the phrases alone. */
const noSentences: readonly FieldPlace[] = ["name", "username", "search"];

/** What the listener of the chat hears in a field; null where nothing is the matter. */
export function hearField({ place, text }: WrittenField): HeardField | null {
  if (text.trim() === "") return null;
  if (noSentences.includes(place)) {
    // Usernames have signs in place of spaces.
    const category = findDistress(text.replaceAll(/[_.-]+/g, " "));
    return category && { place, text, answer: "alert", category };
  }
  const heard = hearMessage(text);
  const category = distressIn(text, heard);
  if (category) return { place, text, answer: "alert", category };
  return heard.answer === "check-in"
    ? { place, text, answer: "check-in", category: heard.category }
    : null;
}

/**
 * Lets a call go on where what a student wrote is no more than it seems. Every call that keeps or sends words of a
 * student's own asks it before it does. Where something heavy was told, nothing is kept there, a case is opened as in a
 * chat, and the page shows the same reply and people who help. Whoever is no student is let through.
 * @throws AppError care_first
 */
export async function requireUntroubled(
  context: RequestContext,
  ...fields: readonly WrittenField[]
): Promise<void> {
  const { actor } = context;
  if (actor?.kind !== "profile" || actor.role !== "student") return;
  const heard = heaviest(fields);
  if (heard) throw new AppError("care_first", { care: await careFor(context, actor.id, heard) });
}

/** The field to answer first: an alert before what is only asked about. */
export function heaviest(fields: readonly WrittenField[]): HeardField | null {
  const heard = fields.flatMap((field) => hearField(field) ?? []);
  return heard.find(({ answer }) => answer === "alert") ?? heard[0] ?? null;
}

/** Answers what was heard of a student, and opens a case where it is an alert; whoever is to hear of it is written to. */
export async function careFor(
  context: RequestContext,
  studentId: string,
  heard: HeardField,
): Promise<CareAnswer> {
  const { care, isNew } = await context.db.transaction((transaction) =>
    careWithin(transaction, context, { studentId, heard }),
  );
  if (isNew) tellOfAlarmSoon(context, studentId);
  return care;
}

/**
 * The same in the caller's transaction, so that what stands with the case stands or falls with it. Where a case is new,
 * the caller has whoever is to hear of it told (`tellOfAlarmSoon`) once the transaction stands.
 */
export async function careWithin(
  transaction: Queryable,
  context: RequestContext,
  { studentId, heard }: { studentId: string; heard: HeardField },
): Promise<{ care: CareAnswer; isNew: boolean }> {
  const { place, text, category } = heard;
  if (heard.answer === "check-in") {
    return { care: { answer: "check-in", place, text }, isNew: false };
  }
  const isNew = await openCase(transaction, context, { studentId, heard });
  const told = await whoIsTold(transaction, studentId, routeOf(category, text));
  const controls = await readControls(transaction, studentId, context.now());
  return { care: careWords(context, category, { told, rules: controls?.rules }), isNew };
}

/**
 * Lets somebody go on who has no account that a case could be about: they are shown who helps, and nobody is told.
 * @throws AppError care_first
 */
export function requireUntroubledVisitor(
  context: RequestContext,
  ...fields: readonly WrittenField[]
): void {
  const heard = heaviest(fields);
  if (heard?.answer !== "alert") return;
  throw new AppError("care_first", { care: careWords(context, heard.category, { told: null }) });
}

/** The careful reply, and who helps. */
export function careWords(
  { locale, timeZone }: RequestContext,
  category: AlertCategory,
  facts: { told: AlertRoute | null; rules?: FamilyPlace | undefined },
): CareAnswer {
  return {
    answer: "alert",
    reply: sayBuiltin([{ kind: "safety", category }], locale, 0),
    care: { told: facts.told, lines: helpLinesFor(category, placeOf(facts.rules, timeZone)) },
  };
}

/** Opens a case; the same words sent again within a day, before anybody has looked, are one case. Gives whether it is new. */
async function openCase(
  transaction: Queryable,
  context: RequestContext,
  { studentId, heard: { place, text, category } }: { studentId: string; heard: HeardField },
): Promise<boolean> {
  const now = context.now();
  const [known] = await transaction
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        eq(alerts.studentId, studentId),
        eq(alerts.place, place),
        eq(alerts.category, category),
        eq(alerts.route, routeOf(category, text)),
        isNull(alerts.reviewedAt),
        gt(alerts.createdAt, new Date(now.getTime() - day)),
        // A search is sent while it is typed.
        place === "search"
          ? sql`starts_with(${text}, ${alerts.snippet})`
          : eq(alerts.snippet, text),
      ),
    );
  if (known) {
    await transaction.update(alerts).set({ snippet: text }).where(eq(alerts.id, known.id));
    return false;
  }
  const { locale } = context;
  await raiseAlert(transaction, { studentId, written: { place }, text, locale, category, now });
  return true;
}
