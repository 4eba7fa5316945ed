import { useTranslate } from "#client/language.tsx";
import { Table } from "#ui/table.tsx";
import type { Group } from "../contract/dashboard.ts";
import { signUpsColumn, tellsSignUps } from "./sign-ups-column.ts";

type GroupsTableProps = {
  caption: string;
  /** What the rows are named by. */
  heading: string;
  rows: readonly Group[];
};

/** Visits and visitors, and sign-ups where they may be told, by something that the link, browser or page says. */
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
        ...(tellsSignUps(rows) ? [signUpsColumn<Group>(translate)] : []),
      ]}
      rows={rows}
      rowKey={({ name }) => name ?? ""}
    />
  );
}
