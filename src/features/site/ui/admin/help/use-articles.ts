import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type OutputFrom } from "#client/api.ts";

/** The help center as administrators see it. */
export type Articles = OutputFrom<"site", "listArticles">;

const queryKey = ["site", "articles"] as const;

/** Every answer, and what puts a newer state of them in place. */
export function useArticles() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("site", "listArticles", {}, { signal }),
    staleTime: 0,
    // What is being typed stays.
    refetchOnWindowFocus: false,
  });
  return {
    data,
    error,
    refetch,
    keep: ({ groups, articles, facts }: Articles) =>
      client.setQueryData<Articles>(queryKey, { groups, articles, facts }),
  };
}
