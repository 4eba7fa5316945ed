import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChangeView, ContentKind } from "../../../contract.ts";
import { factKeys } from "../../../rules/facts.ts";
import { useWhen } from "../use-when.ts";
import { changedParts } from "./change-parts.ts";

type Page = OutputFrom<"site", "listChanges">;

function start(): string | undefined {
  return undefined;
}

type HistoryListProps = {
  /** Of one thing; of all where left out. */
  kind?: ContentKind;
  of?: string;
};

/** What was changed, by whom, when, what stood before and after; each can be put back. */
export function HistoryList({ kind, of }: HistoryListProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const queryKey = ["site", "history", kind, of];
  const list = useInfiniteQuery<Page, Error, InfiniteData<Page>, unknown[], string | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call("site", "listChanges", { kind, key: of, after: pageParam }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const changes = list.data?.pages.flatMap((page) => page.changes);
  if (!changes && list.error) {
    return (
      <LoadFailed
        error={list.error}
        title={translate("admin.loadFailed")}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!changes) return <Loading label={translate("admin.loading")} lines={6} />;
  if (changes.length === 0) {
    return (
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("content.noHistory")}
        text={translate("content.noHistoryText")}
      />
    );
  }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            onUndone={() => void client.invalidateQueries({ queryKey: ["site"] })}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {translate("admin.more")}
          </Button>
        </div>
      )}
    </>
  );
}

function Change({ change, onUndone }: { change: ChangeView; onUndone: () => void }) {
  const { locale, translate } = useLanguage();
  const when = useWhen();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const fact = factKeys.find((key) => key === change.key);
  const name =
    change.kind === "fact" && fact
      ? translate(`content.fact_${fact}`)
      : translate(change.kind === "order" ? "content.orderOf" : "content.answerOf", {
          name: change.name?.[locale] ?? change.key,
        });

  async function undo(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await call("site", "undoChange", { changeId: change.id });
      showToast({ title: translate("content.putBack"), tone: "right" });
      onUndone();
      // The button goes: what it said is done stands in its place.
      heading.current?.focus();
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    }
    setPending(false);
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title wrap-anywhere outline-none">
          {name}
        </h2>
        <p className="text-small text-quiet">{when(change)}</p>
      </div>
      <dl className="flex flex-col gap-4">
        {changedParts(change, { locale, translate }).map(({ label, lang, before, after }) => (
          <div key={label}>
            {label !== "" && <dt className="text-small font-semibold">{label}</dt>}
            <dd className="mt-1 grid gap-3 md:grid-cols-2">
              <Said title={translate("content.before")} text={before} lang={lang} isPast />
              <Said title={translate("content.after")} text={after} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
      <FailureCallout failure={failure} title={translate("content.notPutBack")} />
      <div>
        {change.isUndone ? (
          <p className="text-small text-quiet">{translate("content.isAsBefore")}</p>
        ) : (
          <Button
            pending={isPending}
            aria-label={`${translate("content.putBackBefore")}: ${name}`}
            onClick={() => void undo()}
          >
            {translate("content.putBackBefore")}
          </Button>
        )}
      </div>
    </li>
  );
}

type SaidProps = { title: string; text: string | null; lang: string | null; isPast?: boolean };

function Said({ title, text, lang, isPast = false }: SaidProps) {
  const translate = useTranslate();
  const words =
    text === null ? translate("content.shippedWords") : text || translate("content.empty");
  const isText = text !== null && text !== "";
  return (
    <div className={`rounded-control px-3 py-2 ${isPast ? "bg-sunken" : "bg-glass-soft"}`}>
      <p className="text-small text-quiet">{title}</p>
      <p
        lang={isText ? (lang ?? undefined) : undefined}
        className={`wrap-anywhere whitespace-pre-line ${isText ? "" : "text-quiet italic"}`}
      >
        {words}
      </p>
    </div>
  );
}
