import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { contactMessageRetentionDays } from "#shared/constants.ts";
import { site } from "#shared/site.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { type ContactMessage, messageStates } from "../contract.ts";
import { MessageCard } from "./message-card.tsx";

type Page = OutputFrom<"contact", "listMessages">;

function start(): string | undefined {
  return undefined;
}

/** What people wrote on the contact page, to be read, answered and closed (/admin/messages). */
export function InboxPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [state, setState] = useState<(typeof messageStates)[number]>("open");
  const queryKey = ["contact", "inbox", state];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call("contact", "listMessages", { state, after: pageParam }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

  /** The one that was changed stays where it is, so that the focus does too. */
  function replace(changed: ContactMessage): void {
    client.setQueryData<InfiniteData<Page>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            messages: page.messages.map((one) => (one.id === changed.id ? changed : one)),
          })),
        },
    );
  }

  const title = translate("inbox.title");
  const found = list.data?.pages.flatMap((page) => page.messages);
  const sendsMail = list.data?.pages[0]?.sendsMail ?? true;
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-2 max-w-text text-quiet">{translate("inbox.lead")}</p>
      <p className="mt-2 mb-6 max-w-text text-quiet">
        {translate("inbox.kept", { days: contactMessageRetentionDays })}
      </p>
      {!sendsMail && (
        <div className="mb-6">
          <Callout kind="care">{translate("inbox.noRelay")}</Callout>
        </div>
      )}
      <Field label={translate("inbox.show")} className="mb-6 max-w-60">
        {(control) => (
          <Select
            {...control}
            value={state}
            onValue={(value) => setState(messageStates.find((known) => known === value) ?? "open")}
            options={messageStates.map((value) => ({
              value,
              label: translate(`inbox.state_${value}`),
            }))}
          />
        )}
      </Field>
      {!found && list.error && (
        <LoadFailed
          error={list.error}
          title={translate("admin.loadFailed")}
          onRetry={() => void list.refetch()}
        />
      )}
      {!found && !list.error && <Loading label={translate("admin.loading")} lines={6} />}
      {found?.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate(`inbox.none_${state}`)}
          text={translate(`inbox.noneText_${state}`)}
        />
      )}
      <div className="flex flex-col gap-6">
        {found?.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            sendsMail={sendsMail}
            onChanged={replace}
          />
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
