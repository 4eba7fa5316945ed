import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "#platform/http/request-context.ts";
import { hasOwnCookie } from "#platform/http/cookies.ts";
import { AppError } from "#shared/errors.ts";
import { findBrand } from "../find-brand.ts";
import { readMeasuringPath } from "../rules/measuring.ts";
import { problemOf } from "../rules/problems.ts";
import { type ClosedDocument, documentOf } from "./closed-document.ts";

/** Serves the document that counts visits of a page; false where the address names none that runs now. */
export type ServeMeasuring = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean> | boolean;

/** What a document may do beside its policy: nothing. */
const permissions = [
  "accelerometer",
  "attribution-reporting",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "sync-xhr",
  "usb",
  "web-share",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

/**
 * Asked for each time, and kept by nobody: of a page that is off, of what is not approved any more, and for a browser
 * that holds a cookie of ours there is none.
 */
export function createMeasuringServer(
  services: Pick<Services, "db" | "log" | "settings">,
): ServeMeasuring {
  async function answer(
    { subdomain, hash }: NonNullable<ReturnType<typeof readMeasuringPath>>,
    method: string | undefined,
    response: ServerResponse,
  ): Promise<boolean> {
    const found = await findRunning(services, subdomain);
    if (found?.hash !== hash) return false;
    const body = Buffer.from(found.html);
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-length": body.length,
      "cache-control": "no-store",
      "content-security-policy": found.policy,
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": permissions,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-dns-prefetch-control": "off",
    });
    response.end(method === "HEAD" ? undefined : body);
    return true;
  }

  return ({ url = "", method, headers }, response) => {
    if (method !== "GET" && method !== "HEAD") return false;
    const named = readMeasuringPath(url);
    return named && !hasOwnCookie(headers.cookie) ? answer(named, method, response) : false;
  };
}

/** What runs on a page that is seen. */
async function findRunning(
  services: Pick<Services, "db" | "log" | "settings">,
  subdomain: string,
): Promise<ClosedDocument | null> {
  try {
    const { brand, affiliate } = await findBrand(services, subdomain);
    if (problemOf(brand, affiliate !== null)) return null;
    return documentOf(brand, services.settings.publicUrl);
  } catch (error) {
    if (error instanceof AppError && error.code !== "brand_not_loaded") return null;
    throw error;
  }
}
