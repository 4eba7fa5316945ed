import { useQuery } from "@tanstack/react-query";
import type { ChildRequest } from "#features/controls/contract.ts";
import type { Family } from "#features/family/contract.ts";
import { familyKey } from "./use-family.ts";
import { requestsKey } from "./requests-key.ts";

/** Whether an alert or a wish of any child waits, as far as this page has heard. */
export function useIsWaiting(): boolean {
  // Both are read, and read anew, by the page that shows what waits.
  const family = useQuery<Family>({ queryKey: familyKey, enabled: false });
  const wishes = useQuery<{ requests: ChildRequest[] }>({ queryKey: requestsKey, enabled: false });
  const alerts = family.data?.children.some(({ openAlerts }) => openAlerts > 0) ?? false;
  return alerts || (wishes.data?.requests.length ?? 0) > 0;
}
