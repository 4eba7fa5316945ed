import { endings } from "#shared/endings.ts";
import type { Counts } from "../contract.ts";
import { isForHeadings } from "./fonts.ts";
import { problemsIn } from "../rules-range.ts";
import { colours, heightOf, keepTogether, margin, type Pdf, widthOf, write } from "./document.ts";

type Parent = ReturnType<Pdf["struct"]>;

export const endingColours: Readonly<Record<keyof Counts, string>> = {
  alone: colours.glass,
  withHelp: colours.heather,
  open: colours.edge,
};

/** A heading, with room for what follows it. */
export function heading(pdf: Pdf, parent: Parent, level: "H1" | "H2", text: string): void {
  keepTogether(pdf, 90);
  if (level === "H2") pdf.moveDown(1);
  parent.add(
    pdf.struct(level, {}, () => {
      const size = level === "H1" ? 24 : 14;
      if (!isForHeadings(text)) return write(pdf, text, { size });
      pdf.font("display").fontSize(size).fillColor(colours.ink);
      pdf.text(text, margin, pdf.y, { width: widthOf(pdf) });
    }),
  );
  pdf.y += 6;
}

export function paragraph(
  pdf: Pdf,
  parent: Parent,
  text: string,
  style: { size?: number; colour?: string } = {},
): void {
  keepTogether(pdf, heightOf(pdf, text, widthOf(pdf), style.size));
  parent.add(pdf.struct("P", {}, () => write(pdf, text, style)));
  pdf.y += 4;
}

/** A list with a dot before each line. */
export function list(pdf: Pdf, parent: Parent, lines: readonly string[]): void {
  const whole = pdf.struct("L");
  parent.add(whole);
  const indent = 14;
  const width = widthOf(pdf) - indent;
  for (const line of lines) {
    keepTogether(pdf, heightOf(pdf, line, width));
    const item = pdf.struct("LI");
    whole.add(item);
    const y = pdf.y;
    item.add(pdf.struct("Lbl", {}, () => write(pdf, "•", { y, width: indent })));
    item.add(pdf.struct("LBody", {}, () => write(pdf, line, { x: margin + indent, y, width })));
    item.end();
    pdf.y += 4;
  }
  whole.end();
}

export type Column = Counts & { label: string };

const chartHeight = 130;

/** Stacked columns; `alt` says what they show to whoever does not see them. */
export function columns(
  pdf: Pdf,
  parent: Parent,
  { data, alt }: { data: readonly Column[]; alt: string },
): void {
  keepTogether(pdf, chartHeight + 30);
  const top = pdf.y;
  const floor = top + chartHeight;
  parent.add(
    pdf.struct("Figure", { alt }, () => {
      const step = widthOf(pdf) / data.length;
      const most = Math.max(4, ...data.map((column) => problemsIn(column)));
      for (const [index, column] of data.entries()) {
        const x = margin + index * step;
        const wide = Math.min(step * 0.7, 40);
        let y = floor;
        for (const ending of endings) {
          const high = (column[ending] / most) * (chartHeight - 14);
          if (high === 0) continue;
          y -= high;
          pdf.rect(x + (step - wide) / 2, y, wide, high).fill(endingColours[ending]);
        }
        const total = problemsIn(column);
        const centred = { x, width: step, align: "center", size: 8 } as const;
        if (total > 0 && step > 14) write(pdf, String(total), { ...centred, y: y - 11 });
        write(pdf, column.label, { ...centred, y: floor + 4, colour: colours.quiet });
      }
      pdf
        .moveTo(margin, floor)
        .lineTo(margin + widthOf(pdf), floor)
        .lineWidth(0.75)
        .stroke(colours.edge);
    }),
  );
  pdf.y = floor + 22;
}

/** What each colour means. */
export function legend(
  pdf: Pdf,
  parent: Parent,
  names: readonly { ending: keyof Counts; name: string }[],
): void {
  const y = pdf.y;
  let x = margin;
  for (const { ending, name } of names) {
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.rect(x, y + 1, 9, 9).fill(endingColours[ending]);
    pdf.endMarkedContent();
    const at = x + 14;
    parent.add(pdf.struct("P", {}, () => write(pdf, name, { x: at, y, size: 9, width: 150 })));
    x = at + pdf.font("text").fontSize(9).widthOfString(name) + 18;
  }
  pdf.y = y + 18;
}
