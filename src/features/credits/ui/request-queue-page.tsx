import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { site } from "#shared/site.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { CreditCase } from "../contract.ts";
import { requestStatuses } from "../rules.ts";
import { RequestCard } from "./request-card.tsx";

type Page = OutputFrom<"credits", "listRequests">;

function start(): string | undefined {
  return undefined;
}

/** Where administrators answer families who ask for more credits (/admin/credits). */
export function RequestQueuePage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [status, setStatus] = useState<(typeof requestStatuses)[number]>("open");
  const queryKey = ["credits", "admin", status];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call("credits", "listRequests", { status, after: pageParam }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

  /** The answered one stays where it is, so that the focus does too. */
  function replace(changed: CreditCase): void {
    client.setQueryData<InfiniteData<Page>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            requests: page.requests.map((one) => (one.id === changed.id ? changed : one)),
          })),
        },
    );
  }

  const title = translate("credits.queue");
  const found = list.data?.pages.flatMap((page) => page.requests);
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-quiet">{translate("credits.queueLead")}</p>
      <Field label={translate("credits.show")} className="mb-6 max-w-60">
        {(control) => (
          <Select
            {...control}
            value={status}
            onValue={(value) =>
              setStatus(requestStatuses.find((known) => known === value) ?? "open")
            }
            options={requestStatuses.map((value) => ({
              value,
              label: translate(`credits.status_${value}`),
            }))}
          />
        )}
      </Field>
      {!found && list.error && (
        <LoadFailed
          error={list.error}
          title={translate("credits.failed")}
          onRetry={() => void list.refetch()}
        />
      )}
      {!found && !list.error && <Loading label={translate("admin.loading")} lines={6} />}
      {found?.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("credits.none")}
          text={translate("credits.noneText")}
        />
      )}
      <div className="flex flex-col gap-6">
        {found?.map((one) => (
          <RequestCard key={one.id} one={one} onChanged={replace} />
        ))}
      </div>
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {translate("credits.more")}
          </Button>
        </div>
      )}
    </>
  );
}
