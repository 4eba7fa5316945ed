import type { IncomingMessage, ServerResponse } from "node:http";
import { findBrand } from "../find-brand.ts";
import { readStylesPath } from "../rules/styles.ts";
import { AppError } from "#shared/errors.ts";
import { problemOf } from "../rules/problems.ts";
import { compiledOrNull } from "./compile-styles.ts";

/** Serves the styles of a partner's page; false where the address names none that the page shows now. */
export type ServeStyles = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean> | boolean;

/** An address with a hash always holds the same, so browsers keep it; of a page that is off there are no styles. */
export function createStylesServer(services: Parameters<typeof findBrand>[0]): ServeStyles {
  async function answer(
    { subdomain, hash }: NonNullable<ReturnType<typeof readStylesPath>>,
    method: string | undefined,
    response: ServerResponse,
  ): Promise<boolean> {
    const found = await findShown(services, subdomain);
    const styles = compiledOrNull(found);
    if (styles?.hash !== hash) return false;
    const body = Buffer.from(styles.css);
    response.writeHead(200, {
      "content-type": "text/css; charset=utf-8",
      "content-length": body.length,
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    response.end(method === "HEAD" ? undefined : body);
    return true;
  }

  return ({ url = "", method }, response) => {
    if (method !== "GET" && method !== "HEAD") return false;
    const [path = ""] = url.split("?");
    const named = readStylesPath(path);
    return named ? answer(named, method, response) : false;
  };
}

/** What a page that is seen has of styles, as they were approved. */
async function findShown(
  services: Parameters<typeof findBrand>[0],
  subdomain: string,
): Promise<string | null> {
  try {
    const { brand, affiliate } = await findBrand(services, subdomain);
    return problemOf(brand, affiliate !== null) === null ? brand.customCss : null;
  } catch (error) {
    if (error instanceof AppError && error.code !== "brand_not_loaded") return null;
    throw error;
  }
}
