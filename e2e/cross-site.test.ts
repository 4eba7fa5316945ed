import { createServer, type Server } from "node:http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { openDeskAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function newStudent() {
  const visitor = await newVisitor(browser, { origin: inject("origin") });
  const { page, context } = visitor;
  await openDeskAlone(page, "en");
  const { account } = await (await context.request.get("/api/accounts/session")).json();
  return { ...visitor, username: String(account.username) };
}

/** Another site, whose page does what `script` says. Its host is another site's to the browser. */
async function startOtherSite(script: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><title>Win a prize</title><body><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://localhost:${port}/`, server };
}

test("a form on another site is refused, and travels without the cookie", async () => {
  const { page, context } = await newStudent();
  const target = `${inject("origin")}/api/accounts/session/extension`;
  const site = await startOtherSite(
    `document.body.innerHTML = '<form method="post" enctype="text/plain" action="${target}"><input name="{&quot;a&quot;:&quot;" value="&quot;}"></form>'; document.forms[0].submit();`,
  );
  const answered = page.waitForResponse(target);
  await page.goto(site.url);
  const response = await answered;
  expect(response.status()).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: "cross_site_refused" } });
  expect(await response.request().headerValue("cookie")).toBeNull();
  site.server.close();
  await context.close();
});

test("a script on another site can neither act in a student's name nor read the answer", async () => {
  const { page, context, username } = await newStudent();
  const target = `${inject("origin")}/api/accounts/sessions`;
  const site = await startOtherSite(`
    Promise.allSettled([
      fetch("${target}", { method: "DELETE", credentials: "include", headers: { "content-type": "application/json" }, body: "{}" }),
      fetch("${target}", { credentials: "include" }),
      fetch("${inject("origin")}/api/accounts/session", { method: "POST", mode: "no-cors", credentials: "include", body: "{}" }),
    ]).then((results) => { document.title = results.map(({ status, value }) => status === "fulfilled" ? value.type : "refused").join(); });`);
  await page.goto(site.url);
  await expect.poll(() => page.title()).toBe("refused,refused,opaque");
  const { account } = await (await context.request.get("/api/accounts/session")).json();
  expect(account.username).toBe(username);
  site.server.close();
  await context.close();
});

test("the login leads to no other site", async () => {
  const { page, context, username } = await newStudent();
  const elsewhere = [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
  ];
  for (const next of elsewhere) {
    // An open page would itself go to the login once its session has ended.
    await page.goto("about:blank");
    await context.request.delete("/api/accounts/session", { data: {} });
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await page.locator("[name=identifier]").fill(username);
    await page.locator("[name=password]").fill("a calm lamp at dusk");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/chat/);
    expect(new URL(page.url()).origin, next).toBe(inject("origin"));
  }
  await context.close();
});
