import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageHeaders, type StaticFile } from "#platform/http/static-files.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const shell = "<html><head><title>Faro</title></head><body></body></html>";

function file(html: string): StaticFile {
  const headers = { "content-type": "text/html; charset=utf-8", ...pageHeaders(html) };
  return {
    etag: `"${html.length}"`,
    plain: { body: Buffer.from(html), headers },
    brotli: null,
    gzip: null,
  };
}

const files = new Map([
  ["/app.html", file(shell)],
  ["/pages/index.html", file("<p>home</p>")],
  ["/pages/inicio.html", file("<p>inicio</p>")],
]);

async function read(academy: TestAcademy, path: string) {
  const response = await academy.browser().fetch(path, { headers: { accept: "text/html" } });
  const policy = response.headers.get("content-security-policy");
  return { status: response.status, html: await response.text(), policy };
}

describe("R-03 the diagnostics page", () => {
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await startTestAcademy({
      files,
      environment: { ENVIRONMENT: "production", SUPABASE_URL: "https://academy.supabase.co" },
    });
  });
  afterAll(() => academy.close());

  test.each(["/?debug=true", "/inicio?debug=true", "/?ref=FARO&debug=true"])(
    "%s is the application, told where the backend is and allowed to ask it",
    async (path) => {
      const { status, html, policy } = await read(academy, path);
      expect(status).toBe(200);
      expect(html).toContain('<meta name="backend-root" content="https://academy.supabase.co/" />');
      expect(policy).toContain("connect-src 'self' https://academy.supabase.co;");
    },
  );

  test.each(["/", "/?debug=false", "/?debug", "/?debug=true1"])(
    "%s is the home page",
    async (path) => {
      expect((await read(academy, path)).html).toBe("<p>home</p>");
    },
  );

  test("no other page may ask another host, and in production none is told that it is in development", async () => {
    const { html, policy } = await read(academy, "/login?debug=true");
    // That no letter leaves this academy is all it is told.
    expect(html.replace('<meta name="mail" content="none" />', "")).toBe(shell);
    expect(policy).toContain("connect-src 'self';");
  });
});

test("R-03 E-01 without another backend the page is told of none, and in development that it is there", async () => {
  const academy = await startTestAcademy({ files, environment: { ENVIRONMENT: "development" } });
  const { html, policy } = await read(academy, "/?debug=true");
  await academy.close();
  expect(html).toContain('<meta name="environment" content="development" />');
  expect(html).not.toContain("backend-root");
  expect(policy).toContain("connect-src 'self';");
});

test("E-02 where the server itself cannot serve a page it says so, as a page in both languages", async () => {
  const broken = new Map(files);
  broken.get = (key) => {
    if (key === "/pages/index.html") throw new Error("the disk is gone");
    return files.get(key);
  };
  const academy = await startTestAcademy({ files: broken });
  const { status, html } = await read(academy, "/");
  await academy.close();
  expect(status).toBe(500);
  expect(html).toContain(">Site temporarily unavailable</h1>");
  expect(html).toContain("Sitio no disponible temporalmente");
  expect(html).not.toContain("disk");
});
