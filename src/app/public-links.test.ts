import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaticFile } from "#platform/http/static-files.ts";
import { builtPath } from "./page-server.ts";
import { renderPages } from "./prerender/render-pages.tsx";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

function file(text: string): StaticFile {
  const headers = { "content-type": "text/html; charset=utf-8" };
  return {
    etag: `"${text.length}"`,
    plain: { body: Buffer.from(text), headers },
    brotli: null,
    gzip: null,
  };
}

/** Addresses that the build adds beside the pages. */
const notPages = /^\/(?:assets\/|favicon\.svg$|manifest\.json$)/;

let academy: TestAcademy;
beforeAll(async () => {
  const assets = { styleText: "", scriptUrl: "/assets/s.js", fontUrls: [] };
  const pages = renderPages(assets, "http://localhost:3000");
  academy = await startTestAcademy({
    files: new Map([
      ["/app.html", file("<title>the application</title>")],
      ...pages.map(({ path, html }) => [builtPath(path), file(html)] as const),
    ]),
  });
});
afterAll(() => academy.close());

/** The addresses of our own that a page's links lead to, without what comes after ? and #. */
function ownLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].flatMap(([, href]) => href ?? []);
}

test("no link of a public page is dead: whoever starts at home finds every page by links alone", async () => {
  const visitor = academy.browser();
  const seen = new Set<string>();
  const dead: string[] = [];
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || notPages.test(path)) continue;
    seen.add(path);
    const response = await visitor.fetch(path);
    const toLogin = /^\/(affiliate\/)?login\?next=/.test(response.headers.get("location") ?? "");
    if (response.status !== 200 && !toLogin) dead.push(`${path} answers ${response.status}`);
    waiting.push(...ownLinks(await response.text()));
  }
  expect(dead).toEqual([]);
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      "/about-es",
      "/help-center",
      "/login",
      "/register",
      "/terms-of-service-es",
    ]),
  );
});

test("R-16 /pricing-legacy leads to /pricing for good", async () => {
  const response = await academy.browser().fetch("/pricing-legacy");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/pricing");
});

test("R-32 an unknown address is a 404 with the page that leads home; /404 itself is none of ours", async () => {
  for (const path of ["/no-such-page", "/404", "/about/more"]) {
    const response = await academy.browser().fetch(path);
    expect(response.status).toBe(404);
    expect(ownLinks(await response.text())).toContain("/");
  }
});
