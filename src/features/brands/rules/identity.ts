/** What families and letters know a brand by. */
export const identityFields = ["brandName", "logoUrl", "faviconUrl", "supportEmail"] as const;

export type IdentityField = (typeof identityFields)[number];

/** Name, pictures and e-mail by the name of the field; null where the partner has none. */
export type Identity = Readonly<Record<IdentityField, string | null>>;

const none: Identity = { brandName: null, logoUrl: null, faviconUrl: null, supportEmail: null };

/** Them as the one text about which is decided. */
export function identityText(identity: Identity): string {
  return JSON.stringify(identityFields.map((name) => identity[name]));
}

/** What such a text says. */
export function readIdentity(text: string | null): Identity {
  const values: unknown = JSON.parse(text ?? "null");
  if (!Array.isArray(values)) return none;
  const [brandName, logoUrl, faviconUrl, supportEmail] = values.map((value: unknown) =>
    typeof value === "string" ? value : null,
  );
  return {
    brandName: brandName ?? null,
    logoUrl: logoUrl ?? null,
    faviconUrl: faviconUrl ?? null,
    supportEmail: supportEmail ?? null,
  };
}

/** The text that was approved last, spaced as ours are; null where none was. */
export function approvedText(approved: string | null): string | null {
  return approved === null ? null : identityText(readIdentity(approved));
}

/**
 * A brand as everybody sees it: under the name, logo, icon and e-mail that were approved last, whatever was published
 * since; where none were, under the name of its address alone.
 */
export function asShown<Brand extends Identity & { approvedIdentity: string | null }>(
  brand: Brand,
): Brand {
  return { ...brand, ...readIdentity(brand.approvedIdentity) };
}

/**
 * Whether a brand's identity waits for a decision of its own; that of a page which was never shown is decided together with
 * the page.
 */
export function identityWaits(brand: {
  active: boolean;
  approvedIdentity: string | null;
  identityStatus: string;
}): boolean {
  return brand.identityStatus === "pending" && (brand.active || brand.approvedIdentity !== null);
}
