/**
 * The browser's address. X-Forwarded-For is believed only as far as the chain of trusted proxies reaches:
 * the last entry that is not one of them is the browser.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const remote = plainAddress(remoteAddress ?? "unknown");
  if (!trusted.includes(remote) || !forwardedFor) return remote;
  const chain = forwardedFor.split(",").map((entry) => plainAddress(entry.trim()));
  return chain.findLast((entry) => !trusted.includes(entry)) ?? remote;
}

/** IPv4 addresses on a dual-stack socket arrive as ::ffff:127.0.0.1. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}
