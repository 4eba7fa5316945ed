import * as openid from "openid-client";
import type { GoogleSettings } from "#platform/settings.ts";
import { apiTimeoutMs, second } from "#shared/constants.ts";

const known = new WeakMap<GoogleSettings, Promise<openid.Configuration>>();

/**
 * What the provider says of itself, asked once and kept; asked again after a failure. Rejects where it cannot be
 * reached within the time any call has. Only a provider on this very machine may answer without https.
 */
export function readProvider(google: GoogleSettings): Promise<openid.Configuration> {
  const found = known.get(google);
  if (found) return found;
  const asking = openid.discovery(google.issuer, google.clientId, google.clientSecret, undefined, {
    timeout: apiTimeoutMs / second,
    ...(isLoopback(google.issuer) ? { execute: [openid.allowInsecureRequests] } : {}),
  });
  known.set(google, asking);
  asking.catch(() => known.delete(google));
  return asking;
}

/** Whether an address is this machine's own. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
