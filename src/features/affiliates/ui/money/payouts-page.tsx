import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { formatCents } from "#shared/money.ts";
import { site } from "#shared/site.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { Table } from "#ui/table.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Balance, PayoutRun } from "../../contract/payouts.ts";
import { statusWords } from "../status-words.ts";
import { RunCard } from "./run-card.tsx";

const queryKey = ["affiliates", "payout-runs"];

/** Where administrators pay affiliates (/admin/payouts). */
export function PayoutsPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("affiliates", "listRuns", {}, { signal }),
    staleTime: 0,
  });
  const renew = () => void client.invalidateQueries({ queryKey });
  const title = translate("admin.payouts");
  return (
    <div className="flex w-full flex-col gap-8">
      <div>
        <title>{`${title} · ${site.name}`}</title>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-1 max-w-text text-quiet">{translate("money.payoutsLead")}</p>
        {data && (
          <p className="mt-2 max-w-text text-quiet">
            {translate("money.rule", {
              days: data.holdDays,
              minimum: formatCents(data.minimumCents),
            })}
          </p>
        )}
      </div>
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("money.loadFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("money.loading")} lines={5} />}
      {data && (
        <>
          <Balances
            balances={data.balances}
            canPropose={
              data.balances.some(
                ({ status, payableCents }) =>
                  status === "active" && payableCents >= data.minimumCents,
              ) && !data.runs.some(({ status }) => status === "proposed" || status === "approved")
            }
            onProposed={renew}
          />
          <Runs runs={data.runs} onChanged={renew} />
        </>
      )}
    </div>
  );
}

type BalancesProps = {
  balances: readonly Balance[];
  /** Whether that is what to do next: somebody is to be paid, and no run waits for its own next step. */
  canPropose: boolean;
  onProposed: () => void;
};

function Balances({ balances, canPropose, onProposed }: BalancesProps) {
  const translate = useTranslate();
  const { form, failure, isPending } = useSubmission(
    () => call("affiliates", "proposeRun", {}),
    ({ run }) => {
      const amount = formatCents(run.cents);
      showToast({ title: translate("money.proposed", { amount }), tone: "right" });
      onProposed();
    },
  );
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title">{translate("money.balances")}</h2>
      <Table
        stacks
        caption={translate("money.balances")}
        empty={<p className="text-quiet">{translate("money.noBalances")}</p>}
        columns={[
          {
            id: "affiliate",
            heading: translate("money.affiliate"),
            cell: ({ name }) => name ?? translate("money.accountGone"),
          },
          {
            id: "status",
            heading: translate("affiliates.statusLabel"),
            cell: ({ status }) => (status ? translate(statusWords[status]) : "–"),
          },
          {
            id: "pending",
            heading: translate("money.pending"),
            cell: ({ pendingCents }) => formatCents(pendingCents),
            numeric: true,
          },
          {
            id: "payable",
            heading: translate("money.payable"),
            cell: ({ payableCents }) => formatCents(payableCents),
            numeric: true,
          },
        ]}
        rows={balances}
        rowKey={({ affiliateId }) => affiliateId}
      />
      <form {...form} className="flex flex-col items-start gap-4">
        <FailureCallout failure={failure} title={translate("money.stepFailed")} />
        <Button type="submit" variant={canPropose ? "lamp" : "outline"} pending={isPending}>
          {translate("money.propose")}
        </Button>
      </form>
    </section>
  );
}

function Runs({ runs, onChanged }: { runs: readonly PayoutRun[]; onChanged: () => void }) {
  const translate = useTranslate();
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title">{translate("money.runs")}</h2>
      {runs.length === 0 && (
        <EmptyState
          heading="h3"
          title={translate("money.noRuns")}
          text={translate("money.noRunsText")}
        />
      )}
      {runs.map((run) => (
        <RunCard key={run.id} run={run} onChanged={onChanged} />
      ))}
    </section>
  );
}
