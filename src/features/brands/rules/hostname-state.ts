import type { BrandHostname } from "../contract/hostname.ts";

/** Where a hostname stands on its way to show the page; what is in its way comes first. */
export type HostnameState = "unproven" | "waits" | "refused" | "off" | "failing" | "served";

export function hostnameState(
  hostname: Pick<BrandHostname, "provenAt" | "failingSince" | "decision" | "active">,
): HostnameState {
  if (hostname.decision === "refused") return "refused";
  if (!hostname.active) return "off";
  if (hostname.provenAt === null) return "unproven";
  if (hostname.failingSince !== null) return "failing";
  return hostname.decision === "approved" ? "served" : "waits";
}
