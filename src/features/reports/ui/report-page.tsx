import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { KitchenTable } from "#client/parent/kitchen-table.tsx";
import { ledeWords } from "#shared/lede.ts";
import { Clauses } from "#ui/clauses.tsx";
import { AppError } from "#shared/errors.ts";
import { Loading } from "#ui/skeleton.tsx";
import type { Report } from "../contract.ts";
import { rangeWords } from "../rules-sentences.ts";
import { AnswerFromLetter } from "./answer-from-letter.tsx";
import { Claims } from "./claims.tsx";
import { Downloads } from "./downloads.tsx";
import { PastCards } from "./past-cards.tsx";
import { RangeForm } from "./range-form.tsx";
import { ReportChart } from "./report-chart.tsx";
import { ReportSkills } from "./report-skills.tsx";

/** F-04: a child's progress between two days; each sentence and each number opens its problems. */
export function ReportPage() {
  const translate = useTranslate();
  return (
    <ChildFrame here="/parent-dashboard/report" title={translate("report.title")}>
      {(child, isSample) => <ReportOf child={child} isSample={isSample} />}
    </ChildFrame>
  );
}

type ReportOfProps = { child: { id: string; firstName: string }; isSample: boolean };

function ReportOf({ child, isSample }: ReportOfProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const asked = {
    ...(query.has("from") ? { from: query.get("from") ?? "" } : {}),
    ...(query.has("to") ? { to: query.get("to") ?? "" } : {}),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ["reports", "report", child.id, asked],
    queryFn: ({ signal }) =>
      call("reports", "readReport", { childId: child.id, ...asked }, { signal }),
    placeholderData: (previous) => previous,
    retry: (count, failure) =>
      !(failure instanceof AppError && failure.code === "invalid_input") && count < 2,
  });
  const refused = error instanceof AppError && error.code === "invalid_input" ? error : null;
  const readAnew = () =>
    // A first reading that is under way would not be asked again, and may be of before the answer.
    void client
      .cancelQueries({ queryKey: ["reports"] })
      .then(() => client.invalidateQueries({ queryKey: ["reports"], refetchType: "active" }));
  return (
    <>
      <AnswerFromLetter childId={child.id} onAnswered={readAnew} />
      <RangeForm
        key={`${asked.from} ${asked.to} ${data?.today}`}
        report={data}
        asked={asked}
        refused={refused}
        onRange={(range) => setQuery({ child: child.id, ...range })}
      />
      {!data && !error && <Loading label={translate("shell.loading")} />}
      {error && !refused && (
        <LoadFailed
          error={error}
          title={translate("report.failed")}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && <Shown report={data} />}
      <KitchenTable child={child} isSample={isSample} onAnswered={readAnew} />
      {data && !error && <PastCards cards={data.cards} />}
      {data && !error && (
        <p className="max-w-text text-small text-quiet">
          {translate("report.howCounted", { firstName: child.firstName })}{" "}
          {translate("standing.ledeWhy")}
        </p>
      )}
    </>
  );
}

function Shown({ report }: { report: Report }) {
  const { locale, translate } = useLanguage();
  const isEmpty = report.claims.length === 0;
  return (
    <>
      <section aria-labelledby="report-title" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="text-small text-quiet">{rangeWords(report, locale)}</p>
            <h2 id="report-title" className="text-heading">
              <Clauses text={ledeWords(report.lede, locale, translate)} />
            </h2>
          </div>
          <Downloads report={report} />
        </div>
        {isEmpty ? (
          <p className="text-quiet">
            {translate("report.nothing", { firstName: report.child.firstName })}
          </p>
        ) : (
          <Claims report={report} />
        )}
      </section>
      <ReportChart report={report} />
      {!isEmpty && <ReportSkills report={report} />}
    </>
  );
}
