import { and, eq, ne, notInArray } from "drizzle-orm";
import type { z } from "zod";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { brandsContract } from "../contract.ts";
import { holdActive, requireActive } from "../own-brand.ts";
import { picturePath } from "../rules/pictures.ts";
import { makePicture } from "./make-picture.ts";
import { hashesInUse } from "./in-use.ts";

/**
 * Takes a picture of an affiliate, who has to be active; it is theirs to put into their brand. Of pictures of its kind
 * that were uploaded and put nowhere the last one stays. Throws brand_affiliate_inactive, and invalid_input with what
 * is wrong with the file.
 */
export async function uploadPicture(
  context: RequestContext,
  { kind }: z.output<typeof brandsContract.uploadPicture.input>,
  file: Uint8Array,
): Promise<z.input<typeof brandsContract.uploadPicture.output>> {
  await requireActive(context);
  const made = await makePicture(file, kind);
  if (typeof made === "string") throw new AppError("invalid_input", { fields: { file: made } });
  const { hash, renditions, shape } = made;
  const createdAt = context.now();
  await context.db.transaction(async (transaction) => {
    const { id: affiliateId } = await holdActive(context, transaction);
    const { affiliateId: owner, kind: use, hash: name, size } = brandPictures;
    await transaction
      .insert(brandPictures)
      .values(renditions.map((one) => ({ ...one, affiliateId, kind, hash, createdAt })))
      // Chosen again, it is new again: what is put nowhere is removed after a day.
      .onConflictDoUpdate({ target: [owner, use, name, size], set: { createdAt } });
    await transaction
      .delete(brandPictures)
      .where(
        and(
          eq(brandPictures.affiliateId, affiliateId),
          eq(brandPictures.kind, kind),
          ne(brandPictures.hash, hash),
          notInArray(brandPictures.hash, [...(await hashesInUse(transaction, affiliateId)), ""]),
        ),
      );
  });
  const [{ size, format } = { size: 0, format: "png" }] = renditions;
  return { url: picturePath({ hash, size, format, shape }) };
}
