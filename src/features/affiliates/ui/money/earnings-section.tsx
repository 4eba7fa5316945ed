import { useQuery } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { formatCents } from "#shared/money.ts";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Earnings } from "../../contract/earnings.ts";
import { Copy } from "../link-section.tsx";
import { EarningsTable } from "./earnings-table.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { planWords } from "./plan-words.ts";
import { useDays } from "./use-days.ts";

/** What an affiliate has earned, from the ledger each time the page is opened. */
export function EarningsSection({ link }: { link: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["affiliates", "earnings"],
    queryFn: ({ signal }) => call("affiliates", "readEarnings", {}, { signal }),
    staleTime: 0,
  });
  return (
    <section className="flex flex-col gap-6" data-earnings>
      <div>
        <h2 className="text-heading">{translate("money.earnings")}</h2>
        {data && (
          <p className="mt-1 max-w-text text-quiet">
            {translate("money.earningsNote", {
              plan: planWords(translate, data.plan),
              days: data.holdDays,
              minimum: formatCents(data.minimumCents),
            })}
          </p>
        )}
      </div>
      {data && <Panels earnings={data} link={link} />}
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("money.loadFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("money.loading")} lines={5} />}
    </section>
  );
}

function Panels({ earnings, link }: { earnings: Earnings; link: string }) {
  const translate = useTranslate();
  const { totals, months, entries, hasMore, statements } = earnings;
  const { pendingCents, payableCents, paidCents, families } = totals;
  return (
    <>
      <dl className="grid gap-px overflow-clip rounded-card border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4">
        <Total name={translate("money.pending")} value={formatCents(pendingCents)} />
        <Total name={translate("money.payable")} value={formatCents(payableCents)} />
        <Total name={translate("money.paidOut")} value={formatCents(paidCents)} />
        <Total
          name={translate("money.families")}
          value={families === null ? translate("money.few") : String(families)}
        />
      </dl>
      {payableCents < 0 && <Callout kind="note">{translate("money.owing")}</Callout>}
      {entries.length === 0 ? (
        <EmptyState
          heading="h3"
          title={translate("money.noEarnings")}
          text={translate("money.noEarningsText")}
          action={<Copy value={link} action="affiliates.copyLink" />}
        />
      ) : (
        <>
          <MonthsChart months={months} />
          <EarningsTable entries={entries} />
          {hasMore && <p className="text-small text-quiet">{translate("money.newestOnly")}</p>}
          <Statements statements={statements} />
        </>
      )}
    </>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-surface p-5">
      <dt className="text-quiet">{name}</dt>
      <dd className="mt-1 font-reading text-[2rem] leading-tight font-semibold tabular-nums">
        {value}
      </dd>
    </div>
  );
}

function Statements({ statements }: Pick<Earnings, "statements">) {
  const translate = useTranslate();
  const { moment } = useDays();
  return (
    <div>
      <h3 className="text-title">{translate("money.statements")}</h3>
      {statements.length === 0 && (
        <p className="mt-1 text-quiet">{translate("money.noStatements")}</p>
      )}
      <ul className="mt-2 flex flex-col">
        {statements.map(({ payoutId, paidAt, cents }) => (
          <li key={payoutId}>
            <TextLink
              to={`/affiliate/statement?payout=${payoutId}`}
              className="inline-flex min-h-11 items-center"
            >
              {translate("money.openStatement", {
                date: moment(paidAt),
                amount: formatCents(cents),
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
