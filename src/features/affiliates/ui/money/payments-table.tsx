import { useTranslate } from "#client/language.tsx";
import { formatCents } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import type { Payment } from "../../contract/payments.ts";
import { CommissionStanding } from "./commission-standing.tsx";
import { useDays } from "./use-days.ts";

type PaymentsTableProps = {
  payments: readonly Payment[];
  onRefund: (payment: Payment) => void;
};

/** What families paid, what it brings, and the way to a refund. */
export function PaymentsTable({ payments, onRefund }: PaymentsTableProps) {
  const translate = useTranslate();
  const { day } = useDays();
  return (
    <Table
      stacks
      caption={translate("money.payments")}
      showCaption
      columns={[
        {
          id: "student",
          heading: translate("money.student"),
          cell: ({ studentName, note }) => (
            <>
              <span className="wrap-anywhere">{studentName}</span>
              <span className="block text-small font-normal text-quiet wrap-anywhere empty:hidden">
                {note}
              </span>
            </>
          ),
        },
        {
          id: "date",
          heading: translate("money.receivedOn"),
          cell: ({ receivedOn }) => day(receivedOn),
        },
        {
          id: "amount",
          heading: translate("money.amount"),
          cell: ({ cents, refundedCents }) => (
            <>
              {formatCents(cents)}
              {refundedCents > 0 && (
                <span className="block text-small text-quiet">
                  {translate("money.refunded", { amount: formatCents(refundedCents) })}
                </span>
              )}
            </>
          ),
          numeric: true,
        },
        {
          id: "commission",
          heading: translate("money.commission"),
          cell: ({ commission }) => <Commission commission={commission} />,
        },
        {
          id: "refund",
          heading: translate("money.refund"),
          cell: (payment) =>
            payment.refundedCents < payment.cents && (
              <Button variant="quiet" onClick={() => onRefund(payment)}>
                {translate("money.refund")}
                <span className="sr-only">
                  : {payment.studentName}, {formatCents(payment.cents)}
                </span>
              </Button>
            ),
        },
      ]}
      rows={payments}
      rowKey={({ id }) => id}
    />
  );
}

function Commission({ commission }: Pick<Payment, "commission">) {
  const translate = useTranslate();
  if (!commission) return translate("money.noCommission");
  const { cents, affiliateName, ...standing } = commission;
  const name = affiliateName ?? translate("money.accountGone");
  return (
    <>
      <span className="block wrap-anywhere">
        {translate("money.commissionOf", { amount: formatCents(cents), name })}
      </span>
      <CommissionStanding {...standing} wasPaid={standing.state === "paid"} />
    </>
  );
}
