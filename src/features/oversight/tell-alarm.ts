import { deliverAbout } from "#features/notices/deliver.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { tellAdministrators } from "./tell-administrators.ts";

/** Writes to whoever is to hear of an alert that a student has raised, behind the answer: what fails is tried each minute. */
export function tellOfAlarmSoon(services: Services, studentId: string): void {
  void tellOfAlarm(services, studentId).catch((error: unknown) =>
    services.log.error({ reason: describeFailure(error) }, "an alert waits for the next minute"),
  );
}

async function tellOfAlarm(services: Services, studentId: string): Promise<void> {
  await deliverAbout(services, studentId);
  await tellAdministrators(services);
}
