import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticFiles } from "./static-files.ts";

const page = `<link rel="canonical" href="http://localhost:3000/about"/>${"<p>light</p>".repeat(60)}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-files-"));
  await writeFile(join(folder, "about.html"), page);
  await writeFile(join(folder, "about.html.br"), "made by the build");
  await writeFile(join(folder, "about.js"), 'fetch("http://localhost:3000/")');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a page built for one address names the one it is served at, in every encoding", async () => {
  const moved = { from: "http://localhost:3000", to: "https://academy.example" };
  const files = await loadStaticFiles(folder, moved);
  const file = files.get("/about.html");
  const expected = page.replace(moved.from, moved.to);
  expect(file?.plain.body.toString()).toBe(expected);
  expect(brotliDecompressSync(file?.brotli?.body ?? "").toString()).toBe(expected);
  expect(gunzipSync(file?.gzip?.body ?? "").toString()).toBe(expected);
  expect(file?.plain.headers["content-length"]).toBe(Buffer.byteLength(expected));
  const unmoved = await loadStaticFiles(folder);
  expect(unmoved.get("/about.html")?.brotli?.body.toString()).toBe("made by the build");
  expect(unmoved.get("/about.html")?.etag).not.toBe(file?.etag);
});

test("scripts are left as they are: only pages, site maps and feeds name the site", async () => {
  const files = await loadStaticFiles(folder, {
    from: "http://localhost:3000",
    to: "https://b.example",
  });
  expect(files.get("/about.js")?.plain.body.toString()).toContain("http://localhost:3000/");
});

test("a page's data for search engines is not counted among the scripts that may run", async () => {
  const data = '<script type="application/ld+json">{"a":1}</script><script>run()</script>';
  await writeFile(join(folder, "data.html"), data);
  const policy = (await loadStaticFiles(folder)).get("/data.html")?.plain.headers[
    "content-security-policy"
  ];
  expect(String(policy).match(/'sha256-/g)?.length).toBe(1);
});

test("a worker that runs programs is cut off from everything, by the policy it comes with", async () => {
  await mkdir(join(folder, "assets/programs"), { recursive: true });
  await writeFile(join(folder, "assets/programs/python-worker-abc.js"), "run()");
  await writeFile(join(folder, "assets/other-abc.js"), "run()");
  await writeFile(join(folder, "assets/engine-abc.wasm"), "run()");
  const files = await loadStaticFiles(folder);
  const headersOf = (url: string) => files.get(url)?.plain.headers;
  expect(headersOf("/assets/programs/python-worker-abc.js")).toMatchObject({
    "content-security-policy": "default-src 'none'; script-src 'wasm-unsafe-eval'",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(headersOf("/assets/other-abc.js")).not.toHaveProperty("content-security-policy");
  expect(headersOf("/assets/engine-abc.wasm")).toMatchObject({
    "content-type": "application/wasm",
  });
});

test("the application alone may write markup as text", async () => {
  await writeFile(join(folder, "app.html"), "<p>application</p>");
  const files = await loadStaticFiles(folder);
  const policyOf = (url: string) =>
    String(files.get(url)?.plain.headers["content-security-policy"]);
  expect(policyOf("/about.html")).toContain("require-trusted-types-for 'script'");
  expect(policyOf("/app.html")).not.toContain("require-trusted-types-for");
});
