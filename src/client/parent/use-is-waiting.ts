import { useQuery } from "@tanstack/react-query";
import type { ChildRequest } from "#features/controls/contract.ts";
import type { ChildCredits } from "#features/credits/contract.ts";
import type { Family, FamilyWaiting } from "#features/family/contract.ts";
import { familyKey } from "./use-family.ts";
import { creditRequestsKey, requestsKey } from "./requests-key.ts";
import { waitingKey } from "./waiting-key.ts";

/** Whether anything stands on top of the page that waits for an answer, as far as this page has heard. */
export function useIsWaiting(): boolean {
  // All are read, and read anew, by the page that shows what waits.
  const family = useQuery<Family>({ queryKey: familyKey, enabled: false });
  const wishes = useQuery<{ requests: ChildRequest[] }>({ queryKey: requestsKey, enabled: false });
  const credits = useQuery<{ requests: ChildCredits[] }>({
    queryKey: creditRequestsKey,
    enabled: false,
  });
  const answers = useQuery<FamilyWaiting>({ queryKey: waitingKey, enabled: false });
  return (
    (family.data?.children.some(({ openAlerts }) => openAlerts > 0) ?? false) ||
    (wishes.data?.requests.length ?? 0) > 0 ||
    (credits.data?.requests.some(({ request }) => request.status === "open") ?? false) ||
    Object.values(answers.data ?? {}).some((list) => list.length > 0)
  );
}
