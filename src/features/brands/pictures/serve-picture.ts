import type { IncomingMessage, ServerResponse } from "node:http";
import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import { readPicturePath } from "../rules/pictures.ts";

const types = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;

/** Serves a picture that a partner uploaded; false where the address names none. */
export type ServePicture = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean> | boolean;

/** An address with a hash always holds the same, so browsers keep it; a picture alone is never a page. */
export function createPictureServer(db: Database): ServePicture {
  async function answer(
    { hash, size, format }: NonNullable<ReturnType<typeof readPicturePath>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const etag = `"${hash}-${size}"`;
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, { etag }).end();
      return true;
    }
    const [found] = await db
      .select({ format: brandPictures.format, bytes: brandPictures.bytes })
      .from(brandPictures)
      .where(and(eq(brandPictures.hash, hash), eq(brandPictures.size, size)))
      .limit(1);
    if (found?.format !== format) return false;
    response.writeHead(200, {
      "content-type": types[found.format],
      "content-length": found.bytes.length,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      etag,
    });
    response.end(request.method === "HEAD" ? undefined : found.bytes);
    return true;
  }

  return (request, response) => {
    const { url = "", method } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const [path = ""] = url.split("?");
    const named = readPicturePath(path);
    return named ? answer(named, request, response) : false;
  };
}
