import type { BrandHostname } from "../contract/hostname.ts";

/** Where a hostname stands on its way to show the page; what is in its way comes first. */
export type HostnameState =
  | "unproven"
  | "waits"
  | "refused"
  | "off"
  | "failing"
  | "straying"
  | "strayed"
  | "served";

export function hostnameState(
  hostname: Pick<
    BrandHostname,
    "provenAt" | "failingSince" | "decision" | "active" | "strayingSince" | "strayed"
  >,
): HostnameState {
  if (hostname.decision === "refused") return "refused";
  if (!hostname.active) return "off";
  if (hostname.provenAt === null) return "unproven";
  // What is off already comes before what will be.
  if (hostname.strayed && hostname.decision === "approved") return "strayed";
  if (hostname.failingSince !== null) return "failing";
  if (hostname.decision !== "approved") return "waits";
  return hostname.strayingSince === null ? "served" : "straying";
}
