import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { day, hour } from "#shared/constants.ts";
import { makeBrand } from "../brand.fixture.ts";
import { brandsContract as contract } from "../contract.ts";
import { type DnsServer, startDnsServer } from "../dns-server.fixture.ts";
import { makeHostname, makeServedHostname } from "../hostnames.fixture.ts";
import { recheckHostnames } from "./recheck.ts";

let dns: DnsServer;
let academy: TestAcademy;
beforeAll(async () => {
  dns = await startDnsServer();
  academy = await startTestAcademy({
    environment: {
      PUBLIC_URL: "http://faro.academy:3200",
      PUBLIC_ADDRESSES: "192.0.2.7, 2001:db8::7",
      DNS_SERVER: dns.address,
    },
  });
});
afterAll(async () => {
  await academy.close();
  await dns.close();
});

async function check(browser: Browser) {
  const { hostname } = await browser.ok(contract.checkOwnHostname, {});
  if (!hostname) throw new Error("no hostname");
  return { ...hostname, states: hostname.records.map(({ state }) => state) };
}

async function rowOf(affiliateId: string) {
  const [row] = await academy.database.db
    .select()
    .from(brandHostnames)
    .where(eq(brandHostnames.affiliateId, affiliateId));
  return row;
}

describe("W-05 entering a hostname", () => {
  test("names what is wrong at its field, and keeps nothing", async () => {
    const { browser } = await makeBrand(academy);
    const refused: [string, string][] = [
      ["", "hostnameMissing"],
      ["tutor.acme.com:80", "hostnamePort"],
      ["tutor.acme.com/x", "hostnamePath"],
      ["192.0.2.1", "hostnameIsAddress"],
      ["xn--cme-7cd.com", "hostnamePunycode"],
      ["faro.academy", "hostnameOurs"],
      ["acme.FARO.academy", "hostnameOurs"],
      ["mail.acme.com", "hostnameReserved"],
      ["ma1l.acme.com", "hostnameLooksAlike"],
    ];
    for (const [hostname, problem] of refused) {
      const answer = await browser.call(contract.saveOwnHostname, { hostname });
      expect(answer, hostname).toMatchObject({ status: 400, fields: { hostname: problem } });
    }
    expect(await browser.ok(contract.readOwnHostname, {})).toEqual({ hostname: null });
  });

  test("gives all records at once, lowered; the same name again keeps its token, another has its own", async () => {
    const { browser } = await makeBrand(academy);
    const { hostname } = await browser.ok(contract.saveOwnHostname, {
      hostname: " Tutor.Records-At-Once.ORG. ",
    });
    expect(hostname).toMatchObject({
      hostname: "tutor.records-at-once.org",
      domain: "records-at-once.org",
      decision: "pending",
      isServed: false,
      address: "http://tutor.records-at-once.org:3200/",
      records: [
        {
          type: "TXT",
          name: "_faro.tutor.records-at-once.org",
          relativeName: "_faro.tutor",
          value: expect.stringMatching(/^faro-proof=[0-9a-f]{32}$/),
          state: "unchecked",
        },
        { type: "CNAME", relativeName: "tutor", value: "faro.academy", state: "unchecked" },
      ],
    });
    const again = await browser.ok(contract.saveOwnHostname, {
      hostname: "tutor.records-at-once.org",
    });
    expect(again.hostname?.records).toEqual(hostname?.records);
    const other = await browser.ok(contract.saveOwnHostname, { hostname: "records-at-once.org" });
    expect(other.hostname?.records.map(({ type, value }) => [type, value])).toEqual([
      ["TXT", expect.stringMatching(/^faro-proof=/)],
      ["A", "192.0.2.7"],
      ["AAAA", "2001:db8::7"],
    ]);
    expect(other.hostname?.records[0]?.value).not.toBe(hostname?.records[0]?.value);
    expect(await browser.ok(contract.readOwnHostname, {})).toEqual(other);
  });

  test("a domain itself is refused where the academy has no fixed address", async () => {
    const bare = await startTestAcademy({ environment: { DNS_SERVER: dns.address } });
    const { browser } = await makeBrand(bare);
    const hostname = "bare-domain.org";
    expect(await browser.call(contract.saveOwnHostname, { hostname })).toMatchObject({
      fields: { hostname: "hostnameBare" },
    });
    await bare.close();
  });

  test("is for active affiliates with a brand", async () => {
    const { browser } = await makeAffiliate(academy);
    const form = { hostname: "tutor.no-brand-yet.org" };
    expect(await browser.call(contract.saveOwnHostname, form)).toMatchObject({
      code: "brand_not_found",
    });
    const suspended = await makeAffiliate(academy, { status: "suspended" });
    expect(await suspended.browser.call(contract.saveOwnHostname, form)).toMatchObject({
      code: "brand_affiliate_inactive",
    });
  });

  test("a name that looks like another brand's is refused, by its subdomain and by its hostname", async () => {
    await makeBrand(academy, { subdomain: "norma" });
    await makeServedHostname(academy, dns, { hostname: "learn.calm-tutors.org" });
    const { browser } = await makeBrand(academy);
    for (const hostname of ["tutor.nonna-learn.org", "norma.org"]) {
      expect((await browser.call(contract.saveOwnHostname, { hostname })).ok, hostname).toBe(true);
    }
    for (const hostname of ["norrna.com", "tutor.n0rma.net", "learn.ca1m-tutors.org"]) {
      expect(await browser.call(contract.saveOwnHostname, { hostname }), hostname).toMatchObject({
        fields: { hostname: "hostnameLooksAlike" },
      });
    }
  });
});

describe("W-05 proving a hostname", () => {
  test("each record is found, not yet there, or something else, and the proof alone proves it", async () => {
    const { browser, hostname, records, affiliate } = await makeHostname(academy);
    const [proof] = records;
    expect(await check(browser)).toMatchObject({
      states: ["missing", "missing"],
      provenAt: null,
    });
    dns.set("TXT", `_faro.${hostname}`, "faro-proof=somebody-elses", "v=spf1 -all");
    dns.set("CNAME", hostname, "parking.registrar.example");
    const wrong = await check(browser);
    expect(wrong.states).toEqual(["wrong", "wrong"]);
    expect(wrong.records[0]?.found).toEqual(["faro-proof=somebody-elses", "v=spf1 -all"]);
    expect(wrong.records[1]?.found).toEqual(["parking.registrar.example"]);
    expect((await rowOf(affiliate.id))?.provenAt).toBeNull();
    dns.set("TXT", `_faro.${hostname}`, "v=spf1 -all", proof?.value ?? "");
    const proved = await check(browser);
    expect(proved).toMatchObject({ states: ["found", "wrong"], isServed: false });
    expect(proved.provenAt).not.toBeNull();
    dns.set("CNAME", hostname, "FARO.academy");
    expect((await check(browser)).states).toEqual(["found", "found"]);
  });

  test("the addresses of a domain itself are compared as addresses", async () => {
    const { browser, hostname } = await makeHostname(academy, { hostname: "bare-and-proud.org" });
    dns.set("A", hostname, "198.51.100.1");
    dns.set("AAAA", hostname, "2001:db8:0:0::7");
    expect((await check(browser)).states).toEqual(["missing", "wrong", "found"]);
    dns.set("A", hostname, "192.0.2.7");
    expect((await check(browser)).states).toEqual(["missing", "found", "found"]);
  });

  test("a DNS that is silent is told as that, and is asked again", async () => {
    const { browser } = await makeHostname(academy);
    dns.silent = true;
    const silent = await check(browser);
    dns.silent = false;
    expect(silent.states).toEqual(["unreachable", "unreachable"]);
    expect((await check(browser)).states).toEqual(["missing", "missing"]);
  });

  test("whoever proves a name first has it; who only typed it kept nobody from it", async () => {
    const hostname = "tutor.wanted-by-two.org";
    const first = await makeHostname(academy, { hostname });
    const second = await makeHostname(academy, { hostname });
    const name = `_faro.${hostname}`;
    const values = [first, second].map(({ records }) => records[0]?.value ?? "");
    dns.set("TXT", name, ...values);
    expect(await check(second.browser)).toMatchObject({ isTaken: false });
    expect(await check(first.browser)).toMatchObject({ isTaken: true, provenAt: null });
    const third = await makeBrand(academy);
    expect(await third.browser.call(contract.saveOwnHostname, { hostname })).toMatchObject({
      fields: { hostname: "hostnameTaken" },
    });
    await second.browser.ok(contract.removeOwnHostname, {});
    expect(await check(first.browser)).toMatchObject({ isTaken: false });
  });
});

describe("W-05 the administrator and a hostname", () => {
  test("decides what was read, switches it, and each is written down", async () => {
    const { browser, brand, hostname, affiliate } = await makeHostname(academy);
    const { browser: administrator } = await makeActor(academy, "administrator");
    const decision = { brandId: brand.id, isApproved: false, hostname };
    expect(await administrator.call(contract.decideHostname, decision)).toMatchObject({
      fields: { reason: "reasonMissing" },
    });
    const other = { ...decision, isApproved: true, hostname: "tutor.another-name.org" };
    expect(await administrator.call(contract.decideHostname, other)).toMatchObject({
      status: 409,
      code: "hostname_changed",
    });
    const reason = "Please use the name of your school.";
    const { brand: decided } = await administrator.ok(contract.decideHostname, {
      ...decision,
      reason,
    });
    expect(decided.hostname).toMatchObject({ decision: "refused", decisionReason: reason });
    expect((await browser.ok(contract.readOwnHostname, {})).hostname).toMatchObject({
      decision: "refused",
      decisionReason: reason,
    });
    await administrator.ok(contract.switchHostname, { brandId: brand.id, active: false });
    const deeds = await academy.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, affiliate.id));
    expect(deeds.map(({ action, details }) => [action, details])).toEqual(
      expect.arrayContaining([
        ["brand.hostname-decided", { hostname, from: "pending", to: "refused", reason }],
        ["brand.hostname-switched", { hostname, from: true, to: false }],
      ]),
    );
    await browser.ok(contract.saveOwnHostname, { hostname: "tutor.a-second-name.org" });
    expect(await rowOf(affiliate.id)).toMatchObject({ decision: "pending", active: true });
  });

  test("sees beside a name the one that was approved before it", async () => {
    const { browser, brand } = await makeServedHostname(academy, dns, {
      hostname: "tutor.approved-first.org",
    });
    for (const hostname of ["tutor.entered-next.org", "tutor.entered-last.org"]) {
      await browser.ok(contract.saveOwnHostname, { hostname });
    }
    const { browser: administrator } = await makeActor(academy, "administrator");
    const { brands } = await administrator.ok(contract.listBrands, {});
    expect(brands.find(({ id }) => id === brand.id)?.hostname).toMatchObject({
      hostname: "tutor.entered-last.org",
      approvedBefore: "tutor.approved-first.org",
    });
  });

  test("reads first what waits: a name that is proved and not decided", async () => {
    const { browser, brand, records } = await makeHostname(academy);
    for (const { type, name, value } of records) dns.set(type, name, value);
    await check(browser);
    await makeBrand(academy);
    const { browser: administrator } = await makeActor(academy, "administrator");
    const { brands } = await administrator.ok(contract.listBrands, {});
    const at = (id: string) => brands.findIndex((one) => one.id === id);
    const isWaiting = ({ hostname }: (typeof brands)[number]) =>
      hostname?.decision === "pending" && hostname.provenAt !== null;
    expect(at(brand.id)).toBeGreaterThanOrEqual(0);
    expect(brands.slice(0, at(brand.id)).every(isWaiting)).toBe(true);
  });

  test("nothing can be decided where no hostname was entered", async () => {
    const { brand } = await makeBrand(academy);
    const { browser: administrator } = await makeActor(academy, "administrator");
    const answer = await administrator.call(contract.switchHostname, {
      brandId: brand.id,
      active: false,
    });
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("W-05 each day a hostname is looked for again", () => {
  async function lettersTo(email: string) {
    const rows = await academy.database.db.select().from(emails).where(eq(emails.recipient, email));
    return rows.filter(({ kind }) => kind.startsWith("hostname-"));
  }

  test("one whose proof is gone is told first and switched off days later; found again it is served again", async () => {
    const { affiliate, hostname, records } = await makeServedHostname(academy, dns);
    const proof = records[0]?.value ?? "";
    await academy.database.db
      .update(profiles)
      .set({ locale: "es" })
      .where(eq(profiles.id, affiliate.userId));
    const [{ email } = { email: "" }] = await academy.database.db
      .select({ email: affiliates.email })
      .from(affiliates)
      .where(eq(affiliates.id, affiliate.id));
    dns.set("TXT", `_faro.${hostname}`);
    await recheckHostnames(academy.services);
    expect(await lettersTo(email)).toEqual([]);
    academy.wait(day);
    await recheckHostnames(academy.services);
    const [told] = await lettersTo(email);
    expect(told).toMatchObject({ kind: "hostname-failing" });
    expect(told?.subject).toContain(hostname);
    expect(told?.textBody).toContain(`_faro.${hostname}`);
    expect(told?.textBody).toContain("Vuelve a ponerlo");
    expect((await rowOf(affiliate.id))?.provenAt).not.toBeNull();
    for (const since of [1, 2]) {
      academy.wait(day);
      await recheckHostnames(academy.services);
      expect((await rowOf(affiliate.id))?.provenAt, `after ${since} days`).not.toBeNull();
    }
    expect(await lettersTo(email)).toHaveLength(1);
    academy.wait(day);
    await recheckHostnames(academy.services);
    expect(await rowOf(affiliate.id)).toMatchObject({ provenAt: null, failingSince: null });
    expect((await lettersTo(email)).map(({ kind }) => kind).toSorted()).toEqual([
      "hostname-ended",
      "hostname-failing",
    ]);
    dns.set("TXT", `_faro.${hostname}`, proof);
    academy.wait(hour);
    await recheckHostnames(academy.services);
    expect((await rowOf(affiliate.id))?.provenAt).not.toBeNull();
  });

  test("one that is still to be proved is found by the hour, without its owner's page", async () => {
    const { affiliate, records } = await makeHostname(academy);
    for (const { type, name, value } of records) dns.set(type, name, value);
    await recheckHostnames(academy.services);
    expect((await rowOf(affiliate.id))?.provenAt).not.toBeNull();
  });

  test("a DNS that is away for days ends nothing", async () => {
    const quiet = await startDnsServer();
    const other = await startTestAcademy({ environment: { DNS_SERVER: quiet.address } });
    const { affiliate } = await makeServedHostname(other, quiet);
    await quiet.close();
    for (let days = 0; days < 5; days++) {
      other.wait(day);
      await recheckHostnames(other.services);
    }
    const [row] = await other.database.db
      .select()
      .from(brandHostnames)
      .where(eq(brandHostnames.affiliateId, affiliate.id));
    expect(row).toMatchObject({ failingSince: null, strayingSince: null, decision: "approved" });
    expect(row?.provenAt).not.toBeNull();
    await other.close();
  });
});
