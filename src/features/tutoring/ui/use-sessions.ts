import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import type { ChatSummary } from "../contract.ts";
import { chatsKey } from "./use-chat.ts";

/** The student's sessions as far as they are loaded. */
export type Sessions = {
  /** Latest first; null until the first page has come. */
  chats: readonly ChatSummary[] | null;
  /** Some are put away, whether they stand in this list or not. */
  hasAway: boolean;
  /** Why they could not be loaded; null where they were, or may still be. */
  failure: Error | null;
  /** There are older ones. */
  more: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  reload: () => void;
};

/** The student's sessions, those put away, or all in which the words occur. While new words are searched the old list stays. */
export function useSessions(search: string, away = false): Sessions {
  const query = useInfiniteQuery({
    queryKey: [...chatsKey, search, away],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { before: pageParam };
      return search === ""
        ? call("tutoring", "listChats", away ? { ...from, away: "true" } : from, { signal })
        : call("tutoring", "searchChats", { search, ...from }, { signal });
    },
    initialPageParam: startOfList,
    getNextPageParam: (page) => (page.more ? (page.chats.at(-1)?.updatedAt ?? null) : null),
    placeholderData: (shown) => shown,
  });
  return {
    chats: query.data?.pages.flatMap(({ chats }) => chats) ?? null,
    hasAway: query.data?.pages[0]?.hasAway ?? false,
    failure: query.error,
    more: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}

const startOfList: string | null = null;
