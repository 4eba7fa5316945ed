import type { Block } from "../rules/blocks.ts";
import { BookProblem, type OnRead } from "./book-problem.ts";
import { readEpub } from "./read-epub.ts";
import { readHtml } from "./read-html.ts";
import { readText } from "./read-text.ts";

/** The largest file that is read, in bytes. */
const sizeMax = 300_000_000;

/**
 * Reads a book by what the file holds, whatever it is called.
 * @throws BookProblem where it is no book, locked, damaged or has no text
 */
export async function readBook(file: Uint8Array, onRead: OnRead): Promise<Block[]> {
  if (file.length === 0) throw new BookProblem("This file is empty.");
  if (file.length > sizeMax) throw new BookProblem("This file is larger than 300 MB.");
  const { blocks, isPdf } = await read(file, onRead);
  if (!blocks.some(({ kind, text }) => kind === "text" && /\p{L}{2}/u.test(text))) {
    throw new BookProblem(
      isPdf
        ? "This PDF holds pictures of pages and no text. Import one whose words can be selected."
        : "This file holds no text.",
    );
  }
  return blocks;
}

async function read(
  file: Uint8Array,
  onRead: OnRead,
): Promise<{ blocks: Block[]; isPdf: boolean }> {
  const start = new TextDecoder("latin1").decode(file.subarray(0, 2048));
  if (start.slice(0, 1024).includes("%PDF-")) {
    return { blocks: await readPdf(file, onRead), isPdf: true };
  }
  if (start.startsWith("PK\u0003\u0004")) return { blocks: readEpub(file, onRead), isPdf: false };
  if (
    /^(?:\uFEFF|ï»¿)?\s*<(?:!doctype html|html|\?xml|!--|head|body|article|section|h1|p)\b/i.test(
      start,
    )
  ) {
    const blocks = readHtml(new TextDecoder().decode(file));
    onRead(1, 1);
    return { blocks, isPdf: false };
  }
  return { blocks: readText(file, onRead), isPdf: false };
}

/** The reader of PDFs is large, and most programs that know this file read none. */
async function readPdf(file: Uint8Array, onRead: OnRead): Promise<Block[]> {
  const reader = await import("./read-pdf.ts");
  return reader.readPdf(file, onRead);
}
