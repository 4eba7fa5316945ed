import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { subjectNames } from "#shared/subjects.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { SessionList as SessionPage, SessionSummary } from "../contract.ts";
import { SummarySentences } from "./summary-sentences.tsx";

type SessionListProps = {
  /** Under what the sessions are kept, and how a page of them is read; `before` is empty for the first. */
  queryKey: readonly string[];
  read: (before: string, signal: AbortSignal) => Promise<SessionPage>;
  /** What stands under a session's summary. */
  renderUnder?: (session: SessionSummary) => ReactNode;
};

/** Sessions with their summaries, latest first. */
export function SessionList({ queryKey, read, renderUnder }: SessionListProps) {
  const { locale, translate } = useLanguage();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: "",
      getNextPageParam: ({ next }) => next,
    },
  );
  if (!data) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return (
      <LoadFailed
        error={error}
        title={translate("oversight.failed")}
        onRetry={() => void refetch()}
      />
    );
  }
  const sessions = data.pages.flatMap((page) => page.sessions);
  if (sessions.length === 0) return <p className="text-quiet">{translate("oversight.none")}</p>;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" });
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5"
          >
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h3 className="font-reading text-body font-semibold">
                {subjectNames[session.subject][locale]}
                <span className="block text-small font-normal text-quiet">
                  {when.formatRange(new Date(session.startedAt), new Date(session.lastAt))}
                </span>
              </h3>
              {!session.isOver && <GoingOn />}
            </div>
            <SummarySentences session={session} />
            {renderUnder?.(session)}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          pending={isFetchingNextPage}
          className="self-start"
          onClick={() => void fetchNextPage()}
        >
          {translate("evidence.more")}
        </Button>
      )}
    </div>
  );
}

function GoingOn() {
  const translate = useTranslate();
  return <Badge tone="lamp">{translate("oversight.goingOn")}</Badge>;
}
