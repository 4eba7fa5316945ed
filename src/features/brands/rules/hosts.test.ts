import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "#shared/constants.ts";
import { hostnameProblem, normalHostname, ownHostnameProblem } from "./hostname.ts";
import { wantedRecords } from "./hostname-records.ts";
import { hostnameState } from "./hostname-state.ts";
import { glanceOf, looksLike } from "#shared/look-alike.ts";
import { afterLookUp, proofPatienceMs } from "./proof.ts";
import { normalHost, siteHost } from "./site-host.ts";

describe("W-05 whose site a host is", () => {
  const kindOf = (header: string, main = "faro.example") => siteHost(header, main)?.kind ?? null;

  test("the main domain is the academy's own, in any case, with a port and the root's dot", () => {
    for (const header of [
      "faro.example",
      "FARO.Example",
      "faro.example:3000",
      "faro.example.",
      "faro.example.:80",
    ]) {
      expect(kindOf(header), header).toBe("main");
    }
  });

  test("addresses of machines, localhost and names of the local network are nobody's", () => {
    for (const header of [
      "127.0.0.1:3000",
      "192.0.2.7",
      "[::1]:3000",
      "[2001:db8::1]",
      "localhost:3000",
      "school-pc:3000",
      "academy.local",
      "tutor.home.arpa",
    ]) {
      expect(kindOf(header), header).toBe("main");
    }
  });

  test.each(["www", "api", "admin", "mail", "ftp", "blog"])("%s is reserved", (name) => {
    expect(kindOf(`${name}.faro.example`)).toBe("reserved");
    expect(kindOf(`${name.toUpperCase()}.faro.example.:443`)).toBe("reserved");
    expect(kindOf(`${name}.localhost:3000`, "localhost")).toBe("reserved");
  });

  test("what stands below the main domain is a brand's subdomain, on a laptop too", () => {
    expect(siteHost("ACME.faro.example.:8443", "faro.example")).toEqual({
      kind: "subdomain",
      host: "acme.faro.example",
      subdomain: "acme",
    });
    expect(siteHost("acme.localhost:3000", "localhost")).toMatchObject({ subdomain: "acme" });
    expect(siteHost("a.b.faro.example", "faro.example")).toMatchObject({ subdomain: "a.b" });
  });

  test("where the main domain begins with www, brands stand beside it and the bare one leads there", () => {
    expect(kindOf("www.faro.example", "www.faro.example")).toBe("main");
    expect(kindOf("faro.example", "www.faro.example")).toBe("reserved");
    expect(siteHost("acme.faro.example", "www.faro.example")).toMatchObject({ subdomain: "acme" });
  });

  test("any other name is white-label, also one that only ends like ours", () => {
    for (const header of ["tutor.acme.com", "notfaro.example", "faro.example.evil.com"]) {
      expect(kindOf(header), header).toBe("hostname");
    }
    expect(kindOf("acme.localhost", "faro.example")).toBe("hostname");
    expect(kindOf("acme.com", "192.0.2.7")).toBe("hostname");
  });

  test("what is no host is nobody's", () => {
    for (const header of ["a b", "<script>", "acme.com/x", "acme.com:x", "user@acme.com", "a,b"]) {
      expect(kindOf(header), header).toBeNull();
    }
    // A program that watches over a server may name no host.
    expect(kindOf("")).toBe("main");
    expect(siteHost(undefined, "faro.example")).toEqual({ kind: "main" });
  });

  test("a name is normalised once: doing it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const once = normalHost(header);
        if (once !== null && once !== "") expect(normalHost(once)).toBe(once.replace(/\.$/, ""));
      }),
    );
  });
});

describe("W-05 a hostname of one's own", () => {
  const problem = (typed: string) => {
    const hostname = normalHostname(typed);
    return hostnameProblem(hostname) ?? ownHostnameProblem(hostname, "faro.academy");
  };

  test("may be a domain or a name below it; capitals and the root's dot are taken silently", () => {
    for (const typed of [
      "tutor.acme.com",
      "acme.com",
      "acme.co.uk",
      "a.b.acme.org",
      "acme.github.io",
    ]) {
      expect(problem(typed), typed).toBeNull();
    }
    expect(normalHostname("  Tutor.ACME.com. ")).toBe("tutor.acme.com");
    expect(problem("  Tutor.ACME.com. ")).toBeNull();
  });

  test.each([
    ["", "hostnameMissing"],
    ["tutor.acme.com:8080", "hostnamePort"],
    ["https://tutor.acme.com", "hostnamePath"],
    ["tutor.acme.com/lessons", "hostnamePath"],
    ["tutor.acme.com?x", "hostnamePath"],
    ["me@acme.com", "hostnamePath"],
    ["192.0.2.7", "hostnameIsAddress"],
    ["192.0.2.7:80", "hostnameIsAddress"],
    ["2001:db8::1", "hostnameIsAddress"],
    ["[::1]", "hostnameIsAddress"],
    ["xn--cme-7cd.com", "hostnamePunycode"],
    ["tutor.xn--cme-7cd.com", "hostnamePunycode"],
    ["аcme.com", "hostnamePunycode"],
    ["ñandu.com", "hostnamePunycode"],
    ["a_b.acme.com", "hostnameInvalid"],
    ["-a.acme.com", "hostnameInvalid"],
    ["a..acme.com", "hostnameInvalid"],
    ["two words.com", "hostnameInvalid"],
    [`${"a".repeat(64)}.acme.com`, "hostnameInvalid"],
    [`${"abcdefghi.".repeat(25)}com`, "hostnameInvalid"],
    ["acme", "hostnameNoDomain"],
    ["localhost", "hostnameNoDomain"],
    ["acme.localhost", "hostnameNoDomain"],
    ["printer.local", "hostnameNoDomain"],
    ["acme.test", "hostnameNoDomain"],
    ["co.uk", "hostnameNoDomain"],
    ["github.io", "hostnameNoDomain"],
    ["faro.academy", "hostnameOurs"],
    ["acme.faro.academy", "hostnameOurs"],
    ["www.acme.com", "hostnameReserved"],
    ["admin.acme.com", "hostnameReserved"],
    ["blog.acme.co.uk", "hostnameReserved"],
    ["adm1n.acme.com", "hostnameLooksAlike"],
    ["rnail.acme.com", "hostnameLooksAlike"],
    ["b1og.com", "hostnameLooksAlike"],
    ["wvvw.acme.com", "hostnameLooksAlike"],
    ["far0.com", "hostnameLooksAlike"],
    ["faro.net", "hostnameLooksAlike"],
    ["fa-ro.acme.com", "hostnameLooksAlike"],
  ])("%j is refused: %s", (typed, expected) => {
    expect(problem(typed)).toBe(expected);
  });

  test("names look alike by what is read, and never like themselves", () => {
    expect(looksLike("acrne", "acme")).toBe(true);
    expect(looksLike("acme", "acme")).toBe(false);
    expect(looksLike("acme", "akme")).toBe(false);
    expect(glanceOf("n0-ctu5")).toBe("noctus");
  });
});

describe("W-05 the records of a hostname", () => {
  const place = { mainHost: "faro.academy", addresses: ["192.0.2.7", "2001:db8::7"] };

  test("are a proof and an alias below a domain", () => {
    expect(wantedRecords({ hostname: "tutor.acme.co.uk", token: "abc" }, place)).toEqual([
      {
        type: "TXT",
        name: "_faro.tutor.acme.co.uk",
        relativeName: "_faro.tutor",
        value: "faro-proof=abc",
      },
      { type: "CNAME", name: "tutor.acme.co.uk", relativeName: "tutor", value: "faro.academy" },
    ]);
  });

  test("are a proof and our addresses on a domain itself", () => {
    const records = wantedRecords({ hostname: "acme.com", token: "abc" }, place);
    expect(records.map(({ type, relativeName, value }) => [type, relativeName, value])).toEqual([
      ["TXT", "_faro", "faro-proof=abc"],
      ["A", "@", "192.0.2.7"],
      ["AAAA", "@", "2001:db8::7"],
    ]);
  });
});

describe("W-05 what becomes of a proof", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const proved = { provenAt: new Date("2026-11-01T12:00:00Z"), failingSince: null };

  test("once found it stands, and its owner hears nothing", () => {
    const none = { provenAt: null, failingSince: null };
    expect(afterLookUp(none, "found", now)).toEqual({
      proof: { provenAt: now, failingSince: null },
      news: null,
    });
    expect(afterLookUp(none, "missing", now)).toEqual({ proof: none, news: null });
    expect(afterLookUp(proved, "found", now)).toEqual({ proof: proved, news: null });
  });

  test("gone, it stands for days after its owner was told, and comes back if it is found again", () => {
    const gone = afterLookUp(proved, "missing", now);
    expect(gone).toEqual({ proof: { ...proved, failingSince: now }, news: "failing" });
    const later = (ms: number) => new Date(now.getTime() + ms);
    const almost = afterLookUp(gone.proof, "wrong", later(proofPatienceMs - 1));
    expect(almost).toEqual({ proof: gone.proof, news: null });
    expect(afterLookUp(gone.proof, "wrong", later(proofPatienceMs))).toEqual({
      proof: { provenAt: null, failingSince: null },
      news: "ended",
    });
    expect(afterLookUp(gone.proof, "found", later(day)).proof).toEqual(proved);
  });

  test("a DNS that does not answer says nothing about it", () => {
    const failing = { ...proved, failingSince: new Date("2026-11-02T12:00:00Z") };
    expect(afterLookUp(failing, "unreachable", now)).toEqual({ proof: failing, news: null });
    expect(afterLookUp(proved, "unreachable", now)).toEqual({ proof: proved, news: null });
  });

  test("a hostname is served only proved, approved and switched on", () => {
    const served = {
      provenAt: "x",
      failingSince: null,
      strayingSince: null,
      strayed: false,
      decision: "approved",
      active: true,
    } as const;
    expect(hostnameState(served)).toBe("served");
    expect(hostnameState({ ...served, failingSince: "x" })).toBe("failing");
    // What is off already is said before what is still to come.
    const strayed = { ...served, strayingSince: "x", strayed: true };
    expect(hostnameState({ ...strayed, failingSince: "x" })).toBe("strayed");
    expect(hostnameState({ ...served, decision: "pending" })).toBe("waits");
    expect(hostnameState({ ...served, provenAt: null })).toBe("unproven");
    expect(hostnameState({ ...served, active: false })).toBe("off");
    expect(hostnameState({ ...served, decision: "refused", provenAt: null })).toBe("refused");
  });
});
