import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { emails } from "#db/tables/emails.ts";
import { day, hour } from "#shared/constants.ts";
import { brandsContract as contract } from "../contract.ts";
import { type DnsServer, startDnsServer } from "../dns-server.fixture.ts";
import { createSenderDesk } from "../families/sender-desk.ts";
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

  test("a name server that hides the rest hides no address of another's", async () => {
    const place = { mainHost: "home.example", addresses: [] };
    dns.set("A", "home.example", "192.0.2.9");
    const look = (name: string) => lookWhereItLeads(dns.address, name, place);
    dns.set("A", "half.example", "198.51.100.7");
    dns.fail("AAAA", "half.example");
    dns.fail("CNAME", "half.example");
    expect(await look("half.example")).toEqual({ state: "wrong", strange: ["198.51.100.7"] });
    // An alias of ours that is said, and an address of another's that is given.
    dns.set("CNAME", "both.example", "home.example");
    dns.set("A", "both.example", "192.0.2.9", "198.51.100.8");
    expect(await look("both.example")).toEqual({ state: "wrong", strange: ["198.51.100.8"] });
    dns.set("A", "quiet.example", "192.0.2.9");
    dns.fail("AAAA", "quiet.example");
    expect(await look("quiet.example")).toEqual({ state: "unreachable", strange: [] });
    // While our own addresses are not known nobody's is called strange.
    dns.fail("A", "home.example");
    expect(await look("half.example")).toEqual({ state: "unchecked", strange: [] });
    dns.set("A", "home.example");
  });

  test("of which nobody can tell for three days counts as elsewhere", async () => {
    const { affiliate, hostname } = await makeServedHostname(academy, dns);
    dns.fail("CNAME", hostname);
    dns.fail("A", hostname);
    for (let days = 0; days < 3; days++) await nextDay();
    expect(await rowOf(affiliate.id)).toMatchObject({ strayingSince: null });
    expect(await lettersOf(affiliate.id)).toEqual([]);
    for (let days = 0; days < 3; days++) await nextDay();
    expect(await lettersOf(affiliate.id)).toEqual(["hostname-straying"]);
    await nextDay();
    expect(await served(hostname)).toBeNull();
  });

  test("the owner's own look keeps nothing of it and does not put the scheduled one off", async () => {
    const { affiliate, browser, hostname } = await makeServedHostname(academy, dns);
    await nextDay();
    dns.set("CNAME", hostname, "elsewhere.example");
    dns.set("A", hostname, "198.51.100.9");
    await nextDay();
    const straying = await rowOf(affiliate.id);
    expect(straying?.strayingSince).not.toBeNull();
    // Right for the moment of the look alone.
    dns.set("CNAME", hostname, "faro.academy");
    dns.set("A", hostname);
    academy.wait(hour);
    await browser.ok(contract.checkOwnHostname, {});
    expect(await rowOf(affiliate.id)).toEqual(straying);
    dns.set("A", hostname, "198.51.100.9");
    const { hostname: looked } = await browser.ok(contract.checkOwnHostname, {});
    expect(looked).toMatchObject({ strange: ["198.51.100.9"] });
    expect(await rowOf(affiliate.id)).toEqual(straying);
  });

  test("what strayed stays so while the name is not followed; a scheduled look that finds it clears it", async () => {
    const made = await makeServedHostname(academy, dns);
    const { administrator, affiliate, brand, hostname, records } = made;
    const { browser: admin } = administrator;
    dns.set("CNAME", hostname, "elsewhere.example");
    for (let days = 0; days < 4; days++) await nextDay();
    expect(await rowOf(affiliate.id)).toMatchObject({ strayed: true });
    const brandId = brand.id;
    await admin.ok(contract.switchHostname, { brandId, active: false });
    await nextDay();
    await admin.ok(contract.switchHostname, { brandId, active: true });
    expect(await served(hostname)).toBeNull();
    // The proof taken away and set again.
    const [proof] = records;
    dns.set("TXT", proof?.name ?? "");
    for (let days = 0; days < 5; days++) await nextDay();
    expect(await rowOf(affiliate.id)).toMatchObject({ provenAt: null, strayed: true });
    dns.set("TXT", proof?.name ?? "", proof?.value ?? "");
    academy.wait(hour);
    await recheckHostnames(academy.services);
    expect(await rowOf(affiliate.id)).toMatchObject({
      provenAt: expect.any(Date),
      strayed: true,
    });
    expect(await served(hostname)).toBeNull();
    // A newer one that is served stands after it in the administrator's list.
    const newer = await makeServedHostname(academy, dns);
    const { brands } = await newer.administrator.browser.ok(contract.listBrands, {});
    const ids = brands.map(({ id }) => id);
    expect(ids.indexOf(brandId)).toBeLessThan(ids.indexOf(newer.brand.id));
    dns.set("CNAME", hostname, "faro.academy");
    academy.wait(hour);
    await recheckHostnames(academy.services);
    expect(await served(hostname)).toBe(brand.subdomain);
  });

  test("letters lead to the main domain while it leads elsewhere, once it has strayed, and where it is switched off", async () => {
    const { administrator, brand, hostname } = await makeServedHostname(academy, dns);
    const desk = createSenderDesk(academy.database.db, academy.services.settings);
    const own = `https://${hostname}`;
    const leads = () => desk.leadsNow(brand.id, own);
    expect(await leads()).toBe(own);
    dns.set("CNAME", hostname, "elsewhere.example");
    await nextDay();
    expect(await served(hostname)).toBe(brand.subdomain);
    expect(await leads()).toBe("https://faro.academy");
    for (let days = 0; days < 3; days++) await nextDay();
    expect(await served(hostname)).toBeNull();
    expect(await leads()).toBe("https://faro.academy");
    dns.set("CNAME", hostname, "faro.academy");
    await nextDay();
    expect(await leads()).toBe(own);
    const off = { brandId: brand.id, active: false };
    await administrator.browser.ok(contract.switchHostname, off);
    expect(await leads()).toBe("https://faro.academy");
  });

  test("a name that was never right is told what was found, and not that anything changed", async () => {
    const { affiliate, hostname } = await makeServedHostname(academy, dns);
    dns.set("A", hostname, "198.51.100.20");
    for (let days = 0; days < 4; days++) await nextDay();
    const letters = await academy.database.db
      .select({ kind: emails.kind, subject: emails.subject, text: emails.textBody })
      .from(emails)
      .innerJoin(affiliates, eq(affiliates.email, emails.recipient))
      .where(eq(affiliates.id, affiliate.id));
    const told = letters.filter(({ kind }) => kind.startsWith("hostname-stray"));
    expect(told).toHaveLength(2);
    for (const { subject, text } of told) {
      expect(text).toContain("These addresses are not ours: 198.51.100.20.");
      expect(text).toContain("remove every other A and AAAA record and any proxy");
      expect(`${subject} ${text}`).not.toMatch(/any more|no longer|again/);
    }
  });

  test("is read from an alias, or from addresses that are all the academy's", async () => {
    const place = { mainHost: "main.example", addresses: ["192.0.2.7", "2001:db8::7"] };
    const look = (name: string) =>
      lookWhereItLeads(dns.address, name, place).then(({ state }) => state);
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
  const rows = await academy.database.db
    .select({ provenAt: brandHostnames.provenAt })
    .from(brandHostnames)
    .where(eq(brandHostnames.hostname, hostname));
  expect(rows.filter(({ provenAt }) => provenAt !== null)).toHaveLength(1);
});
