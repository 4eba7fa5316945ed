import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import { pictureFields, pictureKinds, readPicturePath } from "../rules/pictures.ts";

/** What a version of a brand says about its pictures. */
type Pictured = Record<(typeof pictureFields)["logo" | "favicon" | "ogImage"], string | null>;

/** The pictures of ours that versions of a brand show, by hash. */
function hashesOf(versions: readonly (Pictured | null | undefined)[]): string[] {
  const named = versions.flatMap((one) =>
    one ? pictureKinds.map((kind) => one[pictureFields[kind]]) : [],
  );
  return [...new Set(named.flatMap((url) => (url && readPicturePath(url)?.hash) || []))];
}

/** The pictures that an affiliate's brand shows, by hash. */
export async function hashesInUse(db: Queryable, affiliateId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  return hashesOf(rows);
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
    const own = readPicturePath(version[field] ?? "");
    if (!own) continue;
    const { hash, size, format } = own;
    const found = await db
      .select({ hash: brandPictures.hash })
      .from(brandPictures)
      .where(
        and(
          eq(brandPictures.affiliateId, affiliateId),
          eq(brandPictures.kind, kind),
          eq(brandPictures.hash, hash),
          eq(brandPictures.size, size),
        ),
      );
    if (found.length === 0 || !["webp", "png", "jpg"].includes(format))
      problems[field] = "pictureGone";
  }
  return problems;
}
