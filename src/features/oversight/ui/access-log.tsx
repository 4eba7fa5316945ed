import { useInfiniteQuery } from "@tanstack/react-query";
import { useLanguage } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { AccessLog as Log } from "../contract.ts";

type AccessLogProps = {
  queryKey: readonly string[];
  read: (before: string, signal: AbortSignal) => Promise<Log>;
};

/** Who looked at what, in plain words, latest first. */
export function AccessLog({ queryKey, read }: AccessLogProps) {
  const { locale, translate } = useLanguage();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: "",
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    },
  );
  if (!data) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return (
      <LoadFailed
        error={error}
        title={translate("oversight.logFailed")}
        onRetry={() => void refetch()}
      />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-quiet">{translate("oversight.logNone")}</p>;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const whoOf = ({ isYou, viewer, firstName }: Log["entries"][number]) => {
    if (isYou) return translate("oversight.you");
    return viewer === "administrator"
      ? translate("oversight.administrator")
      : (firstName ?? translate("oversight.goneParent"));
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {entries.map((entry) => (
          <li key={entry.id} className="px-4 py-3">
            <span className="font-semibold">{whoOf(entry)}</span>:{" "}
            {translate(`oversight.saw_${entry.what}`)}
            <span className="block text-small text-quiet">
              {time.formatRange(new Date(entry.firstAt), new Date(entry.lastAt))}
            </span>
          </li>
        ))}
      </ul>
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
