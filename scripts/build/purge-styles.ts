import postcss, { type Root } from "postcss";
import parseSelector, { type Node } from "postcss-selector-parser";

/** What a page and its scripts name: the page's tags and classes, and every word of the scripts. */
type Names = ReadonlySet<string>;

/**
 * The rules of a style sheet that one page can use: those of its elements and of what its scripts add. `html` is the
 * page without its style sheet; every word of the scripts counts as a class they may set. What a selector asks beyond
 * classes and tags (states, attributes, what it is not) may come true while the page is open and is taken to.
 */
export function purgeStyles(
  styleText: string,
  { html, scripts }: { html: string; scripts: string },
): string {
  const root = postcss.parse(styleText);
  const names = namesIn(html, scripts);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && nameOf(rule.parent).endsWith("keyframes")) return;
    const used = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  removeUnusedProperties(root, html + scripts);
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function nameOf(rule: object): string {
  return "name" in rule && typeof rule.name === "string" ? rule.name : "";
}

function mayMatch(selector: string, names: Names): boolean {
  let may = true;
  parseSelector((all) => {
    all.walk((node) => {
      const isNamed = node.type === "class" || node.type === "tag";
      if (isNamed && isRequired(node) && !names.has(node.value)) may = false;
    });
  }).processSync(selector);
  return may;
}

/** A name that a pseudo-class denies, or offers beside others, need not be there. */
function isRequired(node: Node): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (above.type === "pseudo" && (above.value === ":not" || above.nodes.length > 1)) return false;
  }
  return true;
}

/** Removes custom properties that nothing reads, then those that only they read. `texts` may read some as well. */
function removeUnusedProperties(root: Root, texts: string): void {
  for (;;) {
    const read = new Set(
      [...`${root.toString()}${texts}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    let removed = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    if (removed === 0) return;
  }
}

function namesIn(html: string, scripts: string): Names {
  // A class may hold what else parts words: not-in-data-[kind=affiliate]:hidden.
  const names = new Set(scripts.match(/[^\s"'`]+/g));
  for (const [name] of scripts.matchAll(/[\w-]+/g)) names.add(name);
  for (const [, tag = ""] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  for (const [, classes = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(/\s+/)) names.add(unescapeAttribute(name));
  }
  return names;
}

function unescapeAttribute(word: string): string {
  return word.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  gt: ">",
  lt: "<",
  quot: '"',
  "#x27": "'",
};
