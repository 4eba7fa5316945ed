import { useTranslate } from "#client/language.tsx";
import { Table } from "#ui/table.tsx";
import type { Figures } from "../contract/dashboard.ts";

type GroupsTableProps = {
  caption: string;
  /** What the rows are named by. */
  heading: string;
  rows: Figures["sources"];
};

/** Visits and visitors by something that the link or the page says. */
export function GroupsTable({ caption, heading, rows }: GroupsTableProps) {
  const translate = useTranslate();
  return (
    <Table
      caption={caption}
      showCaption
      columns={[
        { id: "name", heading, cell: ({ name }) => name ?? translate("affiliates.noSource") },
        {
          id: "clicks",
          heading: translate("affiliates.clicks"),
          cell: ({ clicks }) => clicks,
          numeric: true,
        },
        {
          id: "visitors",
          heading: translate("affiliates.visitors"),
          cell: ({ visitors }) => visitors,
          numeric: true,
        },
      ]}
      rows={rows}
      rowKey={({ name }) => name ?? ""}
    />
  );
}
