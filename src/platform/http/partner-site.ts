import type { IncomingMessage } from "node:http";

/** A partner's host that a request came to, while it shows a brand (W-05). */
export type PartnerSite = {
  subdomain: string;
  /** The name alone, in small letters: "acme.faro.example". */
  host: string;
};

const sites = new WeakMap<IncomingMessage, PartnerSite>();

/** Remembers, once it is decided, whose host a request came to: nothing after that reads the header Host. */
export function notePartnerSite(request: IncomingMessage, site: PartnerSite): void {
  sites.set(request, site);
}

/** The partner's host that a request came to; null where it is the academy's own. */
export function partnerSiteOf(request: IncomingMessage): PartnerSite | null {
  return sites.get(request) ?? null;
}

/** Under which brand's name somebody without an account came, and at which host; a host of null is the main domain. */
export type CameUnder = { subdomain: string; host: string | null };
