import { useQuery } from "@tanstack/react-query";
import { type Subject, taughtSubjects } from "#shared/subjects.ts";
import { call } from "./api.ts";

/** The subjects in which something is taught now; until the academy has said so, and where it cannot, all of them. */
export function useTaughtSubjects(): readonly Subject[] {
  const { data } = useQuery({
    queryKey: ["learning", "subjects"],
    queryFn: ({ signal }) => call("learning", "listTaughtSubjects", {}, { signal }),
  });
  return data?.subjects ?? taughtSubjects;
}
