import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { alertUnclaimedHours } from "#shared/oversight.ts";
import { timeZone } from "#client/time-zone.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import type { Overview } from "../contract/overview.ts";
import type { Concern } from "../rules.ts";
import { LoadState } from "./load-state.tsx";
import { PageHead } from "./page-head.tsx";
import { SolvedChart } from "./solved-chart.tsx";

/** What each concern says, and where something can be done about it. */
const concerns: Readonly<Record<Concern, { words: MessageKey; to: string }>> = {
  "alerts-unclaimed": { words: "admin.concern_alerts_unclaimed", to: "/admin/alerts" },
  "alerts-waiting": { words: "admin.concern_alerts_waiting", to: "/admin/alerts" },
  "messages-open": { words: "admin.concern_messages_open", to: "/admin/messages" },
  "credits-asked": { words: "admin.concern_credits_asked", to: "/admin/credits" },
  "parents-unverified": {
    words: "admin.concern_parents_unverified",
    to: "/admin/accounts?role=parent&state=unverified",
  },
  "affiliates-pending": { words: "admin.concern_affiliates_pending", to: "/admin/affiliates" },
  "brands-waiting": { words: "admin.concern_brands_waiting", to: "/admin/brands" },
  "emails-failed": { words: "admin.concern_emails_failed", to: "/admin/outbox?status=failed" },
  "emails-stuck": { words: "admin.concern_emails_stuck", to: "/admin/outbox?status=waiting" },
  "no-relay": { words: "admin.concern_no_relay", to: "/admin/outbox?status=kept" },
};

/** How the academy is doing, and what needs somebody. */
export function OverviewPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "overview"],
    queryFn: ({ signal }) => call("admin", "readOverview", { timeZone }, { signal }),
    staleTime: 0,
  });
  return (
    <>
      <PageHead title={translate("admin.overviewTitle")} lead={translate("admin.overviewLead")} />
      {data ? (
        <div className="flex flex-col gap-10">
          <Todo overview={data} />
          <Figures overview={data} />
          <SolvedChart days={data.days} />
        </div>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Todo({ overview }: { overview: Overview }) {
  const translate = useTranslate();
  return (
    <section>
      <h2 className="mb-3 text-title">{translate("admin.todo")}</h2>
      {overview.concerns.length === 0 ? (
        <Callout kind="right">{translate("admin.todoNothing")}</Callout>
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {overview.concerns.map(({ concern, count }) => (
            <li key={concern} className="px-4 py-3">
              <TextLink to={concerns[concern].to}>
                {translate(concerns[concern].words, { count, hours: alertUnclaimedHours })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const translate = useTranslate();
  const figures: { label: MessageKey; value: number; to: string }[] = [
    { label: "admin.students", value: overview.students, to: "/admin/accounts?role=student" },
    {
      label: "admin.parentsVerified",
      value: overview.parents.verified,
      to: "/admin/accounts?role=parent",
    },
    {
      label: "admin.parentsUnverified",
      value: overview.parents.unverified,
      to: "/admin/accounts?role=parent&state=unverified",
    },
    { label: "admin.affiliatesCount", value: overview.affiliates, to: "/admin/affiliates" },
    {
      label: "admin.administrators",
      value: overview.administrators,
      to: "/admin/accounts?role=administrator",
    },
    {
      label: "admin.suspendedCount",
      value: overview.suspended,
      to: "/admin/accounts?state=suspended",
    },
    { label: "admin.sessionsNow", value: overview.sessions, to: "/admin/accounts" },
    {
      label: "admin.emailsWaiting",
      value: overview.emails.waiting,
      to: "/admin/outbox?status=waiting",
    },
    {
      label: "admin.emailsFailed",
      value: overview.emails.failed,
      to: "/admin/outbox?status=failed",
    },
  ];
  return (
    <section>
      <h2 className="mb-3 text-title">{translate("admin.figures")}</h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3">
        {figures.map(({ label, value, to }) => (
          <li key={label} className="flex bg-surface">
            <Link
              to={to}
              className="flex grow flex-col-reverse justify-end px-4 py-4 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="text-small text-quiet">{translate(label)}</span>
              <span className="font-display text-heading tabular-nums">{value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
