import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { Link, useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { textOf } from "#client/use-submission.ts";
import { roles } from "#shared/permissions.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ListedAccount } from "../../contract/accounts.ts";
import { accountStates } from "../../rules.ts";
import { AccountBadges } from "../account-badges.tsx";
import { LoadState, MoreButton } from "../load-state.tsx";
import { PageHead } from "../page-head.tsx";
import { paged } from "../paged.ts";
import { useDates } from "../use-dates.ts";

const all = "all";

/** The accounts that match; what is searched for stands in the address, so that a list can be come back to. */
export function AccountList() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const query = address.get("q") ?? "";
  const role = roles.find((candidate) => candidate === address.get("role"));
  const state = accountStates.find((candidate) => candidate === address.get("state"));
  const list = useInfiniteQuery({
    queryKey: ["admin", "accounts", query, role, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        "admin",
        "searchAccounts",
        { query, role, state, after: pageParam ?? undefined },
        { signal },
      ),
    ...paged,
  });
  const accounts = list.data?.pages.flatMap((page) => page.accounts);

  function set(name: string, value: string): void {
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === "" || value === all) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    set("q", textOf(new FormData(event.currentTarget), "q").trim());
  }

  return (
    <>
      <PageHead title={translate("admin.accounts")} />
      <search className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem_10rem] sm:items-start">
        <form onSubmit={search}>
          <Field label={translate("admin.search")}>
            {(control) => (
              <div className="flex gap-2">
                <TextInput {...control} name="q" type="search" defaultValue={query} />
                <Button type="submit">{translate("admin.searchButton")}</Button>
              </div>
            )}
          </Field>
        </form>
        <Field label={translate("admin.role")}>
          {(control) => (
            <Select
              {...control}
              value={role ?? all}
              onValue={(value) => set("role", value)}
              options={[
                { value: all, label: translate("admin.any") },
                ...roles.map((value) => ({ value, label: translate(`admin.role_${value}`) })),
              ]}
            />
          )}
        </Field>
        <Field label={translate("admin.state")}>
          {(control) => (
            <Select
              {...control}
              value={state ?? all}
              onValue={(value) => set("state", value)}
              options={[
                { value: all, label: translate("admin.any") },
                ...accountStates.map((value) => ({
                  value,
                  label: translate(`admin.state_${value}`),
                })),
              ]}
            />
          )}
        </Field>
      </search>
      {accounts ? (
        <>
          <Rows accounts={accounts} />
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

function Rows({ accounts }: { accounts: readonly ListedAccount[] }) {
  const translate = useTranslate();
  const { date } = useDates();
  const id = useId();
  if (accounts.length === 0) {
    return (
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("admin.noAccounts")}
        text={translate("admin.noAccountsText")}
      />
    );
  }
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {accounts.map((account) => (
        <li
          key={account.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
        >
          <div className="min-w-0 grow basis-56">
            <Link
              to={`/admin/accounts?id=${account.id}`}
              aria-describedby={`${id}-${account.id}`}
              className="block truncate font-semibold text-ink underline decoration-lamp decoration-2 underline-offset-4 after:absolute after:inset-0"
            >
              <bdi>{account.fullName}</bdi>
            </Link>
            <span className="block truncate text-small text-quiet">
              <bdi>{account.email ?? account.username}</bdi>
            </span>
          </div>
          <div id={`${id}-${account.id}`} className="flex flex-wrap items-center gap-2">
            <AccountBadges role={account.role} state={account.state} />
            <span className="text-small text-quiet">
              {translate("admin.since", { date: date(account.createdAt) })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
