import { and, asc, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import type { Services } from "#platform/http/request-context.ts";
import { day, hour } from "#shared/constants.ts";
import { wantedRecords } from "../rules/hostname-records.ts";
import { createLookUp, lookWhereItLeads } from "./look-up.ts";
import { noteProof } from "./proof.ts";
import { academyPlace, type StoredHostname } from "./view.ts";

/** A name that nobody proves is not looked for any longer; its owner's page still does. */
const unprovenMs = 30 * day;

/** A little less than the time between two rounds, or a name would miss every other one. */
const slackMs = hour / 2;

/** How many hostnames are looked for at the same time. */
const atOnce = 10;

/**
 * Looks for the proof of each hostname, and where it leads: once a day where it stands, hourly where it is still to come
 * or to lead to us again. Run every hour;
 * one whose DNS does not answer is left as it is.
 */
export async function recheckHostnames(services: Services): Promise<void> {
  const { settings } = services;
  const lookUp = createLookUp(settings.dnsServer);
  for (const round of inGroups(await findDue(services))) {
    await Promise.all(
      round.map(async (row) => {
        const [proof] = wantedRecords(row, academyPlace(settings));
        if (!proof) return;
        const [[seen], leads] = await Promise.all([
          lookUp([proof]),
          lookWhereItLeads(settings.dnsServer, row.hostname, academyPlace(settings)),
        ]);
        if (seen) await noteProof(services, row, { proof: seen.state, leads });
      }),
    );
  }
}

function findDue(services: Services): Promise<StoredHostname[]> {
  const { checkedAt, createdAt, provenAt, strayingSince } = brandHostnames;
  const now = services.now().getTime();
  const ago = (ms: number) => new Date(now - ms);
  const isDue = (pause: number) => or(isNull(checkedAt), lt(checkedAt, ago(pause - slackMs)));
  return services.db
    .select()
    .from(brandHostnames)
    .where(
      or(
        and(isNotNull(provenAt), isDue(day)),
        and(isNotNull(strayingSince), isDue(hour)),
        and(isNull(provenAt), gt(createdAt, ago(unprovenMs)), isDue(hour)),
      ),
    )
    .orderBy(asc(sql`coalesce(${checkedAt}, ${createdAt})`));
}

function inGroups<T>(all: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < all.length; at += atOnce) groups.push(all.slice(at, at + atOnce));
  return groups;
}
