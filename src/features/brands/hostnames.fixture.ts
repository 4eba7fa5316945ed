import { makeActor } from "#app/testing/make-actor.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { makeBrand } from "./brand.fixture.ts";
import { brandsContract } from "./contract.ts";
import type { BrandForm } from "./contract/fields.ts";
import type { DnsServer } from "./dns-server.fixture.ts";

let made = 0;

/** A brand with a hostname that its affiliate has entered; a name of its own where none is given. */
export async function makeHostname(
  academy: TestAcademy,
  options: { hostname?: string; form?: Partial<BrandForm> } = {},
) {
  made++;
  const brand = await makeBrand(academy, options.form);
  const name = options.hostname ?? `tutor.partner-number-${made}.org`;
  const { hostname } = await brand.browser.ok(brandsContract.saveOwnHostname, { hostname: name });
  if (!hostname) throw new Error("no hostname was entered");
  return { ...brand, hostname: name, records: hostname.records };
}

/** A brand at a hostname that the DNS proves and the administrator has approved: it is served. */
export async function makeServedHostname(
  academy: TestAcademy,
  dns: DnsServer,
  options: { hostname?: string; form?: Partial<BrandForm> } = {},
) {
  const entered = await makeHostname(academy, options);
  for (const { type, name, value } of entered.records) dns.set(type, name, value);
  await entered.browser.ok(brandsContract.checkOwnHostname, {});
  const administrator = await makeActor(academy, "administrator");
  await administrator.browser.ok(brandsContract.decideHostname, {
    brandId: entered.brand.id,
    isApproved: true,
    hostname: entered.hostname,
  });
  return { ...entered, administrator };
}
