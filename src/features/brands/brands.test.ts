import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { profiles } from "#db/tables/profiles.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { brandsContract as contract } from "./contract.ts";
import { makeBrand, publish } from "./brand.fixture.ts";

let academy: TestAcademy;
let administrator: { browser: Browser; id: string };
let visitor: Browser;
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = await makeActor(academy, "administrator");
  visitor = academy.browser();
});
afterAll(() => academy.close());

const everything = {
  brandName: "Nocturne Prep",
  companyName: "Nocturne Learning",
  primaryColor: "#1A0B2E",
  secondaryColor: "#4a1d6e",
  accentColor: "#e0337c",
  logoUrl: "https://nocturne.example/logo.png",
  faviconUrl: "https://nocturne.example/icon.png",
  ogImageUrl: "https://nocturne.example/share.png",
  metaTitle: "Nocturne Prep",
  metaDescription: "Mathematics in the evening",
  heroTitle: "Quiet evenings, better maths.",
  heroSubtitle: "A patient tutor",
  partnerBlurb: "I have taught for eighteen years.",
  ctaText: "Begin tonight",
  supportEmail: "help@nocturne.example",
  disclaimerText: "Results differ.",
};

describe("C-05 branding by subdomain and active", () => {
  test("is there in any case, with its affiliate, and every field of the specification", async () => {
    const { affiliate } = await makeBrand(academy, { ...everything, subdomain: "nocturne" });
    const { by, active, affiliateStatus } = rules["C-05"];
    const found = await visitor.ok(contract.readBrand, { [by]: "NOCTURNE" });
    expect(found).toEqual({
      brand: {
        ...everything,
        subdomain: "nocturne",
        active,
        primaryColor: "#1a0b2e",
        defaultReferralCode: affiliate.referralCode,
        partnerBlurbStatus: "approved",
        customCss: null,
        customJavascript: null,
        googleAnalyticsId: null,
        facebookPixelId: null,
        tiktokPixelId: null,
      },
      affiliate: {
        id: affiliate.id,
        referralCode: affiliate.referralCode,
        firstName: affiliate.firstName,
        status: affiliateStatus,
      },
    });
  });

  test("comes without its affiliate while that one is not active", async () => {
    const { affiliate, brand } = await makeBrand(academy);
    for (const status of ["suspended", "pending", "rejected"] as const) {
      await academy.database.db
        .update(affiliates)
        .set({ status })
        .where(eq(affiliates.id, affiliate.id));
      const found = await visitor.ok(contract.readBrand, { subdomain: brand.subdomain });
      expect(found).toMatchObject({ affiliate: null, brand: { subdomain: brand.subdomain } });
    }
  });

  test("M-08 is refused by name where there is none, it is off, or the name is none", async () => {
    const { browser } = await makeAffiliate(academy);
    await publish(browser, { subdomain: "not-on-yet", brandName: "Acme" });
    for (const subdomain of ["nobody-has-this", "not-on-yet"]) {
      const answer = await visitor.call(contract.readBrand, { subdomain });
      expect(answer).toMatchObject({ status: 404, code: "brand_not_found" });
    }
    for (const subdomain of ["www", "api", "admin", "mail", "ftp", "blog", "a_b", "xn--acme"]) {
      const answer = await visitor.call(contract.readBrand, { subdomain });
      expect(answer).toMatchObject({ status: 400, code: "subdomain_invalid" });
    }
  });

  test("W-02 gives the blurb only once it is approved, and no longer once it is changed", async () => {
    const { browser, brand } = await makeBrand(academy, { partnerBlurb: "First words" });
    const { subdomain } = brand;
    const blurb = async () =>
      (await visitor.ok(contract.readBrand, { subdomain })).brand.partnerBlurb;
    expect(await blurb()).toBe("First words");
    const form = { subdomain, brandName: "Acme" };
    await publish(browser, { ...form, partnerBlurb: "First words", ctaText: "Go" });
    expect(await blurb()).toBe("First words");
    await publish(browser, { ...form, partnerBlurb: "Other words" });
    expect(await blurb()).toBeNull();
  });
});

describe("D-04 an affiliate's own brand", () => {
  test("is kept with the affiliate's own code, is off at first, and says what keeps it from being seen", async () => {
    const { browser, affiliate } = await makeAffiliate(academy);
    expect(await browser.ok(contract.readOwnBrand, {})).toEqual({
      styles: null,
      brand: null,
      draft: null,
      publishedAt: null,
      canUndo: false,
      isDecided: false,
      problem: null,
      referralCode: affiliate.referralCode,
    });
    await publish(browser, { ...everything, subdomain: " First-One ", companyName: "  " });
    const saved = await browser.ok(contract.readOwnBrand, {});
    expect(saved).toMatchObject({
      brand: {
        subdomain: "first-one",
        active: false,
        companyName: null,
        defaultReferralCode: affiliate.referralCode,
        partnerBlurbStatus: "pending",
        address: expect.stringMatching(/\/brand\/first-one$/),
      },
      problem: "brand_not_found",
    });
  });

  test("names each wrong field, and changes nothing", async () => {
    const { browser } = await makeAffiliate(academy);
    const answer = await browser.call(contract.saveOwnBrand, {
      subdomain: "www",
      brandName: " ",
      primaryColor: "red",
      logoUrl: "http://acme.example/logo.png",
      faviconUrl: "https://user:secret@acme.example/",
      ogImageUrl: "javascript:alert(1)",
      heroTitle: "x".repeat(91),
      ctaText: "one\ntwo",
      supportEmail: "nobody",
    });
    expect(answer).toMatchObject({
      status: 400,
      fields: {
        subdomain: "subdomainReserved",
        brandName: "brandNameMissing",
        primaryColor: "colourInvalid",
        logoUrl: "addressInvalid",
        faviconUrl: "addressInvalid",
        ogImageUrl: "addressInvalid",
        heroTitle: "textTooLong",
        ctaText: "charactersOdd",
        supportEmail: "emailInvalid",
      },
    });
    expect(await browser.ok(contract.readOwnBrand, {})).toMatchObject({ brand: null, draft: null });
  });

  test("cannot have a name that somebody else has; of two at once one gets it", async () => {
    const [first, second] = await Promise.all([makeAffiliate(academy), makeAffiliate(academy)]);
    const form = { subdomain: "wanted-by-two", brandName: "Acme" };
    for (const { browser } of [first, second]) await browser.ok(contract.saveOwnBrand, form);
    const answers = await Promise.all(
      [first, second].map(({ browser }) => browser.call(contract.publishOwnBrand, {})),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: "invalid_input",
      fields: { subdomain: "subdomainTaken" },
    });
    const [loser] = [first, second].filter((_, index) => !answers[index]?.ok);
    await loser?.browser.ok(contract.saveOwnBrand, { ...form, subdomain: "wanted-by-one" });
    const change = await loser?.browser.call(contract.saveOwnBrand, form);
    expect(change).toMatchObject({ fields: { subdomain: "subdomainTaken" } });
  });

  test.each(["pending", "suspended", "rejected"] as const)(
    "M-08 is not changed by an affiliate who is %s",
    async (status) => {
      const { browser } = await makeAffiliate(academy, { status });
      const answer = await browser.call(contract.saveOwnBrand, {
        subdomain: `by-${status}`,
        brandName: "Acme",
      });
      expect(answer).toMatchObject({ status: 404, code: "brand_affiliate_inactive" });
    },
  );

  test("goes with the affiliate's account", async () => {
    const { affiliate, brand } = await makeBrand(academy);
    const { db } = academy.database;
    await db.delete(profiles).where(eq(profiles.id, affiliate.userId));
    const left = await db
      .select()
      .from(affiliateBranding)
      .where(eq(affiliateBranding.id, brand.id));
    expect(left).toEqual([]);
  });
});

describe("the administrator", () => {
  test("sees whose blurb waits first, and who each brand belongs to", async () => {
    const { browser, affiliate } = await makeAffiliate(academy);
    const partnerBlurb = "Waiting words";
    await publish(browser, { subdomain: "waits", brandName: "A", partnerBlurb });
    await makeBrand(academy);
    const { brands } = await administrator.browser.ok(contract.listBrands, {});
    expect(brands[0]).toMatchObject({
      partnerBlurb,
      owner: { id: affiliate.id, status: "active" },
    });
  });

  test("refuses a blurb only with a reason, which the affiliate reads; each decision is written down", async () => {
    const { browser, affiliate } = await makeAffiliate(academy);
    const blurb = "The best tutor on earth";
    const form = { subdomain: "refused", brandName: "A", partnerBlurb: blurb };
    const brand = await publish(browser, form);
    const decision = { brandId: brand.id, isApproved: false, blurb };
    expect(await administrator.browser.call(contract.decideBlurb, decision)).toMatchObject({
      fields: { reason: "reasonMissing" },
    });
    const reason = "Please leave out what nobody can check.";
    await administrator.browser.ok(contract.decideBlurb, { ...decision, reason });
    expect((await browser.ok(contract.readOwnBrand, {})).brand).toMatchObject({
      partnerBlurbStatus: "rejected",
      partnerBlurbReason: reason,
    });
    const deeds = await academy.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, affiliate.id));
    expect(deeds).toMatchObject([
      {
        actorId: administrator.id,
        action: "brand.blurb-decided",
        details: { from: "pending", to: "rejected", reason },
      },
    ]);
  });

  test("approves the words that were read, never others", async () => {
    const { browser } = await makeAffiliate(academy);
    const form = { subdomain: "changes", brandName: "A" };
    const brand = await publish(browser, { ...form, partnerBlurb: "One" });
    await publish(browser, { ...form, partnerBlurb: "Two" });
    const decision = { brandId: brand.id, isApproved: true, blurb: "One" };
    expect(await administrator.browser.call(contract.decideBlurb, decision)).toMatchObject({
      status: 409,
      code: "blurb_changed",
    });
  });

  test("switches a page off at once, and on again", async () => {
    const { brand } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    await administrator.browser.ok(contract.switchBrand, { brandId, subdomain, active: false });
    expect((await visitor.call(contract.readBrand, { subdomain })).ok).toBe(false);
    await administrator.browser.ok(contract.switchBrand, { brandId, subdomain, active: true });
    expect((await visitor.call(contract.readBrand, { subdomain })).ok).toBe(true);
  });
});
