import type { Queryable } from "#db/client.ts";
import type { WeeklyChild } from "./emails/child-section.ts";
import { readKitchenCard } from "./kitchen-cards.ts";
import { type Reader, readReport } from "./read-report.ts";

/**
 * What the weekly e-mail tells of a child: the last seven days and the question of the week. The caller has made sure
 * that the letter goes to somebody who looks after the child.
 * @throws AppError not_found where there is no such student
 */
export async function readWeeklyChild(
  queryable: Queryable,
  childId: string,
  reader: Reader,
): Promise<WeeklyChild> {
  const card = await readKitchenCard(queryable, childId, reader);
  return { report: await readReport(queryable, childId, {}, reader), card };
}
