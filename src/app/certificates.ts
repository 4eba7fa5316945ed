import type { IncomingMessage, ServerResponse } from "node:http";
import { mayHaveCertificate } from "#features/brands/hostnames/served.ts";
import { normalHost } from "#features/brands/rules/site-host.ts";
import { clientAddress } from "#platform/http/client-address.ts";
import type { Services } from "#platform/http/request-context.ts";

/** Where a proxy asks whether it may get a certificate: Caddy's `on_demand_tls { ask … }`. */
export const certificatePath = "/internal/certificate";

/** What a proxy adds to requests that it passes on; one that it makes itself has none of them. */
const passedOn = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"] as const;

/**
 * Tells the proxy on this machine, or a trusted one, which hostnames may have a certificate: 200 for those of the
 * academy and of brands that are shown, 404 for all others. To everybody else the address is none. Answers false
 * where the request is not for it.
 */
export function createCertificateDesk(
  services: Pick<Services, "db" | "settings">,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean {
  const { publicUrl, trustProxy } = services.settings;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const query = new URLSearchParams((request.url ?? "").slice(certificatePath.length));
    const host = normalHost(query.get("domain") ?? "");
    const isAllowed =
      host !== null && (await mayHaveCertificate(services.db, host, publicUrl.hostname));
    response.writeHead(isAllowed ? 200 : 404, { "cache-control": "no-store" }).end();
    return true;
  }

  return (request, response) => {
    const [path] = (request.url ?? "").split("?");
    const isAsked = path === certificatePath && request.method === "GET";
    return isAsked && isProxy(request, trustProxy) ? answer(request, response) : false;
  };
}

function isProxy({ socket, headers }: IncomingMessage, trusted: readonly string[]): boolean {
  if (passedOn.some((name) => headers[name] !== undefined)) return false;
  const address = clientAddress(socket.remoteAddress, undefined, []);
  return address === "::1" || address.startsWith("127.") || trusted.includes(address);
}
