import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { makeBrand, publish } from "./brand.fixture.ts";
import { brandsContract as contract } from "./contract.ts";

let academy: TestAcademy;
let administrator: Browser;
beforeAll(async () => {
  academy = await startTestAcademy();
  ({ browser: administrator } = await makeActor(academy, "administrator"));
});
afterAll(() => academy.close());

const publicOf = async (subdomain: string) =>
  (await academy.browser().ok(contract.readBrand, { subdomain })).brand;

describe("D-04 draft and published", () => {
  test("what is saved is nobody's to see; what is published is the page", async () => {
    const { browser, brand } = await makeBrand(academy, { heroTitle: "First" });
    const { subdomain } = brand;
    const form = { subdomain, brandName: "Acme" };
    const saved = await browser.ok(contract.saveOwnBrand, { ...form, heroTitle: "Second" });
    expect(saved).toMatchObject({ brand: { heroTitle: "First" }, draft: { heroTitle: "Second" } });
    expect((await publicOf(subdomain)).heroTitle).toBe("First");
    const { brands } = await administrator.ok(contract.listBrands, {});
    expect(JSON.stringify(brands)).not.toContain("Second");
    const published = await browser.ok(contract.publishOwnBrand, {});
    expect(published).toMatchObject({ brand: { heroTitle: "Second" }, draft: null, canUndo: true });
    expect((await publicOf(subdomain)).heroTitle).toBe("Second");
  });

  test("a draft that says what is public already is none", async () => {
    const { browser, brand } = await makeBrand(academy, { heroTitle: "First" });
    const form = { subdomain: brand.subdomain, brandName: "Acme" };
    await browser.ok(contract.saveOwnBrand, { ...form, heroTitle: "Second" });
    const back = await browser.ok(contract.saveOwnBrand, { ...form, heroTitle: "First" });
    expect(back.draft).toBeNull();
    // Publishing it again is no second version.
    expect((await browser.ok(contract.publishOwnBrand, {})).canUndo).toBe(false);
  });

  test("a name from before the rules for names hinders no other change, and none like it is taken anew", async () => {
    const { browser, brand } = await makeBrand(academy);
    const brandName = "Acme.school tutors";
    await academy.database.db
      .update(affiliateBranding)
      .set({ brandName })
      .where(eq(affiliateBranding.id, brand.id));
    const { subdomain } = brand;
    await browser.ok(contract.saveOwnBrand, { subdomain, brandName, heroTitle: "Second" });
    const { brand: published } = await browser.ok(contract.publishOwnBrand, {});
    expect(published).toMatchObject({ brandName, heroTitle: "Second" });
    for (const [name, problem] of [
      ["Acme.school", "nameHoldsAddress"],
      ["Ac\u200Bme", "charactersOdd"],
    ] as const) {
      const form = { subdomain, brandName: name };
      expect(await browser.call(contract.saveOwnBrand, form)).toMatchObject({
        status: 400,
        fields: { brandName: problem },
      });
    }
  });

  test("a first draft is no page yet, and publishing nothing is refused", async () => {
    const { browser } = await makeAffiliate(academy);
    const nothing = await browser.call(contract.publishOwnBrand, {});
    expect(nothing).toMatchObject({ status: 404, code: "brand_not_found" });
    const form = { subdomain: "only-a-draft", brandName: "Acme" };
    const saved = await browser.ok(contract.saveOwnBrand, form);
    expect(saved).toMatchObject({ brand: null, draft: form, publishedAt: null });
    const seen = await academy.browser().call(contract.readBrand, { subdomain: "only-a-draft" });
    expect(seen).toMatchObject({ code: "brand_not_found" });
  });

  test("words that changed wait for the administrator once they are published, and not before", async () => {
    const { browser, brand } = await makeBrand(academy, { partnerBlurb: "Read words" });
    const form = { subdomain: brand.subdomain, brandName: "Acme", partnerBlurb: "New words" };
    await browser.ok(contract.saveOwnBrand, form);
    expect((await publicOf(brand.subdomain)).partnerBlurb).toBe("Read words");
    const { brand: after } = await browser.ok(contract.publishOwnBrand, {});
    expect(after).toMatchObject({ partnerBlurb: "New words", partnerBlurbStatus: "pending" });
    expect((await publicOf(brand.subdomain)).partnerBlurb).toBeNull();
  });

  test("a name that changed switches the page off once it is published, and not before", async () => {
    const { browser, brand } = await makeBrand(academy);
    await browser.ok(contract.saveOwnBrand, { subdomain: "renamed-later", brandName: "Acme" });
    expect((await publicOf(brand.subdomain)).active).toBe(true);
    const published = await browser.ok(contract.publishOwnBrand, {});
    expect(published).toMatchObject({ brand: { active: false }, isDecided: false });
  });

  test("a name that somebody else published meanwhile is refused at its field", async () => {
    const [first, second] = await Promise.all([makeAffiliate(academy), makeAffiliate(academy)]);
    const form = { subdomain: "wanted-meanwhile", brandName: "Acme" };
    await first.browser.ok(contract.saveOwnBrand, form);
    await publish(second.browser, form);
    const answer = await first.browser.call(contract.publishOwnBrand, {});
    expect(answer).toMatchObject({ status: 400, fields: { subdomain: "subdomainTaken" } });
    expect((await first.browser.ok(contract.readOwnBrand, {})).draft).toMatchObject(form);
  });
});

describe("D-04 one step back", () => {
  test("brings the version before, keeps what was undone as a draft, and can itself be undone", async () => {
    const { browser, brand } = await makeBrand(academy, { heroTitle: "First" });
    const { subdomain } = brand;
    await publish(browser, { subdomain, brandName: "Acme", heroTitle: "Second" });
    const undone = await browser.ok(contract.undoPublish, {});
    expect(undone).toMatchObject({ brand: { heroTitle: "First" }, draft: { heroTitle: "Second" } });
    expect((await publicOf(subdomain)).heroTitle).toBe("First");
    const again = await browser.ok(contract.undoPublish, {});
    expect(again).toMatchObject({ brand: { heroTitle: "Second" }, draft: null });
  });

  test("leaves a newer draft as it is", async () => {
    const { browser, brand } = await makeBrand(academy, { heroTitle: "First" });
    const form = { subdomain: brand.subdomain, brandName: "Acme" };
    await publish(browser, { ...form, heroTitle: "Second" });
    await browser.ok(contract.saveOwnBrand, { ...form, heroTitle: "Third" });
    const undone = await browser.ok(contract.undoPublish, {});
    expect(undone).toMatchObject({ brand: { heroTitle: "First" }, draft: { heroTitle: "Third" } });
  });

  test("is refused where there is none", async () => {
    const { browser } = await makeBrand(academy);
    const answer = await browser.call(contract.undoPublish, {});
    expect(answer).toMatchObject({ status: 409, code: "no_earlier_version" });
  });

  test("words that were approved once are approved when they come back; those refused since are not", async () => {
    const { browser, brand } = await makeBrand(academy, { partnerBlurb: "Good words" });
    const form = { subdomain: brand.subdomain, brandName: "Acme" };
    await publish(browser, { ...form, partnerBlurb: "Other words" });
    const undone = await browser.ok(contract.undoPublish, {});
    expect(undone.brand).toMatchObject({
      partnerBlurb: "Good words",
      partnerBlurbStatus: "approved",
    });
    const decision = { brandId: brand.id, isApproved: false, reason: "Not true any more" };
    await administrator.ok(contract.decideBlurb, { ...decision, blurb: "Good words" });
    await browser.ok(contract.undoPublish, {});
    const back = await browser.ok(contract.undoPublish, {});
    expect(back.brand).toMatchObject({
      partnerBlurb: "Good words",
      partnerBlurbStatus: "rejected",
    });
    expect((await publicOf(brand.subdomain)).partnerBlurb).toBeNull();
  });

  test("words that were refused stay refused, whatever was published in between, until they are approved", async () => {
    const { browser, brand } = await makeBrand(academy, { partnerBlurb: "Bad words" });
    const form = { subdomain: brand.subdomain, brandName: "Acme" };
    const decision = { brandId: brand.id, blurb: "Bad words" };
    const reason = "Nobody can know that.";
    await administrator.ok(contract.decideBlurb, { ...decision, isApproved: false, reason });
    await publish(browser, { ...form, partnerBlurb: "Other words" });
    const refused = { partnerBlurbStatus: "rejected", partnerBlurbReason: reason };
    expect((await browser.ok(contract.undoPublish, {})).brand).toMatchObject(refused);
    await publish(browser, form);
    expect(await publish(browser, { ...form, partnerBlurb: "Bad words" })).toMatchObject(refused);
    await administrator.ok(contract.decideBlurb, { ...decision, isApproved: true });
    await publish(browser, form);
    expect(await publish(browser, { ...form, partnerBlurb: "Bad words" })).toMatchObject({
      partnerBlurbStatus: "approved",
      partnerBlurbReason: null,
    });
  });
});

describe("P-01 who may publish", () => {
  test.each(["pending", "suspended", "rejected"] as const)("not who is %s", async (status) => {
    const { browser } = await makeAffiliate(academy, { status });
    for (const call of [contract.publishOwnBrand, contract.undoPublish]) {
      expect(await browser.call(call, {})).toMatchObject({ code: "brand_affiliate_inactive" });
    }
  });
});
