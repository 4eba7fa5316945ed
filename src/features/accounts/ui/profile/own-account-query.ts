import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#client/api.ts";
import { sessionKey } from "#client/session-query.ts";
import type { AccountDetails } from "../../contract/profile.ts";

const detailsKey = ["accounts", "details"] as const;

/** The signed-in person's account as they see and change it. */
export function useOwnAccount(): UseQueryResult<AccountDetails> {
  return useQuery({
    queryKey: detailsKey,
    queryFn: async ({ signal }) =>
      (await call("accounts", "readOwnAccount", {}, { signal })).details,
    staleTime: 0,
  });
}

/** What a section does once a change is saved: every screen knows of it, the greeting in the bar too. */
export function useChanged(): (details: AccountDetails) => void {
  const client = useQueryClient();
  return useCallback(
    (details) => {
      client.setQueryData(detailsKey, details);
      void client.invalidateQueries({ queryKey: sessionKey });
    },
    [client],
  );
}

/** Asks for the account anew, after a change whose answer does not hold it. */
export function useReloadDetails(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ["accounts"] }), [client]);
}
