import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "#client/contracts.ts";
import { pageHeaders, type StaticFile } from "#platform/http/static-files.ts";
import type { Call } from "#shared/contract.ts";
import { requestAtHost } from "./testing/at-host.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const callPolicy = "default-src 'none'; frame-ancestors 'none'";

function page(html: string, isApplication: boolean): StaticFile {
  const headers = { "content-type": "text/html", ...pageHeaders(html, { isApplication }) };
  return {
    etag: `"${html}"`,
    plain: { body: Buffer.from(html), headers },
    brotli: null,
    gzip: null,
  };
}

const files = new Map([
  ["/pages/index.html", page("<p>home</p>", false)],
  ["/app.html", page("<head></head><p>app</p>", true)],
]);

let academy: TestAcademy;
let secure: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ files });
  secure = await startTestAcademy({
    files,
    environment: { PUBLIC_URL: "https://faro.example" },
    loadBrandRenderer: () => Promise.reject(new Error("not asked for")),
  });
});
afterAll(() => Promise.all([academy.close(), secure.close()]));

const headerAt = async (at: TestAcademy, host: string, path: string, name: string) =>
  (await requestAtHost(at.origin, host, path)).headers[name];

describe("https alone", () => {
  const heldFor = (host: string, path: string) =>
    headerAt(secure, host, path, "strict-transport-security");

  test("where PUBLIC_URL is https every answer says so: pages, calls, redirects and what is not there", async () => {
    for (const path of ["/", "/login", "/api/accounts/session", "/api", "/chat", "/none.png"]) {
      expect(await heldFor("faro.example", path), path).toBe("max-age=31536000");
    }
    expect(await heldFor("www.faro.example", "/")).toBe("max-age=31536000");
    expect(await heldFor("acme.faro.example", "/api/none")).toBe("max-age=31536000");
  });

  test("a hostname that is a partner's own is held for a month", async () => {
    expect(await heldFor("learn.acme.example", "/api/none")).toBe("max-age=2592000");
  });

  test("in the clear nobody is told to come back by https", async () => {
    for (const path of ["/", "/api/accounts/session"]) {
      const named = await headerAt(academy, "localhost", path, "strict-transport-security");
      expect(named).toBeUndefined();
    }
  });
});

describe("the policy of calls", () => {
  test("every call's answer shows and runs nothing as a page, refused or not", async () => {
    const all = Object.values(contracts).flatMap((group) => Object.values<Call>(group));
    for (const { method, path } of all) {
      const answer = await academy.browser().fetch(path.replaceAll(/:\w+/g, "none"), {
        method: method.toUpperCase(),
        headers: { "content-type": "application/json" },
        ...(method === "get" ? {} : { body: "{}" }),
        redirect: "manual",
      });
      await answer.body?.cancel();
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      const policy = answer.headers.get("content-security-policy");
      if (isPage) expect(policy, path).toContain("frame-ancestors 'none'");
      else expect(policy, `${method} ${path}`).toBe(callPolicy);
    }
  });

  test("so do what is no call, and the description of all", async () => {
    for (const path of ["/api/none", "/api/openapi.json", "/api/?x"]) {
      expect(await headerAt(academy, "localhost", path, "content-security-policy"), path).toBe(
        callPolicy,
      );
    }
    const refused = await requestAtHost(secure.origin, "none.example", "/api/none", {
      method: "POST",
    });
    expect(refused.headers["content-security-policy"]).toBe(callPolicy);
  });

  test("the readable description is a page and has a page's policy", async () => {
    const { headers } = await requestAtHost(academy.origin, "localhost", "/api");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  test("a page has its own", async () => {
    expect(await headerAt(academy, "localhost", "/", "content-security-policy")).toContain(
      "default-src 'self'",
    );
  });
});

test("no page shares its window with another site's", async () => {
  for (const path of ["/", "/login"]) {
    const policy = await headerAt(academy, "localhost", path, "cross-origin-opener-policy");
    expect(policy, path).toBe("same-origin");
  }
  expect(await headerAt(secure, "faro.example", "/", "cross-origin-opener-policy")).toBe(
    "same-origin",
  );
  expect(await headerAt(academy, "lessons.acme.example", "/", "cross-origin-opener-policy")).toBe(
    undefined,
  );
});

test("no public page makes markup or scripts of text; the application's libraries do", async () => {
  const typed = "require-trusted-types-for 'script'; trusted-types faro-worker";
  const policyAt = (path: string) =>
    headerAt(academy, "localhost", path, "content-security-policy");
  expect(await policyAt("/")).toContain(typed);
  expect(await policyAt("/api")).toContain(typed);
  for (const path of ["/login", "/?debug=true"]) {
    expect(await policyAt(path), path).not.toContain("trusted-types");
  }
});
