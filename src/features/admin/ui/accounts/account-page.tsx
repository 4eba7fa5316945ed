import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/link.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { AccountBadges } from "../account-badges.tsx";
import { DeedList } from "../deed-list.tsx";
import { LoadState } from "../load-state.tsx";
import { PageHead } from "../page-head.tsx";
import { useDates } from "../use-dates.ts";
import { AccountActions } from "./account-actions.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { GuardianLocks } from "./guardian-locks.tsx";

/** One account: the facts, what can be done about it, its sessions, and what was done. */
export function AccountPage({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "account", accountId],
    queryFn: ({ signal }) => call("admin", "readAccountRecord", { accountId }, { signal }),
    staleTime: 0,
  });
  const back = <TextLink to="/admin/accounts">{translate("admin.backToAccounts")}</TextLink>;
  if (error instanceof AppError && error.code === "not_found") {
    return (
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("admin.accountGone")}
        text={translate("admin.accountGoneText")}
        action={back}
      />
    );
  }
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  const { account } = data;
  return (
    <>
      <PageHead
        title={account.fullName}
        lead={<AccountBadges role={account.role} state={account.state} />}
        back={back}
      />
      <div className="flex flex-col gap-10">
        <Notes account={account} />
        <AccountFacts account={account} />
        <Section title={translate("admin.actions")}>
          <AccountActions account={account} />
        </Section>
        {account.family.length > 0 && (
          <Section title={translate("admin.locks")}>
            <GuardianLocks account={account} />
          </Section>
        )}
        <Section title={translate("admin.sessions")}>
          <Sessions account={account} />
        </Section>
        <Section title={translate("admin.deeds")}>
          {account.deeds.length === 0 ? (
            <p className="text-quiet">{translate("admin.noDeeds")}</p>
          ) : (
            <>
              <DeedList deeds={account.deeds} />
              <p className="mt-3">
                <TextLink to={`/admin/audit?about=${account.id}`}>
                  {translate("admin.allDeeds")}
                </TextLink>
              </p>
            </>
          )}
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title">{title}</h2>
      {children}
    </section>
  );
}

/** What is special about this account. */
function Notes({ account }: { account: AccountRecord }) {
  const translate = useTranslate();
  const { date } = useDates();
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {account.suspendedAt && (
        <Callout
          kind="care"
          title={translate("admin.suspendedSince", { date: date(account.suspendedAt) })}
        >
          {account.suspensionReason}
        </Callout>
      )}
      {account.isOwn && <Callout kind="note">{translate("admin.ownAccount")}</Callout>}
      {account.isAdministratorBySettings && (
        <Callout kind="note">{translate("admin.bySettings")}</Callout>
      )}
      {account.role === "student" && (
        <p className="text-small text-quiet">{translate("admin.openingRecorded")}</p>
      )}
    </div>
  );
}

function Sessions({ account }: { account: AccountRecord }) {
  const translate = useTranslate();
  const { time } = useDates();
  if (account.sessions.length === 0) {
    return <p className="text-quiet">{translate("admin.noSessions")}</p>;
  }
  const unknown = translate("admin.unknownDevice");
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {account.sessions.map(({ id, browser, system, lastActiveAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
          <span>
            {browser && system
              ? translate("admin.session", { browser, system })
              : (browser ?? system ?? unknown)}
          </span>
          <span className="text-small text-quiet">
            {translate("admin.lastActive", { time: time(lastActiveAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
