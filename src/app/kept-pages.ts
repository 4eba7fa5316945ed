import { madePage, type StaticFile } from "#platform/http/static-files.ts";

/** What is kept under a name, a fixed number at most; what was kept first goes first. */
export function createKeep<Value>(most: number) {
  const kept = new Map<string, Value>();
  return {
    get: (name: string): Value | undefined => kept.get(name),
    put(name: string, value: Value): void {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** A page that was rendered, and what may stand in the place of its own links. */
type Filling = {
  html: string;
  /** What stands for addresses in the page's HTML, each with the address to put in its place. */
  links: ReadonlyMap<string, string>;
  /** Addresses that it may show in a frame. */
  frames?: readonly string[];
};

/** Puts a page's links in place, without rendering it again, and makes it ready to be sent. */
export function fillPage({ html, links, frames = [] }: Filling): Promise<StaticFile> {
  let filled = html;
  for (const [from, to] of links) filled = filled.replaceAll(from, () => escaped(to));
  return madePage(filled, { frames });
}

/** An address as it stands in an attribute. */
function escaped(address: string): string {
  return address
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
