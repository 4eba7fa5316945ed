import { eq, sql } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { approveIdentity, identityOf, makeBrand, publish } from "./brand.fixture.ts";
import { brandsContract as contract } from "./contract.ts";
import { readShownLook } from "./families/read-look.ts";

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

/** What everybody sees of a brand: on its page, and in the families' look. */
async function seen(subdomain: string) {
  const { brand } = await academy.browser().ok(contract.readBrand, { subdomain });
  const look = await readShownLook(academy.database.db, subdomain);
  expect(look?.name).toBe(brand.brandName ?? subdomain);
  expect(look?.supportEmail).toBe(brand.supportEmail);
  return [brand.brandName, brand.supportEmail];
}

describe("W-02 what a brand on is known by", () => {
  test("stays until an administrator has looked at the change, beside what was approved", async () => {
    const first = { brandName: "Calm Lamp", supportEmail: "help@calm.example" };
    const { browser, brand } = await makeBrand(academy, first);
    const { subdomain, id: brandId } = brand;
    expect(await listed(brandId)).toMatchObject({ waits: [], identityStatus: "approved" });
    const changed = await publish(browser, {
      subdomain,
      brandName: "Bank of Somewhere",
      supportEmail: "collect@calm.example",
      heroTitle: "New at once",
    });
    expect(changed).toMatchObject({ identityStatus: "pending", heroTitle: "New at once" });
    expect(await seen(subdomain)).toEqual(["Calm Lamp", "help@calm.example"]);
    expect(await listed(brandId)).toMatchObject({
      waits: ["identity"],
      brandName: "Bank of Somewhere",
      approvedIdentity: { ...first, logoUrl: null, faviconUrl: null },
    });
    // Off and on again is no look at it.
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: false });
    const identity = identityOf(changed);
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: true, identity });
    expect(await seen(subdomain)).toEqual(["Calm Lamp", "help@calm.example"]);

    const bare = { brandId, isApproved: false, identity };
    expect(await administrator.call(contract.decideIdentity, bare)).toMatchObject({
      fields: { reason: "reasonMissing" },
    });
    const reason = "You are no bank.";
    await administrator.ok(contract.decideIdentity, { ...bare, reason });
    expect((await browser.ok(contract.readOwnBrand, {})).brand).toMatchObject({
      identityStatus: "rejected",
      identityReason: reason,
    });
    expect(await seen(subdomain)).toEqual(["Calm Lamp", "help@calm.example"]);

    const next = { subdomain, brandName: "Calm Lamps", supportEmail: null };
    await approveIdentity(academy, await publish(browser, next));
    expect(await seen(subdomain)).toEqual(["Calm Lamps", null]);
    // What was refused stays refused, and what was approved needs no second look.
    const again = {
      subdomain,
      brandName: identity.brandName ?? "",
      supportEmail: identity.supportEmail,
    };
    expect(await publish(browser, again)).toMatchObject({ identityReason: reason });
    expect(await publish(browser, next)).toMatchObject({ identityStatus: "approved" });
  });

  test("is not approved unread: others are there by now", async () => {
    const { browser, brand } = await makeBrand(academy, { brandName: "Read One" });
    const { subdomain, id: brandId } = brand;
    const two = await publish(browser, { subdomain, brandName: "Read Two" });
    await publish(browser, { subdomain, brandName: "Unread Three" });
    const late = { brandId, isApproved: true, identity: identityOf(two) };
    expect(await administrator.call(contract.decideIdentity, late)).toMatchObject({
      status: 409,
      code: "identity_changed",
    });
    expect(await seen(subdomain)).toEqual(["Read One", null]);
  });

  test("of a page that is new is approved with it, as it was read", async () => {
    const { browser } = await makeAffiliate(academy);
    const read = await publish(browser, { subdomain: "seen-first", brandName: "Seen" });
    const brand = await publish(browser, { subdomain: "seen-first", brandName: "Unseen" });
    const { id: brandId, subdomain } = brand;
    expect((await listed(brandId))?.waits).toEqual(["page"]);
    const on = { brandId, subdomain, active: true };
    expect(
      await administrator.call(contract.switchBrand, { ...on, identity: identityOf(read) }),
    ).toMatchObject({ code: "brand_changed" });
    // Whoever says nothing about it has not approved it.
    await administrator.ok(contract.switchBrand, on);
    expect(await seen(subdomain)).toEqual([null, null]);
    expect((await listed(brandId))?.waits).toEqual(["identity"]);
    await approveIdentity(academy, brand);
    expect(await seen(subdomain)).toEqual(["Unseen", null]);
  });
});

test("W-02 what was taken over as approved without a look waits, is shown meanwhile, and publishing it again approves nothing", async () => {
  const { db } = academy.database;
  const file = new URL("../../../migrations/0037_unseen_identities.sql", import.meta.url);
  const update = (await readFile(file, "utf8")).split("--> statement-breakpoint").at(-1) ?? "";
  const made = async (name: string, row: Partial<typeof affiliateBranding.$inferInsert>) => {
    const { browser, brand } = await makeBrand(academy, { brandName: name });
    const { id, subdomain } = brand;
    await db.update(affiliateBranding).set(row).where(eq(affiliateBranding.id, id));
    return { id, subdomain, browser };
  };
  const before = new Date("2026-01-01");
  const after = new Date("2026-01-02");
  const seenFirst = await made("Seen Well", { publishedAt: before, decidedAt: after });
  const changed = await made("Changed Since", { publishedAt: after, decidedAt: before });
  const never = await made("Never Seen", { decidedAt: null });
  const looked = await made("Looked At Later", { publishedAt: after, decidedAt: before });
  await administrator.ok(contract.decideIdentity, {
    brandId: looked.id,
    isApproved: true,
    identity: { brandName: "Looked At Later", logoUrl: null, faviconUrl: null, supportEmail: null },
  });
  await db.execute(sql.raw(update));
  for (const { id } of [seenFirst, looked]) {
    expect(await listed(id)).toMatchObject({ waits: [], identityStatus: "approved" });
  }
  for (const { id } of [changed, never]) {
    expect(await listed(id)).toMatchObject({ waits: ["identity"], identityStatus: "pending" });
  }
  expect(await seen(changed.subdomain)).toEqual(["Changed Since", null]);
  const { subdomain, browser, id: brandId } = changed;
  const again = await publish(browser, {
    subdomain,
    brandName: "Changed Since",
    heroTitle: "Other words",
  });
  expect(again.identityStatus).toBe("pending");
  await approveIdentity(academy, again);
  expect(await listed(brandId)).toMatchObject({ waits: [], identityStatus: "approved" });
  const later = await publish(browser, { subdomain, brandName: "Changed Since" });
  expect(later.identityStatus).toBe("approved");
});

describe("a brand's name", () => {
  test("is not the academy's, nor another live brand's in disguise, and holds nothing that is not drawn", async () => {
    await makeBrand(academy, { brandName: "Norma Learning" });
    const { browser } = await makeAffiliate(academy);
    const answer = async (brandName: string) => {
      const form = { subdomain: "named-well", brandName };
      const given = await browser.call(contract.saveOwnBrand, form);
      return given.ok ? null : given.fields?.brandName;
    };
    for (const name of [
      "Faro",
      "FARO",
      "F a r o",
      "Far0",
      "F\u0430ro",
      "Fáro",
      "Faro Academy",
      "El Faro",
    ]) {
      expect(await answer(name), name).toBe("brandNameLooksAlike");
    }
    for (const name of [
      "Norrna Learning",
      "Norma-Learning",
      "N\u043Erma Learning",
      "Nórma learning",
    ]) {
      expect(await answer(name), name).toBe("brandNameLooksAlike");
    }
    for (const name of [
      "Acme\u202E",
      "Ac\u200Bme",
      "Acme\u00AD",
      "\u3164",
      "Ac\u2028me",
      "A\uFEFFcme",
    ]) {
      expect(await answer(name), JSON.stringify(name)).toBe("charactersOdd");
    }
    for (const name of [
      "Farolillo",
      "Academia Ñandú",
      "Norma Teaching",
      "Дом учёбы",
      "Norma Learning",
    ]) {
      expect(await answer(name), name).toBeNull();
    }
  });
});
