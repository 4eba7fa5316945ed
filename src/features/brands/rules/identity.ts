/** What families, letters and whoever is sent the page know a brand by; stored by their places, so new ones come last. */
export const identityFields = [
  "brandName",
  "logoUrl",
  "faviconUrl",
  "supportEmail",
  "companyName",
  "metaTitle",
  "ogImageUrl",
] as const;

export type IdentityField = (typeof identityFields)[number];

/** Names, title, pictures and e-mail by the name of the field; null where the partner has none. */
export type Identity = Readonly<Record<IdentityField, string | null>>;

/** How many fields a text has that was stored when there were fewer. */
const fieldsOnce = 4;

/** Them of a brand, as an administrator reads them. */
export function identityOf(brand: Identity): Identity {
  const { brandName, logoUrl, faviconUrl, supportEmail, companyName, metaTitle, ogImageUrl } =
    brand;
  return { brandName, logoUrl, faviconUrl, supportEmail, companyName, metaTitle, ogImageUrl };
}

/** Them as the one text about which is decided. */
export function identityText(identity: Identity): string {
  return JSON.stringify(identityFields.map((name) => identity[name]));
}

/** What such a text says; what it says nothing of is null. */
export function readIdentity(text: string | null): Identity {
  const values = valuesOf(text);
  const value = (name: IdentityField) => values[identityFields.indexOf(name)] ?? null;
  return {
    brandName: value("brandName"),
    logoUrl: value("logoUrl"),
    faviconUrl: value("faviconUrl"),
    supportEmail: value("supportEmail"),
    companyName: value("companyName"),
    metaTitle: value("metaTitle"),
    ogImageUrl: value("ogImageUrl"),
  };
}

function valuesOf(text: string | null): (string | null)[] {
  const values: unknown = JSON.parse(text ?? "null");
  if (!Array.isArray(values)) return [];
  return values.map((value: unknown) => (typeof value === "string" ? value : null));
}

/** A text that was refused when there were fewer fields refuses what it names, whatever the others say now. */
export function refusedText(text: string, now: Identity): string {
  const values = valuesOf(text);
  if (values.length > fieldsOnce) return text;
  return JSON.stringify(
    identityFields.map((name, at) => (at < fieldsOnce ? (values[at] ?? null) : now[name])),
  );
}

/** The text that was approved last, spaced as ours are; null where none was. */
export function approvedText(approved: string | null): string | null {
  return approved === null ? null : identityText(readIdentity(approved));
}

/**
 * A brand as everybody sees it: under the names, title, pictures and e-mail that were approved last, whatever was published
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
