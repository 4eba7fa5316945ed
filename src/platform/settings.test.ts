import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (environment: Record<string, string>) => readSettings(environment, "/srv/faro");

describe("V-09 settings", () => {
  test("nothing set works: the built-in voice and an embedded database", () => {
    const { settings, warnings } = read({});
    expect(warnings).toEqual([]);
    expect(settings).toMatchObject({
      environment: "production",
      host: "localhost",
      port: 3000,
      dataDir: "/srv/faro/data",
      databaseUrl: null,
      model: null,
      adminEmails: ["admin@localhost.localdomain"],
    });
    expect(settings.publicUrl.href).toBe("http://localhost:3000/");
  });

  test.each([
    ["SUPABASE_URL", "http://abc.supabase.co"],
    ["SUPABASE_URL", "https://abc.supabase.co.evil.example"],
    ["SUPABASE_URL", "https://example.org"],
    ["ENVIRONMENT", "playground"],
    ["PORT", "eighty"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://localhost/faro"],
    ["ADMIN_EMAIL", "nobody"],
    ["SMTP_URL", "https://relay.example.org"],
    ["AI_PROVIDER", "oracle"],
    ["PUBLIC_ADDRESSES", "192.0.2.7, faro.example"],
    ["CURRICULUM_DIR", "/nowhere/skills"],
    ["DNS_SERVER", "dns.example.org"],
    ["DNS_SERVER", "192.0.2.1:0"],
  ])("a bad %s is reported in one line and the safe default holds", (name, value) => {
    const { settings, warnings } = read({ [name]: value });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(new RegExp(`^${name} is not valid`));
    expect(warnings[0]).not.toContain("\n");
    expect(settings).toEqual(read({}).settings);
  });

  test.each([
    ["PORT", "eighty", "must be a whole number from 0 to 65535"],
    ["PORT", "70000", "must be a whole number from 0 to 65535"],
    ["ENVIRONMENT", "playground", "must be development, staging, production or test"],
    ["LOG_LEVEL", "loud", "must be silent, error, warn, info or debug"],
    ["ACCOUNT_ANSWERS", "maybe", "must be told or neutral"],
    ["CONSENT_PROOF", "maybe", "must be email or email-plus"],
    ["AI_HOSTING", "cloud", "must be own or external"],
  ])("%s=%s is answered in our own words", (name, value, reason) => {
    expect(read({ [name]: value }).warnings[0]).toContain(`${name} is not valid (${reason});`);
  });

  test("a good Supabase address and each environment are taken", () => {
    const { settings } = read({ SUPABASE_URL: "https://abc.supabase.co", ENVIRONMENT: "staging" });
    expect(settings.supabaseUrl?.hostname).toBe("abc.supabase.co");
    expect(settings.environment).toBe("staging");
  });

  test("W-05 addresses of this academy and a DNS server are taken", () => {
    const { settings } = read({ PUBLIC_ADDRESSES: "192.0.2.7, 2001:db8::7" });
    expect(settings).toMatchObject({
      publicAddresses: ["192.0.2.7", "2001:db8::7"],
      dnsServer: null,
    });
    for (const DNS_SERVER of ["192.0.2.1", "192.0.2.1:5353", "[2001:db8::1]:53"]) {
      expect(read({ DNS_SERVER }).settings.dnsServer).toBe(DNS_SERVER);
    }
  });

  test("a provider without what it needs leaves the built-in voice, and says why", () => {
    expect(read({ AI_PROVIDER: "openai", AI_MODEL: "m" })).toMatchObject({
      settings: { model: null },
      warnings: [expect.stringContaining("AI_API_KEY is not set")],
    });
    expect(read({ AI_PROVIDER: "openai-compatible" }).warnings[0]).toContain("AI_MODEL is not set");
    const local = read({ AI_PROVIDER: "openai-compatible", AI_MODEL: "llama3.2" });
    expect(local.settings.model?.baseUrl.href).toBe("http://localhost:11434/v1");
  });
});
