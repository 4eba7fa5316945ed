import { punycodePrefix, reservedSubdomains, subdomainPattern } from "#shared/subdomains.ts";
import { looksLike } from "#shared/look-alike.ts";

const pattern = new RegExp(subdomainPattern);

/** What is wrong with the name of a brand's address; null where nothing is. */
export function subdomainProblem(
  subdomain: string,
): "subdomainMissing" | "subdomainInvalid" | "subdomainReserved" | "subdomainLooksAlike" | null {
  if (subdomain === "") return "subdomainMissing";
  if (reservedSubdomains.some((reserved) => reserved === subdomain)) return "subdomainReserved";
  if (reservedSubdomains.some((reserved) => looksLike(subdomain, reserved))) {
    return "subdomainLooksAlike";
  }
  const isWellFormed = pattern.test(subdomain) && !subdomain.startsWith(punycodePrefix);
  return isWellFormed ? null : "subdomainInvalid";
}

/** A name as it is stored and looked up: an address is the same in capitals. */
export function normalSubdomain(typed: string): string {
  return typed.trim().toLowerCase();
}
