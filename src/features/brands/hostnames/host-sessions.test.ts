import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { visitorAt } from "#app/testing/visitor-at.ts";
import { sessions } from "#db/tables/sessions.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { day } from "#shared/constants.ts";
import { makeBrand, publish } from "../brand.fixture.ts";
import { brandsContract as contract } from "../contract.ts";
import { type DnsServer, startDnsServer } from "../dns-server.fixture.ts";
import { makeHostname, makeServedHostname } from "../hostnames.fixture.ts";
import { recheckHostnames } from "./recheck.ts";

let dns: DnsServer;
let academy: TestAcademy;
beforeAll(async () => {
  dns = await startDnsServer();
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: "https://faro.academy", DNS_SERVER: dns.address },
    // Hosts are told apart where pages of brands are served; none is opened here.
    loadBrandRenderer: () => Promise.reject(new Error("no page is asked for")),
  });
});
afterAll(async () => {
  await academy.close();
  await dns.close();
});

let made = 0;

/** Somebody signs in at a host; gives the visitor. */
async function signInAt(host: string) {
  made++;
  const username = `at.host.${made}`;
  await makeStudent(academy, { username });
  const visitor = visitorAt(academy.origin, host);
  const input = { identifier: username, password: testPassword };
  const { status } = await visitor.call(accountsContract.signInStudent, input);
  expect(status).toBe(200);
  return visitor;
}

async function openAt(host: string): Promise<number> {
  const { db } = academy.database;
  return (await db.select().from(sessions).where(eq(sessions.host, host))).length;
}

describe("W-05 sessions of a hostname end", () => {
  test("when it is switched off or refused; on again it opens nothing by the old cookie", async () => {
    const { brand, hostname, administrator } = await makeServedHostname(academy, dns);
    const { browser: admin } = administrator;
    const elsewhere = await signInAt(`${brand.subdomain}.faro.academy`);
    const visitor = await signInAt(hostname);
    const brandId = brand.id;
    await admin.ok(contract.switchHostname, { brandId, active: false });
    expect(await openAt(hostname)).toBe(0);
    await admin.ok(contract.switchHostname, { brandId, active: true });
    await academy.services.live.settle();
    expect((await visitor.call(accountsContract.listSessions, {})).status).toBe(401);
    await signInAt(hostname);
    const decision = { brandId, hostname, isApproved: false, reason: "No" };
    await admin.ok(contract.decideHostname, decision);
    expect(await openAt(hostname)).toBe(0);
    expect((await elsewhere.call(accountsContract.listSessions, {})).status).toBe(200);
  });

  test("when its owner forgets it or takes another, and when its proof is gone", async () => {
    const forgotten = await makeServedHostname(academy, dns);
    await signInAt(forgotten.hostname);
    await forgotten.browser.ok(contract.removeOwnHostname, {});
    expect(await openAt(forgotten.hostname)).toBe(0);

    const changed = await makeServedHostname(academy, dns);
    await signInAt(changed.hostname);
    await changed.browser.ok(contract.saveOwnHostname, { hostname: "tutor.taken-instead.org" });
    expect(await openAt(changed.hostname)).toBe(0);

    const failing = await makeServedHostname(academy, dns);
    await signInAt(failing.hostname);
    dns.set("TXT", `_faro.${failing.hostname}`);
    for (let days = 0; days < 5; days++) {
      academy.wait(day);
      await recheckHostnames(academy.services);
      // The days of grace are for those who are signed in, too.
      if (days === 1) expect(await openAt(failing.hostname)).toBe(1);
    }
    expect(await openAt(failing.hostname)).toBe(0);
  });

  test("when another brand is shown there, whatever was left", async () => {
    const first = await makeServedHostname(academy, dns);
    const { hostname } = first;
    await signInAt(hostname);
    const { db } = academy.database;
    const left = await db.select().from(sessions).where(eq(sessions.host, hostname));
    await first.browser.ok(contract.removeOwnHostname, {});
    // What a sign-in wrote that was under way just then.
    await db.insert(sessions).values(left);
    const second = await makeHostname(academy, { hostname });
    for (const { type, name, value } of second.records) dns.set(type, name, value);
    await second.browser.ok(contract.checkOwnHostname, {});
    await first.administrator.browser.ok(contract.decideHostname, {
      brandId: second.brand.id,
      isApproved: true,
      hostname,
    });
    expect(await openAt(hostname)).toBe(0);
  });

  test("not when somebody else only typed the name, and was refused it", async () => {
    const hostname = "tutor.typed-and-refused.org";
    // Entered before anybody has proved it: later it could not be.
    const other = await makeHostname(academy, { hostname });
    const { administrator } = await makeServedHostname(academy, dns, { hostname });
    await signInAt(hostname);
    await administrator.browser.ok(contract.decideHostname, {
      brandId: other.brand.id,
      isApproved: false,
      hostname,
      reason: "Not theirs.",
    });
    expect(await openAt(hostname)).toBe(1);
  });

  test("of a subdomain, when its brand takes another name", async () => {
    const { browser, brand } = await makeBrand(academy);
    const host = `${brand.subdomain}.faro.academy`;
    await signInAt(host);
    await publish(browser, { subdomain: "given-up-for", brandName: "Acme" });
    expect(await openAt(host)).toBe(0);
  });

  describe("wherever a brand stands", () => {
    async function everywhere() {
      const served = await makeServedHostname(academy, dns);
      const hosts = [`${served.brand.subdomain}.faro.academy`, served.hostname];
      for (const host of hosts) await signInAt(host);
      const open = () => Promise.all(hosts.map(openAt));
      return { ...served, open, admin: served.administrator.browser };
    }

    test("when its page is switched off", async () => {
      const { brand, open, admin } = await everywhere();
      const { id: brandId, subdomain } = brand;
      expect(await open()).toEqual([1, 1]);
      await admin.ok(contract.switchBrand, { brandId, subdomain, active: true });
      expect(await open()).toEqual([1, 1]);
      await admin.ok(contract.switchBrand, { brandId, subdomain, active: false });
      expect(await open()).toEqual([0, 0]);
    });

    test("when its affiliate is suspended", async () => {
      const { affiliate, open, admin } = await everywhere();
      const decision = { affiliateId: affiliate.id, status: "suspended" as const, reason: "Spam." };
      await admin.ok(affiliatesContract.setAffiliateStatus, decision);
      expect(await open()).toEqual([0, 0]);
    });

    test("when it takes another name, which switches it off", async () => {
      const { browser, open } = await everywhere();
      await publish(browser, { subdomain: "named-anew-for", brandName: "Acme" });
      expect(await open()).toEqual([0, 0]);
    });

    test("but not at a name that it only typed", async () => {
      const hostname = "tutor.typed-by-two.org";
      const typed = await makeHostname(academy, { hostname });
      const { administrator } = await makeServedHostname(academy, dns, { hostname });
      await signInAt(hostname);
      const { id: brandId, subdomain } = typed.brand;
      const off = { brandId, subdomain, active: false };
      await administrator.browser.ok(contract.switchBrand, off);
      expect(await openAt(hostname)).toBe(1);
    });
  });
});
