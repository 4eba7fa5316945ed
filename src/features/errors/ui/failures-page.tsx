import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { FailureGroup } from "../contract.ts";
import { DeleteFailureDialog } from "./delete-failure-dialog.tsx";
import { FailureCard } from "./failure-card.tsx";

function start(): string | undefined {
  return undefined;
}

/** Where administrators read what failed in people's browsers (/admin/errors). */
export function FailuresPage() {
  const translate = useTranslate();
  const [doomed, setDoomed] = useState<FailureGroup | null>(null);
  const list = useInfiniteQuery({
    queryKey: ["errors", "failures"],
    queryFn: ({ pageParam, signal }) =>
      call("errors", "listFailures", { after: pageParam }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const title = translate("reports.title");
  const found = list.data?.pages.flatMap(({ failures }) => failures);
  const failure =
    list.error && (list.error instanceof AppError ? list.error : new AppError("internal"));
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-quiet">{translate("reports.lead")}</p>
      {failure && (
        <div className="flex flex-col items-start gap-4">
          <FailureCallout failure={failure} title={translate("admin.loadFailed")} />
          <Button onClick={() => void list.refetch()}>{translate("shell.tryAgain")}</Button>
        </div>
      )}
      {!found && !failure && <Loading label={translate("admin.loading")} lines={6} />}
      {found?.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("reports.none")}
          text={translate("reports.noneText")}
        />
      )}
      <div className="flex flex-col gap-5">
        {found?.map((one) => (
          <FailureCard key={one.fingerprint} failure={one} onDelete={() => setDoomed(one)} />
        ))}
      </div>
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {translate("admin.more")}
          </Button>
        </div>
      )}
      {doomed && <DeleteFailureDialog failure={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
