import type { IncomingMessage, ServerResponse } from "node:http";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import type { Actor } from "#platform/http/request-context.ts";
import { type IdentityField, identityFields } from "../rules/identity.ts";
import { type OwnPicture, pictureFields, readPicturePath } from "../rules/pictures.ts";

const types = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;

/** Serves a picture that a partner uploaded; false where the address names none that the visitor may see. */
export type ServePicture = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean> | boolean;

/** Says who makes a request; null where nobody is signed in. */
export type FindActor = (request: IncomingMessage) => Promise<Actor | null>;

/**
 * An address with a hash always holds the same, so browsers keep it; a picture alone is never a page. Everybody sees what
 * a page that is on shows. Drafts, versions before and pages that are off are for their owner and for administrators.
 */
export function createPictureServer(db: Database, findActor: FindActor): ServePicture {
  async function answer(
    named: OwnPicture,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const found = await findPublic(db, named);
    if (found) {
      // Kept by browsers and by nothing between: a page that is switched off is off at once for whoever did not see it.
      send(found, "private, max-age=31536000, immutable", named, request, response);
      return true;
    }
    const actor = await findActor(request);
    const own = actor && (await findFor(db, named, actor));
    if (!own) return false;
    send(own, "no-store", named, request, response);
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

type Found = { format: keyof typeof types; bytes: Buffer };

const approved = (field: IdentityField) =>
  sql`${affiliateBranding.approvedIdentity}::jsonb ->> ${sql.raw(String(identityFields.indexOf(field)))}`;

/** The address that the picture's brand shows as a picture of its kind, up to the size, as it was approved. */
const shownAddress = sql`case ${brandPictures.kind}
  when 'logo' then ${approved(pictureFields.logo)}
  when 'favicon' then ${approved(pictureFields.favicon)}
  when 'ogImage' then ${approved(pictureFields.ogImage)} end`;

function select(db: Database, { hash, size, format }: OwnPicture, condition: SQL | undefined) {
  return db
    .select({ format: brandPictures.format, bytes: brandPictures.bytes })
    .from(brandPictures)
    .innerJoin(affiliates, eq(affiliates.id, brandPictures.affiliateId))
    .leftJoin(affiliateBranding, eq(affiliateBranding.affiliateId, brandPictures.affiliateId))
    .where(
      and(
        eq(brandPictures.hash, hash),
        eq(brandPictures.size, size),
        sql`${brandPictures.format} = ${format}`,
        condition,
      ),
    )
    .limit(1);
}

/** The picture as a page that is on shows it; null where none does. */
async function findPublic(db: Database, named: OwnPicture): Promise<Found | null> {
  const isShown = and(
    eq(affiliateBranding.active, true),
    eq(affiliates.status, "active"),
    sql`starts_with(${shownAddress}, '/brand-pictures/' || ${brandPictures.hash} || '-')`,
  );
  const [found] = await select(db, named, isShown);
  return found ?? null;
}

/** The picture for an administrator, or for whose it is; null for everybody else. */
async function findFor(db: Database, named: OwnPicture, actor: Actor): Promise<Found | null> {
  const isTheirs = actor.role === "administrator" ? undefined : eq(affiliates.userId, actor.id);
  const [found] = await select(db, named, isTheirs);
  return found ?? null;
}

function send(
  { format, bytes }: Found,
  cache: string,
  { hash, size }: OwnPicture,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = `"${hash}-${size}"`;
  if (headers["if-none-match"] === etag) {
    response.writeHead(304, { etag, "cache-control": cache }).end();
    return;
  }
  response.writeHead(200, {
    "content-type": types[format],
    "content-length": bytes.length,
    "cache-control": cache,
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  response.end(method === "HEAD" ? undefined : bytes);
}
