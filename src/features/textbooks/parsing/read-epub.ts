import { posix } from "node:path";
import { type Element, isTag } from "domhandler";
import { strFromU8, unzipSync } from "fflate";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Block } from "../rules/blocks.ts";
import { BookProblem, noBook, type OnRead } from "./book-problem.ts";
import { nameOf } from "./name-of.ts";
import { readHtml } from "./read-html.ts";

/** The largest part of an EPUB that is unpacked, and all of them together: a small file may hold a flood. */
const partMax = 30_000_000;
const wholeMax = 400_000_000;

const wanted = /\.(?:x?html?|xml|opf)$/i;
const damaged = "This EPUB is damaged and cannot be read. Fetch it again.";
const locked = "This EPUB is locked by copy protection. Import a copy without it.";

/** Reads an EPUB in the order in which it is to be read. */
export function readEpub(file: Uint8Array, onRead: OnRead): Block[] {
  const parts = unpack(file);
  const container = parts["META-INF/container.xml"];
  if (!container) throw new BookProblem(noBook);
  if (isLocked(parts["META-INF/encryption.xml"])) throw new BookProblem(locked);
  const packagePath = elementsOf(container, "rootfile")[0]?.attribs["full-path"];
  const description = packagePath === undefined ? undefined : parts[packagePath];
  if (packagePath === undefined || !description) throw new BookProblem(damaged);
  const hrefs = new Map(
    elementsOf(description, "item").map(({ attribs }) => [attribs["id"], attribs]),
  );
  const spine = elementsOf(description, "itemref").flatMap(({ attribs }) => {
    const item = hrefs.get(attribs["idref"]);
    // What leads through the book is no text of it.
    const isNavigation = /\bnav\b/.test(item?.["properties"] ?? "");
    return item?.["href"] === undefined || isNavigation ? [] : item["href"];
  });
  const blocks: Block[] = [];
  for (const [at, href] of spine.entries()) {
    const path = posix.join(
      posix.dirname(packagePath),
      decodeURIComponent(href.split("#")[0] ?? ""),
    );
    const part = parts[path];
    if (!part)
      throw new BookProblem(`This EPUB lacks a part that it names (${href}). Fetch it again.`);
    const page = blocks.at(-1)?.page ?? null;
    blocks.push(...readHtml(strFromU8(part), { isXml: true, page }));
    onRead(at + 1, spine.length);
  }
  return blocks;
}

function unpack(file: Uint8Array): Readonly<Record<string, Uint8Array | undefined>> {
  let whole = 0;
  try {
    return unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name)) return false;
        whole += originalSize;
        if (originalSize > partMax || whole > wholeMax)
          throw new BookProblem("This EPUB unpacks to more text than any book has.");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof BookProblem ? error : new BookProblem(damaged);
  }
}

function elementsOf(xml: Uint8Array | undefined, name: string): Element[] {
  if (!xml) return [];
  const document = parseDocument(strFromU8(xml), { xmlMode: true });
  return DomUtils.filter(
    (node) => isTag(node) && nameOf(node) === name.toLowerCase(),
    document,
  ).filter(isTag);
}

/** Fonts are often garbled, which locks nobody out; a text that is, is protected. */
function isLocked(list: Uint8Array | undefined): boolean {
  return elementsOf(list, "CipherReference").some(({ attribs }) =>
    /\.(?:x?html?|xml)$/i.test(attribs["URI"] ?? ""),
  );
}
