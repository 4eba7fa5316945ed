import { useQuery } from "@tanstack/react-query";
import { call } from "#client/api.ts";

/** A passage with its book and neighbours; nothing is asked for an empty id. */
export function usePassage(passageId: string) {
  return useQuery({
    queryKey: ["textbooks", "passage", passageId],
    queryFn: ({ signal }) => call("textbooks", "readPassage", { passageId }, { signal }),
    enabled: passageId !== "",
    staleTime: Infinity,
  });
}
