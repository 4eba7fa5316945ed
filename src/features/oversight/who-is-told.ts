import type { Queryable } from "#db/client.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import type { AlertRoute } from "#shared/oversight.ts";

/** Who is really told of an alert of that route: where nobody looks after the account, an administrator is. */
export async function whoIsTold(
  queryable: Queryable,
  studentId: string,
  route: AlertRoute,
): Promise<AlertRoute> {
  if (route === "administrators") return route;
  const guardians = await readGuardians(queryable, studentId);
  return guardians.length === 0 ? "administrators" : "guardians";
}
