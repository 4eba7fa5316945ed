import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { siteVersions } from "#db/tables/site-versions.ts";
import { siteContract } from "#features/site/contract.ts";
import type { FactKey, FactText } from "#features/site/rules/facts.ts";
import { madeFile, type StaticFile } from "#platform/http/static-files.ts";
import { createLog } from "#platform/log.ts";
import { setSiteFacts } from "#shared/site.ts";
import { createAcademy } from "./academy.ts";
import { createBrowser } from "./contract-client.ts";
import type { PublicRenderer } from "./managed-site.ts";
import { builtPath, offlinePath } from "./page-server.ts";
import { renderDirectories, renderPages } from "./prerender/render-pages.tsx";
import { makeActor } from "./testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const origin = "https://academy.example";
const assets = { styleText: "p{}", scriptUrl: "/assets/s.js", fontUrls: [], iconUrl: "data:," };

let drawn = 0;
/** How many pages each change has had rendered. */
const rendered: number[] = [];
const renderer: PublicRenderer = {
  async render({ origin: at, words, only }) {
    const { facts } = words;
    const pages = renderPages({ ...assets, styleText: "" }, at, words, only);
    rendered.push(pages.length);
    const directories = renderDirectories(at, words);
    // The renderer of the build has facts of its own; here they are the program's.
    setSiteFacts(facts);
    return { pages, directories };
  },
  draw: async () => {
    drawn++;
    return Buffer.from("PNG");
  },
};

/** What the build would have left, each page with styles of its own. */
async function buildFiles(): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const { path, html } of renderPages(assets, origin)) {
    const url = path === offlinePath ? path : builtPath(path);
    files.set(url, await madeFile(url, html.replace("p{}", `p{--of:"${path}"}`)));
  }
  for (const { path, text } of renderDirectories(origin)) {
    files.set(path, await madeFile(path, text));
  }
  const shell = "<!doctype html><html><head><title>Faro</title></head><body></body></html>";
  files.set("/app.html", await madeFile("/app.html", shell));
  files.set(
    "/manifest.json",
    await madeFile("/manifest.json", '{ "name": "Faro", "short_name": "Faro" }'),
  );
  files.set("/worker.js", await madeFile("/worker.js", 'const offlineVersion="built";'));
  return files;
}

let academy: TestAcademy;
let files: Map<string, StaticFile>;
beforeAll(async () => {
  files = await buildFiles();
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: origin },
    files,
    publicRenderer: renderer,
  });
});
afterAll(() => academy.close());

async function open(path: string, at = academy.origin): Promise<string> {
  const response = await createBrowser(at).fetch(path, {
    headers: { host: new URL(origin).host, accept: "text/html" },
  });
  return response.text();
}

async function save(texts: Partial<Record<FactKey, FactText>>): Promise<void> {
  const { browser } = await makeActor(academy, "administrator");
  const known = (await browser.ok(siteContract.readFacts, {})).facts;
  const changes = known.flatMap(({ key, version }) => {
    const text = texts[key];
    return text === undefined ? [] : [{ key, text, version }];
  });
  await browser.ok(siteContract.saveFacts, { facts: changes });
}

test("F-09 until somebody changes something every page is the built one, byte for byte", async () => {
  for (const url of ["/pages/index.html", "/pages/contact.html"]) {
    const path = url === "/pages/index.html" ? "/" : "/contact";
    expect(await open(path)).toBe(files.get(url)?.plain.body.toString("utf8"));
  }
});

test("F-09 a saved fact stands on every page that says it, in its head too, when the call is answered", async () => {
  await save({
    name: "Academia <Sol>",
    contactEmail: "help@sol.example",
    phone: "+34 600 11 22 33",
    postalAddress: "Calle Sol 1\n28001 Madrid",
    operator: "Sol & Luna, S. L.",
    answerHours: { en: "Mondays", es: "Los lunes" },
    line: { en: "Learn by day.", es: "Aprende de día." },
    links: "https://www.sol.example/academy/",
    savingPercent: "85",
  });
  const contact = await open("/contact");
  for (const words of [
    '<a href="mailto:help@sol.example"',
    '<a href="tel:+34600112233"',
    "Calle Sol 1\n28001 Madrid",
    "Sol &amp; Luna, S. L.",
    "Mondays",
    "Learn by day.",
    '<a href="https://www.sol.example/academy/" rel="me noopener"',
    ">sol.example/academy</a>",
    'property="og:site_name" content="Academia &lt;Sol&gt;"',
    '<style>p{--of:"/contact"}</style>',
  ]) {
    expect(contact.includes(words), words).toBe(true);
  }
  expect(contact).not.toContain("Faro");
  expect(contact).not.toContain("hello@faro.example");
  expect(await open("/contact-es")).toContain("Los lunes");
  expect(await open("/contact-es")).toContain("Aprende de día.");
  const home = await open("/");
  expect(home).toContain("85");
  expect(home).toContain(String.raw`"name":"Academia \u003cSol>"`);
  expect(home).toContain('"legalName":"Sol & Luna, S. L."');
  expect(await open("/nowhere")).toContain("Academia &lt;Sol&gt;");
  expect(await open("/manifest.json")).toBe(
    '{ "name": "Academia <Sol>", "short_name": "Academia <Sol>" }',
  );
  const shell = await open("/login");
  expect(shell).toContain("<title>Academia &lt;Sol&gt;</title>");
  expect(shell).toContain('<meta name="site-facts" content="{&quot;name&quot;:');
  expect(await open("/worker.js")).not.toContain("built");
  await expect.poll(() => drawn).toBeGreaterThan(0);
});

test("F-09 an answer that was changed, added or hidden is so on both help centers, and in what machines read of them", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const { articles } = await browser.ok(siteContract.listArticles, {});
  const hints = articles.find(({ id }) => id === "hints");
  if (!hints) throw new Error("there is no answer about hints");
  const article = {
    ...hints.article,
    en: {
      ...hints.article.en,
      title: "What is a <hint>?",
      text: "Ask {name}.\n\nSee [the prices](/pricing) or <script>alert(1)</script>.",
    },
  };
  await browser.ok(siteContract.saveArticle, { articleId: "hints", article, version: 0 });
  await browser.ok(siteContract.addArticle, {
    article: { ...article, es: { ...article.es, text: "Mira [los precios](/pricing)." } },
  });
  const first = articles.find(({ id }) => id === "first-lesson");
  if (!first) throw new Error("there is no answer about the first lesson");
  await browser.ok(siteContract.saveArticle, {
    articleId: "first-lesson",
    article: { ...first.article, isHidden: true },
    version: 0,
  });
  const english = await open("/help-center");
  for (const words of [
    "What is a &lt;hint&gt;?",
    "Ask Academia &lt;Sol&gt;.</p>",
    '<a href="/pricing" class=',
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    '<li id="what-is-a-hint"',
    String.raw`"name":"What is a \u003chint>?"`,
    "See the prices or",
  ]) {
    expect(english.includes(words), words).toBe(true);
  }
  // The other pages say what they said.
  expect(rendered.slice(-3)).toEqual([2, 2, 2]);
  expect(english.includes('id="first-lesson"')).toBe(false);
  expect(english.includes("<script>alert")).toBe(false);
  expect((await open("/help-center-es")).includes('<a href="/pricing-es" class=')).toBe(true);
});

test("F-09 a page view asks the database nothing", async () => {
  await save({ phone: "5550100" });
  const { pool } = academy.database;
  const asked = pool.totalCount;
  const query = pool.query.bind(pool);
  let queries = 0;
  Object.assign(pool, {
    query: (...given: Parameters<typeof query>) => {
      queries++;
      return query(...given);
    },
  });
  expect((await open("/contact")).includes("5550100")).toBe(true);
  expect((await open("/help-center-es")).includes("<html")).toBe(true);
  expect({ queries, connections: pool.totalCount }).toEqual({ queries: 0, connections: asked });
  Object.assign(pool, { query });
});

test("F-09 another program on the same database shows it too, and one that starts later", async () => {
  const connections = openDatabase({ connectionString: academy.database.url }, () => undefined);
  const start = async () => {
    const other = createAcademy({
      settings: { ...academy.services.settings, port: 0 },
      log: createLog("silent"),
      database: connections,
      files,
      createPublicRenderer: () => renderer,
    });
    return { other, at: await other.listen() };
  };
  const { other, at } = await start();
  expect((await open("/contact", at)).includes("5550100")).toBe(true);
  await save({ phone: "5550199" });
  await expect.poll(async () => (await open("/contact", at)).includes("5550199")).toBe(true);
  await other.close();
  await connections.close();
});

test("F-09 back to what was shipped is the built page again, byte for byte", async () => {
  const { db } = academy.database;
  const rows = await db.select().from(siteVersions);
  expect(rows.length).toBeGreaterThan(5);
  const { browser } = await makeActor(academy, "administrator");
  const { facts } = await browser.ok(siteContract.readFacts, {});
  await browser.ok(siteContract.saveFacts, {
    facts: facts.map(({ key, shipped, version }) => ({ key, text: shipped, version })),
  });
  const { changes } = await browser.ok(siteContract.listChanges, { kind: "article" });
  for (const { id } of changes) await browser.ok(siteContract.undoChange, { changeId: id });
  expect(
    (await open("/help-center")) ===
      files.get("/pages/help-center.html")?.plain.body.toString("utf8"),
  ).toBe(true);
  expect(await open("/contact")).toBe(
    files.get("/pages/contact.html")?.plain.body.toString("utf8"),
  );
  expect(await open("/login")).toContain("<title>Faro</title>");
  setSiteFacts({});
});
