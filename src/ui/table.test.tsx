import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChartFrame } from "./chart-frame.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Table, type TableColumn } from "./table.tsx";

type Row = { skill: string; alone: number };

const columns: readonly TableColumn<Row>[] = [
  { id: "skill", heading: "Skill", cell: (row) => row.skill },
  { id: "alone", heading: "Alone", numeric: true, cell: (row) => row.alone },
];
const rows = [{ skill: "Fractions", alone: 6 }];

test("each cell can be found by its column and its row", () => {
  const html = renderToStaticMarkup(
    <Table caption="Skills" columns={columns} rows={rows} rowKey={(row) => row.skill} />,
  );
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  expect(html).toMatch(/<th scope="row"[^>]*>Fractions<\/th>/);
  expect(html).toMatch(/<caption[^>]*>Skills<\/caption>/);
});

test("a table that stacks says each heading beside its cell, to the eye alone", () => {
  const html = renderToStaticMarkup(
    <Table stacks caption="Skills" columns={columns} rows={rows} rowKey={(row) => row.skill} />,
  );
  expect(html).toMatch(
    /<td[^>]*><span aria-hidden="true"[^>]*>Alone<\/span><div[^>]*>6<\/div><\/td>/,
  );
});

test("what can be done with a row has no heading beside it where rows stand as cards", () => {
  const withAction = [
    ...columns,
    {
      id: "open",
      heading: "Open",
      cell: () => <button type="button">Open</button>,
      isAction: true,
    },
  ];
  const html = renderToStaticMarkup(
    <Table stacks caption="Skills" columns={withAction} rows={rows} rowKey={(row) => row.skill} />,
  );
  expect(html).toMatch(/<td[^>]*><div[^>]*><button[^>]*>Open<\/button><\/div><\/td>/);
});

test("an empty table says so in place of its rows", () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Skills"
      columns={columns}
      rows={[]}
      rowKey={() => ""}
      empty={<p>None yet</p>}
    />,
  );
  expect(html).toBe("<p>None yet</p>");
});

test("a chart is said in a sentence and offers its numbers as a table", () => {
  const html = renderToStaticMarkup(
    <ChartFrame
      title="Fractions"
      description="Alone 6 of 10."
      words={{ showTable: "Show as table", showChart: "Show as chart" }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.skill}
    >
      <svg />
    </ChartFrame>,
  );
  expect(html).toContain("Alone 6 of 10.");
  expect(html).toContain("Show as table");
  expect(html).toMatch(/aria-hidden="true"><svg/);
});

test("progress is read aloud in words and never overflows its bar", () => {
  const html = renderToStaticMarkup(
    <ProgressBar label="Alone" value={12} max={10} valueText="12 of 10" />,
  );
  expect(html).toContain('aria-valuetext="12 of 10"');
  expect(html).toContain("width:100%");
});
