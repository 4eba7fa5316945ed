import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandDrafts } from "#db/tables/brand-drafts.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import { readIdentity } from "../rules/identity.ts";
import {
  type OwnPicture,
  pictureFields,
  type PictureKind,
  pictureKinds,
  readPicturePath,
} from "../rules/pictures.ts";

/** A version of a brand, of which the fields of its pictures are read. */
type Pictured = Readonly<Partial<Record<string, unknown>>>;

/** The pictures of ours that versions of a brand show, by hash. */
function hashesOf(versions: readonly (Pictured | null)[]): string[] {
  const named = versions.flatMap((one) =>
    one ? pictureKinds.flatMap((kind) => pictureIn(one, kind)?.hash ?? []) : [],
  );
  return [...new Set(named)];
}

/** The picture of ours that a version shows; null where it shows none, or one of another host. */
function pictureIn(version: Pictured, kind: PictureKind): OwnPicture | null {
  const url = version[pictureFields[kind]];
  return typeof url === "string" ? readPicturePath(url) : null;
}

/** The pictures that an affiliate's brand shows, has as a draft, showed before, or waits to be known by, by hash. */
export async function hashesInUse(db: Queryable, affiliateId: string): Promise<string[]> {
  const published = await db
    .select()
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  const drafts = await db
    .select({ words: brandDrafts.words })
    .from(brandDrafts)
    .where(eq(brandDrafts.affiliateId, affiliateId));
  return hashesOf([
    ...published,
    ...published.map(({ previous }) => previous),
    // Shown until what was published since is approved.
    ...published.map(({ approvedIdentity }) => readIdentity(approvedIdentity)),
    ...drafts.map(({ words }) => words),
  ]);
}

/** Removes pictures that a brand showed before and shows no longer. */
export async function removeReplaced(
  db: Queryable,
  affiliateId: string,
  before: readonly string[],
): Promise<void> {
  const inUse = new Set(await hashesInUse(db, affiliateId));
  const gone = before.filter((hash) => !inUse.has(hash));
  if (gone.length === 0) return;
  await db
    .delete(brandPictures)
    .where(and(eq(brandPictures.affiliateId, affiliateId), inArray(brandPictures.hash, gone)));
}

/** What is wrong with the pictures of ours that a version names: each has to be there, of its kind, and their own. */
export async function pictureProblems(
  db: Queryable,
  affiliateId: string,
  version: Pictured,
): Promise<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  for (const kind of pictureKinds) {
    const field = pictureFields[kind];
    const own = pictureIn(version, kind);
    if (!own) continue;
    const { hash, size, format } = own;
    const found = await db
      .select({ format: brandPictures.format })
      .from(brandPictures)
      .where(
        and(
          eq(brandPictures.affiliateId, affiliateId),
          eq(brandPictures.kind, kind),
          eq(brandPictures.hash, hash),
          eq(brandPictures.size, size),
        ),
      );
    if (found.every((one) => one.format !== format)) problems[field] = "pictureGone";
  }
  return problems;
}
