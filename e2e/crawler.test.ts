import { expect, inject, test } from "vitest";
import { pages as table, redirects } from "#app/pages.ts";

/** The built program is read as a search engine reads it: by its addresses alone, without a browser. */
const origin = inject("origin");

type Read = { status: number; location: string | null; type: string; text: string };

const known = new Map<string, Promise<Read>>();

/** What an address answers, without following where it leads. */
function read(path: string): Promise<Read> {
  const before = known.get(path);
  if (before) return before;
  const reading = fetch(origin + path, { redirect: "manual" }).then(async (response) => ({
    status: response.status,
    location: response.headers.get("location"),
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  }));
  known.set(path, reading);
  return reading;
}

/** The addresses of our own in a page's attributes, with what comes after #. */
function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, address = ""]) =>
    address.startsWith("/") || address.startsWith("#") ? address.replaceAll("&amp;", "&") : [],
  );
}

const links = /<a\b[^>]*\shref="([^"]*)"/g;
const files = /<(?:link\b[^>]*\shref|script\b[^>]*\ssrc|img\b[^>]*\ssrc)="([^"]*)"/g;

/** Every public page that can be reached from the home page by links, by path. */
async function crawl(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const { status, type, text } = await read(path);
    if (status !== 200 || !type.startsWith("text/html") || isScreen(path)) continue;
    found.set(path, text);
    waiting.push(...addressesIn(text, links).flatMap((link) => link.split(/[?#]/)[0] || []));
  }
  return found;
}

function isScreen(path: string): boolean {
  return table.some((page) => page.path === path && page.kind === "app");
}

const publicPages = await crawl();

test("no public page is an orphan: whoever starts at home finds every one by links alone", () => {
  const promised = table
    .filter(({ kind, sameAs }) => kind === "static" && sameAs === undefined)
    .map(({ path }) => path);
  expect([...publicPages.keys()].toSorted()).toEqual(promised.toSorted());
});

test("every link of every public page answers, or asks for the sign-in that it needs", async () => {
  const dead: string[] = [];
  for (const [page, html] of publicPages) {
    for (const link of new Set(addressesIn(html, links))) {
      const [address = ""] = link.split("#");
      if (!address) continue;
      const { status, location } = await read(address);
      const asksToSignIn = /^\/(affiliate\/)?login\?next=/.test(location ?? "");
      if (status !== 200 && !asksToSignIn) dead.push(`${page}: ${link} answers ${status}`);
    }
  }
  expect(dead).toEqual([]);
});

test("every link to a place within a public page finds it there", async () => {
  const missing: string[] = [];
  for (const [page, html] of publicPages) {
    for (const link of new Set(addressesIn(html, links))) {
      const [address = "", anchor] = link.split("#");
      const target = address ? publicPages.get(address.split("?")[0] ?? "") : html;
      if (anchor && target && !target.includes(` id="${anchor}"`)) missing.push(`${page}: ${link}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every file that a page's head names is there, the preview pictures among them", async () => {
  const wanted = new Set<string>();
  const own = /<meta property="og:url" content="(https?:\/\/[^/"]+)/;
  for (const html of publicPages.values()) {
    const site = own.exec(html)?.[1] ?? "";
    for (const file of addressesIn(html.replaceAll(site, ""), files)) wanted.add(file);
    for (const [, picture = ""] of html.matchAll(/content="[^"]*(\/assets\/preview-[^"]*)"/g)) {
      wanted.add(picture);
    }
  }
  const missing: string[] = [];
  for (const file of wanted) if ((await read(file)).status !== 200) missing.push(file);
  expect(missing).toEqual([]);
  expect([...wanted].filter((file) => file.includes("preview-")).length).toBe(publicPages.size);
});

test("N-01 the language switch leads to the counterpart and back again", () => {
  for (const { path, counterpart, locale } of table) {
    const html = publicPages.get(path);
    if (!html || counterpart === undefined) continue;
    const other = locale === "en" ? "es" : "en";
    expect(html).toContain(`<a href="${counterpart}" lang="${other}"`);
    expect(publicPages.get(counterpart)).toContain(`<html lang="${other}">`);
    expect(publicPages.get(counterpart)).toContain(`<a href="${path}" lang="${locale}"`);
  }
});

test("R-05 old addresses lead to a page in one step", async () => {
  for (const from of Object.keys(redirects)) {
    const { status, location } = await read(from);
    expect(status).toBe(301);
    const { status: end, location: next } = await read(location ?? "");
    expect({ from, end: end === 200 || next?.startsWith("/affiliate/login?") }).toEqual({
      from,
      end: true,
    });
  }
});

test("the site map, the feeds, robots and the manifest are served as what they are", async () => {
  for (const [path, type] of [
    ["/sitemap.xml", "application/xml"],
    ["/feed.xml", "application/xml"],
    ["/es/feed.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/manifest.json", "application/json"],
    ["/favicon.ico", "image/x-icon"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
    ["/icon-maskable-512.png", "image/png"],
    ["/apple-touch-icon.png", "image/png"],
  ] as const) {
    const answer = await read(path);
    expect({ path, status: answer.status, type: answer.type.split(";")[0] }).toEqual({
      path,
      status: 200,
      type,
    });
  }
});

test("every address of the site map is a public page, and every public page is in it", async () => {
  const { text } = await read("/sitemap.xml");
  const mapped = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(new Set(mapped)).toEqual(new Set(publicPages.keys()));
});

/** The opening tags of the elements that stand around a place of a page. */
function tagsAround(html: string, place: number): string[] {
  const open: string[] = [];
  for (const [tag, end] of html.slice(0, place).matchAll(/<(\/?)[a-z][^>]*[^/]>|<(\/?)[a-z]>/gi)) {
    if (end || tag.startsWith("</")) open.pop();
    else open.push(tag);
  }
  return open;
}

test("navigation needs no script, and a form posts without one or stays away until there is one", () => {
  for (const [path, page] of publicPages) {
    const html = page.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "");
    for (const { 0: form, index } of html.matchAll(/<form\b[^>]*>/g)) {
      const posts = /\saction="\/[^"]*"|method="dialog"/.test(form);
      const isAway = tagsAround(html, index).some((tag) => /\shidden=""/.test(tag));
      expect({ path, form, works: posts || isAway }).toEqual({ path, form, works: true });
    }
    expect(html).not.toMatch(/<a\b(?![^>]*\shref=)|href="javascript:|\son[a-z]+="/);
  }
});
