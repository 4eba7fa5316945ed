import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TableColumn<Row> = {
  /** Names the column in code. */
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that their digits line up. */
  numeric?: boolean;
  /** Short and one thing, as a date is: it stands in one line. */
  oneLine?: boolean;
  /** What can be done with the row: where rows stand as cards its words need no heading beside them. */
  isAction?: boolean;
};

type TableProps<Row> = {
  /** What the table holds, for screen readers; seen as well with showCaption. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  /** In a narrow place each row stands as a card, with the headings beside its cells. */
  stacks?: boolean;
};

/** Rows of data. The first column names each row; a table wider than its place scrolls by itself. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, empty, stacks = false } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="@container overflow-x-auto rounded-card border border-hairline bg-surface"
    >
      <table className={classNames("w-full border-collapse text-left", stacks && "@max-lg:block")}>
        <caption
          className={
            showCaption
              ? classNames("px-4 py-3 text-left font-semibold", stacks && "@max-lg:block")
              : "sr-only"
          }
        >
          {caption}
        </caption>
        <thead className={stacks ? "@max-lg:sr-only" : undefined}>
          <tr className="border-b border-hairline bg-sunken text-small">
            {columns.map(({ id, heading, numeric }) => (
              <th
                key={id}
                scope="col"
                className={classNames("px-4 py-2 font-semibold", numeric && "text-end")}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames("divide-y divide-hairline", stacks && "@max-lg:block")}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={
                stacks ? "@max-lg:flex @max-lg:flex-col @max-lg:gap-1 @max-lg:py-3" : undefined
              }
            >
              {columns.map(({ id, heading, cell, numeric, oneLine, isAction }, index) => {
                const style = classNames(
                  "px-4 py-3 align-top",
                  numeric && "text-end tabular-nums",
                  index === 0 && "font-semibold",
                  oneLine && "whitespace-nowrap",
                  stacks && "@max-lg:py-0",
                  stacks &&
                    (index === 0
                      ? "@max-lg:block"
                      : "@max-lg:flex @max-lg:items-baseline @max-lg:gap-6"),
                );
                return index === 0 ? (
                  <th key={id} scope="row" className={style}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={style}>
                    {stacks && !isAction && (
                      <span aria-hidden className="shrink-0 text-small text-quiet @lg:hidden">
                        {heading}
                      </span>
                    )}
                    {stacks ? (
                      <div className="@max-lg:grow @max-lg:text-end">{cell(row)}</div>
                    ) : (
                      cell(row)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
