import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ParentAlert } from "../contract.ts";
import { alertAdvice } from "../rules-advice.ts";
import { alertElement, useLinkedAlert } from "./use-linked-alert.ts";

type AlertListProps = { childId: string; firstName: string };

/** L15: alerts about a child, the unread ones with what to do; nothing where there are none. */
export function AlertList({ childId, firstName }: AlertListProps) {
  const { translate } = useLanguage();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryKey = ["oversight", "alerts", childId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("oversight", "readAlerts", { childId }, { signal }),
    staleTime: 0,
  });
  const linked = useLinkedAlert(data !== undefined);
  if (error && !data) {
    return (
      <LoadFailed
        error={error}
        title={translate("oversight.alertsFailed")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.alerts.length === 0) return null;
  const open = data.alerts.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const earlier = data.alerts.filter(({ acknowledgedAt }) => acknowledgedAt !== null);

  /** The card that was read goes to the earlier ones; the focus stays with the alerts. */
  function keep(answer: { alerts: ParentAlert[] }): void {
    client.setQueryData(queryKey, answer);
    heading.current?.focus();
    showToast({ title: translate("oversight.alertReadDone"), tone: "right" });
  }

  return (
    <section aria-labelledby="alerts" className="flex flex-col gap-4">
      <h2 id="alerts" ref={heading} tabIndex={-1} className="text-title">
        {translate("oversight.alerts")}
      </h2>
      {open.length > 0 && (
        <p className="max-w-text text-quiet">{translate("oversight.alertsText")}</p>
      )}
      {open.map((alert) => (
        <OpenAlert
          key={alert.id}
          alert={alert}
          childId={childId}
          firstName={firstName}
          onRead={keep}
        />
      ))}
      {earlier.length > 0 && (
        <details open={earlier.some(({ id }) => id === linked)}>
          <summary className="min-h-6 w-fit cursor-pointer font-semibold">
            {translate("oversight.alertsEarlier", { count: earlier.length })}
          </summary>
          <div className="mt-4 flex flex-col gap-4">
            {earlier.map((alert) => (
              <article
                key={alert.id}
                id={alertElement(alert.id)}
                tabIndex={-1}
                className="flex max-w-text scroll-mt-24 flex-col gap-2 rounded-card border border-hairline bg-surface p-5"
              >
                <AlertFacts alert={alert} firstName={firstName} />
              </article>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

type OpenAlertProps = AlertListProps & {
  alert: ParentAlert;
  onRead: (answer: { alerts: ParentAlert[] }) => void;
};

function OpenAlert({ alert, childId, firstName, onRead }: OpenAlertProps) {
  const { locale, translate } = useLanguage();
  const { form, failure, isPending } = useSubmission(
    () => call("oversight", "acknowledgeAlert", { childId, alertId: alert.id }),
    onRead,
  );
  return (
    <article
      id={alertElement(alert.id)}
      tabIndex={-1}
      className="flex max-w-text scroll-mt-24 flex-col gap-3 rounded-card border border-care bg-surface p-5"
    >
      <AlertFacts alert={alert} firstName={firstName} />
      <p>{alertAdvice[alert.category][locale]}</p>
      <form {...form} className="flex flex-col items-start gap-3">
        <FailureCallout failure={failure} title={translate("oversight.alertNotSaved")} />
        <Button type="submit" pending={isPending}>
          {translate("oversight.alertRead")}
        </Button>
      </form>
    </article>
  );
}

type AlertFactsProps = { alert: ParentAlert; firstName: string };

function AlertFacts({ alert, firstName }: AlertFactsProps) {
  const { locale, translate } = useLanguage();
  const { category, snippet, place, createdAt, acknowledgedAt } = alert;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <h3 className="font-reading text-body font-semibold">
        {translate(`oversight.alert_${category}`)}
        <time dateTime={createdAt} className="block text-small font-normal text-quiet">
          {date.format(new Date(createdAt))}
        </time>
      </h3>
      {snippet === null ? (
        <p className="text-quiet">{translate("oversight.alertNoWords", { firstName })}</p>
      ) : (
        <div>
          <p className="text-small text-quiet">{translate(`oversight.alertIn_${place}`)}</p>
          <blockquote className="border-l-3 border-care pl-3 break-words">{snippet}</blockquote>
        </div>
      )}
      {acknowledgedAt !== null && (
        <p className="text-small text-quiet">
          {translate("oversight.alertReadAt", { when: date.format(new Date(acknowledgedAt)) })}
        </p>
      )}
    </>
  );
}
