import { useEffect, useRef } from "react";
import { useLanguage } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { TextLink } from "#ui/link.tsx";
import type { AdminAlert } from "../contract.ts";
import { ReviewForm } from "./review-form.tsx";
import { alertElement } from "./use-linked-alert.ts";

type AlertCaseProps = { alert: AdminAlert; onReviewed: (alert: AdminAlert) => void };

/** One alert as an administrator sees it: whose, what, who knows of it, and what was found or is to be decided. */
export function AlertCase({ alert, onReviewed }: AlertCaseProps) {
  const { locale, translate } = useLanguage();
  const { id, studentId, fullName, category, route, snippet, place, finding, note } = alert;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const outcome = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(finding === null);

  // The form that decided it is gone; the focus goes to what was found.
  useEffect(() => {
    if (wasOpen.current && finding !== null) outcome.current?.focus();
    wasOpen.current = finding === null;
  }, [finding]);

  return (
    <article
      id={alertElement(id)}
      tabIndex={-1}
      aria-labelledby={`${alertElement(id)}-whose`}
      className="flex scroll-mt-24 flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={`${alertElement(id)}-whose`} className="text-title break-words">
          {fullName === null ? translate("oversight.accountGone") : <bdi>{fullName}</bdi>}
        </h2>
        <Badge tone="care">{translate(`oversight.alert_${category}`)}</Badge>
        <time dateTime={alert.createdAt} className="text-small text-quiet">
          {date.format(new Date(alert.createdAt))}
        </time>
      </div>
      <div>
        <p className="text-small text-quiet">{translate(`oversight.alertIn_${place}`)}</p>
        <blockquote className="border-l-3 border-care pl-3 break-words">{snippet}</blockquote>
      </div>
      <p>
        <span className="font-semibold">{translate(`oversight.route_${route}`)}</span>
        {route === "guardians" && (
          <span className="block text-small text-quiet">
            {alert.acknowledgedAt === null
              ? translate("oversight.parentUnread")
              : translate("oversight.parentRead", {
                  when: date.format(new Date(alert.acknowledgedAt)),
                })}
          </span>
        )}
      </p>
      {studentId === null ? (
        <p className="text-small text-quiet">{translate("oversight.accountGoneText")}</p>
      ) : (
        <TextLink to={`/admin/accounts?id=${studentId}`} className="w-fit">
          {translate("oversight.account")}
        </TextLink>
      )}
      {finding === null ? (
        <ReviewForm alert={alert} onReviewed={onReviewed} />
      ) : (
        <div ref={outcome} tabIndex={-1}>
          <p className="font-semibold">{translate(`oversight.finding_${finding}`)}</p>
          <p className="break-words whitespace-pre-wrap text-quiet">
            {note || translate("oversight.noNote")}
          </p>
        </div>
      )}
    </article>
  );
}
