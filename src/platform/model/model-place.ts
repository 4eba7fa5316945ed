import type { ModelPlace } from "#shared/consents.ts";
import type { ModelSettings, Settings } from "../settings.ts";

/**
 * Where the model of the settings runs. What the operator says counts. Else a company's own interface (openai, anthropic,
 * google) is the company's wherever it is reached: at an address of one's own stands a proxy. For others the address
 * decides, and the network is not asked: loopback, private and
 * link-local addresses (RFC 1918, 4193, 3927), names without a dot (a service of one's own network) and names that
 * only a local network can have (.localhost, .local, .internal, .lan, .home.arpa) are the academy's own.
 */
export function modelPlace({
  model,
  modelHosting,
}: {
  model: Pick<ModelSettings, "baseUrl" | "provider"> | null;
  modelHosting: Settings["modelHosting"];
}): ModelPlace {
  if (model === null) return "none";
  if (modelHosting !== null) return modelHosting;
  if (model.provider !== "openai-compatible") return "external";
  return isOwnHost(model.baseUrl.hostname) ? "own" : "external";
}

const localName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether a name is one that only the own machine or the own network can have. */
export function isOwnHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host.startsWith("[")) return isOwnIpv6(host.slice(1, -1));
  const octets = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host)?.slice(1).map(Number);
  if (octets) return isOwnIpv4(octets[0] ?? 0, octets[1] ?? 0);
  return !host.includes(".") || localName.test(host);
}

function isOwnIpv4(first: number, second: number): boolean {
  if (first === 127 || first === 10) return true;
  if (first === 192) return second === 168;
  if (first === 169) return second === 254;
  return first === 172 && second >= 16 && second <= 31;
}

/** Loopback, unique local (fc00::/7), link-local (fe80::/10) and IPv4 addresses written as IPv6. */
function isOwnIpv6(address: string): boolean {
  if (address === "::1" || /^f[cd]/.test(address) || /^fe[89ab]/.test(address)) return true;
  const mapped = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address)?.[1];
  if (mapped === undefined) return false;
  const high = Number.parseInt(mapped, 16);
  return isOwnIpv4(high >> 8, high & 255);
}
