import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { Table, type TableColumn } from "./table.tsx";

type ChartFrameProps<Row> = {
  title: string;
  /** What the chart shows, in a sentence: "With help rises from 4 to 9 of 10, alone from 2 to 6." */
  description: string;
  /** The level of the title among the page's headings. */
  heading?: "h2" | "h3";
  words: { showTable: string; showChart: string };
  /** The very numbers of the chart. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The chart itself: for the eye, since the sentence and the table say the same. */
  children: ReactNode;
};

/** A chart with what everyone needs beside it: a title, a sentence that says it, and its numbers as a table. */
export function ChartFrame<Row>(props: ChartFrameProps<Row>) {
  const { title, description, words, columns, rows, rowKey, children } = props;
  const Heading = props.heading ?? "h2";
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-hairline bg-surface p-5"
    >
      <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-text">
          <Heading id={`${id}-title`} className="text-title">
            {title}
          </Heading>
          <p className="text-small text-quiet">{description}</p>
        </div>
        <Button
          variant="quiet"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="-mx-4"
        >
          {asTable ? words.showChart : words.showTable}
        </Button>
      </figcaption>
      {asTable ? (
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      ) : (
        <div aria-hidden>{children}</div>
      )}
    </figure>
  );
}
