import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { useAccount } from "#client/session.tsx";
import { formatCents } from "#shared/money.ts";
import { site } from "#shared/site.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { Table } from "#ui/table.tsx";
import type { Statement } from "../../contract/earnings.ts";
import { percentWords } from "./plan-words.ts";
import { useDays } from "./use-days.ts";
import "./print.css";

/** What a payout settles, line by line, to be read and printed (/affiliate/statement?payout=). */
export function StatementPage() {
  const translate = useTranslate();
  const { account } = useAccount();
  const [query] = useSearchParams();
  const payoutId = query.get("payout") ?? "";
  const { data, error, refetch } = useQuery({
    queryKey: ["affiliates", "statement", payoutId],
    queryFn: ({ signal }) => call("affiliates", "readStatement", { payoutId }, { signal }),
    enabled: payoutId !== "",
    staleTime: 0,
  });
  const home = account?.role === "administrator" ? "/admin/payouts" : "/affiliate/dashboard";
  const title = translate("money.statement");
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-8" data-statement>
      <title>{`${title} · ${site.name}`}</title>
      {!data && <h1 className="text-heading">{title}</h1>}
      {data && <StatementSheet statement={data} />}
      {payoutId === "" && <EmptyState title={translate("money.noStatement")} />}
      {payoutId !== "" && !data && error && (
        <LoadFailed
          error={error}
          title={translate("money.statementFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {payoutId !== "" && !data && !error && (
        <Loading label={translate("money.loading")} lines={6} />
      )}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {data && (
          <Button variant="lamp" onClick={() => window.print()}>
            {translate("money.print")}
          </Button>
        )}
        <ButtonLink to={home}>{translate("money.back")}</ButtonLink>
      </div>
    </div>
  );
}

function StatementSheet({ statement }: { statement: Statement }) {
  const translate = useTranslate();
  const { moment } = useDays();
  const { name, email, code, paidAt, reference, cents, lines } = statement;
  const date = paidAt ? moment(paidAt) : translate("money.notPaid");
  const title = translate("money.statementOf", { date });
  const facts = [
    {
      label: translate("money.statementFor"),
      value: [name ?? translate("money.accountGone"), email, code].filter(Boolean).join(" · "),
    },
    { label: translate("money.paidOn"), value: date },
    { label: translate("money.reference"), value: reference ?? "–" },
    { label: translate("money.total"), value: formatCents(cents) },
  ];
  return (
    <article className="flex flex-col gap-6">
      <header>
        <p className="text-quiet">{site.name}</p>
        <h1 className="text-heading">{title}</h1>
      </header>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Table
        stacks
        caption={title}
        columns={[
          { id: "date", heading: translate("money.date"), cell: ({ at }) => moment(at) },
          {
            id: "entry",
            heading: translate("money.kindColumn"),
            cell: ({ entry }) => translate(`money.entry_${entry}`),
          },
          {
            id: "percent",
            heading: translate("money.percent"),
            cell: ({ basisPoints }) => percentWords(basisPoints),
            numeric: true,
          },
          {
            id: "amount",
            heading: translate("money.amount"),
            cell: (line) => formatCents(line.cents),
            numeric: true,
          },
        ]}
        rows={lines}
        rowKey={({ id }) => id}
      />
    </article>
  );
}
