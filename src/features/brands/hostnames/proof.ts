import { and, eq, isNotNull, ne } from "drizzle-orm";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import type { Queryable } from "#db/client.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { findReaders } from "../find-reader.ts";
import { type HostnameNews, proofLetter } from "../emails/proof-letter.ts";
import type { RecordState } from "../rules/hostname-records.ts";
import { isDuplicate } from "../is-duplicate.ts";
import { afterFollowing, afterLookUp, proofPatienceMs } from "../rules/proof.ts";
import { endSessionsOfHostname } from "./end-sessions.ts";
import type { Leads } from "./look-up.ts";
import { isServed, type StoredHostname } from "./view.ts";

/**
 * What was found of a hostname: its proof and, by the scheduled look alone, where it leads. Whoever only looks for
 * themselves neither starts nor stops a clock of where it leads, and does not put the scheduled look off.
 */
export type Seen = { proof: RecordState; leads?: Leads };

/**
 * Keeps what was found of a hostname's proof and of where it leads, with the letter that its owner has to get, in one transaction. Nothing is
 * kept where the hostname has changed meanwhile. Gives whether somebody else has proved the name before.
 */
export async function noteProof(
  services: Services,
  { affiliateId, token }: Pick<StoredHostname, "affiliateId" | "token">,
  seen: Seen,
): Promise<{ isTaken: boolean }> {
  try {
    return await note(services, { affiliateId, token }, seen);
  } catch (error) {
    // Two that prove one name at once: the second looks again, and finds it the first one's.
    if (!isDuplicate(error)) throw error;
    return note(services, { affiliateId, token }, seen);
  }
}

async function note(
  services: Services,
  { affiliateId, token }: Pick<StoredHostname, "affiliateId" | "token">,
  { proof: state, leads }: Seen,
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
    // Where a name leads that is not served is no news: its owner may still be setting it up.
    const isFollowed = isServed({ ...row, ...proof, strayed: false });
    const { strayingSince, strayed, unreachableSince } = row;
    const before = { strayingSince, strayed, unreachableSince };
    // What strayed while it was served stays so, served or not, until it is found to lead to us.
    const { way, news: wayNews } =
      leads && (isFollowed || leads.state === "found")
        ? afterFollowing(before, leads.state, now)
        : { way: before, news: null };
    const checked = leads || row.provenAt === null ? { checkedAt: now } : {};
    const isNew = row.provenAt === null && proof.provenAt !== null;
    const isOthers = isNew && (await isProvedByOther(transaction, row));
    const [changed] = await transaction
      .update(brandHostnames)
      .set(isOthers ? { checkedAt: now } : { ...proof, ...way, ...checked })
      .where(eq(brandHostnames.affiliateId, affiliateId))
      .returning();
    await endSessionsOfHostname(transaction, row, changed ?? null);
    const letters: Email[] = [];
    for (const told of [news, wayNews]) {
      if (!told) continue;
      const said = { row, news: told, now, strange: leads?.strange ?? [] };
      letters.push(...(await lettersOf(services, transaction, said)));
    }
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

type Told = { row: StoredHostname; news: HostnameNews; now: Date; strange: string[] };

async function lettersOf(
  { settings }: Services,
  db: Queryable,
  { row, news, now, strange }: Told,
): Promise<Email[]> {
  const readers = await findReaders(db, row.affiliateId);
  return readers.map(({ locale, ...reader }) =>
    proofLetter(
      {
        ...reader,
        news,
        strange,
        hostname: row.hostname,
        ends: new Date(now.getTime() + proofPatienceMs),
        mainHost: settings.publicUrl.hostname,
        url: new URL("/affiliate/brand", settings.publicUrl).href,
      },
      locale,
    ),
  );
}
