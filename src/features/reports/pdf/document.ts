import PdfKit from "pdfkit";
import { withoutIsolates } from "#shared/isolated.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import type { Paper } from "../contract.ts";
import { loadFonts, partNames, runsOf } from "./fonts.ts";

/** Points; a point is 1/72 inch. */
export const margin = 54;

export const colours = {
  ink: "#182339",
  quiet: "#4a5568",
  hairline: "#d5cfc0",
  heather: "#7a5bb0",
  glass: "#0f7662",
  edge: "#8a96a8",
  sunken: "#efebe0",
} as const;

export type Pdf = InstanceType<typeof PdfKit>;

type Options = { title: string; locale: Locale; paper: Paper; createdAt: Date };

/** A tagged document with our letters embedded: what screen readers read is what stands on the paper. */
export async function openDocument({ title, locale, paper, createdAt }: Options): Promise<Pdf> {
  const fonts = await loadFonts();
  const pdf = new PdfKit({
    size: paper === "letter" ? "LETTER" : "A4",
    margins: { top: margin, left: margin, right: margin, bottom: margin + 18 },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: locale,
    pdfVersion: "1.7",
    info: { Title: title, Author: site.name, Creator: site.name, CreationDate: createdAt },
  });
  for (const name of ["display", ...partNames] as const) pdf.registerFont(name, fonts[name]);
  return pdf.fillColor(colours.ink).font("text").fontSize(11);
}

/** The width between the margins. */
export function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * margin;
}

/** Begins a new page where less than so much height is left. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

type TextOptions = {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  colour?: string;
  align?: "left" | "right" | "center";
};

/** Writes a text in reading letters, of whichever scripts there are letters for; goes on below it. */
export function write(pdf: Pdf, text: string, options: TextOptions = {}): void {
  const { x = margin, y = pdf.y, width = widthOf(pdf), size = 11, align = "left" } = options;
  pdf.fontSize(size).fillColor(options.colour ?? colours.ink);
  const runs = runsOf(withoutIsolates(text));
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1;
    pdf.font(run.font);
    if (index === 0) pdf.text(run.text, x, y, { width, align, continued });
    else pdf.text(run.text, { continued });
  }
  pdf.fillColor(colours.ink);
}

/** How high a text stands at a width. */
export function heightOf(pdf: Pdf, text: string, width: number, size = 11): number {
  return pdf.font("text").fontSize(size).heightOfString(text, { width });
}

/** Numbers the pages and ends the document; gives its bytes. */
export function closeDocument(
  pdf: Pdf,
  footer: (page: number, pages: number) => string,
): Promise<Buffer> {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Nothing may push a footer to the next page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    write(pdf, footer(page + 1, count), {
      y: pdf.page.height - margin,
      size: 9,
      colour: colours.quiet,
      align: "center",
    });
    pdf.endMarkedContent();
  }
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
    pdf.end();
  });
}
