import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnGuardians } from "#features/family/contract/guardians.ts";
import { call } from "../api.ts";

const queryKey = ["family", "own"];

/**
 * Who looks after the signed-in student and who asks to, read once for all places that show it; `keep` puts a later
 * answer in its place, `lookAgainMs` has the page ask anew while it is in sight.
 */
export function useOwnGuardians(lookAgainMs: number | false = false) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("family", "readOwnGuardians", {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  return {
    data,
    error,
    refetch,
    keep: (own: OwnGuardians) => {
      client.setQueryData(queryKey, own);
      void client.invalidateQueries({ queryKey: ["oversight", "own"] });
    },
  };
}
