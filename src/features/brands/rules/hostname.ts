import { parse } from "tldts";
import type { FieldProblem } from "#shared/field-problems.ts";
import { shippedFacts, site } from "#shared/site.ts";
import { punycodePrefix, reservedSubdomains } from "#shared/subdomains.ts";
import { looksLike } from "#shared/look-alike.ts";
import { baseDomain } from "./site-host.ts";

/** Before the hostname stands this label where it is proved; the whole has to fit into a name of DNS. */
export const proofLabel = "_faro";

const lengthMax = 253 - proofLabel.length - 1;

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A hostname as it is stored and looked up: a name is the same in capitals and with the dot of the root. */
export function normalHostname(typed: string): string {
  return typed.trim().toLowerCase().replace(/\.$/, "");
}

/** A hostname taken apart. */
export type HostnameParts = {
  /** What is bought at a registrar: "acme.com". */
  domain: string;
  /** The name of it without the public ending: "acme". */
  name: string;
  /** What stands before it: "tutor"; empty where the hostname is the domain itself. */
  below: string;
};

/** The parts of a hostname; null where it is no domain that anybody could register. */
export function hostnameParts(hostname: string): HostnameParts | null {
  const { domain, domainWithoutSuffix, subdomain, isIcann, isPrivate } = parse(hostname, {
    allowPrivateDomains: true,
  });
  if (!domain || !domainWithoutSuffix || !(isIcann || isPrivate)) return null;
  return { domain, name: domainWithoutSuffix, below: subdomain ?? "" };
}

/** What is wrong with a hostname by itself, whoever else has names; null where nothing is. */
export function hostnameProblem(hostname: string): FieldProblem | null {
  if (hostname === "") return "hostnameMissing";
  if (/[/?#@\\]/.test(hostname)) return "hostnamePath";
  if (parse(hostname).isIp === true || /^[\d.]+(:\d*)?$/.test(hostname)) return "hostnameIsAddress";
  if (hostname.includes(":")) return "hostnamePort";
  const labels = hostname.split(".");
  // Letters of other scripts are drawn like ours: "аcme" with a Cyrillic а is another name.
  if (/\P{ASCII}/u.test(hostname) || labels.some((part) => part.startsWith(punycodePrefix))) {
    return "hostnamePunycode";
  }
  if (hostname.length > lengthMax || labels.some((part) => !label.test(part))) {
    return "hostnameInvalid";
  }
  return hostnameParts(hostname) ? null : "hostnameNoDomain";
}

/** What is wrong with a hostname for an academy on `mainHost`; null where nothing is. */
export function ownHostnameProblem(hostname: string, mainHost: string): FieldProblem | null {
  const base = baseDomain(mainHost);
  if (hostname === base || hostname.endsWith(`.${base}`)) return "hostnameOurs";
  const parts = hostnameParts(hostname);
  if (!parts) return "hostnameNoDomain";
  const [first, ...others] = parts.below === "" ? [] : parts.below.split(".");
  if (reservedSubdomains.some((reserved) => reserved === first)) return "hostnameReserved";
  const labels = [...(first === undefined ? [] : [first]), ...others, parts.name];
  const isLikeReserved = labels.some((part) =>
    reservedSubdomains.some((reserved) => looksLike(part, reserved)),
  );
  const ours = ourNames(base);
  const isLikeOurs = labels.some((part) => ours.some((name) => looksLike(part, name)));
  return isLikeReserved || isLikeOurs || ours.includes(parts.name) ? "hostnameLooksAlike" : null;
}

/** What people call the academy: by its name, and by its domain's. */
export function ourNames(base: string): string[] {
  const { domainWithoutSuffix } = parse(base, { allowPrivateDomains: true });
  return [
    ...new Set([site.name.toLowerCase(), shippedFacts.name.toLowerCase()]),
    ...(domainWithoutSuffix ? [domainWithoutSuffix] : []),
  ];
}
