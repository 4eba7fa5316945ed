import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { site } from "#shared/site.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { AdminAlert } from "../contract.ts";
import { AlertCase } from "./alert-case.tsx";
import { useLinkedAlert } from "./use-linked-alert.ts";

const views = ["no", "yes"] as const;

/** L15: where administrators look into what students wrote that a person must hear of (/admin/alerts). */
export function AlertQueuePage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [reviewed, setReviewed] = useState<(typeof views)[number]>("no");
  const queryKey = ["oversight", "queue", reviewed];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("oversight", "listAlerts", { reviewed }, { signal }),
    staleTime: 0,
  });

  const linked = useLinkedAlert(data !== undefined);
  const isElsewhere =
    reviewed === "no" &&
    linked !== null &&
    data !== undefined &&
    data.alerts.every(({ id }) => id !== linked);
  const wasMoved = useRef(false);

  // Somebody has looked into the alert that a letter's link names: it stands among those.
  useEffect(() => {
    if (!isElsewhere || wasMoved.current) return;
    wasMoved.current = true;
    setReviewed("yes");
  }, [isElsewhere]);

  /** The one looked into stays where it is, so that the focus does too. */
  function replace(found: AdminAlert): void {
    client.setQueryData<OutputFrom<"oversight", "listAlerts">>(
      queryKey,
      (known) =>
        known && { alerts: known.alerts.map((alert) => (alert.id === found.id ? found : alert)) },
    );
  }

  const title = translate("oversight.queue");
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-quiet">{translate("oversight.queueLead")}</p>
      <Field label={translate("oversight.queueShow")} className="mb-6 max-w-60">
        {(control) => (
          <Select
            {...control}
            value={reviewed}
            onValue={setReviewed}
            options={views.map((value) => ({
              value,
              label: translate(`oversight.queue_${value}`),
            }))}
          />
        )}
      </Field>
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("oversight.alertsFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("shell.loading")} lines={6} />}
      {data?.alerts.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("oversight.queueNone")}
          text={translate("oversight.queueNoneText")}
        />
      )}
      <div className="flex flex-col gap-6">
        {data?.alerts.map((alert) => (
          <AlertCase key={alert.id} alert={alert} onReviewed={replace} />
        ))}
      </div>
    </>
  );
}
