import { useTranslate } from "#client/language.tsx";
import { formatCents } from "#shared/money.ts";
import { Table } from "#ui/table.tsx";
import type { Earning } from "../../contract/earnings.ts";
import { CommissionStanding } from "./commission-standing.tsx";
import { planWords } from "./plan-words.ts";
import { useDays } from "./use-days.ts";

function Standing({ earning }: { earning: Earning }) {
  const { moment } = useDays();
  const { state, declined, backCents, wasPaid, payableAt } = earning;
  return (
    <CommissionStanding
      isOwn
      state={state}
      declined={declined}
      backCents={backCents}
      wasPaid={wasPaid}
      until={moment(payableAt)}
    />
  );
}

const standingOf = (earning: Earning) => <Standing earning={earning} />;

/** Each commission with its day, its plan and how it stands; nothing of the family. */
export function EarningsTable({ entries }: { entries: readonly Earning[] }) {
  const translate = useTranslate();
  const { day } = useDays();
  return (
    <Table
      stacks
      caption={translate("money.entries")}
      showCaption
      columns={[
        {
          id: "date",
          heading: translate("money.date"),
          cell: ({ receivedOn }) => day(receivedOn),
          oneLine: true,
        },
        {
          id: "plan",
          heading: translate("money.planColumn"),
          cell: ({ kind, basisPoints, declined }) =>
            planWords(
              translate,
              declined === "no-plan" ? null : { kind, basisPoints, months: null },
            ),
        },
        {
          id: "amount",
          heading: translate("money.amount"),
          cell: ({ cents }) => formatCents(cents),
          numeric: true,
        },
        {
          id: "state",
          heading: translate("money.state"),
          cell: standingOf,
        },
      ]}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}
