import { isIP } from "node:net";

/**
 * The browser's address. X-Forwarded-For is believed only as far as the chain of trusted proxies reaches:
 * the last entry that is not one of them is the browser. Whatever is no address is not believed.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const remote = plainAddress(remoteAddress ?? "unknown");
  if (!trusted.includes(remote) || !forwardedFor) return remote;
  const chain = forwardedFor.split(",").map((entry) => plainAddress(entry.trim()));
  const browser = chain.findLast((entry) => !trusted.includes(entry));
  return browser !== undefined && isIP(browser) ? browser : remote;
}

/**
 * Under which name calls from an address are counted: IPv6 addresses by the network they are in (the first 64
 * bits, RFC 4291), since whoever has one of them has all the others.
 */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = address.includes("::") ? [...before, ...zeros, ...after] : before;
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** IPv4 addresses on a dual-stack socket arrive as ::ffff:127.0.0.1. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}
