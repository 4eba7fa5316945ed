import { createHash } from "node:crypto";
import { type CssNode, generate, List, parse, type StyleSheet, walk } from "css-tree";
import { checkTokens, checkTree } from "./check-styles.ts";
import { StylesProblem } from "./styles-problem.ts";

/** Styles as they are served, and what they hold, hashed. */
export type CompiledStyles = { css: string; hash: string };

/** The part of the page that a partner's styles reach, as the page marks it. */
const ownPart = "[data-partner-part]";

/** What stands before the names of a partner's animations, so that none is one of ours. */
const prefix = "partner-";

/**
 * Makes of what a partner wrote the styles that are served: parsed, held against what is allowed, and written anew from
 * what was understood, inside of a scope that matches nothing but the partner's part of the page. A browser that knows no
 * scopes applies none of it. Throws StylesProblem.
 */
export function compileStyles(source: string): CompiledStyles {
  checkTokens(source);
  const sheet = parsed(source);
  checkTree(sheet);
  const css = written(sheet);
  return { css, hash: createHash("sha256").update(css).digest("hex").slice(0, 32) };
}

/** What is wrong with a text of styles, and where; null where it is taken. */
export function stylesProblem(source: string | null): StylesProblem | null {
  const made = source === null ? null : tryToCompile(source);
  return made instanceof StylesProblem ? made : null;
}

/** The styles that are served of a text that was taken once; null where today's rules refuse it. */
export function compiledOrNull(source: string | null): CompiledStyles | null {
  if (source === null) return null;
  const known = kept.get(source);
  if (known !== undefined) return known;
  const tried = tryToCompile(source);
  const made = tried instanceof StylesProblem ? null : tried;
  const [oldest] = kept.keys();
  if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
  kept.set(source, made);
  return made;
}

const keptMax = 100;
const kept = new Map<string, CompiledStyles | null>();

function tryToCompile(source: string): CompiledStyles | StylesProblem {
  try {
    return compileStyles(source);
  } catch (error) {
    if (error instanceof StylesProblem) return error;
    throw error;
  }
}

function parsed(source: string): StyleSheet {
  try {
    const sheet = parse(source, {
      positions: true,
      parseCustomProperty: true,
      onParseError: (error) => {
        // A parser that ran out of room tells so as a fault of the text, with no place.
        if (error.name !== "SyntaxError") throw new RangeError();
        throw new StylesProblem("cssUnreadable", { line: error.line, column: error.column });
      },
    });
    if (sheet.type === "StyleSheet") return sheet;
  } catch (error) {
    if (error instanceof StylesProblem) throw error;
    // Nested deeper than a parser can follow.
    if (!(error instanceof RangeError)) throw error;
  }
  throw new StylesProblem("cssTooMuch", { line: 1, column: 1 });
}

/** The sheet in its scope; animations stand beside it, under names of their own. */
function written(sheet: StyleSheet): string {
  const names = renameAnimations(sheet);
  const animations = new List<CssNode>();
  const rules = new List<CssNode>();
  for (const node of sheet.children) {
    if (node.type === "Comment") continue;
    const isAnimation = node.type === "Atrule" && node.name.toLowerCase() === "keyframes";
    (isAnimation ? animations : rules).appendData(node);
  }
  const write = (children: List<CssNode>) => generate({ type: "StyleSheet", children });
  walk(sheet, {
    visit: "Declaration",
    enter({ property, value }) {
      if (!/^(-webkit-)?animation(-name)?$/i.test(property)) return;
      walk(value, {
        visit: "Identifier",
        enter(word) {
          if (names.has(word.name)) word.name = prefix + word.name;
        },
      });
    },
  });
  const inside = write(rules);
  const scoped = inside === "" ? "" : `@scope (${ownPart}){${inside}}`;
  return write(animations) + scoped;
}

/** Gives the sheet's animations names of their own; tells those that they had. */
function renameAnimations(sheet: StyleSheet): Set<string> {
  const names = new Set<string>();
  for (const node of sheet.children) {
    if (node.type !== "Atrule" || node.name.toLowerCase() !== "keyframes") continue;
    const [name] = node.prelude?.type === "AtrulePrelude" ? node.prelude.children : [];
    if (name?.type !== "Identifier") {
      throw new StylesProblem("cssUnreadable", node.loc?.start ?? { line: 1, column: 1 });
    }
    names.add(name.name);
    name.name = prefix + name.name;
  }
  return names;
}
