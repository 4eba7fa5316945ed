import { type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Child, Family } from "#features/family/contract.ts";
import { call } from "../api.ts";
import { timeZone } from "../time-zone.ts";

/** Under which key every parent's page finds the family that was read once for all of them. */
export const familyKey = ["family", "children", timeZone] as const;

/** The signed-in parent's children; `lookAgainMs` has the page ask anew while it is in sight, false never. */
export function useFamily(lookAgainMs: number | false = false): UseQueryResult<Family> {
  return useQuery({
    queryKey: familyKey,
    queryFn: ({ signal }) => call("family", "readFamily", { timeZone }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

/** After a deletion: no page opens with the child of a moment ago, and all read the family anew. */
export function forgetChild(client: QueryClient, childId: string): void {
  client.setQueryData<Family>(
    familyKey,
    (known) => known && { ...known, children: known.children.filter(({ id }) => id !== childId) },
  );
  void client.invalidateQueries({ queryKey: familyKey });
}

/** The child that ?child= names; the first where it names none of this family. */
export function chosenChild({ children }: Family, named: string | null): Child | undefined {
  return children.find(({ id }) => id === named) ?? children[0];
}
