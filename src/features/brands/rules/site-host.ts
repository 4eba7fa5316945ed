import { isLocalName } from "#shared/local-name.ts";
import { reservedSubdomains } from "#shared/subdomains.ts";

/** Whose site a request is for, by the name that it was sent to (W-05). */
export type SiteHost =
  /** The academy's own. */
  | { kind: "main" }
  /** A name that the academy keeps to itself beside the main one: it leads there. */
  | { kind: "reserved" }
  /** Below the main domain: the brand of that subdomain, if there is one. */
  | { kind: "subdomain"; host: string; subdomain: string }
  /** Any other name: the brand that has proved it, if there is one. */
  | { kind: "hostname"; host: string };

/** A name with its port, as the header Host has it. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w-][\w.-]*?)\.?(?::\d*)?$/;

/**
 * The name of a Host header as names are compared: in small letters, without a port and without the dot at its end;
 * null where it is none.
 */
export function normalHost(header: string | undefined): string | null {
  return hostPattern.exec((header ?? "").toLowerCase())?.[1] ?? null;
}

/** The main domain without the "www" that it may begin with: brands stand below it. */
export function baseDomain(mainHost: string): string {
  return mainHost.toLowerCase().replace(/^www\./, "");
}

/**
 * Whose site a host is; null where the header is no host at all. Addresses of machines, "localhost" and names of the local
 * network are nobody's: whoever uses them, a person in the same house or a program on the same machine, means the academy.
 */
export function siteHost(header: string | undefined, mainHost: string): SiteHost | null {
  // Programs that watch over a server may name none.
  if (!header) return { kind: "main" };
  const host = normalHost(header);
  if (host === null) return null;
  if (host === mainHost.toLowerCase() || host === "localhost" || isAddress(host)) {
    return { kind: "main" };
  }
  const base = baseDomain(mainHost);
  if (host === base) return { kind: "reserved" };
  if (isAddress(base) || !host.endsWith(`.${base}`)) {
    return isLocalName(host) ? { kind: "main" } : { kind: "hostname", host };
  }
  const subdomain = host.slice(0, -base.length - 1);
  const isReserved = reservedSubdomains.some((reserved) => reserved === subdomain);
  return isReserved ? { kind: "reserved" } : { kind: "subdomain", host, subdomain };
}

/** IPv6 stands in brackets, and IPv4 is digits alone, as no name is. */
function isAddress(host: string): boolean {
  return host.startsWith("[") || /^[\d.]+$/.test(host);
}
