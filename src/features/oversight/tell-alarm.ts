import { deliverAbout } from "#features/notices/deliver.ts";
import type { Services } from "#platform/http/request-context.ts";
import { tellAdministrators } from "./tell-administrators.ts";

/** Writes at once to whoever is to hear of an alert that a student's turn has raised: what fails is tried each minute. */
export async function tellOfAlarm(services: Services, studentId: string): Promise<void> {
  await deliverAbout(services, studentId);
  await tellAdministrators(services);
}
