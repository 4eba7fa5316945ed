import { expect, test } from "vitest";
import { inlineScripts, renderPages } from "./render-pages.tsx";

const assets = {
  styleText: "p{color:red}",
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
};
const pages = renderPages(assets, "https://academy.example");

function page(path: string): string {
  const found = pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`no page ${path}`);
  return found.html;
}

test("R-04 the home page is built in English at / and in Spanish at /inicio", () => {
  expect(page("/")).toMatch(/^<!doctype html><html lang="en">/i);
  expect(page("/inicio")).toMatch(/^<!doctype html><html lang="es">/i);
});

test("each page names itself and its counterpart by full address", () => {
  for (const path of ["/", "/inicio"]) {
    const html = page(path);
    expect(html).toContain(`<link rel="canonical" href="https://academy.example${path}"/>`);
    expect(html).toContain('hrefLang="en" href="https://academy.example/"');
    expect(html).toContain('hrefLang="es" href="https://academy.example/inicio"');
    expect(html).toMatch(/<meta name="description" content="[^"]{60,170}"\/>/);
    expect(html).toMatch(/<title>[^<]{20,70}<\/title>/);
  }
});

test("the only inline script is the one that the content security policy is told of", () => {
  const inline = [...page("/").matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  expect(inline).toEqual(inlineScripts);
});

test("no two pages have the same address", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});
