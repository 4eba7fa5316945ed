import { useTranslate } from "#client/language.tsx";
import { clickRepeatMs, clickSourceVisitorsMax, minute } from "#shared/constants.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Table } from "#ui/table.tsx";
import type { Figures } from "../contract/dashboard.ts";

type Declined = Figures["declined"][number];

const reasonWords: Readonly<Record<Declined["reason"], MessageKey>> = {
  program: "affiliates.declinedProgram",
  repeat: "affiliates.declinedRepeat",
  source: "affiliates.declinedSource",
};

const values = { minutes: clickRepeatMs / minute, visitors: clickSourceVisitorsMax };

/** Visits that were left out, and why. */
export function DeclinedTable({ declined }: Pick<Figures, "declined">) {
  const translate = useTranslate();
  return (
    <Table
      caption={translate("affiliates.declined")}
      showCaption
      columns={[
        {
          id: "reason",
          heading: translate("affiliates.declinedWhy"),
          cell: ({ reason }) => translate(reasonWords[reason], values),
        },
        {
          id: "clicks",
          heading: translate("affiliates.clicks"),
          cell: ({ clicks }) => clicks,
          numeric: true,
        },
      ]}
      rows={declined}
      rowKey={({ reason }) => reason}
    />
  );
}
