import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { adminContract } from "#features/admin/contract.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { makeBrand, publish } from "./brand.fixture.ts";
import { brandsContract as contract } from "./contract.ts";
import { identityOf } from "./rules/identity.ts";

let academy: TestAcademy;
let administrator: Browser;
beforeAll(async () => {
  academy = await startTestAcademy();
  ({ browser: administrator } = await makeActor(academy, "administrator"));
});
afterAll(() => academy.close());

const listed = async (id: string) => {
  const { brands } = await administrator.ok(contract.listBrands, {});
  return brands.find((one) => one.id === id);
};

const lettersTo = (email: string) =>
  academy.database.db.select().from(emails).where(eq(emails.recipient, email));

const waitingNow = async () => (await administrator.ok(contract.listBrands, {})).waiting;

describe("what waits for the administrator", () => {
  test("a new page, and changed words beside those that were approved; counted in the overview", async () => {
    const before = await waitingNow();
    const { browser, brand } = await makeBrand(academy, { partnerBlurb: "Read words" });
    expect(await listed(brand.id)).toMatchObject({ waits: [], approvedBlurb: "Read words" });
    expect(await waitingNow()).toBe(before);
    const form = { subdomain: brand.subdomain, brandName: "Acme" };
    await publish(browser, { ...form, partnerBlurb: "New words" });
    expect(await listed(brand.id)).toMatchObject({
      waits: ["blurb"],
      approvedBlurb: "Read words",
      partnerBlurb: "New words",
    });
    await publish(browser, { ...form, subdomain: "a-new-name", partnerBlurb: "New words" });
    expect(await listed(brand.id)).toMatchObject({ waits: ["page", "blurb"] });
    expect(await waitingNow()).toBe(before + 1);
    const { concerns } = await administrator.ok(adminContract.readOverview, { timeZone: "UTC" });
    expect(concerns).toContainEqual({ concern: "brands-waiting", count: before + 1 });
  });

  test("stands first in the list, and no longer once it is decided", async () => {
    const { browser } = await makeAffiliate(academy);
    const brand = await publish(browser, { subdomain: "looked-at", brandName: "Acme" });
    await makeBrand(academy);
    const { brands } = await administrator.ok(contract.listBrands, {});
    expect(brands[0]?.id).toBe(brand.id);
    const decided = await administrator.ok(contract.switchBrand, {
      brandId: brand.id,
      subdomain: brand.subdomain,
      active: true,
      identity: identityOf(brand),
    });
    expect(decided.brand.waits).toEqual([]);
  });

  test("is not switched on under a name that the administrator has not read", async () => {
    const { browser } = await makeAffiliate(academy);
    const { id: brandId } = await publish(browser, { subdomain: "first-name", brandName: "Acme" });
    await publish(browser, { subdomain: "second-name", brandName: "Acme" });
    const unread = { brandId, active: true, subdomain: "first-name" };
    expect(await administrator.call(contract.switchBrand, unread)).toMatchObject({
      status: 409,
      code: "brand_changed",
    });
    const { brand } = await administrator.ok(contract.switchBrand, {
      ...unread,
      subdomain: "second-name",
    });
    expect(brand.active).toBe(true);
    // Off it goes under whatever name: a page that has to go cannot wait for a second look.
    const off = await administrator.ok(contract.switchBrand, { ...unread, active: false });
    expect(off.brand.active).toBe(false);
  });

  test("is not left off with a reason that was written about another name", async () => {
    const { browser } = await makeAffiliate(academy);
    const { id: brandId } = await publish(browser, { subdomain: "rude-name", brandName: "Acme" });
    await publish(browser, { subdomain: "kind-name", brandName: "Acme" });
    const unread = { brandId, active: false, subdomain: "rude-name", reason: "A rude name." };
    expect(await administrator.call(contract.switchBrand, unread)).toMatchObject({
      code: "brand_changed",
    });
  });

  test("a page that waits is left off only with a reason; one that is on is switched off at once", async () => {
    const { browser } = await makeAffiliate(academy);
    const { id: brandId } = await publish(browser, { subdomain: "left-off", brandName: "Acme" });
    const off = { brandId, subdomain: "left-off", active: false };
    const bare = await administrator.call(contract.switchBrand, off);
    expect(bare).toMatchObject({ status: 400, fields: { reason: "reasonMissing" } });
    const reason = "Please use a name that is yours.";
    const left = await administrator.ok(contract.switchBrand, { ...off, reason });
    expect(left.brand).toMatchObject({ active: false, waits: [] });
    expect(await browser.ok(contract.readOwnBrand, {})).toMatchObject({ isDecided: true });
  });
});

describe("letters about a decision", () => {
  test("say what was approved or refused, with the reason, in the affiliate's language", async () => {
    const { browser, affiliate, email } = await makeAffiliate(academy);
    await academy.database.db
      .update(profiles)
      .set({ locale: "es" })
      .where(eq(profiles.id, affiliate.userId));
    const blurb = "La mejor del mundo";
    const form = { subdomain: "con-cartas", brandName: "Puerta Azul", partnerBlurb: blurb };
    const { id: brandId } = await publish(browser, form);
    const sent = async () =>
      (await lettersTo(email)).filter(({ kind }) => kind.startsWith("brand-"));
    const reason = "Nadie puede comprobarlo.";
    await administrator.ok(contract.decideBlurb, { brandId, isApproved: false, blurb, reason });
    const [refused] = await sent();
    expect(refused).toMatchObject({
      kind: "brand-blurb-decided",
      subject: "Tus palabras en Puerta Azul no se muestran",
    });
    expect(refused?.textBody).toContain(reason);
    expect(refused?.textBody).toContain("/affiliate/brand");
    await administrator.ok(contract.decideBlurb, { brandId, isApproved: true, blurb });
    const { subdomain } = form;
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: true });
    expect((await sent()).map(({ subject }) => subject).toSorted()).toEqual([
      "Tu página Puerta Azul es pública",
      "Tus palabras en Puerta Azul están aprobadas",
      "Tus palabras en Puerta Azul no se muestran",
    ]);
    // Off and on again is no news about what was decided.
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: false });
    expect(await sent()).toHaveLength(3);
  });

  test("are not written where the decision came too late", async () => {
    const { browser, email } = await makeAffiliate(academy);
    const form = { subdomain: "too-late", brandName: "Acme" };
    const { id: brandId } = await publish(browser, { ...form, partnerBlurb: "One" });
    await publish(browser, { ...form, partnerBlurb: "Two" });
    const late = { brandId, isApproved: true, blurb: "One" };
    expect(await administrator.call(contract.decideBlurb, late)).toMatchObject({
      code: "blurb_changed",
    });
    const letters = await lettersTo(email);
    expect(letters.filter(({ kind }) => kind.startsWith("brand-"))).toEqual([]);
  });
});
