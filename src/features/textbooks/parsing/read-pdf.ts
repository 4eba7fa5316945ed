import { getDocumentProxy } from "unpdf";
import { type Block, type Line, type PrintedPage, tidy } from "../rules/blocks.ts";
import { blocksOfPages } from "../rules/blocks-of-pages.ts";
import { BookProblem, type OnRead } from "./book-problem.ts";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Items = Awaited<
  ReturnType<Awaited<ReturnType<Document["getPage"]>>["getTextContent"]>
>["items"];

/** Reads a PDF page by page. Pictures of pages have no text, and give no lines. */
export async function readPdf(file: Uint8Array, onRead: OnRead): Promise<Block[]> {
  const document = await open(file);
  try {
    const pages: PrintedPage[] = [];
    for (let at = 1; at <= document.numPages; at++) {
      pages.push(await readPage(document, at));
      onRead(at, document.numPages);
    }
    return blocksOfPages(pages);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function open(file: Uint8Array): Promise<Document> {
  try {
    // It takes the bytes for itself.
    return await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new BookProblem(
      isLocked
        ? "This PDF is locked with a password. Import a copy without one."
        : "This PDF is damaged and cannot be read. Fetch it again.",
    );
  }
}

async function readPage(document: Document, at: number): Promise<PrintedPage> {
  try {
    const page = await document.getPage(at);
    const [, , , top = 0] = page.view;
    const { items } = await page.getTextContent();
    page.cleanup();
    return { lines: linesOf(items, top) };
  } catch {
    throw new BookProblem(`Page ${at} of this PDF is damaged and cannot be read. Fetch it again.`);
  }
}

type Open = Line & { right: number };

/** The pieces of text of a page put together to lines, in the order in which the page has them. */
function linesOf(items: Items, top: number): Line[] {
  const lines: Open[] = [];
  let isEnded = true;
  for (const item of items) {
    if (!("str" in item)) continue;
    const { str, transform, width, height, hasEOL } = item;
    const [, , , , left, up] = transform.map(Number);
    const size = height || Math.abs(Number(transform[3]));
    const down = top - (up ?? 0);
    const line = lines.at(-1);
    if (str.trim() !== "") {
      // Exponents and indices stand a little above or below their line.
      const isSame = line && !isEnded && Math.abs(down - line.down) < line.size * 0.6;
      if (isSame) append(line, { text: str, left: left ?? 0, size, width });
      else lines.push({ text: str, left: left ?? 0, down, size, right: (left ?? 0) + width });
      isEnded = false;
    } else if (line && str !== "" && !line.text.endsWith(" ")) line.text += " ";
    if (hasEOL) isEnded = true;
  }
  return lines
    .map(({ text, left, down, size }) => ({ text: tidy(text), left, down, size }))
    .filter(({ text }) => text !== "");
}

function append(
  line: Open,
  { text, left, size, width }: { text: string; left: number; size: number; width: number },
): void {
  const isApart = left - line.right > size * 0.15 && !/\s$/.test(line.text) && !/^\s/.test(text);
  line.text += isApart ? ` ${text}` : text;
  line.right = left + width;
  line.size = Math.max(line.size, size);
}
