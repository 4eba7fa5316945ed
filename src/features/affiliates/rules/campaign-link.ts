/** Where a link stands, in what form, and in which campaign; each may be empty. */
export type Campaign = { source: string; medium: string; campaign: string };

/** As long as each is kept with a visit. */
export const campaignLengthMax = 100;

/** A link that says where it stands (utm_source and the like): visits through it are told apart in the figures. */
export function campaignLink(link: string, campaign: Campaign): string {
  const address = new URL(link);
  for (const name of ["source", "medium", "campaign"] as const) {
    const value = campaign[name].trim().slice(0, campaignLengthMax);
    if (value !== "") address.searchParams.set(`utm_${name}`, value);
  }
  return address.href;
}
