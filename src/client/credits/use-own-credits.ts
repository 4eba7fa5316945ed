import { useQuery } from "@tanstack/react-query";
import { second } from "#shared/constants.ts";
import { call } from "../api.ts";

/** Under what the signed-in student's credits are kept for every place that shows them. */
export const ownCreditsKey = ["credits", "own"] as const;

/** How often the desk looks for an answer while there are no credits. */
const lookAgainMs = 4 * second;

/** The signed-in student's credits as they stand. */
export function useOwnCredits() {
  return useQuery({
    queryKey: [...ownCreditsKey, "desk"],
    queryFn: ({ signal }) => call("credits", "readOwnCredits", {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}
