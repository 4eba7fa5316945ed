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

type RowProps = { payment: Payment };

function Student({ payment }: RowProps) {
  return (
    <>
      <bdi className="wrap-anywhere">{payment.studentName}</bdi>
      <span className="block text-small font-normal text-quiet wrap-anywhere empty:hidden">
        {payment.note}
      </span>
    </>
  );
}

function Amount({ payment }: RowProps) {
  const translate = useTranslate();
  const { cents, refundedCents } = payment;
  return (
    <>
      {formatCents(cents)}
      {refundedCents > 0 && (
        <span className="block text-small text-quiet">
          {translate("money.refunded", { amount: formatCents(refundedCents) })}
        </span>
      )}
    </>
  );
}

function Commission({ payment: { commission } }: RowProps) {
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

function RefundButton({ payment, onRefund }: RowProps & Pick<PaymentsTableProps, "onRefund">) {
  const translate = useTranslate();
  const { cents, refundedCents, studentName } = payment;
  if (refundedCents >= cents) return null;
  return (
    <Button onClick={() => onRefund(payment)} className="-my-2 @max-lg:my-0">
      {translate("money.refund")}
      <span className="sr-only">
        : <bdi>{studentName}</bdi>, {formatCents(cents)}
      </span>
    </Button>
  );
}

const studentOf = (payment: Payment) => <Student payment={payment} />;
const amountOf = (payment: Payment) => <Amount payment={payment} />;
const commissionOf = (payment: Payment) => <Commission payment={payment} />;

/** The last cell of a row, with what its button does. */
function refundWith(onRefund: PaymentsTableProps["onRefund"]) {
  return (payment: Payment) => <RefundButton payment={payment} onRefund={onRefund} />;
}

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
        { id: "student", heading: translate("money.student"), cell: studentOf },
        {
          id: "date",
          heading: translate("money.receivedOn"),
          cell: ({ receivedOn }) => day(receivedOn),
          oneLine: true,
        },
        { id: "amount", heading: translate("money.amount"), cell: amountOf, numeric: true },
        { id: "commission", heading: translate("money.commission"), cell: commissionOf },
        {
          id: "refund",
          heading: translate("money.refund"),
          cell: refundWith(onRefund),
          isAction: true,
        },
      ]}
      rows={payments}
      rowKey={({ id }) => id}
    />
  );
}
