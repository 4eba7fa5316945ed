import type { BlurbStatus } from "./fields.ts";
import { identityWaits } from "./identity.ts";
import { type Measuring, measuringText } from "./measuring.ts";

/** What of a brand can wait for an administrator. */
export const brandParts = ["page", "blurb", "styles", "measuring", "identity", "hostname"] as const;

export type BrandPart = (typeof brandParts)[number];

type Standing = {
  brand: {
    active: boolean;
    decidedAt: Date | null;
    partnerBlurb: string | null;
    partnerBlurbStatus: BlurbStatus;
    customCss: string | null;
    customCssStatus: BlurbStatus;
    measuringStatus: BlurbStatus;
    identityStatus: BlurbStatus;
    approvedIdentity: string | null;
  } & Measuring;
  hostname: { decision: string; provenAt: Date | null } | null;
};

/** What waits: a page that nobody has looked at, words, styles, or script and ids that nobody has read, another name or picture than the one that is shown, a proved hostname that nobody has decided. */
export function waitingParts({ brand, hostname }: Standing): BrandPart[] {
  const waits = {
    page: !brand.active && brand.decidedAt === null,
    blurb: brand.partnerBlurbStatus === "pending" && brand.partnerBlurb !== null,
    styles: brand.customCssStatus === "pending" && brand.customCss !== null,
    measuring: brand.measuringStatus === "pending" && measuringText(brand) !== null,
    identity: identityWaits(brand),
    hostname: hostname?.decision === "pending" && hostname.provenAt !== null,
  };
  return brandParts.filter((part) => waits[part]);
}
