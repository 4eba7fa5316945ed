import { and, eq, lt, notInArray } from "drizzle-orm";
import { affiliates } from "#db/tables/affiliates.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import type { Services } from "#platform/http/request-context.ts";
import { day } from "#shared/constants.ts";
import { hashesInUse } from "./in-use.ts";

/** Removes pictures that were uploaded a day ago and put into no version of a brand. */
export async function removeAbandoned(services: Services): Promise<void> {
  const { db } = services;
  const isOld = lt(brandPictures.createdAt, new Date(services.now().getTime() - day));
  const owners = await db
    .selectDistinct({ id: brandPictures.affiliateId })
    .from(brandPictures)
    .where(isOld);
  for (const { id } of owners) {
    await db.transaction(async (transaction) => {
      // As every change of a brand does: one that is being saved is not taken away.
      await transaction
        .select({ id: affiliates.id })
        .from(affiliates)
        .where(eq(affiliates.id, id))
        .for("no key update");
      const used = [...(await hashesInUse(transaction, id)), ""];
      await transaction
        .delete(brandPictures)
        .where(and(eq(brandPictures.affiliateId, id), isOld, notInArray(brandPictures.hash, used)));
    });
  }
}
