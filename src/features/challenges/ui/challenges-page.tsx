import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { ChallengeCase } from "../contract.ts";
import { challengeStatuses } from "../rules.ts";
import { CaseCard } from "./case-card.tsx";

type Page = OutputFrom<"challenges", "listChallenges">;

function start(): string | undefined {
  return undefined;
}

/** Where administrators decide what no rule could (/admin/challenges). */
export function ChallengesPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [status, setStatus] = useState<(typeof challengeStatuses)[number]>("waiting");
  const queryKey = ["challenges", "admin", status];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call("challenges", "listChallenges", { status, after: pageParam }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

  /** The decided one stays where it is, so that the focus does too. */
  function replace(decided: ChallengeCase): void {
    client.setQueryData<InfiniteData<Page>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            challenges: page.challenges.map((one) => (one.id === decided.id ? decided : one)),
          })),
        },
    );
  }

  const title = translate("challenges.title");
  const found = list.data?.pages.flatMap((page) => page.challenges);
  const failure =
    list.error && (list.error instanceof AppError ? list.error : new AppError("internal"));
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-quiet">{translate("challenges.lead")}</p>
      <Field label={translate("challenges.show")} className="mb-6 max-w-60">
        {(control) => (
          <Select
            {...control}
            value={status}
            onValue={(value) =>
              setStatus(challengeStatuses.find((known) => known === value) ?? "waiting")
            }
            options={challengeStatuses.map((value) => ({
              value,
              label: translate(`challenges.status_${value}`),
            }))}
          />
        )}
      </Field>
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
          title={translate("challenges.none")}
          text={translate("challenges.noneText")}
        />
      )}
      <div className="flex flex-col gap-6">
        {found?.map((one) => (
          <CaseCard key={one.id} one={one} onDecided={replace} />
        ))}
      </div>
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
