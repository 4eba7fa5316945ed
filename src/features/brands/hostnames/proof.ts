import { and, eq, isNotNull, ne } from "drizzle-orm";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import type { Queryable } from "#db/client.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { findReaders } from "../find-reader.ts";
import { proofLetter } from "../emails/proof-letter.ts";
import type { RecordState } from "../rules/hostname-records.ts";
import { afterLookUp, type ProofNews, proofPatienceMs } from "../rules/proof.ts";
import { endSessionsOfHostname } from "./end-sessions.ts";
import type { StoredHostname } from "./view.ts";

/**
 * Keeps what was found of a hostname's proof, with the letter that its owner has to get, in one transaction. Nothing is
 * kept where the hostname has changed meanwhile. Gives whether somebody else has proved the name before.
 */
export async function noteProof(
  services: Services,
  { affiliateId, token }: Pick<StoredHostname, "affiliateId" | "token">,
  state: RecordState,
): Promise<{ isTaken: boolean }> {
  const { isTaken } = await commitWithLetters(services, async (transaction) => {
    const now = services.now();
    const [row] = await transaction
      .select()
      .from(brandHostnames)
      .where(and(eq(brandHostnames.affiliateId, affiliateId), eq(brandHostnames.token, token)))
      .for("update");
    if (!row) return { isTaken: false, letters: [] };
    const { proof, news } = afterLookUp(row, state, now);
    const isNew = row.provenAt === null && proof.provenAt !== null;
    const isOthers = isNew && (await isProvedByOther(transaction, row));
    const [changed] = await transaction
      .update(brandHostnames)
      .set(isOthers ? { checkedAt: now } : { ...proof, checkedAt: now })
      .where(eq(brandHostnames.affiliateId, affiliateId))
      .returning();
    await endSessionsOfHostname(transaction, row, changed ?? null);
    const letters = news ? await lettersOf(services, transaction, { row, news, now }) : [];
    return { isTaken: isOthers, letters };
  });
  return { isTaken };
}

async function isProvedByOther(
  db: Queryable,
  { hostname, affiliateId }: StoredHostname,
): Promise<boolean> {
  const [other] = await db
    .select({ id: brandHostnames.affiliateId })
    .from(brandHostnames)
    .where(
      and(
        eq(brandHostnames.hostname, hostname),
        ne(brandHostnames.affiliateId, affiliateId),
        isNotNull(brandHostnames.provenAt),
      ),
    );
  return other !== undefined;
}

type Told = { row: StoredHostname; news: NonNullable<ProofNews>; now: Date };

async function lettersOf(
  { settings }: Services,
  db: Queryable,
  { row, news, now }: Told,
): Promise<Email[]> {
  const readers = await findReaders(db, row.affiliateId);
  return readers.map(({ locale, ...reader }) =>
    proofLetter(
      {
        ...reader,
        news,
        hostname: row.hostname,
        ends: new Date(now.getTime() + proofPatienceMs),
        url: new URL("/affiliate/brand", settings.publicUrl).href,
      },
      locale,
    ),
  );
}
