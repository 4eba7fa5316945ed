import { expect, test } from "vitest";
import { readPassages } from "./page-text.ts";

test("a page is read in order, each passage in its language and place, without code and drawings", () => {
  const html = `<!doctype html><html lang="en"><head><title>Light &amp; sea</title><style>p{}</style></head>
    <body><nav aria-label="Main"><a href="/a">About</a><a href="/b">Pricing</a></nav>
    <h1>A <em>light</em>house</h1><p>Ten<br/>lines.<svg><text>drawn</text></svg></p>
    <p lang="es">Un faro <span lang="en">shows</span> el rumbo.</p><img alt="The sea"/><code>npm start</code></body></html>`;
  expect(readPassages(html)).toEqual([
    { text: "Light & sea", lang: "en", place: "title" },
    { text: "Main", lang: "en", place: "aria-label" },
    { text: "About Pricing", lang: "en", place: "nav" },
    { text: "A lighthouse", lang: "en", place: "h1" },
    { text: "Ten lines.", lang: "en", place: "p" },
    { text: "Un faro", lang: "es", place: "p" },
    { text: "shows", lang: "en", place: "p" },
    { text: "el rumbo.", lang: "es", place: "p" },
    { text: "The sea", lang: "en", place: "alt" },
  ]);
});
