import { skipToken, useQuery } from "@tanstack/react-query";
import type { OwnRuling } from "#features/controls/contract.ts";

/** Where the signed-in student's rules are kept among the queries. */
export const ownRulesKey = ["controls", "own"] as const;

/** The rules of the student's family as the desk last read them (own-rules.ts); null while it has not, and without any. */
export function useKnownRules(): OwnRuling["rules"] | null {
  const { data } = useQuery<{ ruling: OwnRuling | null }>({
    queryKey: ownRulesKey,
    queryFn: skipToken,
  });
  return data?.ruling?.rules ?? null;
}
