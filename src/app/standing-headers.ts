import type { IncomingMessage, ServerResponse } from "node:http";
import { normalHost, siteHost } from "#features/brands/rules/site-host.ts";
import { day, second } from "#shared/constants.ts";

/** An answer of a call is data: opened as a page it shows nothing, runs nothing and stands in no frame. */
const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** This machine's own names, which browsers trust without https (W3C, Secure Contexts, 3.1). */
const ownMachine = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

/** How long a browser comes back over https alone: to the academy's own names, and to a name that a partner brought. */
const httpsOnlyMs = { own: 365 * day, partners: 30 * day };

/**
 * Sets what every answer carries, whoever writes it; a page puts its own policy in place of the calls'. Where the academy
 * is reached by https a browser that was here once comes by nothing else (HSTS), by this name alone: what else stands below
 * a domain is not ours to decide. A partner may take a hostname elsewhere, so theirs is held for a month. No page shares its
 * window with another site's, where browsers know of that: elsewhere they say so in the console of whoever looks.
 */
export function createStandingHeaders(
  publicUrl: URL,
): (request: IncomingMessage, response: ServerResponse) => void {
  const isSecure = publicUrl.protocol === "https:";

  return ({ url = "", headers }, response) => {
    if (/^\/api(?:[/?]|$)/.test(url)) response.setHeader("content-security-policy", callPolicy);
    if (isSecure || ownMachine.test(normalHost(headers.host) ?? ""))
      response.setHeader("cross-origin-opener-policy", "same-origin");
    if (!isSecure) return;
    const isPartners = siteHost(headers.host, publicUrl.hostname)?.kind === "hostname";
    const heldMs = isPartners ? httpsOnlyMs.partners : httpsOnlyMs.own;
    response.setHeader("strict-transport-security", `max-age=${heldMs / second}`);
  };
}
