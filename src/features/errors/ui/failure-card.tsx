import { useId } from "react";
import { useLanguage } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { FailureGroup } from "../contract.ts";
import { SeverityBadge } from "./severity-badge.tsx";

type FailureCardProps = { failure: FailureGroup; onDelete: () => void };

/** All reports of one failure: what it is, how often, where, and in which browsers and versions. */
export function FailureCard({ failure, onDelete }: FailureCardProps) {
  const { locale, translate } = useLanguage();
  const headingId = useId();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const facts = [
    [translate("reports.last"), time.format(new Date(failure.lastAt))],
    [translate("reports.first"), time.format(new Date(failure.firstAt))],
    [translate("reports.pages"), failure.urls.join(", ")],
    [translate("reports.browsers"), failure.browsers.join(", ")],
    [translate("reports.versions"), failure.versions.join(", ")],
  ] as const;
  return (
    <article
      aria-labelledby={headingId}
      className="rounded-card border border-hairline bg-surface p-5"
    >
      <p className="flex flex-wrap items-center gap-2 text-small text-quiet">
        <SeverityBadge severity={failure.severity} />
        <Badge>{translate(`mishaps.category_${failure.category}`)}</Badge>
        <span>
          <b className="text-ink">{translate("reports.times", { count: failure.times })}</b>{" "}
          {translate("reports.browsersHit", { count: failure.reports })}
        </span>
      </p>
      <h2 id={headingId} className="mt-2 font-reading text-body font-semibold break-words">
        {failure.message}
      </h2>
      <dl className="mt-3 grid gap-x-6 text-small sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="mb-1 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {translate("reports.place")}
        </summary>
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-control bg-sunken p-4 font-code text-small"
        >
          {failure.stack || translate("reports.noPlace")}
        </pre>
      </details>
      <Button variant="care" className="mt-3" onClick={onDelete}>
        {translate("reports.delete")}
      </Button>
    </article>
  );
}
