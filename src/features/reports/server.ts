import { eq } from "drizzle-orm";
import { profiles } from "#db/tables/profiles.ts";
import { requireChild } from "#features/family/guardianship.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { type Report, reportsContract as contract } from "./contract.ts";
import { answerKitchenCard, readKitchenCard } from "./kitchen-cards.ts";
import { readReport } from "./read-report.ts";
import { pdfFile, reportCsv } from "./report-files.ts";
import { sampleCard, sampleReport } from "./sample-report.ts";

/** A child of the sample family. Throws not_found for any other: an administrator has no children. */
function requireSample<T>(sample: T | null): T {
  if (!sample) throw new AppError("not_found");
  return sample;
}

async function reportFor(
  context: RequestContext,
  { childId, from, to }: { childId: string; from?: string | undefined; to?: string | undefined },
): Promise<Report> {
  const actor = requireActor(context);
  const reader = { now: context.now(), timeZone: context.timeZone };
  const range = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  if (actor.kind !== "parent") return requireSample(sampleReport(childId, range, reader));
  await requireChild(context.db, actor.id, childId);
  return readReport(context.db, childId, range, reader);
}

/** The report with the question of this week, which may not have been asked for before. */
async function reportToPrint(
  context: RequestContext,
  input: Parameters<typeof reportFor>[1],
): Promise<Report> {
  const report = await reportFor(context, input);
  if (requireActor(context).kind !== "parent" || report.to < report.today) return report;
  const reader = { now: context.now(), timeZone: context.timeZone };
  const card = await readKitchenCard(context.db, input.childId, reader);
  const isThere = card === null || report.cards.some(({ id }) => id === card.id);
  return isThere ? report : { ...report, cards: [card, ...report.cards] };
}

/** By what a child signs in; null where there is none, or no such child. */
async function readUsername({ db }: RequestContext, childId: string): Promise<string | null> {
  const [profile] = await db
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, childId));
  return profile?.username ?? null;
}

/** The calls of the reports with what answers them. */
export const reportsCalls: readonly BoundCall[] = [
  answer(contract.readReport, reportFor),
  answer(contract.downloadReport, async (context, input) => {
    const { db, locale } = context;
    if (input.format === "csv") return reportCsv(db, await reportFor(context, input), locale);
    return pdfFile(await reportToPrint(context, input), {
      locale,
      paper: input.paper,
      now: context.now(),
      username: await readUsername(context, input.childId),
    });
  }),
  answer(contract.readKitchenCard, async (context, { childId }) => {
    const actor = requireActor(context);
    const reader = { now: context.now(), timeZone: context.timeZone };
    if (actor.kind !== "parent") return { card: requireSample(sampleCard(childId, reader)) };
    await requireChild(context.db, actor.id, childId);
    return { card: await readKitchenCard(context.db, childId, reader) };
  }),
  answer(contract.answerKitchenCard, async (context, { childId, cardId, answer: given }) => {
    const actor = requireActor(context);
    if (actor.kind !== "parent") {
      requireSample(sampleCard(childId, { now: context.now() }));
      throw new AppError("sample_only");
    }
    await requireChild(context.db, actor.id, childId);
    const card = await answerKitchenCard(
      context.db,
      { cardId, childId },
      { answer: given, parentId: actor.id, now: context.now() },
    );
    return { card };
  }),
];
