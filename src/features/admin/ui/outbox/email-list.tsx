import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { ListedEmail } from "../../contract/outbox.ts";
import { emailStatuses } from "../../rules.ts";
import { LoadState, MoreButton } from "../load-state.tsx";
import { PageHead } from "../page-head.tsx";
import { paged } from "../paged.ts";
import { useDates } from "../use-dates.ts";
import { StatusBadge } from "./status-badge.tsx";

const all = "all";

/** The outbox, latest first; of one status where the address names it. */
export function EmailList() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const status = emailStatuses.find((candidate) => candidate === address.get("status"));
  const list = useInfiniteQuery({
    queryKey: ["admin", "emails", status],
    queryFn: ({ pageParam, signal }) =>
      call("admin", "listEmails", { status, after: pageParam ?? undefined }, { signal }),
    ...paged,
  });
  const emails = list.data?.pages.flatMap((page) => page.emails);
  return (
    <>
      <PageHead title={translate("admin.outbox")} lead={translate("admin.outboxLead")} />
      {list.data?.pages[0]?.hasRelay === false && (
        <div className="mb-6">
          <Callout kind="note">{translate("admin.outboxNoRelay")}</Callout>
        </div>
      )}
      <Field label={translate("admin.status")} className="mb-6 max-w-60">
        {(control) => (
          <Select
            {...control}
            value={status ?? all}
            onValue={(value) =>
              setAddress(value === all ? {} : { status: value }, { replace: true })
            }
            options={[
              { value: all, label: translate("admin.any") },
              ...emailStatuses.map((value) => ({
                value,
                label: translate(`admin.status_${value}`),
              })),
            ]}
          />
        )}
      </Field>
      {emails ? (
        <>
          <Rows emails={emails} />
          <MoreButton
            hasMore={list.hasNextPage}
            isPending={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      ) : (
        <LoadState error={list.error} onRetry={() => void list.refetch()} />
      )}
    </>
  );
}

function Rows({ emails }: { emails: readonly ListedEmail[] }) {
  const translate = useTranslate();
  const { time } = useDates();
  if (emails.length === 0) {
    return (
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("admin.noEmails")}
        text={translate("admin.noEmailsText")}
      />
    );
  }
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {emails.map((email) => (
        <li
          key={email.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
        >
          <div className="min-w-0 grow basis-64">
            <Link
              to={`/admin/outbox?id=${email.id}`}
              className="block truncate font-semibold text-ink underline decoration-lamp decoration-2 underline-offset-4 after:absolute after:inset-0"
            >
              {email.subject}
            </Link>
            <span className="block truncate text-small text-quiet">{email.recipient}</span>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <StatusBadge status={email.status} />
            <time dateTime={email.createdAt} className="text-small text-quiet">
              {time(email.createdAt)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
