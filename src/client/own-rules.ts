import { useQuery } from "@tanstack/react-query";
import type { VoiceOffer as Offer } from "#features/controls/contract.ts";
import { second } from "#shared/constants.ts";
import { call } from "./api.ts";
import { ownRulesKey } from "./known-rules.ts";

/** How often the desk asks while it is in sight: what a parent sets is seen within five seconds. */
const lookAgainMs = 3 * second;

/** What the server lets a student's desk offer of hearing and speaking. */
export type VoiceOffer = Offer;

/**
 * The signed-in student's rules as they stand, one reading for all of the desk. `inBackground` asks also while the
 * page is out of sight.
 */
export function useOwnRules({ inBackground = false } = {}) {
  return useQuery({
    queryKey: ownRulesKey,
    queryFn: ({ signal }) => call("controls", "readOwnRules", {}, { signal }),
    refetchInterval: lookAgainMs,
    refetchIntervalInBackground: inBackground,
    staleTime: 0,
    retry: false,
  });
}
