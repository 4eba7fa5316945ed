import type { z } from "zod";
import { makeActor } from "#app/testing/make-actor.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import type { StoredAffiliate } from "#features/affiliates/records.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { brandsContract } from "./contract.ts";
import type { BrandForm, KeptBrand } from "./contract/fields.ts";
import { identityOf } from "./rules/identity.ts";

let made = 0;

/** An administrator approves what a brand is known by as it was published last. */
export async function approveIdentity(academy: TestAcademy, brand: KeptBrand): Promise<void> {
  const { browser } = await makeActor(academy, "administrator");
  await browser.ok(brandsContract.decideIdentity, {
    brandId: brand.id,
    isApproved: true,
    identity: identityOf(brand),
  });
}

/** Saves what an affiliate says about their page, and publishes it. */
export async function publish(
  browser: Browser,
  form: z.input<typeof brandsContract.saveOwnBrand.input>,
): Promise<KeptBrand> {
  await browser.ok(brandsContract.saveOwnBrand, form);
  const { brand } = await browser.ok(brandsContract.publishOwnBrand, {});
  if (!brand) throw new Error("no brand was published");
  return brand;
}

/** A brand that came about by the real calls: the affiliate made it, the administrator approved and switched it on. */
export async function makeBrand(
  academy: TestAcademy,
  form: Partial<BrandForm> = {},
): Promise<{ browser: Browser; affiliate: StoredAffiliate; brand: KeptBrand }> {
  made++;
  const { browser, affiliate } = await makeAffiliate(academy);
  const given = { subdomain: `brand-${made}`, brandName: "Acme", ...form };
  const brand = await publish(browser, given);
  const { browser: administrator } = await makeActor(academy, "administrator");
  if (brand.partnerBlurb !== null) {
    await administrator.ok(brandsContract.decideBlurb, {
      brandId: brand.id,
      isApproved: true,
      blurb: brand.partnerBlurb,
    });
  }
  const { id: brandId, subdomain } = brand;
  await administrator.ok(brandsContract.switchBrand, {
    brandId,
    subdomain,
    active: true,
    identity: identityOf(brand),
  });
  return { browser, affiliate, brand };
}
