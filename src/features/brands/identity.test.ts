import { eq, sql } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { approveIdentity, makeBrand, publish } from "./brand.fixture.ts";
import { brandsContract as contract } from "./contract.ts";
import { readShownLook } from "./families/read-look.ts";
import { plainPicture, uploaded } from "./pictures/pictures.fixture.ts";
import { type Identity, identityOf } from "./rules/identity.ts";

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

  test("is its company, its title and its picture for sharing too", async () => {
    const kept = { companyName: "Lamp Ltd", metaTitle: "Calm lessons" };
    const { browser, brand } = await makeBrand(academy, { brandName: "Lamp Row", ...kept });
    const { subdomain, id: brandId } = brand;
    const shown = async () => (await academy.browser().ok(contract.readBrand, { subdomain })).brand;
    expect(await shown()).toMatchObject(kept);
    for (const change of [
      { companyName: "Bank of Somewhere" },
      { metaTitle: "Bank of Somewhere" },
      { ogImageUrl: await uploaded(browser, "ogImage", await plainPicture(1200, 630, "png")) },
    ]) {
      const form = { subdomain, brandName: "Lamp Row", ...kept, ...change };
      expect(await publish(browser, form)).toMatchObject({ identityStatus: "pending", ...change });
      expect(await shown()).toMatchObject({ ...kept, ogImageUrl: null });
      expect((await listed(brandId))?.waits).toEqual(["identity"]);
      const back = { subdomain, brandName: "Lamp Row", ...kept };
      expect(await publish(browser, back)).toMatchObject({ identityStatus: "approved" });
    }
  });

  test("is refused still where it was when it had fewer parts", async () => {
    const { browser, brand } = await makeBrand(academy, { brandName: "Fewer Parts" });
    const reason = "You are no bank.";
    const words = JSON.stringify(["Bank of Fewer", null, null, null]);
    await academy.database.db
      .update(affiliateBranding)
      .set({ refusedIdentities: [{ words, reason }] })
      .where(eq(affiliateBranding.id, brand.id));
    const { subdomain } = brand;
    const form = { subdomain, brandName: "Bank of Fewer", companyName: "Any Ltd" };
    expect(await publish(browser, form)).toMatchObject({
      identityStatus: "rejected",
      identityReason: reason,
    });
  });

  test("is told to be refused without the name that was, and that others stay only where there are any", async () => {
    const { affiliate, browser, brand } = await makeBrand(academy, { brandName: "Plain Lamp" });
    const { subdomain, id: brandId } = brand;
    const reason = "No.";
    const refuse = async (identity: Identity) => {
      const { db } = academy.database;
      await administrator.ok(contract.decideIdentity, {
        brandId,
        isApproved: false,
        identity,
        reason,
      });
      const rows = await db.select().from(emails).where(eq(emails.recipient, affiliate.email));
      return rows.filter(({ kind }) => kind === "brand-identity-decided");
    };
    const changed = await publish(browser, { subdomain, brandName: "Bank of Lamps" });
    const [first] = await refuse(identityOf(changed));
    expect(first?.subject).toBe("Your new name and pictures were not approved");
    expect(first?.textBody).toContain("Those that were approved before stay");
    expect(first?.textBody).not.toContain("Bank of Lamps");
    await publish(browser, { subdomain, brandName: "Plain Lamp" });
    const both = await refuse(identityOf(brand));
    const second = both.find(({ id }) => id !== first?.id);
    expect(second?.textBody).toContain("Your page is called by its address");
    expect(second?.textBody).not.toContain("stay");
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
    ).toMatchObject({ status: 409, code: "identity_changed" });
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
  const file = new URL("../../../migrations/0038_unseen_identities.sql", import.meta.url);
  const [widen = "", update = ""] = (await readFile(file, "utf8"))
    .split("--> statement-breakpoint")
    .slice(-2);
  const made = async (name: string, row: Partial<typeof affiliateBranding.$inferInsert>) => {
    const { browser, brand } = await makeBrand(academy, { brandName: name });
    const { id, subdomain } = brand;
    await db.update(affiliateBranding).set(row).where(eq(affiliateBranding.id, id));
    return { id, subdomain, browser, identity: identityOf(brand) };
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
    identity: looked.identity,
  });
  // As it was stored when it had four fields, with the spaces of the database.
  await db
    .update(affiliateBranding)
    .set({ approvedIdentity: '["Changed Since", null, null, null]' })
    .where(eq(affiliateBranding.id, changed.id));
  await db
    .update(affiliateBranding)
    .set({ companyName: "Shown Until Now Ltd" })
    .where(eq(affiliateBranding.id, changed.id));
  await db.execute(sql.raw(widen));
  await db.execute(sql.raw(update));
  expect((await listed(changed.id))?.approvedIdentity).toMatchObject({
    brandName: "Changed Since",
    companyName: "Shown Until Now Ltd",
    metaTitle: null,
  });
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
    companyName: "Shown Until Now Ltd",
    heroTitle: "Other words",
  });
  expect(again.identityStatus).toBe("pending");
  await approveIdentity(academy, again);
  expect(await listed(brandId)).toMatchObject({ waits: [], identityStatus: "approved" });
  const later = await publish(browser, {
    subdomain,
    brandName: "Changed Since",
    companyName: "Shown Until Now Ltd",
  });
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
      "Lessons by Faro",
      "Faro Madrid",
      "FaroKids",
      "FaroIA",
      "FarOnline School Faro-Online",
      "FaroTutorAcademia",
      "El faroacademy",
      "Far0Kids Sevilla",
      "F a r o Kids",
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
      "Farola",
      "Faros Unidos",
      "Academia Ñandú",
      "Norma Teaching",
      "Дом учёбы",
      "Norma Learning",
    ]) {
      expect(await answer(name), name).toBeNull();
    }
  });

  test("is looked at again when it is approved, and an equal one is said beside it", async () => {
    const early = await makeAffiliate(academy);
    const waiting = await publish(early.browser, {
      subdomain: "early-one",
      brandName: "Calm Moon",
    });
    const { brand: other } = await makeBrand(academy, { brandName: "Cairn Moon" });
    expect((await listed(waiting.id))?.namesakes).toEqual([]);
    const on = { brandId: waiting.id, subdomain: "early-one", active: true };
    const { db } = academy.database;
    const approve = (name: string) => {
      const approvedIdentity = JSON.stringify([name]);
      return db
        .update(affiliateBranding)
        .set({ approvedIdentity })
        .where(eq(affiliateBranding.id, other.id));
    };
    // Another is called so by now, in disguise: "rn" reads as "m".
    await approve("Calrn Moon");
    const identity = identityOf(waiting);
    const refused = { status: 409, code: "brand_name_looks_alike" };
    expect(await administrator.call(contract.switchBrand, { ...on, identity })).toMatchObject(
      refused,
    );
    await administrator.ok(contract.switchBrand, on);
    const decision = { brandId: waiting.id, isApproved: true, identity };
    expect(await administrator.call(contract.decideIdentity, decision)).toMatchObject(refused);
    await approve("calm  moon");
    expect((await listed(waiting.id))?.namesakes).toEqual([other.subdomain]);
    const { brand } = await administrator.ok(contract.decideIdentity, decision);
    expect(brand).toMatchObject({ identityStatus: "approved", namesakes: [other.subdomain] });
  });
});
