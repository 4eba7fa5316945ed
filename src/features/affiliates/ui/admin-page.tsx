import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Applicant } from "../contract/approval.ts";
import { statuses } from "../rules/standing.ts";
import { ApplicantCard } from "./applicant-card.tsx";
import { statusWords } from "./status-words.ts";

type Page = OutputFrom<"affiliates", "listAffiliates">;

const everyStatus = ["all", ...statuses] as const;

/** Where administrators read applications and decide (/admin/affiliates). */
export function AffiliatesAdminPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [status, setStatus] = useState<(typeof everyStatus)[number]>("all");
  const queryKey = ["affiliates", "admin", status];
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(
        "affiliates",
        "listAffiliates",
        {
          ...(status === "all" ? {} : { status }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: lastOf(null),
    getNextPageParam: (page) => (page.hasMore ? lastOf(page) : null),
    staleTime: 0,
  });

  /** The decided one stays where it is, whatever the filter, so that the focus does too. */
  function replace(decided: Applicant): void {
    client.setQueryData<InfiniteData<Page>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            affiliates: page.affiliates.map((one) => (one.id === decided.id ? decided : one)),
          })),
        },
    );
  }

  const found = data?.pages.flatMap(({ affiliates }) => affiliates);
  const title = translate("affiliates.adminTitle");
  return (
    <div className="w-full">
      <title>{`${title} · ${site.name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-heading">{title}</h1>
          <p className="mt-1 text-quiet">{translate("affiliates.adminLead")}</p>
        </div>
        <Field label={translate("affiliates.adminFilter")} className="w-48">
          {(control) => (
            <Select
              {...control}
              options={everyStatus.map((value) => ({
                value,
                label: translate(value === "all" ? "affiliates.filterAll" : statusWords[value]),
              }))}
              value={status}
              onValue={setStatus}
            />
          )}
        </Field>
      </div>
      <div className="mt-8 flex flex-col gap-5">
        {error && (
          <FailureCallout
            failure={error instanceof AppError ? error : new AppError("internal")}
            title={translate("affiliates.loadFailed")}
          />
        )}
        {!found && !error && <Loading label={translate("affiliates.adminLoading")} lines={5} />}
        {found?.length === 0 && (
          <EmptyState
            title={translate("affiliates.adminEmpty")}
            text={translate("affiliates.adminEmptyText")}
          />
        )}
        {found?.map((applicant) => (
          <ApplicantCard key={applicant.id} applicant={applicant} onDecided={replace} />
        ))}
        {hasNextPage && (
          <Button
            pending={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            className="self-start"
          >
            {translate("affiliates.adminMore")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The id of the last one of a page, after which the next page begins. */
function lastOf(page: Page | null): string | null {
  return page?.affiliates.at(-1)?.id ?? null;
}
