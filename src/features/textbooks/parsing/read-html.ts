import { type AnyNode, type Element, hasChildren, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { type Block, tidy } from "../rules/blocks.ts";
import { sayMathematics } from "./mathematics-in-words.ts";
import { nameOf } from "./name-of.ts";

/** What is no text of the book: what leads about in it, what is drawn, what is not shown. */
const passedOver = new Set(
  "script style template noscript nav header footer aside form button select svg canvas audio video iframe object head".split(
    " ",
  ),
);
const inline = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup td th time tt u var wbr".split(
    " ",
  ),
);

type Walk = { blocks: Block[]; text: string; page: number | null };

/** Reads a page of HTML or XHTML: its headings and paragraphs, with the numbers of printed pages where it names them. */
export function readHtml(
  html: string,
  options: { isXml?: boolean; page?: number | null } = {},
): Block[] {
  const document = parseDocument(html, {
    xmlMode: options.isXml ?? false,
    decodeEntities: true,
  });
  const walk: Walk = { blocks: [], text: "", page: options.page ?? null };
  for (const node of mainOf(document.children)) visit(node, walk);
  close(walk, null);
  return walk.blocks;
}

/** The part that is the book, where the page says which. */
function mainOf(nodes: AnyNode[]): readonly AnyNode[] {
  const main = DomUtils.getElementsByTagName("main", nodes, true);
  if (main.length > 0) return main;
  const [body] = DomUtils.getElementsByTagName("body", nodes, true);
  return body ? [body] : nodes;
}

function visit(node: AnyNode, walk: Walk): void {
  if (isText(node)) {
    walk.text += node.data;
    return;
  }
  if (!isTag(node)) {
    if (hasChildren(node)) for (const child of node.children) visit(child, walk);
    return;
  }
  const name = nameOf(node);
  if (isHidden(node, name)) return;
  const page = printedPage(node);
  if (page !== undefined) {
    walk.page = page ?? walk.page;
    return;
  }
  if (name === "math") {
    walk.text += ` ${sayMathematics(node)} `;
    return;
  }
  if (name === "br") {
    walk.text += " ";
    return;
  }
  if (name === "sup" && /^\s*[\d\p{L}]{1,3}\s*$/u.test(DomUtils.textContent(node)))
    walk.text += "^";
  if (inline.has(name)) {
    for (const child of node.children) visit(child, walk);
    // The cells of a row are read one after the other.
    if (name === "td" || name === "th") walk.text += " ";
    return;
  }
  close(walk, null);
  const heading = /^h([1-6])$/.exec(name);
  for (const child of node.children) visit(child, walk);
  close(walk, heading ? Number(heading[1]) : null);
}

function close(walk: Walk, level: number | null): void {
  const text = tidy(walk.text);
  walk.text = "";
  if (text === "") return;
  walk.blocks.push({ kind: level === null ? "text" : "heading", text, level, page: walk.page });
}

function isHidden({ attribs }: Element, name: string): boolean {
  return passedOver.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true";
}

/** The number of the printed page that begins here; null where it has none that counts, undefined where none begins. */
function printedPage(node: Element): number | null | undefined {
  const { attribs } = node;
  const kind = `${attribs["epub:type"] ?? ""} ${attribs["role"] ?? ""}`;
  if (!/\b(?:doc-)?pagebreak\b/.test(kind)) return undefined;
  const told = attribs["title"] ?? attribs["aria-label"] ?? DomUtils.textContent(node);
  const number = /\d{1,4}/.exec(told)?.[0];
  return number === undefined ? null : Number(number);
}
