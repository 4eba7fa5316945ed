import { Badge } from "#ui/badge.tsx";
import { Callout } from "#ui/callout.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { NoSessionsPicture } from "#ui/art/empty-pictures.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { Table } from "#ui/table.tsx";

type Row = { day: string; solved: number };

const rows: readonly Row[] = [
  { day: "Monday", solved: 3 },
  { day: "Tuesday", solved: 5 },
];

const columns = [
  { id: "day", heading: "Day", cell: (row: Row) => row.day },
  { id: "solved", heading: "Solved", numeric: true, cell: (row: Row) => row.solved },
];

/** What shows and what says. The rows are made up: this page shows components, not people. */
export function DataSamples() {
  return (
    <section aria-labelledby="data" className="flex flex-col gap-6">
      <h2 id="data" className="text-title">
        Data and words
      </h2>
      <div className="flex flex-wrap gap-3">
        <Badge>Plain</Badge>
        <Badge tone="right">Right</Badge>
        <Badge tone="care">Care</Badge>
      </div>
      <Callout kind="note" title="A note">
        Something worth knowing.
      </Callout>
      <Callout kind="care" title="Care">
        What happened, and what to do next.
      </Callout>
      <ProgressBar label="Alone" value={6} max={10} valueText="6 of 10" />
      <Table caption="Solved a day" columns={columns} rows={rows} rowKey={(row) => row.day} />
      <ChartFrame
        title="A chart"
        description="From 3 on Monday to 5 on Tuesday."
        words={{ showTable: "Show the table", showChart: "Show the chart" }}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.day}
      >
        <svg viewBox="0 0 100 40" className="w-full text-lamp" aria-hidden>
          <path d="M5 30 L95 10" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </ChartFrame>
      <EmptyState picture={<NoSessionsPicture />} title="Nothing yet" text="What to do about it." />
      <Loading label="Loading" />
    </section>
  );
}
