import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { GrantDialog } from "./grant-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { useAccountChanged } from "./use-account-changed.ts";

type Asking = "grant" | "suspend" | "make" | "take-back" | "delete" | null;

/** A deed that needs no second thought. */
type Deed = { label: MessageKey; done: MessageKey; act: () => Promise<{ account: AccountRecord }> };

/** All that can be done about an account as it stands now. */
export function AccountActions({ account }: { account: AccountRecord }) {
  const translate = useTranslate();
  const changed = useAccountChanged();
  const [asking, setAsking] = useState<Asking>(null);
  const [pending, setPending] = useState<MessageKey | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function run({ label, done, act }: Deed): Promise<void> {
    setPending(label);
    setFailure(null);
    try {
      changed((await act()).account, done);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    } finally {
      setPending(null);
    }
  }

  const isAdministrator = account.role === "administrator";
  const dialog = {
    account,
    onClose: () => setAsking(null),
  };
  return (
    <>
      {failure && (
        <div className="mb-4">
          <Callout kind="care" announce title={translate("admin.actionFailed")}>
            {translate(`errors.${failure.code}`, failure.data)}
          </Callout>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {deedsFor(account).map((deed) => (
          <Button key={deed.label} pending={pending === deed.label} onClick={() => void run(deed)}>
            {translate(deed.label)}
          </Button>
        ))}
        {account.role === "student" && (
          <Button onClick={() => setAsking("grant")}>{translate("credits.grant")}</Button>
        )}
        {account.kind === "profile" && !isAdministrator && (
          <Button onClick={() => setAsking("make")}>{translate("admin.makeAdministrator")}</Button>
        )}
        {isAdministrator && !account.isOwn && !account.isAdministratorBySettings && (
          <Button onClick={() => setAsking("take-back")}>{translate("admin.takeBack")}</Button>
        )}
        {!account.isOwn && account.suspendedAt === null && (
          <Button variant="care" onClick={() => setAsking("suspend")}>
            {translate("admin.suspend")}
          </Button>
        )}
        {!account.isOwn && (
          <Button variant="care" onClick={() => setAsking("delete")}>
            {translate("admin.delete")}
          </Button>
        )}
      </div>
      {asking === "grant" && <GrantDialog {...dialog} />}
      {asking === "suspend" && <SuspendDialog {...dialog} />}
      {(asking === "make" || asking === "take-back") && <RoleDialog {...dialog} deed={asking} />}
      {asking === "delete" && <DeleteDialog {...dialog} />}
    </>
  );
}

function deedsFor(account: AccountRecord): Deed[] {
  const accountId = account.id;
  const deeds: Deed[] = [];
  if (account.suspendedAt !== null) {
    deeds.push({
      label: "admin.reinstate",
      done: "admin.reinstated",
      act: () => call("admin", "reinstateAccount", { accountId }),
    });
  }
  if (account.kind === "parent" && !account.emailProved) {
    deeds.push({
      label: "admin.verify",
      done: "admin.verified",
      act: () => call("admin", "verifyParentAddress", { accountId }),
    });
  }
  deeds.push({
    label: "admin.resetLink",
    done: "admin.resetLinkSent",
    act: () => call("admin", "sendResetLink", { accountId }),
  });
  if (account.sessions.length > 0) {
    deeds.push({
      label: "admin.endSessions",
      done: "admin.sessionsEnded",
      act: () => call("admin", "endAccountSessions", { accountId }),
    });
  }
  return deeds;
}
