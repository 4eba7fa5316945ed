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

let academy: TestAcademy;
beforeAll(async () => {
  const assets = { styleText: "", scriptUrl: "/assets/s.js", fontUrls: [], iconUrl: "data:," };
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

test("R-16 /pricing-legacy is the page of the prices, of which search engines list /pricing alone", async () => {
  const response = await academy.browser().fetch("/pricing-legacy");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/pricing"/>');
  expect(html).toBe(await (await academy.browser().fetch("/pricing")).text());
});

test("R-32 an unknown address is a 404 with the page that leads home; /404 itself is none of ours", async () => {
  for (const path of ["/no-such-page", "/404", "/about/more"]) {
    const response = await academy.browser().fetch(path);
    expect(response.status).toBe(404);
    expect(ownLinks(await response.text())).toContain("/");
  }
});
