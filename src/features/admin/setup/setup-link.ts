import { administratorExists } from "#features/accounts/administrators.ts";
import { issueToken } from "#features/accounts/one-time-tokens.ts";
import type { Services } from "#platform/http/request-context.ts";
import { adminSetupLinkMs } from "#shared/constants.ts";

/**
 * The link to the set-up for whoever started the program (L-05), with a new token each time; null once the
 * academy has an administrator. `origin` is the address at which the program is reached.
 */
export async function makeSetupLink(services: Services, origin: string): Promise<string | null> {
  if (await administratorExists(services.db, services.settings)) return null;
  const grant = { purpose: "admin-setup" } as const;
  const token = await issueToken(services.db, grant, services.now(), adminSetupLinkMs);
  return new URL(`/admin?setup=${token}`, origin).href;
}
