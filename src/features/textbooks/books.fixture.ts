import PdfDocument from "pdfkit";
import { strToU8, zipSync } from "fflate";

/** A page of a small printed book: what stands on it, with the heading it begins with. */
export type FixturePage = { heading?: string; chapter?: string; paragraphs: readonly string[] };

/** A PDF as publishers make them: a running header, the number of the page at its foot, lines that break words. */
export function makePdf(
  pages: readonly FixturePage[],
  options: { firstPage?: number; userPassword?: string; header?: string } = {},
): Promise<Uint8Array> {
  const { firstPage = 1, header = "Small Prealgebra", userPassword } = options;
  const document = new PdfDocument({
    autoFirstPage: false,
    margin: 72,
    ...(userPassword ? { userPassword } : {}),
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const [at, { chapter, heading, paragraphs }] of pages.entries()) {
    document.addPage();
    document.fontSize(9).text(header, 72, 36, { lineBreak: false });
    document.text("", 72, 72);
    if (chapter) document.fontSize(24).text(chapter).moveDown();
    if (heading) document.fontSize(16).text(heading).moveDown();
    for (const paragraph of paragraphs) document.fontSize(11).text(paragraph).moveDown();
    // Below the margin, where text would begin a page of its own.
    document.page.margins.bottom = 0;
    document.fontSize(9).text(String(firstPage + at), 300, 750, { lineBreak: false });
  }
  return new Promise((resolve) => {
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.end();
  });
}

/** An EPUB with one part for each of the texts, which are the insides of its bodies. */
export function makeEpub(bodies: readonly string[], more: Record<string, string> = {}): Uint8Array {
  const items = bodies.map(
    (_, at) => `<item id="c${at}" href="text/c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const refs = bodies.map((_, at) => `<itemref idref="c${at}"/>`);
  const parts = bodies.map(
    (body, at) =>
      [
        `OEBPS/text/c${at}.xhtml`,
        `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>No text</title></head><body>${body}</body></html>`,
      ] as const,
  );
  const files: Record<string, string> = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml":
      '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    "OEBPS/book.opf": `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="nav" href="nav.xhtml" properties="nav"/>${items.join("")}</manifest><spine><itemref idref="nav"/>${refs.join("")}</spine></package>`,
    "OEBPS/nav.xhtml": "<html><body><p>Contents of the book, no text.</p></body></html>",
    ...Object.fromEntries(parts),
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

/** So many sentences, each of ten words, none like another. */
export function sentences(count: number, first = 0): string {
  return Array.from(
    { length: count },
    (_, at) => `Sentence ${first + at} tells in ten words something about the boats.`,
  ).join(" ");
}
