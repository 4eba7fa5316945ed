import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { RequestNote } from "#client/credits/request-note.tsx";
import { second } from "#shared/constants.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { NoSessionsPicture } from "#ui/art/empty-pictures.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Credits } from "../contract.ts";
import { AskForm } from "./ask-form.tsx";
import { HistoryList } from "./history-list.tsx";

/** How often the page looks for an answer while it is in sight and a request waits. */
const lookAgainMs = 4 * second;

type CreditsViewProps = {
  queryKey: readonly string[];
  /** `before` is empty for the first page of the history. */
  read: (before: string, signal: AbortSignal) => Promise<Credits>;
  ask: (note: string) => Promise<Credits>;
};

/** What can still be spent, how more can be had, and what became of every credit. */
export function CreditsView({ queryKey, read, ask }: CreditsViewProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const historyId = useId();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: "",
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state }) =>
        state.data?.pages[0]?.request?.status === "open" ? lookAgainMs : false,
      staleTime: 0,
    },
  );
  const credits = data?.pages[0];
  if (!credits) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return (
      <LoadFailed
        error={error}
        title={translate("credits.failed")}
        onRetry={() => void refetch()}
      />
    );
  }
  const lines = data.pages.flatMap((page) => page.history);
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-text text-lead text-quiet">{translate("credits.lead")}</p>
      <div className="grid gap-4 md:grid-cols-[1fr_2fr]">
        <p className="flex flex-col justify-center rounded-card border border-hairline bg-surface p-5">
          <span className="font-display text-hero tabular-nums">{credits.balance}</span>
          <span className="text-quiet">
            {translate("credits.left", { count: credits.balance })}
          </span>
        </p>
        <More
          credits={credits}
          ask={ask}
          onAnswered={() => void client.invalidateQueries({ queryKey: ["credits"] })}
        />
      </div>
      <section aria-labelledby={historyId} className="flex flex-col gap-4">
        <h2 id={historyId} className="text-title">
          {translate("credits.history")}
        </h2>
        {lines.length === 0 ? (
          <EmptyState
            heading="h3"
            picture={<NoSessionsPicture />}
            title={translate("credits.emptyTitle")}
            text={translate("credits.emptyText")}
          />
        ) : (
          <HistoryList lines={lines} />
        )}
        {hasNextPage && (
          <Button
            pending={isFetchingNextPage}
            className="self-start"
            onClick={() => void fetchNextPage()}
          >
            {translate("credits.more")}
          </Button>
        )}
      </section>
    </div>
  );
}

type MoreProps = {
  credits: Credits;
  ask: (note: string) => Promise<Credits>;
  onAnswered: () => void;
};

/** The latest request, and the way to more for whoever may ask. */
function More({ credits, ask, onAnswered }: MoreProps) {
  const translate = useTranslate();
  const id = useId();
  const { asking, request, isSample } = credits;
  const isWaiting = request?.status === "open";
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id={id} className="text-title">
        {translate("credits.askTitle")}
      </h2>
      <div aria-live="polite" className="empty:hidden">
        {request && <RequestNote request={request} />}
      </div>
      {asking === "parent" && !isWaiting && <p>{translate("credits.askParent")}</p>}
      {asking === "open" && <AskForm ask={ask} onAnswered={onAnswered} isDisabled={isSample} />}
    </section>
  );
}
