import { type CssNode, type Declaration, type List, tokenize, tokenTypes, walk } from "css-tree";
import {
  atRules,
  depthMax,
  functions,
  positions,
  properties,
  rulesMax,
  zIndexMax,
} from "./allowed.ts";
import { StylesProblem } from "./styles-problem.ts";

const start = { line: 1, column: 1 };

const place = (node: CssNode) => node.loc?.start ?? start;

/** Tokens that no browser and no parser read alike, or that name an address. */
const refusedTokens = new Map<number, "cssAddress" | "cssUnreadable">([
  [tokenTypes.Url, "cssAddress"],
  [tokenTypes.BadUrl, "cssAddress"],
  [tokenTypes.BadString, "cssUnreadable"],
  [tokenTypes.CDO, "cssUnreadable"],
  [tokenTypes.CDC, "cssUnreadable"],
]);

const openings = new Map<number, number>([
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
]);

const closings = new Set(openings.values());

/**
 * Refuses what is no whole style sheet before it is parsed: bracket by bracket, for browsers mend silently what is left
 * open, and escapes outside of texts, behind which any name could hide. Throws StylesProblem.
 */
export function checkTokens(source: string): void {
  const open: { closing: number; offset: number }[] = [];
  tokenize(source, (type, from, to) => {
    const text = source.slice(from, to);
    const at = placeOf(source, from);
    const refused = refusedTokens.get(type);
    if (refused) throw new StylesProblem(refused, at, text);
    if (type === tokenTypes.Comment) {
      if (text.length < 4 || !text.endsWith("*/")) throw new StylesProblem("cssUnclosed", at, "/*");
      return;
    }
    if (type === tokenTypes.String) {
      // One that the end of the text cuts off is no bad string to a tokenizer.
      if (text.length < 2 || text.at(-1) !== text[0]) throw new StylesProblem("cssUnclosed", at);
      return;
    }
    if (text.includes("\\")) throw new StylesProblem("cssEscape", at, text);
    const closing = openings.get(type);
    if (closing !== undefined) open.push({ closing, offset: from });
    else if (closings.has(type) && open.pop()?.closing !== type) {
      throw new StylesProblem("cssUnreadable", at, text);
    }
  });
  const [left] = open;
  if (left)
    throw new StylesProblem("cssUnclosed", placeOf(source, left.offset), source[left.offset]);
}

function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Refuses whatever could load something, run something, or leave the partner's part of the page. Throws StylesProblem. */
export function checkTree(sheet: CssNode): void {
  let rules = 0;
  let depth = 0;
  walk(sheet, {
    enter(node: CssNode) {
      const at = place(node);
      // A second semicolon is no fault.
      if (node.type === "Raw" && /[^\s;]/.test(node.value))
        throw new StylesProblem("cssUnreadable", at, node.value.trim());
      if (node.type === "Block" && ++depth > depthMax) throw new StylesProblem("cssTooMuch", at);
      if (node.type === "Rule" && ++rules > rulesMax) throw new StylesProblem("cssTooMuch", at);
      if (node.type === "Url") throw new StylesProblem("cssAddress", at, node.value);
      if (node.type === "Atrule") checkAtRule(node.name, depth, at);
      if (node.type === "Function" && !functions.has(node.name.toLowerCase())) {
        throw new StylesProblem("cssFunction", at, `${node.name}()`);
      }
      if (node.type === "Declaration") checkDeclaration(node);
    },
    leave(node: CssNode) {
      if (node.type === "Block") depth--;
    },
  });
}

function checkAtRule(name: string, depth: number, at: { line: number; column: number }): void {
  const plain = name.toLowerCase();
  // Names of animations hold for the whole page, wherever they are given.
  const isMisplaced = plain === "keyframes" && depth > 0;
  if (!atRules.has(plain) || isMisplaced) throw new StylesProblem("cssAtRule", at, `@${name}`);
}

function checkDeclaration(node: Declaration): void {
  const at = place(node);
  const name = node.property.toLowerCase();
  if (name.startsWith("--")) return;
  const plain = name.replace(/^-[a-z]+-/, "");
  if (!/^[a-z][a-z-]*$/.test(plain) || properties.has(plain)) {
    throw new StylesProblem("cssProperty", at, node.property);
  }
  const value = node.value.type === "Value" ? node.value.children : null;
  if (plain === "position" && !isOne(value, (word) => positions.has(word.toLowerCase()))) {
    throw new StylesProblem("cssPosition", at, node.property);
  }
  if (plain === "z-index" && !isOne(value, isLow)) {
    throw new StylesProblem("cssLayer", at, node.property);
  }
}

function isLow(word: string): boolean {
  return word.toLowerCase() === "auto" || (/^-?\d{1,4}$/.test(word) && Number(word) <= zIndexMax);
}

/** Whether a value is a single word or number of some kind; nothing that is computed is. */
function isOne(value: List<CssNode> | null, fits: (word: string) => boolean): boolean {
  const [only, ...others] = value?.toArray() ?? [];
  if (!only || others.length > 0) return false;
  if (only.type === "Identifier") return fits(only.name);
  return only.type === "Number" && fits(only.value);
}
