import type { Services } from "#platform/http/request-context.ts";
import { collectNotices, collectWeekly } from "./collect.ts";
import { deliverNotices } from "./deliver.ts";

/** Every minute: notes what happened, and writes to parents what is due. Safe to run twice and by several programs. */
export async function tellParents(services: Services): Promise<void> {
  await collectNotices(services);
  await deliverNotices(services);
}

/** Every quarter of an hour, for no time zone is off by less: writes the reports of the week that are due. */
export async function tellWeek(services: Services): Promise<void> {
  await collectWeekly(services);
  await deliverNotices(services);
}
