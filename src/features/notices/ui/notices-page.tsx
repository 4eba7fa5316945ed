import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { AppError } from "#shared/errors.ts";
import { Callout } from "#ui/callout.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChildNotices, Notices, Preferences } from "../contract.ts";
import { OwnPreferences } from "./own-preferences.tsx";
import { Section } from "./section.tsx";

/** D-01: what a parent is told of a child by e-mail, and when. */
export function NoticesPage() {
  const translate = useTranslate();
  return (
    <ChildFrame here="/parent-dashboard/notices" title={translate("notices.title")}>
      {(child, isSample) => <ChildNoticesView child={child} isSample={isSample} />}
    </ChildFrame>
  );
}

type ChildNoticesProps = { child: { id: string; firstName: string }; isSample: boolean };

function ChildNoticesView({ child, isSample }: ChildNoticesProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<AppError | null>(null);
  const { firstName } = child;
  const queryKey = ["notices", child.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("notices", "readNotices", { childId: child.id }, { signal }),
  });
  if (!data) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return (
      <LoadFailed
        error={error}
        title={translate("notices.failed")}
        onRetry={() => void refetch()}
      />
    );
  }

  /** Shows a choice at once, and takes it back where it cannot be saved. */
  async function save(wanted: Notices, send: () => Promise<unknown>): Promise<void> {
    setFailure(null);
    client.setQueryData(queryKey, wanted);
    try {
      await send();
      showToast({ title: translate("notices.saved"), tone: "right" });
    } catch (problem) {
      setFailure(problem instanceof AppError ? problem : new AppError("unavailable"));
    }
    await client.invalidateQueries({ queryKey: ["notices"] });
  }

  const saveChild = (change: Partial<ChildNotices>) =>
    void save({ ...data, child: { ...data.child, ...change } }, () =>
      call("notices", "setChildNotices", { childId: child.id, ...change }),
    );
  const saveOwn = (change: Partial<Preferences>) =>
    void save({ ...data, own: { ...data.own, ...change } }, () =>
      call("notices", "setOwnNotices", change),
    );
  const choices = [
    { name: "email", label: translate("notices.childEmail") },
    { name: "weeklySummary", label: translate("notices.childWeekly") },
    { name: "achievementAlerts", label: translate("notices.childAchievements", { firstName }) },
  ] as const;
  return (
    <div className="flex flex-col gap-8">
      <p className="text-lead wrap-anywhere text-quiet">
        {translate("notices.lead", { firstName, address: data.address })}
      </p>
      {!data.isAddressProved && (
        <Callout kind="care" title={data.address}>
          {translate("notices.unproved")}
        </Callout>
      )}
      <FailureCallout failure={failure} title={translate("notices.saveFailed")} />
      <Section
        title={translate("notices.childTitle", { firstName })}
        text={translate("notices.childText", { firstName })}
      >
        <div>
          {choices.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={data.child[name]}
              disabled={isSample}
              onChange={(event) => saveChild({ [name]: event.target.checked })}
            />
          ))}
        </div>
        <p className="text-small text-quiet">{translate("notices.childAlways")}</p>
      </Section>
      <OwnPreferences own={data.own} save={saveOwn} isDisabled={isSample} />
    </div>
  );
}
