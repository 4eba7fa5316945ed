import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChildGuardians, Guardians } from "../../contract/guardians.ts";

type GuardianListProps = {
  child: ChildGuardians;
  isSample: boolean;
  onChanged: (guardians: Guardians) => void;
};

/** Who looks after a child, and the reader's own way out. */
export function GuardianList({ child, isSample, onChanged }: GuardianListProps) {
  const { locale, translate } = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const { firstName } = child;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  return (
    <section aria-labelledby="guardians" className="flex flex-col gap-4">
      <div>
        <h2 id="guardians" className="text-title">
          {translate("guardians.title", { firstName })}
        </h2>
        <p className="mt-1 text-quiet">{translate("guardians.lead")}</p>
      </div>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {child.guardians.map(({ id, fullName, since, isYou }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-4">
            <span className="flex flex-wrap items-center gap-3">
              <bdi className="font-semibold">{fullName}</bdi>
              {isYou && <Badge tone="lamp">{translate("guardians.you")}</Badge>}
            </span>
            <span className="text-quiet">
              {translate("guardians.since", { date: day.format(new Date(since)) })}
            </span>
          </li>
        ))}
      </ul>
      {!isSample &&
        (child.mayLeave ? (
          <div>
            <Button variant="quiet" onClick={() => setLeaving(true)}>
              {translate("guardians.leave", { firstName })}
            </Button>
          </div>
        ) : (
          <p className="text-small text-quiet">{translate("guardians.onlyYou")}</p>
        ))}
      {isLeaving && (
        <LeaveDialog child={child} onChanged={onChanged} onClose={() => setLeaving(false)} />
      )}
    </section>
  );
}

type LeaveDialogProps = {
  child: ChildGuardians;
  onChanged: (guardians: Guardians) => void;
  onClose: () => void;
};

function LeaveDialog({ child, onChanged, onClose }: LeaveDialogProps) {
  const { translate } = useLanguage();
  const { id: childId, firstName } = child;
  const { form, failure, isPending } = useSubmission(
    () => call("family", "leaveChild", { childId }),
    (guardians) => {
      showToast({ title: translate("guardians.left", { firstName }) });
      onClose();
      onChanged(guardians);
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("guardians.leaveTitle", { firstName })}
      description={translate("guardians.leaveText", { firstName })}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-4">
        <FailureCallout failure={failure} title={translate("guardians.leaveFailed")} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={isPending}>
            {translate("guardians.leave", { firstName })}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
