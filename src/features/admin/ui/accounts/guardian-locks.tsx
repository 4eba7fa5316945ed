import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { useDates } from "../use-dates.ts";

/** A parent with one of their children, from whichever side the record is read. */
type Pair = {
  ids: { accountId: string; studentId: string };
  names: { parent: string; child: string };
};

type Relative = AccountRecord["family"][number];

function pairOf(account: AccountRecord, relative: Relative): Pair {
  const [parent, child] = account.kind === "parent" ? [account, relative] : [relative, account];
  return {
    ids: { accountId: parent.id, studentId: child.id },
    names: { parent: parent.fullName, child: child.fullName },
  };
}

/** Says that it is done and reads what is shown of accounts anew: the record may be the other one's. */
function usePairChanged(): (pair: Pair, done: MessageKey) => void {
  const client = useQueryClient();
  const translate = useTranslate();
  return ({ names }, done) => {
    void client.invalidateQueries({ queryKey: ["admin"] });
    showToast({ title: translate(done, names), tone: "right" });
  };
}

/** Who looks after whom, and who is kept away (a court's order). */
export function GuardianLocks({ account }: { account: AccountRecord }) {
  const [locking, setLocking] = useState<Pair | null>(null);
  return (
    <>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {account.family.map((relative) => (
          <Row
            key={relative.id}
            relative={relative}
            pair={pairOf(account, relative)}
            onLock={setLocking}
          />
        ))}
      </ul>
      {locking && <LockDialog pair={locking} onClose={() => setLocking(null)} />}
    </>
  );
}

type RowProps = { relative: Relative; pair: Pair; onLock: (pair: Pair) => void };

function Row({ relative, pair, onLock }: RowProps) {
  const translate = useTranslate();
  const { date } = useDates();
  const changed = usePairChanged();
  const { form, failure, isPending } = useSubmission(
    () => call("admin", "unlockGuardian", pair.ids),
    () => changed(pair, "admin.unlocked"),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <span className="flex flex-wrap items-center gap-3">
        <TextLink to={`/admin/accounts?id=${relative.id}`}>
          <bdi>{relative.fullName}</bdi>
        </TextLink>
        {relative.lockedAt !== null && (
          <Badge tone="care">
            {translate("admin.lockedSince", { date: date(relative.lockedAt) })}
          </Badge>
        )}
      </span>
      {relative.lockedAt === null ? (
        <Button variant="care" onClick={() => onLock(pair)}>
          {translate("admin.lock")}
        </Button>
      ) : (
        <form {...form}>
          <FailureCallout failure={failure} title={translate("admin.actionFailed")} />
          <Button type="submit" pending={isPending}>
            {translate("admin.unlock")}
          </Button>
        </form>
      )}
    </li>
  );
}

/** Asks why before a parent is kept away. */
function LockDialog({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const translate = useTranslate();
  const changed = usePairChanged();
  const submission = useSubmission(
    (fields) => call("admin", "lockGuardian", { ...pair.ids, reason: textOf(fields, "reason") }),
    () => {
      changed(pair, "admin.locked");
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("admin.lockTitle", pair.names)}
      description={translate("admin.lockText", pair.names)}
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("admin.actionFailed")} />
        <Field
          label={translate("admin.reason")}
          help={translate("admin.reasonHelp")}
          error={submission.problem("reason")}
        >
          {(control) => <TextArea {...control} name="reason" maxLength={500} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={submission.isPending}>
            {translate("admin.lock")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
