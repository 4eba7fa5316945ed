import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { emails } from "#db/tables/emails.ts";
import { day, hour } from "#shared/constants.ts";
import { brandsContract as contract } from "../contract.ts";
import { type DnsServer, startDnsServer } from "../dns-server.fixture.ts";
import { makeHostname, makeServedHostname } from "../hostnames.fixture.ts";
import { lookWhereItLeads } from "./look-up.ts";
import { recheckHostnames } from "./recheck.ts";
import { subdomainServedAt } from "./served.ts";

let dns: DnsServer;
let academy: TestAcademy;
beforeAll(async () => {
  dns = await startDnsServer();
  academy = await startTestAcademy({
    environment: {
      PUBLIC_URL: "https://faro.academy",
      PUBLIC_ADDRESSES: "192.0.2.7, 2001:db8::7",
      DNS_SERVER: dns.address,
    },
  });
});
afterAll(async () => {
  await academy.close();
  await dns.close();
});

async function lettersOf(affiliateId: string): Promise<string[]> {
  const rows = await academy.database.db
    .select({ kind: emails.kind })
    .from(emails)
    .innerJoin(affiliates, eq(affiliates.email, emails.recipient))
    .where(eq(affiliates.id, affiliateId));
  return rows.map(({ kind }) => kind).filter((kind) => /^hostname-(?!decided)/.test(kind));
}

async function rowOf(affiliateId: string) {
  const [row] = await academy.database.db
    .select()
    .from(brandHostnames)
    .where(eq(brandHostnames.affiliateId, affiliateId));
  return row;
}

const served = (hostname: string) => subdomainServedAt(academy.database.db, hostname);

async function nextDay(): Promise<void> {
  academy.wait(day);
  await recheckHostnames(academy.services);
}

describe("W-05 where a hostname leads", () => {
  test("a name that leads elsewhere is told first and off days later, though its proof stands; back again it is served", async () => {
    const { affiliate, brand, browser, hostname } = await makeServedHostname(academy, dns);
    await nextDay();
    expect(await lettersOf(affiliate.id)).toEqual([]);
    dns.set("CNAME", hostname, "copy.of-the-sign-in.example");
    for (let days = 0; days < 3; days++) {
      await nextDay();
      expect(await lettersOf(affiliate.id)).toEqual(["hostname-straying"]);
      expect(await served(hostname)).toBe(brand.subdomain);
    }
    expect((await browser.ok(contract.readOwnHostname, {})).hostname).toMatchObject({
      isServed: true,
      strayingSince: expect.stringMatching(/^20/),
    });
    await nextDay();
    expect((await lettersOf(affiliate.id)).toSorted()).toEqual([
      "hostname-strayed",
      "hostname-straying",
    ]);
    expect(await served(hostname)).toBeNull();
    expect(await rowOf(affiliate.id)).toMatchObject({
      strayed: true,
      failingSince: null,
      provenAt: expect.any(Date),
    });
    dns.set("CNAME", hostname, "faro.academy");
    academy.wait(hour);
    await recheckHostnames(academy.services);
    expect(await served(hostname)).toBe(brand.subdomain);
    expect(await lettersOf(affiliate.id)).toHaveLength(2);
  });

  test("back within the days of grace it stays", async () => {
    const { affiliate, brand, hostname } = await makeServedHostname(academy, dns);
    dns.set("CNAME", hostname);
    await nextDay();
    expect((await rowOf(affiliate.id))?.strayingSince).not.toBeNull();
    dns.set("CNAME", hostname, "faro.academy");
    await nextDay();
    expect((await rowOf(affiliate.id))?.strayingSince).toBeNull();
    expect(await served(hostname)).toBe(brand.subdomain);
  });

  test("who is still setting a name up hears nothing of it", async () => {
    const { affiliate, browser, records } = await makeHostname(academy);
    const [proof] = records;
    if (proof) dns.set(proof.type, proof.name, proof.value);
    await browser.ok(contract.checkOwnHostname, {});
    await nextDay();
    expect(await rowOf(affiliate.id)).toMatchObject({ strayingSince: null, strayed: false });
    expect(await lettersOf(affiliate.id)).toEqual([]);
  });

  test("is read from an alias, or from addresses that are all the academy's", async () => {
    const place = { mainHost: "main.example", addresses: ["192.0.2.7", "2001:db8::7"] };
    const look = (name: string) => lookWhereItLeads(dns.address, name, place);
    expect(await look("a.example")).toBe("missing");
    dns.set("A", "a.example", "192.0.2.7");
    expect(await look("a.example")).toBe("found");
    dns.set("AAAA", "a.example", "2001:db8:0::7");
    expect(await look("a.example")).toBe("found");
    dns.set("A", "a.example", "192.0.2.7", "198.51.100.1");
    expect(await look("a.example")).toBe("wrong");
    dns.set("CNAME", "b.example", "MAIN.example");
    expect(await look("b.example")).toBe("found");
    dns.set("CNAME", "c.example", "proxy.example");
    expect(await look("c.example")).toBe("wrong");
    // Through an alias of somebody else's, but to the addresses of the main domain.
    dns.set("A", "c.example", "203.0.113.5");
    dns.set("A", "main.example", "203.0.113.5");
    expect(await look("c.example")).toBe("found");
  });
});

test("W-05 a hostname that was refused and is entered again is refused still, with the reason", async () => {
  const { administrator, brand, browser, hostname } = await makeServedHostname(academy, dns);
  const { browser: admin } = administrator;
  const reason = "It is the name of another school.";
  const decision = { brandId: brand.id, hostname, isApproved: false, reason };
  await admin.ok(contract.decideHostname, decision);
  await browser.ok(contract.saveOwnHostname, { hostname: "tutor.tried-between.org" });
  await browser.ok(contract.removeOwnHostname, {});
  const again = await browser.ok(contract.saveOwnHostname, { hostname });
  expect(again.hostname).toMatchObject({ decision: "refused", decisionReason: reason });
  await admin.ok(contract.decideHostname, { ...decision, isApproved: true });
  await browser.ok(contract.removeOwnHostname, {});
  const later = await browser.ok(contract.saveOwnHostname, { hostname });
  expect(later.hostname).toMatchObject({ decision: "pending", decisionReason: null });
});

test("W-05 two that prove one name at once: one has it, the other is told so", async () => {
  const hostname = "tutor.proved-at-once.org";
  const both = [
    await makeHostname(academy, { hostname }),
    await makeHostname(academy, { hostname }),
  ];
  dns.set("TXT", `_faro.${hostname}`, ...both.map(({ records }) => records[0]?.value ?? ""));
  const answers = await Promise.all(
    both.map(({ browser }) => browser.ok(contract.checkOwnHostname, {})),
  );
  expect(answers.filter((answer) => answer.hostname?.isTaken)).toHaveLength(1);
});
