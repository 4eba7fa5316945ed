import { colours, heightOf, keepTogether, margin, type Pdf, widthOf, write } from "./document.ts";

type Parent = ReturnType<Pdf["struct"]>;

type TableData = {
  /** Shares of the width; they sum to 1. */
  widths: readonly number[];
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** Columns whose content stands at the end. */
  numeric: readonly number[];
};

const pad = 5;
const size = 10;

/** A table; a row never breaks over two pages. */
export function table(pdf: Pdf, parent: Parent, data: TableData): void {
  const whole = pdf.struct("Table");
  parent.add(whole);
  const widths = data.widths.map((share) => share * widthOf(pdf));
  const heightOfRow = (row: readonly string[]) =>
    2 * pad +
    Math.max(
      ...row.map((cell, index) => heightOf(pdf, cell, (widths[index] ?? 0) - 2 * pad, size)),
    );

  function drawRow(cells: readonly string[], isHeading: boolean): void {
    const height = heightOfRow(cells);
    const top = pdf.y;
    pdf.markContent("Artifact", { type: "Layout" });
    if (isHeading) pdf.rect(margin, top, widthOf(pdf), height).fill(colours.sunken);
    pdf.moveTo(margin, top + height).lineTo(margin + widthOf(pdf), top + height);
    pdf.lineWidth(0.5).stroke(colours.hairline);
    pdf.endMarkedContent();
    const row = pdf.struct("TR");
    whole.add(row);
    let left = margin;
    for (const [index, cell] of cells.entries()) {
      const at = { x: left + pad, y: top + pad, width: (widths[index] ?? 0) - 2 * pad };
      const kind = isHeading || index === 0 ? "TH" : "TD";
      const box = pdf.struct(kind);
      row.add(box);
      box.add(
        pdf.struct("P", {}, () =>
          write(pdf, cell, {
            ...at,
            size,
            align: data.numeric.includes(index) ? "right" : "left",
          }),
        ),
      );
      box.end();
      left += widths[index] ?? 0;
    }
    row.end();
    pdf.y = top + height;
  }

  keepTogether(pdf, heightOfRow(data.headings) + heightOfRow(data.rows[0] ?? [""]));
  drawRow(data.headings, true);
  for (const row of data.rows) {
    keepTogether(pdf, heightOfRow(row));
    drawRow(row, false);
  }
  whole.end();
  pdf.y += 8;
}
