import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { affiliateBranding, affiliateClicks, affiliates } from "#db/tables/affiliates.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { makeBrand } from "#features/brands/brand.fixture.ts";
import { brandsContract } from "#features/brands/contract.ts";
import { type DnsServer, startDnsServer } from "#features/brands/dns-server.fixture.ts";
import { makeHostname, makeServedHostname } from "#features/brands/hostnames.fixture.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { certificatePath, createCertificateDesk } from "./certificates.ts";
import { createBrandRenderer } from "./prerender/render-brand.tsx";
import { type AtHost, type HostRequest, requestAtHost } from "./testing/at-host.ts";
import { makeStudent, testPassword } from "./testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

const main = "https://faro.academy";

let folder: string;
let dns: DnsServer;
let academy: TestAcademy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-hosts-"));
  await mkdir(join(folder, "pages"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "pages/index.html"), "<!doctype html><title>The home page</title>");
  await writeFile(join(folder, "pages/404.html"), "<!doctype html><title>Nothing here</title>");
  await writeFile(join(folder, "assets/s.js"), "1");
  await writeFile(join(folder, "favicon.ico"), "icon");
  dns = await startDnsServer();
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: main, DNS_SERVER: dns.address, PUBLIC_ADDRESSES: "192.0.2.7" },
    files: await loadStaticFiles(folder),
    loadBrandRenderer: async () => renderer,
  });
});
afterAll(async () => {
  await academy.close();
  await dns.close();
  await rm(folder, { recursive: true });
});

function open(host: string, path = "/", options: HostRequest = {}): Promise<AtHost> {
  return requestAtHost(academy.origin, host, path, options);
}

function expectUnknown({ status, text }: AtHost): void {
  expect(status).toBe(404);
  expect(text).toContain("White-label page not found or inactive");
  expect(text).not.toContain("The home page");
}

describe("W-05 the main domain", () => {
  test("is the academy's own, however its name is written", async () => {
    for (const host of ["faro.academy", "FARO.academy:443", "faro.academy.", "127.0.0.1:3000"]) {
      const answer = await open(host);
      expect(answer.status, host).toBe(200);
      expect(answer.text).toContain("The home page");
    }
  });

  test.each(["www", "api", "admin", "mail", "ftp", "blog"])(
    "%s is no brand's: it leads to the main domain, with path and query",
    async (name) => {
      const answer = await open(`${name}.faro.academy`, "/pricing?ref=FAROA&utm_source=x");
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`${main}/pricing?ref=FAROA&utm_source=x`);
      expect((await open(`${name}.faro.academy`, "/api/x", { method: "POST" })).status).toBe(308);
    },
  );
});

describe("W-05 a subdomain of the main domain", () => {
  test("shows the brand of that name at its root, in both languages", async () => {
    const { brand, affiliate } = await makeBrand(academy, { brandName: "Nocturne Prep" });
    const host = `${brand.subdomain.toUpperCase()}.faro.academy.:8443`;
    const english = await open(host);
    expect(english.status).toBe(200);
    expect(english.text).toContain('<html data-elsewhere="" lang="en"');
    expect(english.text).toContain("<title>Nocturne Prep: one-to-one AI tutoring</title>");
    expect(english.text).toContain('href="?lang=es" lang="es"');
    expect(english.text).toContain(`href="/student-register?ref=${affiliate.referralCode}"`);
    expect(english.text).toContain('href="/login"');
    expect(english.text).toContain(`href="${main}/privacy-policy"`);
    expect(english.text).not.toMatch(/<a\b[^>]*\shref="\/(?!student-register|login)/);
    expect(english.text).toContain(
      `<link rel="canonical" href="${main}/brand/${brand.subdomain}?lang=en"/>`,
    );
    const spanish = await open(host, "/?lang=es&utm_source=blog");
    expect(spanish.text).toContain('<html data-elsewhere="" lang="es"');
    expect(spanish.text).toContain('href="?lang=en&amp;utm_source=blog" lang="en"');
    expect(spanish.text).toContain("lang=es");
    expect((await open(host, "/", { headers: { "accept-language": "es" } })).text).toContain(
      '<html data-elsewhere="" lang="es"',
    );
  });

  test("everything else of it is on the main domain, with path and query", async () => {
    const { brand } = await makeBrand(academy);
    const host = `${brand.subdomain}.faro.academy`;
    for (const path of [
      "/pricing?ref=FAROA&utm_source=x&utm_term=a%20b",
      "/affiliate/register?ref=FAROA&lang=es",
      "/admin",
      "/brand/other",
      "/api/admin/brands",
      "//evil.example/x",
    ]) {
      const answer = await open(host, path);
      expect(answer.status, path).toBe(302);
      expect(answer.headers.location).toBe(main + path);
    }
    expect((await open(host, "/assets/s.js")).text).toBe("1");
    expect((await open(host, "/favicon.ico")).text).toBe("icon");
    for (const method of ["POST", "PUT", "DELETE"]) {
      const path = accountsContract.signUpAffiliate.path;
      expect((await open(host, path, { method })).status).toBe(404);
    }
  });

  test("a page that did not change is not sent again, and the page by path is another one", async () => {
    const { brand } = await makeBrand(academy);
    const host = `${brand.subdomain}.faro.academy`;
    const etag = (await open(host)).headers.etag ?? "";
    expect((await open(host, "/", { headers: { "if-none-match": etag } })).status).toBe(304);
    const byPath = await open("faro.academy", `/brand/${brand.subdomain}`);
    expect(byPath.status).toBe(200);
    expect(byPath.headers.etag).not.toBe(etag);
    expect(byPath.text).toContain('href="/privacy-policy"');
  });
});

describe("W-05 M-08 an unknown host", () => {
  test("answers that there is no such page, whatever is asked of it, in both languages", async () => {
    for (const host of ["nobody.faro.academy", "unknown.example", "faro.academy.evil.example"]) {
      for (const path of ["/", "/pricing", "/chat?ref=X", "/brand/acme", "/pages/index.html"]) {
        expectUnknown(await open(host, path));
      }
      const spanish = await open(host, "/?lang=es");
      expect(spanish.status).toBe(404);
      expect(spanish.text).toContain("Página de marca no encontrada o inactiva");
      expect((await open(host, "/api/accounts/session")).status).toBe(404);
      expect((await open(host, "/api/accounts/session", { method: "DELETE" })).status).toBe(404);
    }
    const deeper = await open("a.b.faro.academy");
    expect(deeper.status).toBe(404);
    expect(deeper.text).toContain("Invalid subdomain");
    expectUnknown(await open("no host at all"));
  });

  test("its page leads to the academy, stays here in the other language, and is valid HTML", async () => {
    const { text } = await open("unknown.example", "/pricing?ref=FAROA");
    expect(text).toContain(`href="${main}/"`);
    expect(text).not.toMatch(/<a\b[^>]*\shref="\//);
    expect(text).toContain('href="?lang=es&amp;ref=FAROA"');
    const validator = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
      rules: { "require-sri": ["error", { target: "crossorigin" }] },
    });
    const { results } = await validator.validateString(text);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  test("a brand that is off, or whose affiliate is not active, is unknown, every path of it", async () => {
    const { brand, affiliate } = await makeBrand(academy);
    const host = `${brand.subdomain}.faro.academy`;
    await academy.database.db
      .update(affiliates)
      .set({ status: "suspended" })
      .where(eq(affiliates.id, affiliate.id));
    await academy.services.live.settle();
    for (const path of ["/", "/pricing"]) {
      const answer = await open(host, path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain("Affiliate not found or inactive");
    }
    await academy.database.db
      .update(affiliateBranding)
      .set({ active: false })
      .where(eq(affiliateBranding.id, brand.id));
    await academy.services.live.settle();
    expectUnknown(await open(host));
    expectUnknown(await open(host, "/pricing"));
  });

  test("where the database fails it is said so, and nobody is sent on", async () => {
    const other = await startTestAcademy({
      environment: { PUBLIC_URL: main },
      loadBrandRenderer: async () => renderer,
    });
    await other.database.pool.query("alter table brand_hostnames rename to was_hostnames");
    for (const path of ["/", "/pricing"]) {
      const answer = await requestAtHost(other.origin, "tutor.acme.com", path);
      expect(answer.status).toBe(500);
    }
    await other.close();
  });
});

describe("W-05 a hostname of a partner's own", () => {
  test("shows the page only once it is proved and approved, and is then the page's address", async () => {
    const { browser, brand, hostname, records } = await makeHostname(academy);
    const look = () => open(hostname.toUpperCase());
    expectUnknown(await look());
    const decide = await makeServedHostname(academy, dns);
    const { administrator } = decide;
    await administrator.browser.ok(brandsContract.decideHostname, {
      brandId: brand.id,
      isApproved: true,
      hostname,
    });
    expectUnknown(await look());
    for (const { type, name, value } of records) dns.set(type, name, value);
    await browser.ok(brandsContract.checkOwnHostname, {});
    const shown = await look();
    expect(shown.status).toBe(200);
    const canonical = `<link rel="canonical" href="https://${hostname}/?lang=en"/>`;
    expect(shown.text).toContain(canonical);
    expect((await open("faro.academy", `/brand/${brand.subdomain}`)).text).toContain(canonical);
    expect((await open(hostname, "/pricing?ref=A")).headers.location).toBe(`${main}/pricing?ref=A`);
    expectUnknown(await open(`sub.${hostname}`));
  });

  test("is gone within a second of being switched off, refused, removed, or its brand being off", async () => {
    const { browser, brand, hostname, administrator } = await makeServedHostname(academy, dns);
    const { browser: admin } = administrator;
    const { id: brandId, subdomain } = brand;
    const expectShown = async (isShown: boolean) => {
      const began = performance.now();
      const answer = await open(hostname);
      expect(performance.now() - began).toBeLessThan(1000);
      if (isShown) expect(answer.status).toBe(200);
      else expectUnknown(answer);
    };
    await expectShown(true);
    await admin.ok(brandsContract.switchHostname, { brandId, active: false });
    await expectShown(false);
    await admin.ok(brandsContract.switchHostname, { brandId, active: true });
    await expectShown(true);
    await admin.ok(brandsContract.switchBrand, { brandId, subdomain, active: false });
    await expectShown(false);
    await admin.ok(brandsContract.switchBrand, { brandId, subdomain, active: true });
    await expectShown(true);
    const decision = { brandId, hostname, isApproved: false, reason: "No" };
    await admin.ok(brandsContract.decideHostname, decision);
    await expectShown(false);
    await admin.ok(brandsContract.decideHostname, { ...decision, isApproved: true });
    await expectShown(true);
    await browser.ok(brandsContract.removeOwnHostname, {});
    await expectShown(false);
  });
});

test("W-05 a session belongs to one host: its cookie names no domain, and other hosts open nothing by it", async () => {
  const { account } = await makeStudent(academy, { username: "one.host" });
  expect(account.username).toBe("one.host");
  const { brand } = await makeBrand(academy);
  const response = await academy.browser().fetch(accountsContract.signInStudent.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: "one.host", password: testPassword }),
  });
  const lines = response.headers.getSetCookie();
  expect(lines.some((line) => line.startsWith("__Host-faro_session="))).toBe(true);
  for (const line of lines) expect(line).not.toMatch(/domain/i);
  const cookie = lines.map((line) => line.split(";")[0]).join("; ");
  const elsewhere = await open(`${brand.subdomain}.faro.academy`, "/", { headers: { cookie } });
  const without = await open(`${brand.subdomain}.faro.academy`);
  expect(elsewhere.text).toBe(without.text);
  expect(elsewhere.headers["set-cookie"]).toBeUndefined();
});

describe("W-06 T-09 C-06 C-08 the calls that a brand's page makes", () => {
  const click = (host: string, body: unknown) =>
    open(host, "/api/affiliates/clicks", {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": userAgents.phone },
      body: JSON.stringify(body),
    });

  test("are answered on its host, and count the visit by the brand's code once", async () => {
    const { brand, affiliate } = await makeBrand(academy);
    const host = `${brand.subdomain}.faro.academy`;
    const { text } = await open(host);
    expect(text).toContain(`data-brand-code="${affiliate.referralCode}"`);
    const code = await open(host, `/api/affiliates/codes/${affiliate.referralCode}`);
    expect(JSON.parse(code.text)).toMatchObject({ id: affiliate.id });
    const visit = {
      referralCode: affiliate.referralCode,
      visitorId: "visitor_12345678",
      sessionId: "session_12345678",
      userAgent: userAgents.phone,
      referrer: "https://blog.example/post?secret=1",
      landingUrl: "/",
    };
    const first = JSON.parse((await click(host, visit)).text);
    expect(first).toEqual({ clickId: expect.stringMatching(/^clk_/), counted: true });
    // The sign-up on the main domain reports the same visitor again.
    const second = JSON.parse((await click("faro.academy", visit)).text);
    expect(second).toEqual({ clickId: first.clickId, counted: false });
    const rows = await academy.database.db
      .select()
      .from(affiliateClicks)
      .where(eq(affiliateClicks.affiliateId, affiliate.id));
    expect(rows).toMatchObject([
      { deviceType: "mobile", referrerUrl: "https://blog.example", landingPage: "/" },
    ]);
  });

  test("are not answered on a host that shows no brand", async () => {
    const { affiliate } = await makeBrand(academy);
    const { referralCode } = affiliate;
    for (const host of ["nobody.faro.academy", "unknown.example"]) {
      expect((await click(host, { referralCode })).status).toBe(404);
      expect((await open(host, `/api/affiliates/codes/${referralCode}`)).status).toBe(404);
    }
  });
});

describe("W-05 certificates", () => {
  async function ask(domain: string, headers: Record<string, string> = {}): Promise<number> {
    const path = `${certificatePath}?domain=${encodeURIComponent(domain)}`;
    return (await open("localhost", path, { headers })).status;
  }

  test("are for the academy's names and for brands that are shown, and for no other", async () => {
    const { brand } = await makeBrand(academy);
    const { hostname, administrator, ...served } = await makeServedHostname(academy, dns);
    const entered = await makeHostname(academy);
    for (const domain of [
      "faro.academy",
      "www.faro.academy",
      `${brand.subdomain}.faro.academy`,
      hostname,
      hostname.toUpperCase(),
    ]) {
      expect(await ask(domain), domain).toBe(200);
    }
    for (const domain of [
      "",
      "api.faro.academy",
      "nobody.faro.academy",
      "unknown.example",
      `sub.${hostname}`,
      entered.hostname,
      "'; drop table affiliates; --",
    ]) {
      expect(await ask(domain), domain).toBe(404);
    }
    await administrator.browser.ok(brandsContract.switchHostname, {
      brandId: served.brand.id,
      active: false,
    });
    expect(await ask(hostname)).toBe(404);
  });

  test("nobody hears of them through the proxy, or from another machine", async () => {
    for (const name of ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"]) {
      expect(await ask("faro.academy", { [name]: "203.0.113.9" }), name).toBe(404);
    }
    const desk = createCertificateDesk(academy.services);
    const from = (remoteAddress: string, url = `${certificatePath}?domain=x`) =>
      desk(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a request is read
        { url, method: "GET", headers: {}, socket: { remoteAddress } } as IncomingMessage,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- and nothing of the answer
        { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse,
      );
    for (const stranger of ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1"]) {
      expect(from(stranger), stranger).toBe(false);
    }
    expect(from("127.0.0.1", "/internal/certificates")).toBe(false);
    for (const own of ["127.0.0.1", "::ffff:127.0.0.1", "::1"]) {
      expect(await from(own), own).toBe(true);
    }
  });
});
