import type { brandHostnames } from "#db/tables/brand-hostnames.ts";
import type { Settings } from "#platform/settings.ts";
import type { BrandHostname } from "../contract/hostname.ts";
import type { AcademyPlace } from "../rules/hostname-records.ts";

/** A hostname's row. */
export type StoredHostname = typeof brandHostnames.$inferSelect;

/** Whether a hostname shows its brand's page, if that page is on; served.ts says the same for the database. */
export function isServed({
  provenAt,
  decision,
  active,
  strayed,
}: Pick<StoredHostname, "provenAt" | "decision" | "active" | "strayed">): boolean {
  return provenAt !== null && decision === "approved" && active && !strayed;
}

/** A hostname as its owner and the administrator see it. */
export function hostnameView(
  { publicUrl }: Pick<Settings, "publicUrl">,
  row: StoredHostname,
): BrandHostname {
  const { hostname, provenAt, failingSince, decision, decisionReason } = row;
  const { approvedBefore, active, strayingSince, strayed } = row;
  return {
    hostname,
    provenAt: provenAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    strayingSince: strayingSince?.toISOString() ?? null,
    strayed,
    decision,
    decisionReason,
    approvedBefore,
    active,
    isServed: isServed(row),
    address: `${originAt(publicUrl, hostname)}/`,
  };
}

/** The origin of another of the academy's hosts: the same scheme and port. */
export function originAt(publicUrl: URL, host: string): string {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

/** Where records have to lead. */
export function academyPlace(settings: Pick<Settings, "publicUrl" | "publicAddresses">) {
  const { publicUrl, publicAddresses: addresses } = settings;
  return { mainHost: publicUrl.hostname, addresses } satisfies AcademyPlace;
}
